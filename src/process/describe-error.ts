/** What the log says of a failure. */
export type ErrorDescription = Readonly<{
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorDescription;
}>;

const DEEPEST_CAUSE = 5;

/**
 * The named parts of an error and nothing else: database drivers hang whole statements on theirs, with the values that were bound.
 * @param error whatever was thrown
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
