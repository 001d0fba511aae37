import { Problem } from "../../errors.ts";

/** Longest name, in UTF-16 units. It is refused when longer, never cut. */
const longestName = 64;
/** Shorter texts are taken for names without looking whether they are somebody's secret. */
const shortestSecret = 30;

/** The name of a user as it is stored: null when there is none; `isLocked`: set by the administrator. */
export type StoredName = Readonly<{ name: string | null; isLocked: boolean }>;
export const noName: StoredName = { name: null, isLocked: false };

/** Whose names are ignored, with 200. Source: D30 of the behaviour reference; off by default. */
export type NameRules = Readonly<{ needsSubmission: boolean; ignoresBanned: boolean; reserved: readonly string[] }>;

export const mayBeSecret = (name: string): boolean => name.length >= shortestSecret;

const isControl = (character: string): boolean => /\p{Cc}/u.test(character);

/**
 * The name without control characters; nothing else is trimmed. Empty means no name.
 * Errors  `bad_user_name` when it is too long
 */
export function readName(text: string): string {
  if (text.length > longestName) {
    throw new Problem("bad_user_name", `No valid username. It has at most ${longestName} characters.`);
  }
  return [...text].filter((character) => !isControl(character)).join("");
}

/** What decides about a name besides the name: read in the transaction that stores it. */
export type NameFacts = Readonly<{ userId: string; current: StoredName; byAdmin: boolean; isIgnored: boolean }>;

/**
 * What has to be stored; undefined when nothing changes, which the caller is not told: the answer is 200 as always.
 * Users remove their name with an empty one or their own public id. What the administrator sets stays locked.
 */
export function decideName(name: string, { userId, current, byAdmin, isIgnored }: NameFacts): StoredName | undefined {
  if (!byAdmin && (current.isLocked || isIgnored)) return undefined;
  const wanted = name === "" || (!byAdmin && name === userId) ? null : name;
  const next: StoredName = { name: wanted, isLocked: byAdmin };
  return next.name === current.name && next.isLocked === current.isLocked ? undefined : next;
}

const shortestPiece = 3;

/**
 * The text to look for among names.
 * Errors  `bad_request` when it is longer than a name or too short for a search that is not exact
 */
export function readNameSearch(text: string, exact: boolean): string {
  const shortest = exact ? 1 : shortestPiece;
  if (text.length >= shortest && text.length <= longestName) return text;
  throw new Problem("bad_request", `No valid username. It has ${shortest} to ${longestName} characters.`);
}
