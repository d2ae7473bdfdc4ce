/** Small sounds made on the spot; no files. Silent until the reader has touched the page, as browsers demand. */
import { settings } from "../state/settings.svelte";

export type Sound = "turn" | "lay" | "rock" | "break" | "mend" | "gold" | "look" | "end" | "refused";

let context: AudioContext | undefined;

const NOTES: Record<Exclude<Sound, "rock" | "lay" | "break">, [number, number][]> = {
  turn: [[523, 0], [784, 0.12]],
  mend: [[440, 0], [554, 0.09], [659, 0.18]],
  gold: [[988, 0], [1319, 0.08], [1568, 0.16]],
  look: [[392, 0], [466, 0.14]],
  end: [[392, 0], [523, 0.16], [659, 0.32], [784, 0.48]],
  refused: [[196, 0], [165, 0.1]],
};

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  const audio = audioContext();
  if (!audio) return;
  if (sound === "rock" || sound === "lay" || sound === "break") return rumble(audio, sound);
  for (const [pitch, after] of NOTES[sound]) tone(audio, pitch, after);
}

function audioContext(): AudioContext | undefined {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  const at = audio.currentTime + after;
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.09, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.35);
}

function rumble(audio: AudioContext, sound: "rock" | "lay" | "break"): void {
  const seconds = sound === "rock" ? 0.7 : 0.14;
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = sound === "break" ? 2400 : sound === "rock" ? 240 : 700;
  gain.gain.value = sound === "rock" ? 0.5 : 0.22;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}
