import type { CharacterKind } from "./characters.ts";
import { flagOf } from "./expression.ts";
import { ambiguousLoops, type Loop } from "./loops.ts";
import { type Condition, type Place, Places } from "./positions.ts";
import { type Flag, type Pattern, readPattern, setsOf } from "./syntax.ts";

/** Some ten milliseconds of work. */
const defaultAttempts = 20_000_000;
/** Long enough for quadratic growth to exceed them. */
const maxCharacters = 16_384;
/** Long enough for limited repetitions to have very many ways. */
const fewCharacters = 256;
/** Maximum tries examined for one pattern, over all texts. */
const maxLooks = 5_000_000;
/** Maximum tries at one position, and maximum sets of a pattern; larger patterns are not analyzed. */
const maxTries = 1000;

/**
 * A text that causes too many attempts.
 * - `growth`  how their number grows with the length of such texts, in a word or two
 * - `text`    in words, printable
 */
export type CostlyText = Readonly<{ growth: string; text: string }>;

/** Documents repeat their patterns hundreds of times. */
const known = new Map<string, CostlyText | undefined>();

/**
 * Finds a text that the pattern does not match, but for which a backtracking matcher makes too many attempts, because
 * there are many ways to divide it: `(a+)+$` or `a*a*$`. The pattern is analyzed for ambiguity, and attempts are
 * counted for sample texts instead of measuring time, so the result is the same on every machine, and ordinary patterns
 * are not rejected. Look-arounds and back-references are ignored.
 * @param source a valid regular expression
 * @param maxLength maximum number of characters (code points) of texts that the pattern is ever applied to
 * @returns undefined if none was found
 */
export function costlyText(source: string, maxLength: number, maxAttempts = defaultAttempts): CostlyText | undefined {
  const key = `${maxLength} ${maxAttempts} ${source}`;
  if (!known.has(key)) {
    const { pattern } = readPattern(source);
    const limits = { length: Math.min(maxLength, maxCharacters), attempts: maxAttempts, looks: maxLooks };
    known.set(key, setsOf(pattern).length > maxTries ? undefined : findCostlyText(pattern, flagOf(source), limits));
  }
  return known.get(key);
}

/** A search begins anywhere. */
const anything: Pattern = {
  kind: "repeat",
  item: { kind: "set", source: "[^]" },
  min: 0,
  max: Number.POSITIVE_INFINITY,
};

/** `looks` are those that are left. */
type Limits = Readonly<{ length: number; attempts: number }> & { looks: number };

function findCostlyText(pattern: Pattern, flag: Flag, limits: Limits): CostlyText | undefined {
  const search: Pattern = { kind: "sequence", items: [anything, pattern] };
  // If it fails from the start of a text, it makes these attempts, even if it is found further on.
  const [fromStart, anywhere] = [new Places(pattern, maxTries, flag), new Places(search, maxTries, flag)];
  const { places, loops } = ambiguousLoops(search, flag) ?? { places: anywhere, loops: [] };
  const repeated = anywhere.kinds.map(({ character }) => ({ prefix: "", loop: character }));
  for (const loop of [...loops, ...repeated]) {
    const length = loops.includes(loop) ? limits.length : Math.min(limits.length, fewCharacters);
    const coarse = countAttempts(places, loop, length, limits);
    if (coarse === undefined) continue;
    const exact =
      countAttempts(fromStart, loop, length, limits, true) ?? countAttempts(anywhere, loop, length, limits, true);
    if (exact !== undefined || limits.looks <= 0) return described(loop, exact ?? coarse);
  }
  return undefined;
}

/** `attempts`: with one loop, two loops, and so on. `end`: what follows them. */
type Counted = Readonly<{ attempts: readonly number[]; end: string }>;

/**
 * Counts attempts with more and more loops, until they are too many.
 * @param mayNotMatch whether the text must not match, since a matcher would end there
 * @returns undefined if there are never too many, or counting takes too long
 */
