const longest = 2000;

/** Whatever was thrown, its getters may throw too. */
function line(error: unknown): string {
  try {
    const { name, message } = Object(error);
    return typeof message === "string" ? `${typeof name === "string" ? name : "Error"}: ${message}` : String(error);
  } catch {
    return "An error that cannot be read";
  }
}

/**
 * What an inbox keeps of a failure: name and message of each error that handlers threw, one a line, 2000 characters at most. No stacks and no causes,
 * which may hold more than whoever reads the list should see.
 */
export function errorText(error: unknown): string {
  const errors: readonly unknown[] =
    error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error];
  const text = errors.map(line).join("\n");
  // The last character may be cut in half.
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
