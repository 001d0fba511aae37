/**
 * An origin did not answer as it should. `kind`: the same for failures that differ in nothing but the words of the
 * origin.
 */
export class OriginFailure extends Error {
  override readonly name: string = "OriginFailure";
  readonly kind: string;
  constructor(kind: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The changes after the cursor are not kept any more at the origin. */
export class FeedExpired extends OriginFailure {
  override readonly name = "FeedExpired";
}

/** Longer than the cursor of any origin, and short enough to be stored. */
const longestCursor = 32_768;
export const isCursor = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longestCursor;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Errors: `OriginFailure` for what is no JSON, of which the parser would say what it begins with. */
export function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OriginFailure(`${path}: no JSON`, `The origin answered to ${path} with something else than JSON.`, {
      cause,
    });
  }
}
