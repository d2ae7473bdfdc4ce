/** Fills in messages with the browser's Fluent: JSON from standard input, JSON to standard output.
 * In: [{ language, source, messages: [[name, values], …] }, …]. Out: a list of texts, or of errors, for each. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const found = createRequire(`${process.cwd()}/package.json`).resolve("@fluent/bundle");
const { FluentBundle, FluentResource } = await import(pathToFileURL(found).href);

function filled({ language, source, messages }) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return messages.map(([name, values]) => {
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) return `no message ${name}`;
    const errors = [];
    const text = bundle.formatPattern(pattern, values, errors);
    return errors.length ? `${errors[0]}` : text;
  });
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(filled)));
