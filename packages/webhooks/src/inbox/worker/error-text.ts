const maxLength = 2000;

/** The thrown value may be anything, and even its getters may throw. */
function line(error: unknown): string {
  try {
    const { name, message } = Object(error);
    return typeof message === "string" ? `${typeof name === "string" ? name : "Error"}: ${message}` : String(error);
  } catch {
    return "An error that cannot be read";
  }
}

/**
 * What an inbox stores of a failure: name and message of each error that handlers threw, one per line, at most 2000
 * characters. No stacks and no causes, which may contain more than readers of the list should see.
 */
export function errorText(error: unknown): string {
  const errors: readonly unknown[] =
    error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error];
  const text = errors.map(line).join("\n");
  // Truncation may have split a surrogate pair.
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}
