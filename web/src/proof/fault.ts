/** What is wrong with a record: a code with arguments; its sentence is `refused-CODE`. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
