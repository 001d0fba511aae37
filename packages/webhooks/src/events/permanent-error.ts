/** On errors of every copy of this package, which `instanceof` would not tell. */
const mark = Symbol.for("@segmark/webhooks/permanent");

/** For handlers behind an inbox: no further attempt can succeed, so none is made. The delivery is a dead letter. */
export class PermanentError extends Error {
  override readonly name = "PermanentError";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    Object.defineProperty(this, mark, { value: true });
  }
}

/** Whether all that has failed is permanent: the other handlers of a delivery may succeed another time. */
export function isPermanent(failure: unknown): boolean {
  try {
    if (failure instanceof AggregateError) return failure.errors.length > 0 && failure.errors.every(isPermanent);
    return typeof failure === "object" && failure !== null && mark in failure;
  } catch {
    return false; // what handlers throw may not be readable
  }
}
