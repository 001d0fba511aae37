import { type ActionType, actionTypes, isActionType, type Vocabulary } from "../segments/vocabulary.ts";

/** In a lock, every category, also those that come later. */
export const everyCategory = "all";

/** What is closed, and why. `category` may be `everyCategory`. */
export type CategoryLock = Readonly<{ category: string; actionType: string; reason: string }>;
export type LockedPair = Readonly<{ category: string; actionType: string }>;

/** What a lock closes when no action types are named. */
const usualActions: readonly ActionType[] = ["skip", "mute"];

/** The lock that closes a category to an action; the one that names the category before the one on everything. */
export function lockOn<L extends LockedPair>(locks: readonly L[], category: string, actionType: string): L | undefined {
  const on = (name: string) => locks.find((lock) => lock.category === name && lock.actionType === actionType);
  return on(category) ?? on(everyCategory);
}

/**
 * What a moderator means to lock or unlock. A point has no other action, so a category of points is locked with it whatever is
 * asked for; `all` without action types is every action. Names and pairs that do not exist are left out.
 * Source  segment service, POST and DELETE lockCategories
 */
export function lockPairs(
  vocabulary: Vocabulary,
  categories: readonly string[],
  asked: readonly string[] | undefined,
): LockedPair[] {
  const pairs = new Map<string, LockedPair>();
  for (const category of categories) {
    for (const actionType of actionsOf(vocabulary, category, asked)) {
      pairs.set(`${category} ${actionType}`, { category, actionType });
    }
  }
  return [...pairs.values()];
}

function actionsOf(
  vocabulary: Vocabulary,
  category: string,
  asked: readonly string[] | undefined,
): readonly ActionType[] {
  if (category === everyCategory) return asked?.filter(isActionType) ?? actionTypes;
  const supported = vocabulary.categories.get(category) ?? [];
  if (supported.includes("poi")) return supported;
  const wanted: readonly string[] = asked ?? usualActions;
  return supported.filter((actionType) => wanted.includes(actionType));
}

/** Categories that a set of locks closes, each once. */
export type LockSummary = Readonly<{ categories: string[]; actionTypes: string[]; reason: string }>;

/**
 * What clients read about the locks of one video; undefined when none is of the action types asked for.
 * A lock on everything is spelled out, because clients look for the names they know. The longest reason says most; of equal ones the last.
 */
export function summarise(
  locks: readonly CategoryLock[],
  asked: readonly string[],
  vocabulary: Vocabulary,
): LockSummary | undefined {
  const matching = locks.filter(({ actionType }) => asked.includes(actionType));
  if (matching.length === 0) return undefined;
  return {
    categories: [...new Set(matching.flatMap((lock) => namesOf(lock, vocabulary)))],
    actionTypes: [...new Set(matching.map(({ actionType }) => actionType))],
    reason: longestReason(matching)?.reason ?? "",
  };
}

function namesOf({ category, actionType }: LockedPair, { categories }: Vocabulary): string[] {
  if (category !== everyCategory) return [category];
  return [...categories].filter(([, supported]) => supported.some((one) => one === actionType)).map(([name]) => name);
}

export function longestReason<L extends CategoryLock>(locks: readonly L[]): L | undefined {
  return locks.reduce<L | undefined>(
    (best, lock) => (best === undefined || lock.reason.length >= best.reason.length ? lock : best),
    undefined,
  );
}
