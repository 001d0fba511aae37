import { type Place, Places } from "../../openapi/document/pattern-places.ts";
import { type Pattern, readPattern, withoutLimits } from "../../openapi/document/pattern-syntax.ts";

/** Ids have at most 255 characters, so a pattern below this takes some milliseconds for the worst of them. */
export const maxPatternCost = 20_000;

/** No text that patterns are applied to is longer. */
const maxLength = 255;

/** So many kinds of text are told apart; if there are more, they are counted as if they were one. */
const maxReached = 64;

/**
 * An upper bound on the number of attempts that a matcher makes with one text of up to 255 characters before it gives up: each way to divide the text
 * among the pieces of the pattern, as far as it fits them. So `[a-z]+-[0-9]+` has few, because what follows a repetition cannot be part of it, and
 * `[a-z]+[a-z0-9]+` has many.
 * @param source a valid regular expression, which is applied to whole texts
 * @returns infinite beyond `maxPatternCost`; undefined if the pattern has a look-around, a back-reference or flags, which are not supported
 */
export function patternCost(source: string): number | undefined {
  const pattern = readPattern(source);
  if (pattern === undefined) return undefined;
  // Few places, and at least as many attempts: enough for most patterns.
  const coarse = attempts(withoutLimits(pattern));
  return coarse <= maxPatternCost ? coarse : attempts(pattern);
}

/**
 * Texts that lead to the same places.
 * - `ways`    in how many ways a matcher comes to each of them
 * - `failed`  attempts that have ended before
 */
type Reached = Readonly<{ ways: ReadonlyMap<Place, number>; failed: number }>;

/** Reads all texts at once, character by character. */
function attempts(pattern: Pattern): number {
  const places = new Places(pattern, maxPatternCost);
  let reached: readonly Reached[] = [{ ways: new Map([[places.start, 1]]), failed: 0 }];
  let most = 0;
  for (let length = 0; length <= maxLength; length++) {
    for (const one of reached) most = Math.max(most, attemptsOf(one, places));
    if (most > maxPatternCost) return Number.POSITIVE_INFINITY;
    reached = afterOneMore(reached, places);
  }
  return most;
}

/** When all fail with the next character. */
function attemptsOf({ ways, failed }: Reached, places: Places): number {
  let sum = failed;
  for (const [place, count] of ways) {
    const tries = places.tries(place);
    if (tries === undefined) return Number.POSITIVE_INFINITY;
    sum += count * (tries.sets.length + tries.others);
  }
  return sum;
}

/** After one more character, of each kind that there is. */
function afterOneMore(reached: readonly Reached[], places: Places): readonly Reached[] {
  const next = new Map<string, Reached>();
  for (const before of reached)
    for (const kind of places.kinds) {
      const after = read(before, kind.sets, places);
      if (after.ways.size === 0) continue;
      const ids = Uint32Array.from(after.ways.keys(), ({ id }) => id).sort();
      const key = ids.join();
      next.set(key, atLeast(after, next.get(key)));
    }
  const all = [...next.values()];
  return all.length <= maxReached ? all : [all.reduce((one, other) => atLeast(one, other))];
}

function read({ ways, failed }: Reached, kind: ReadonlySet<number>, places: Places): Reached {
  const after = new Map<Place, number>();
  let sum = failed;
  for (const [place, count] of ways) {
    const { sets = [], others = 0 } = places.tries(place) ?? {};
    sum += count * others;
    for (const { set, to } of sets)
      if (kind.has(set)) after.set(to, (after.get(to) ?? 0) + count);
      else sum += count;
  }
  return { ways: after, failed: sum };
}

/** Texts with at least as many attempts as each of two kinds has. */
function atLeast(one: Reached, other: Reached | undefined): Reached {
  if (other === undefined) return one;
  const ways = new Map(one.ways);
  for (const [place, count] of other.ways) ways.set(place, Math.max(count, ways.get(place) ?? 0));
  return { ways, failed: Math.max(one.failed, other.failed) };
}
