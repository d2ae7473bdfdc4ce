/**
 * Fluent text as JavaScript: what the browser loads needs no parser, and no interpreter of patterns.
 *
 * A message becomes a text, or a function of its values `v` where it has any; `src/text/messages.ts` gives what such
 * functions call: `s` selects a variant, `n` writes a value, `m` fills in another message. What Fluent can do and our
 * sentences do not use is refused, so that the two never give different texts.
 */
import { FluentResource } from "@fluent/bundle";

type Expression =
  | { type: "var"; name: string }
  | { type: "str"; value: string }
  | { type: "mesg" | "term"; name: string; attr: string | null; args?: unknown[] }
  | { type: "select"; selector: Expression; variants: { key: { type: "str" | "num"; value: string | number }; value: Pattern }[]; star: number }
  | { type: "num" | "func" };
type Pattern = string | (string | Expression)[];

/** The message that is being compiled, and the plurals of its language. */
interface Place {
  name: string;
  plurals: Intl.PluralRules;
}

/** A module that gives the messages of a Fluent text by their names; attributes as `name.attribute`, terms as `-name`. */
export function compiled(source: string, language: string): string {
  const plurals = new Intl.PluralRules(language);
  const written = patternsOf(source).map(([name, pattern]) => {
    const text = patternOf(pattern, { name, plurals });
    return `${JSON.stringify(name)}:${typeof pattern === "string" ? text : `v=>${text}`}`;
  });
  return `export default (s,n,m)=>({${written.join(",")}})`;
}

/** The patterns of a Fluent text with their names. */
function patternsOf(source: string): [string, Pattern][] {
  return new FluentResource(source).body.flatMap(({ id, value, attributes }): [string, Pattern][] => [
    ...(value === null ? [] : [[id, value as Pattern] satisfies [string, Pattern]]),
    ...Object.entries(attributes).map(([name, pattern]): [string, Pattern] => [`${id}.${name}`, pattern as Pattern]),
  ]);
}

function patternOf(pattern: Pattern, at: Place): string {
  if (typeof pattern === "string") return quoted(pattern);
  if (pattern.length === 1 && typeof pattern[0] === "object" && pattern[0].type === "select") return expressionOf(pattern[0], at);
  return `\`${pattern.map((part) => (typeof part === "string" ? escaped(part) : `\${${expressionOf(part, at)}}`)).join("")}\``;
}

function expressionOf(expression: Expression, at: Place): string {
  switch (expression.type) {
    case "str":
      return quoted(expression.value);
    case "var":
      return `n(v,"${expression.name}")`;
    case "select":
      return selectOf(expression, at);
    case "mesg":
      return `m("${expression.name}${expression.attr ? `.${expression.attr}` : ""}",v)`;
    case "term":
      if (expression.attr === null && !expression.args?.length) return `m("-${expression.name}",{})`;
  }
  throw new Error(`${at.name}: the browser cannot fill in "${expression.type}"`);
}

/** The default is what is left when no other variant fits. The browser looks for the exact number first, Fluent for the first variant that fits. */
function selectOf({ selector, variants, star }: Expression & { type: "select" }, at: Place): string {
  if (selector.type !== "var") throw new Error(`${at.name}: the browser selects by an argument only`);
  const others = variants.filter((_, index) => index !== star);
  const keys = others.map(({ key }) => key.value);
  for (const [index, key] of keys.entries()) {
    if (typeof key === "number" && keys.slice(0, index).includes(at.plurals.select(key))) throw new Error(`${at.name}: [${key}] must stand first`);
  }
  const written = others.map(({ key, value }) => `${JSON.stringify(String(key.value))}:${patternOf(value, at)}`);
  return `s(v.${selector.name},{${written.join(",")}},${patternOf(variants[star]!.value, at)})`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function escaped(text: string): string {
  return text.replace(/[\\`]|\$\{/g, "\\$&");
}
