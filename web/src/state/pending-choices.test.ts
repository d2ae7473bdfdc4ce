import { expect, test, vi } from "vitest";
import type { SettingsChoice, TableSettings } from "../generated/wire";
import { PendingChoices } from "./pending-choices.svelte";

const shown = (settings: Partial<TableSettings>) => settings as TableSettings;

/** A server that answers when it is told to. */
function server(): { sent: SettingsChoice[]; answers: ((refused?: boolean) => Promise<void>)[]; send: (choice: SettingsChoice) => Promise<unknown> } {
  const sent: SettingsChoice[] = [];
  const answers: ((refused?: boolean) => Promise<void>)[] = [];
  const send = (choice: SettingsChoice) => {
    sent.push(choice);
    return new Promise((done, fail) => answers.push(async (refused = false) => {
      if (refused) fail(new Error("refused"));
      else done(null);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }));
  };
  return { sent, answers, send };
}

test("quick choices are shown at once, and sent one after the other, the last of each kind", async () => {
  const { sent, answers, send } = server();
  const pending = new PendingChoices(send);
  for (const rounds of [1, 2, 3]) pending.choose({ rounds });
  pending.choose({ clock: 60 });
  expect(pending.wanted).toEqual({ rounds: 3, clock: 60 });
  expect(sent, "one request at a time").toEqual([{ rounds: 1 }]);
  pending.shown(shown({ rounds: 1, clock: null }));
  expect(pending.wanted, "the echo of an old choice takes nothing back").toEqual({ rounds: 3, clock: 60 });
  await answers[0]!();
  expect(sent).toEqual([{ rounds: 1 }, { rounds: 3, clock: 60 }]);
  await answers[1]!();
  pending.shown(shown({ rounds: 3, clock: null }));
  expect(pending.wanted, "only what the table shows is settled").toEqual({ clock: 60 });
  pending.shown(shown({ rounds: 3, clock: 60 }));
  expect(pending.wanted).toEqual({});
});

test("what is refused is shown no longer, and the next choice is sent", async () => {
  const { sent, answers, send } = server();
  const pending = new PendingChoices(send);
  pending.choose({ edition: "xx" });
  await answers[0]!(true);
  expect(pending.wanted).toEqual({});
  pending.choose({ rounds: 2 });
  expect(sent).toEqual([{ edition: "xx" }, { rounds: 2 }]);
});

test("where the server made something else of a choice, that is shown after a while", async () => {
  vi.useFakeTimers();
  const { answers, send } = server();
  const pending = new PendingChoices(send);
  pending.choose({ listed: true });
  await answers[0]!();
  pending.shown(shown({ listed: false }));
  expect(pending.wanted).toEqual({ listed: true });
  vi.runAllTimers();
  expect(pending.wanted).toEqual({});
  vi.useRealTimers();
});
