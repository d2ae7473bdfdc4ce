/** Fills in messages as the browser does: JSON from standard input, JSON to standard output.
 * In: [{ language, source, messages: [[name, values], …] }, …]. Out: a list of texts, or of errors, for each. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const client = (path) => import(pathToFileURL(`${process.cwd()}/${path}`).href);
const { compiled } = await client("sentences/compile.ts");
const { Messages } = await client("src/text/messages.ts");

async function filled({ language, source, messages }) {
  const module = await import(`data:text/javascript,${encodeURIComponent(compiled(source, language))}`);
  const known = new Messages(language);
  known.add(module.default);
  return messages.map(([name, values]) => (known.has(name) ? known.text(name, values) : `no message ${name}`));
}

process.stdout.write(JSON.stringify(await Promise.all(JSON.parse(readFileSync(0, "utf8")).map(filled))));