function countAttempts(
  places: Places,
  { prefix, loop }: Loop,
  maxLength: number,
  limits: Limits,
  mayNotMatch = false,
): Counted | undefined {
  const kinds = new Map(places.kinds.map((kind) => [kind.character, kind]));
  const attempts: number[] = [];
  let state: State = { ways: new Map([[places.start, 1]]), failed: 0, looks: 0, before: "", hasMatched: false };
  const readAll = (text: string): void => {
    for (const character of text) {
      state = afterOne(state, kinds.get(character) ?? { character, sets: new Set() }, places);
      limits.looks -= state.looks;
    }
  };
  readAll(prefix);
  // There has to be a character after the loops.
  const most = Math.floor((maxLength - 1 - [...prefix].length) / [...loop].length);
  while (attempts.length < most && limits.looks > 0 && !(mayNotMatch && state.hasMatched)) {
    readAll(loop);
    attempts.push(attemptsOf(state, places));
    if ((attempts.at(-1) ?? 0) <= limits.attempts) continue;
    const end = mayNotMatch ? endAfter(state, places) : "";
    return end === undefined ? undefined : { attempts, end };
  }
  return undefined;
}

/**
 * All matchers that may be reading a text, after some characters of it.
 * - `ways`    number of ways to each position of the pattern
 * - `failed`  attempts that have ended before
 * - `before`  the last character
 * - `looks`   number of tries for it
 */
type State = Readonly<{
  ways: ReadonlyMap<Place, number>;
  failed: number;
  before: string;
  looks: number;
  hasMatched: boolean;
}>;

/** When all fail with the next character. */
function attemptsOf({ ways, failed, before }: State, places: Places): number {
  let sum = failed;
  for (const [place, count] of ways) {
    const tries = places.tries(place);
    if (tries === undefined) return Number.POSITIVE_INFINITY;
    sum += count * (tries.sets.filter((one) => places.holds(one, before, "")).length + tries.others);
  }
  return sum;
}

function afterOne(state: State, { character, sets: kind }: CharacterKind, places: Places): State {
  const ways = new Map<Place, number>();
  let { failed } = state;
  let looks = 0;
  for (const [place, count] of state.ways) {
    const { sets = [], others = Number.POSITIVE_INFINITY } = places.tries(place) ?? {};
    failed += count * others;
    looks += 1 + sets.length;
    for (const one of sets)
      if (!places.holds(one, state.before, character)) continue;
      else if (kind.has(one.set)) ways.set(one.to, (ways.get(one.to) ?? 0) + count);
      else failed += count;
  }
  return { ways, failed, looks, before: character, hasMatched: hasMatched(state, character, places) };
}

/** @param after the next character, or none */
function hasMatched({ ways, before, hasMatched }: State, after: string, places: Places): boolean {
  const isEnd = (end: Condition): boolean => places.holds(end, before, after);
  return hasMatched || [...ways.keys()].some((place) => places.tries(place)?.ends.some(isEnd));
}

/** A character after which the pattern does not match, or none. */
const endAfter = (state: State, places: Places): string | undefined =>
  hasMatched(state, "", places)
    ? places.kinds.find((kind) => !hasMatched(afterOne(state, kind, places), "", places))?.character
    : "";

/** The growth is that between half of the repeats and all of them. */
function described({ prefix, loop }: Loop, { attempts, end }: Counted): CostlyText {
  const [repeats, half] = [attempts.length, attempts.length >> 1];
  const ratio = (attempts.at(-1) ?? 0) / (attempts[half - 1] ?? 1);
  const degree = Math.max(2, Math.round(Math.log(ratio) / Math.log(repeats / half)));
  const growth = half > 0 && degree < 7 ? (["quadratic", "cubic"][degree - 2] ?? `of degree ${degree}`) : "exponential";
  const before = prefix.endsWith(loop) ? prefix.slice(0, -loop.length) : prefix;
  const times = prefix.endsWith(loop) ? repeats + 1 : repeats;
  const parts = [before, loop, end].map((part, at) =>
    at === 1 && times > 1 ? `${quoted(part)} ${times} times` : quoted(part),
  );
  return { growth, text: parts.filter((part) => part !== '""').join(", then ") };
}

function quoted(text: string): string {
  const characters = [...text];
  const shown = characters.length <= 30 ? text : [...characters.slice(0, 14), "…", ...characters.slice(-14)].join("");
  return JSON.stringify(shown).replaceAll(/[^ -~…]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
