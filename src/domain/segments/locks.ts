import { type ActionType, actionTypes, isActionType, type Vocabulary } from "./vocabulary.ts";

/** In a lock, matches every category, including ones added later. */
export const everyCategory = "all";

/** A locked category and the reason. `category` may be `everyCategory`. */
export type CategoryLock = Readonly<{ category: string; actionType: string; reason: string }>;
/** A lock of any video, as lists show it. `at`: ms since 1970; `userName`: null if who set it has no name. */
export type ListedLock = Omit<CategoryLock, "actionType"> &
  Readonly<{
    service: string;
    videoId: string;
    actionType: ActionType;
    at: number;
    userId: string;
    userName: string | null;
  }>;
/** Texts after the time by which lists are ordered: service, hash of the video, category and action type. */
export const lockPositionTexts = 4;
export type LockedPair = Readonly<{ category: string; actionType: string }>;

/** Action types a lock applies to by default. */
const usualActions: readonly ActionType[] = ["skip", "mute"];

/** Finds the lock that applies to a category and action; a lock on the category takes precedence over one on `all`. */
export function lockOn<L extends LockedPair>(locks: readonly L[], category: string, actionType: string): L | undefined {
  const on = (name: string) => locks.find((lock) => lock.category === name && lock.actionType === actionType);
  return on(category) ?? on(everyCategory);
}

/**
 * Resolves a request to lock or unlock. Categories that support no action but `poi` are always locked with it; `all`
 * without action types means every action. Unknown names and unsupported pairs are dropped.
 * Source  segment service, POST and DELETE lockCategories
 */
export function lockPairs(
  vocabulary: Vocabulary,
  categories: readonly string[],
  requested: readonly string[] | undefined,
): LockedPair[] {
  const pairs = new Map<string, LockedPair>();
  for (const category of categories) {
    for (const actionType of actionsOf(vocabulary, category, requested)) {
      pairs.set(`${category} ${actionType}`, { category, actionType });
    }
  }
  return [...pairs.values()];
}

function actionsOf(
  vocabulary: Vocabulary,
  category: string,
  requested: readonly string[] | undefined,
): readonly ActionType[] {
  if (category === everyCategory) return requested?.filter(isActionType) ?? actionTypes;
  const supported = vocabulary.categories.get(category)?.actionTypes ?? [];
  if (supported.every((actionType) => actionType === "poi")) return supported;
  const selected: readonly string[] = requested ?? usualActions;
  return supported.filter((actionType) => selected.includes(actionType));
}

/** Distinct categories covered by a set of locks. */
export type LockSummary = Readonly<{ categories: string[]; actionTypes: ActionType[]; reason: string }>;

/**
 * Summarises the locks of one video for clients; undefined if none matches the requested action types. A lock on `all`
 * is expanded, because clients look for the names they know. The longest reason is used; the last one on a tie.
 */
export function summarise(
  locks: readonly CategoryLock[],
  requested: readonly string[],
  vocabulary: Vocabulary,
): LockSummary | undefined {
  const matching = locks.filter(({ actionType }) => requested.includes(actionType));
  if (matching.length === 0) return undefined;
  return {
    categories: [...new Set(matching.flatMap((lock) => namesOf(lock, vocabulary)))],
    actionTypes: [...new Set(matching.map(({ actionType }) => actionType).filter(isActionType))],
    reason: longestReason(matching)?.reason ?? "",
  };
}

function namesOf({ category, actionType }: LockedPair, { categories }: Vocabulary): string[] {
  if (category !== everyCategory) return [category];
  return [...categories.values()]
    .filter(({ actionTypes: supported }) => supported.some((one) => one === actionType))
    .map(({ name }) => name);
}

export function longestReason<L extends CategoryLock>(locks: readonly L[]): L | undefined {
  return locks.reduce<L | undefined>(
    (best, lock) => (best === undefined || lock.reason.length >= best.reason.length ? lock : best),
    undefined,
  );
}
