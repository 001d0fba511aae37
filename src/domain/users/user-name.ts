import { Problem } from "../../errors.ts";

/** Maximum length of a name, in UTF-16 units. Longer names are rejected, never truncated. */
export const maxNameLength = 64;
/** Shorter texts are accepted as names without checking whether they are a user's secret id. */
const minSecretLength = 30;

/** A stored user name, null if there is none; `isLocked`: set by the administrator. */
export type StoredName = Readonly<{ name: string | null; isLocked: boolean }>;
export const noName: StoredName = { name: null, isLocked: false };

/** Whose name changes are ignored, with 200. Source: D30 of the behaviour reference; off by default. */
export type NameRules = Readonly<{ needsSubmission: boolean; ignoresBanned: boolean; reserved: readonly string[] }>;

export const mayBeSecret = (name: string): boolean => name.length >= minSecretLength;

const isControl = (character: string): boolean => /\p{Cc}/u.test(character);

/**
 * Strips control characters and nothing else. Empty means no name.
 * Errors  `bad_user_name` if it is too long
 */
export function readName(text: string): string {
  if (text.length > maxNameLength) {
    throw new Problem("bad_user_name", `No valid username. It has at most ${maxNameLength} characters.`);
  }
  return [...text].filter((character) => !isControl(character)).join("");
}

/** The facts a name change is decided by, read in the transaction that stores it. */
export type NameFacts = Readonly<{ userId: string; current: StoredName; byAdmin: boolean; isIgnored: boolean }>;

/**
 * Returns the name to store, or undefined if nothing changes; the response is 200 either way.
 * Users remove their name by sending an empty one or their own public id. Names set by the administrator stay locked.
 */
export function decideName(name: string, { userId, current, byAdmin, isIgnored }: NameFacts): StoredName | undefined {
  if (!byAdmin && (current.isLocked || isIgnored)) return undefined;
  const newName = name === "" || (!byAdmin && name === userId) ? null : name;
  const next: StoredName = { name: newName, isLocked: byAdmin };
  return next.name === current.name && next.isLocked === current.isLocked ? undefined : next;
}

const minSearchLength = 3;

/**
 * Validates the text of a name search.
 * Errors  `bad_request` if it is longer than a name or too short for an inexact search
 */
export function readNameSearch(text: string, exact: boolean): string {
  const minLength = exact ? 1 : minSearchLength;
  if (text.length >= minLength && text.length <= maxNameLength) return text;
  throw new Problem("bad_request", `No valid username. It has ${minLength} to ${maxNameLength} characters.`);
}
