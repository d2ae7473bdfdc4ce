/** The HTTP routes of what is learned by: scenes, examples of the rulebook and puzzles. */
import type { ExampleMoment, LessonMoment, PuzzleQuestion, PuzzleVerdict } from "../generated/wire";
import { ask } from "./lobby";

/** A scene of the tutorial after these moves. */
export const lesson = (name: string, moves: string[]) => ask<LessonMoment>(`/lessons/${encodeURIComponent(name)}`, { body: { moves } });
/** An example of the rulebook after these moves, by the rules of an edition. */
export const example = (name: string, edition: string, moves: string[]) => ask<ExampleMoment>(`/examples/${encodeURIComponent(name)}`, { body: { edition, moves } });
export const puzzle = (number: number) => ask<PuzzleQuestion>(`/puzzles/${number}`, { method: "GET" });
/** An answer is a move, or the number of a seat. */
export const answerPuzzle = (number: number, answer: string) => ask<PuzzleVerdict>(`/puzzles/${number}`, { body: { answer } });
