import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { Messages, type Part } from "../src/text/messages";
import { compiled } from "./compile";
import { PARTS, type PartName } from "../src/text/parts";
import { gaps, messagesIn } from "./reach";

const LOCALES = join(import.meta.dirname, "../../src/saboteur/locales");
const MAIN = join(import.meta.dirname, "../src/main.ts");

function sourceOf(part: PartName, language: string): string {
  return PARTS[part].map((name) => readFileSync(join(LOCALES, language, `${name}.ftl`), "utf8")).join("\n");
}

async function loaded(source: string, language: string): Promise<Messages> {
  const messages = new Messages(language);
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(compiled(source, language))}`)) as { default: Part };
  messages.add(module.default);
  return messages;
}

const TRICKY = `
plain = \`one\` $two \\three "four" \${"{"}
count = { $count ->
    [0] none
    [one] one of { $name }
   *[other] { $count } of { $name }
}
tool = { $tool ->
    [pick] pick
   *[cart] cart
}
    .genitive = of the { $tool ->
        [pick] pick
       *[cart] cart
    }
uses = { tool.genitive }, { tool }, { -brand }{ " " }!
-brand = Saboteur
`;

test.each([
  ["plain", {}],
  ["count", { count: 0, name: "Ana" }],
  ["count", { count: 1, name: "Ana" }],
  ["count", { count: 21, name: "Ana" }],
  ["count", { count: 12345.6, name: "Ana" }],
  ["count", { count: "toString", name: "Ana" }],
  ["uses", { tool: "pick" }],
  ["uses", { tool: "lamp" }],
])("%s with %o is what Fluent makes of it", async (name, values) => {
  for (const language of ["en", "lt", "ru"]) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(TRICKY));
    expect((await loaded(TRICKY, language)).text(name, values)).toBe(bundle.formatPattern(bundle.getMessage(name)!.value!, values));
  }
});

test("what the browser would fill in differently is refused", () => {
  expect(() => compiled("a = { NUMBER($n) }\n", "en")).toThrow("func");
  expect(() => compiled("a = { -brand(case: \"x\") }\n", "en")).toThrow("term");
  expect(() => compiled("a = { $n ->\n    [one] one\n    [1] just one\n   *[other] more\n}\n", "en")).toThrow("[1] must stand first");
});

describe("sentences have come where they are spoken", () => {
  const partOf = new Map<string, PartName>();
  const texts = new Map<string, string>();
  for (const part of Object.keys(PARTS) as PartName[]) {
    for (const [, name, text] of sourceOf(part, "en").matchAll(/^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)/gm)) {
      partOf.set(name!, part);
      texts.set(name!, text!);
    }
  }
  const refers = (message: string): string[] =>
    [...(texts.get(message) ?? "").matchAll(/\{ ([a-z][a-z-]*) \}/g)].flatMap(([, name]) => [name!, ...refers(name!)]);

  test("on every way through the client", () => {
    expect(gaps(MAIN, ["first"], partOf, refers)).toEqual([]);
  });

  test("and one that has not come is found", () => {
    expect(gaps(MAIN, ["first"], new Map([...partOf, ["menu", "learn"]]), refers).map(({ module }) => module.split("/").at(-1))).toContain("GameHeader.svelte");
    expect(messagesIn('{t(open ? "menu" : "log", { a: "b" })} key: "log-x" {split("rules")}')).toEqual(["menu", "log", "log-x"]);
  });

  test("every message belongs to one part in every language", () => {
    for (const language of readdirSync(LOCALES)) {
      const names = (Object.keys(PARTS) as PartName[]).flatMap((part) => [...sourceOf(part, language).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]));
      expect(names.length).toBe(new Set(names).size);
    }
  });
});
