"""The structure of the rulebook for the browser client, from `saboteur.rulebook`."""

import json

from saboteur.rulebook import CHAPTERS, CLAUSES_OF_REFUSALS

HEAD = """// Written by `python -m tools.generate.wire_types` from rulebook.py. Do not edit.

export interface Paragraph {
  key: string;
  clauses: string[];
  /** Whether it says something else in another edition. */
  byEdition: boolean;
  /** Left out at tables with this option; or there only with it. */
  unless: string | null;
  option: string | null;
}

export interface Chapter {
  name: string;
  /** The scene of the tutorial in which one can try it. */
  lesson: string | null;
  /** Boards to try it on. */
  examples: string[];
  paragraphs: Paragraph[];
}
"""


def typescript() -> str:
    """The whole file."""
    chapters = [
        {
            "name": chapter.name,
            "lesson": chapter.lesson,
            "examples": list(chapter.examples),
            "paragraphs": [
                {
                    "key": one.key,
                    "clauses": list(one.clauses),
                    "byEdition": bool(one.differs_by),
                    "unless": one.unless,
                    "option": one.option,
                }
                for one in chapter.paragraphs
            ],
        }
        for chapter in CHAPTERS
    ]
    refusals = {str(code): clause for code, clause in CLAUSES_OF_REFUSALS.items()}
    return "\n".join(
        (
            HEAD,
            f"export const CHAPTERS: Chapter[] = {json.dumps(chapters)};",
            "/** Which clause forbids what is refused. */",
            f"export const CLAUSES_OF_REFUSALS: Record<string, string> = {json.dumps(refusals)};",
            "",
        )
    )
