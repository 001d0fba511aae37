import { Problem } from "../../errors.ts";

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

/**
 * Extracts the names from a list that has to have some, dropping what is not text.
 * Errors  `bad_request` if nothing is left
 */
export function textsFrom(name: string, list: readonly unknown[]): readonly string[] {
  const texts = list.filter(isText);
  if (texts.length === 0) throw new Problem("bad_request", `No valid ${name}. ${name} must be a list of names.`);
  return texts;
}
