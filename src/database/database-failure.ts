/**
 * The work was not done, although the database is well and the work may succeed later.
 * - `busy`        other transactions were in the way at each attempt; the last one's error is the cause
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
