const isText = (element: unknown): element is string => typeof element === "string";

/**
 * Extracts category or action names from a client's list, dropping malformed ones.
 * Well-formed but unknown names are kept: they simply match nothing.
 */
export const namesFrom = (list: readonly unknown[]): string[] =>
  list.filter((name): name is string => isText(name) && /^[a-z_|-]+$/.test(name));

/** Below this length a required id would match, and so reveal, segments the client cannot have known. */
const minRequiredLength = 4;

/** Extracts the ids, or id prefixes, of segments the client wants to see regardless of their state. */
export const requiredFrom = (list: readonly unknown[]): string[] =>
  list.filter(isText).filter((id) => id.length >= minRequiredLength);
