/** Loggable description of a failure. */
export type ErrorDescription = Readonly<{
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorDescription;
}>;

const DEEPEST_CAUSE = 5;

/**
 * Only selected properties of an error: database drivers attach whole statements to theirs, including bound values.
 * @param error the thrown value
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: "something was thrown that is no error" };
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  };
}
