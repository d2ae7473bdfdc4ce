import { expect, test } from "vitest";
import { SOUNDS, type Layer } from "./synthesizer";

/** -12 dB of full scale. */
const LOUDEST = 0.25;
const LONGEST = 0.6;

/** As loud as all layers that sound at a time can be together. */
function loudness(layers: Layer[], at: number): number {
  return layers.filter((layer) => layer.at <= at && at < layer.at + layer.lasts).reduce((sum, { level }) => sum + level, 0);
}

test.each(Object.entries(SOUNDS))("%s is short and never loud", (_, layers) => {
  expect(layers.length).toBeGreaterThan(0);
  expect(Math.max(...layers.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(LONGEST + 1e-9);
  for (const { at } of layers) expect(loudness(layers, at)).toBeLessThanOrEqual(LOUDEST);
});

test("the treasure is brighter than a stone, and winning ends higher than losing", () => {
  const pitches = (layers: Layer[]) => layers.map(({ pitch }) => pitch);
  expect(Math.min(...pitches(SOUNDS.treasure))).toBeGreaterThan(Math.max(...pitches(SOUNDS.stone)));
  expect(SOUNDS.won.at(-1)!.pitch).toBeGreaterThan(SOUNDS.won[0]!.pitch);
  expect(SOUNDS.lost.at(-1)!.pitch).toBeLessThan(SOUNDS.lost[0]!.pitch);
});
