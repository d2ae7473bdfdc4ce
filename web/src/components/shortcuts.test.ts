import { afterEach, expect, test } from "vitest";
import { settings } from "../state/settings.svelte";
import { isShortcut, keyShortcut, shortcutOf } from "./shortcuts";

afterEach(() => Object.assign(settings, { shortcuts: true, keys: {} }));

const pressed = (key: string, code = "") => shortcutOf({ key, code });

test("a letter is the same key on a Greek keyboard", () => {
  expect(pressed("τ", "KeyT")).toBe("t");
});

test("a key that was changed works, and the old one does not", () => {
  settings.keys = { t: "u" };
  expect([pressed("u"), pressed("t"), pressed("d")]).toEqual(["t", "", "d"]);
});

test("two keys can change places", () => {
  settings.keys = { t: "d", d: "t" };
  expect([pressed("d"), pressed("t")]).toEqual(["t", "d"]);
});

test("switched off, single keys do nothing, and Escape still does", () => {
  settings.shortcuts = false;
  expect([isShortcut(new KeyboardEvent("keydown", { key: "t" })), isShortcut(new KeyboardEvent("keydown", { key: "Escape" }))]).toEqual([false, true]);
});

test("a control names the key that was chosen for it, and none while keys are switched off", () => {
  settings.keys = { t: "u" };
  expect([keyShortcut("t"), keyShortcut("d"), keyShortcut("+"), keyShortcut("/")]).toEqual(["U", "D", "Plus", "/"]);
  settings.shortcuts = false;
  expect(keyShortcut("t")).toBeUndefined();
});
