/**
 * The work was not done, although the database is healthy; a later retry may succeed.
 * - `busy`        every attempt conflicted with other transactions; the last error is the cause
 * - `overloaded`  too many transactions are waiting
 */
export class DatabaseFailure extends Error {
  override readonly name = "DatabaseFailure";
  readonly kind: "busy" | "overloaded";

  constructor(kind: DatabaseFailure["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
