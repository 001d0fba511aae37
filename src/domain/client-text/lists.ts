const isText = (element: unknown): element is string => typeof element === "string";

/**
 * The category or action names in a client's list; whatever cannot be a name is left out.
 * A well-formed name that nobody knows stays: it simply matches nothing.
 */
export const namesFrom = (list: readonly unknown[]): string[] =>
  list.filter(isText).filter((name) => /^[a-z_|-]+$/.test(name));

/** Below this length a required id would match, and so reveal, segments the client cannot have known. */
const shortestRequired = 4;

/** The ids, or beginnings of ids, that a client wants to see whatever became of them. */
export const requiredFrom = (list: readonly unknown[]): string[] =>
  list.filter(isText).filter((id) => id.length >= shortestRequired);
