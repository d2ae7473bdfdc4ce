/** The first message of a connection: which table, and by what right. */
import { WIRE_VERSION, type Hello, type ResumeFrom } from "../generated/wire";

export interface Credentials {
  /** One for each seat of this device; none for a spectator. */
  tokens: string[];
  /** Whether this page is the screen of the table. */
  screen?: boolean;
}

/** `resume` says how far this page knows the table; null asks for all of it. */
export function helloTo(table: string, { tokens: [token, ...also], screen }: Credentials, resume: ResumeFrom | null): Hello {
  // Pages without a seat are told of a rest between rounds, too; only those with one are awaited.
  const hello: Hello = { type: "hello", v: WIRE_VERSION, table, rests: true };
  if (token) hello.token = token;
  if (also.length > 0) hello.also = also;
  if (screen) hello.screen = true;
  if (resume) hello.resume = resume;
  return hello;
}
