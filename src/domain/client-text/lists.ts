const isText = (element: unknown): element is string => typeof element === "string";

/** Names in lists that cannot change: those of queries that are remembered, which most clients send again and again. */
const known = new WeakMap<readonly unknown[], readonly string[]>();

/**
 * Extracts category or action names from a client's list, dropping malformed ones.
 * Well-formed but unknown names are kept: they simply match nothing.
 */
export function namesFrom(list: readonly unknown[]): readonly string[] {
  const before = known.get(list);
  if (before !== undefined) return before;
  const names = list.filter((name): name is string => isText(name) && /^[a-z_|-]+$/.test(name));
  if (Object.isFrozen(list)) known.set(list, names);
  return names;
}

/** Below this length a required id would match, and so reveal, segments the client cannot have known. */
const minRequiredLength = 4;

/** Extracts the ids, or id prefixes, of segments the client wants to see regardless of their state. */
export const requiredFrom = (list: readonly unknown[]): string[] =>
  list.filter(isText).filter((id) => id.length >= minRequiredLength);
