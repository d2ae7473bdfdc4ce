/** Questions as they are typed: by a word alone ("goals"), or with what they are about ("row 4", "column F", "where 2", "F5"). */
import { namedCell } from "../notation/named-cell";
import type { Cell } from "../notation/cells";
import { t } from "../text/localize.svelte";
import { placeText } from "../text/spoken";
import { flowing } from "./goal-claims";
import { playerText } from "./known-player";
import { answer, QUESTIONS, whereText, type Asker, type Question } from "./questions";
import { terms } from "./typed-moves";

export const KINDS = Object.keys(QUESTIONS) as Question[];

/** The answer to what was typed; undefined if it asks nothing. */
export function typedAnswer(text: string, asker: Asker): string | undefined {
  const { view } = asker.table;
  const [first, ...others] = terms(text);
  if (!view || first === undefined) return undefined;
  const kind = wordOf(text);
  if (kind) return answer(kind, asker);
  const place = others.length === 0 ? cellIn(first) : undefined;
  const seat = view.public.broken.findIndex((_, seat) => terms(asker.table.nameOf(seat)).join() === terms(text).join());
  if (seat >= 0) return flowing(playerText(seat, asker.table));
  return place ? placeText(place, view) : answerAbout([first, ...others], asker);
}

/** The question whose word this is. */
function wordOf(text: string): Question | undefined {
  return KINDS.find((kind) => terms(t("question-word", { question: kind })).join() === terms(text).join());
}

/** A question, and in a word of its own before or behind it what it is about. */
function answerAbout([first, second, ...more]: readonly string[], asker: Asker): string | undefined {
  if (!first || !second || more.length > 0) return undefined;
  for (const [word, about] of [[first, second], [second, first]] as const) {
    const kind = wordOf(word);
    const cell = kind === "row" ? cellIn(`A${about}`) : kind === "column" ? cellIn(`${about}1`) : undefined;
    if (kind && cell) return answer(kind, { ...asker, cell });
    const card = kind === "where" ? asker.table.view?.own?.hand[Number(about) - 1] : undefined;
    if (card && asker.choice) return asker.table.myTurn ? whereText(card, asker.table, asker.choice) : t("web-refused-not-your-turn");
  }
  return undefined;
}

function cellIn(name: string): Cell | undefined {
  return namedCell(name.toUpperCase());
}
