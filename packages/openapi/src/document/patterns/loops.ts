import { type Place, Places } from "./positions.ts";
import { type Flag, type Pattern, withoutLimits } from "./syntax.ts";

/** Texts that a matcher may divide in more and more ways: `prefix`, and `loop` any number of times. */
export type Loop = Readonly<{ prefix: string; loop: string }>;
/** `places`: of the pattern without limits. */
type Ambiguity = Readonly<{ places: Places; loops: readonly Loop[] }>;

/** Enough for common patterns; larger ones are not analyzed, or only in part. */
const maxPlaces = 400;
const maxWays = 100_000;
const maxSteps = 50_000;
/** Maximum loops of each kind. Further loops of a pattern are rarely worse than the first ones. */
const maxLoops = 6;

/**
 * Finds where the number of ways to match a text grows with its length, whatever the text is: exponentially, if there
 * are two ways from a place of the pattern back to it that read the same text, and as a power, if a text may be read in
 * one loop, in a later one, and between them. `[a-z]+-[0-9]+` has neither, so a matcher reads each character once.
 * Repetitions count as unlimited at first, so a matcher may not take all these ways; then with their limits, which may
 * leave other ways: `(a+(,a+){2})+`. Source A. Weber and H. Seidl, On the degree
 * of ambiguity of finite automata, 1991
 * @returns undefined if the pattern is too large
 */
export function ambiguousLoops(pattern: Pattern, flag: Flag): Ambiguity | undefined {
  const ambiguityOf = (some: Pattern): Ambiguity | undefined => {
    const places = new Places(some, maxPlaces, flag);
    const graph = graphOf(places);
    return graph && { places, loops: loopsIn(graph) };
  };
  // A text must have as many repeats as are demanded, or it would not come far.
  const unlimited = withoutLimits(pattern, maxPlaces);
  const found = ambiguityOf(unlimited) ?? ambiguityOf(withoutLimits(pattern));
  if (found === undefined || JSON.stringify(unlimited) === JSON.stringify(pattern)) return found;
  return { ...found, loops: [...found.loops, ...(ambiguityOf(pattern)?.loops ?? [])] };
}

/**
 * Places by number, the start is 0; where there are assertions, one for each character before.
 * - `targets`     by place and kind of character: where a matcher may be after it, each as often as there are ways
 * - `characters`  one of each kind
 */
type Graph = Readonly<{ targets: readonly (readonly (readonly number[])[])[]; characters: readonly string[] }>;

function graphOf(places: Places): Graph | undefined {
  const numbers = new Map<string, number>();
  const ahead: { place: Place; before: string }[] = [];
  const numberOf = (place: Place, before: string): number => {
    const hasAssertions = places.tries(place)?.sets.some(({ when }) => when.length > 0);
    const key = hasAssertions ? `${place.id} ${before}` : String(place.id);
    const number = numbers.get(key) ?? ahead.push({ place, before }) - 1;
    numbers.set(key, number);
    return number;
  };
  numberOf(places.start, "");
  let ways = 0;
  const targets: (readonly number[])[][] = [];
  for (const { place, before } of ahead) {
    const tries = places.tries(place);
    if (tries === undefined || ahead.length > maxPlaces) return undefined;
    ways += places.kinds.length * tries.sets.length;
    if (ways > maxWays) return undefined;
    const after = (character: string, kind: ReadonlySet<number>): number[] =>
      tries.sets
        .filter((one) => kind.has(one.set) && places.holds(one, before, character))
        .map(({ to }) => numberOf(to, character));
    targets.push(places.kinds.map(({ character, sets }) => after(character, sets)));
  }
  return { targets, characters: places.kinds.map(({ character }) => character) };
}

/** Readings of one text: the places where they are after `word`. */
type Readings = Readonly<{ places: readonly number[]; word: string }>;
/** Start and target positions of the readings of one text: `loop` is the position of the first one. */
type Search = Readonly<{ loop: number; from: readonly Readings[]; to: readonly number[] }>;

function loopsIn({ targets, characters }: Graph): readonly Loop[] {
  const reach = targets.map((_, place) => reachable(targets, place));
  const connects = (from: number, to: number): boolean => reach[from]?.has(to) === true;
  const inLoops = targets.flatMap((_, place) => (connects(place, place) ? [place] : []));
  let left = maxSteps;
  return [...collected(twoWaysBack()), ...collected(fromLoopToLoop())];

  function collected(searches: Iterable<Search>): Loop[] {
    const found = new Map<string, Loop>();
    for (const { loop, from, to } of searches) {
      left -= from.length;
      const word = shortestWord(from, to);
      if (word !== undefined && !found.has(word))
        found.set(word, { prefix: shortestWord([{ places: [0], word: "" }], [loop]) ?? "", loop: word });
      if (found.size === maxLoops || left <= 0) break;
    }
    return [...found.values()];
  }

  /** Two readings that diverge at a position and meet there again. */
  function* twoWaysBack(): Iterable<Search> {
    for (const loop of inLoops) {
      const from = characters.flatMap((word, kind) =>
        (targets[loop]?.[kind] ?? []).flatMap((one, way, all) =>
          all.slice(way + 1).map((other) => ({ places: [one, other], word })),
        ),
      );
      yield { loop, from, to: [loop, loop] };
    }
  }

  /** Readings that stay in the first loop, leave it for the second one, and stay in the second one. */
  function* fromLoopToLoop(): Iterable<Search> {
    for (const loop of inLoops)
      for (const other of inLoops)
        if (connects(loop, other) && !connects(other, loop))
          yield { loop, from: [{ places: [loop, loop, other], word: "" }], to: [loop, other, other] };
  }

  function shortestWord(from: readonly Readings[], to: readonly number[]): string | undefined {
    const seen = new Set<string>();
    const ahead = [...from];
    for (const { places, word } of ahead) {
      if (places.every((place, at) => place === to[at])) return word;
      for (const [kind, character] of characters.entries()) {
        const after = places.map((place, at) =>
          (targets[place]?.[kind] ?? []).filter((next) => next === to[at] || connects(next, to[at] ?? 0)),
        );
        if (--left < 0) return undefined;
        for (const next of combinations(after)) {
          left -= 1;
          const key = next.join();
          if (!seen.has(key)) ahead.push({ places: next, word: word + character });
          seen.add(key);
        }
      }
    }
    return undefined;
  }
}

/** All lists with one of each. */
const combinations = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((all, list) => all.flatMap((some) => list.map((one) => [...some, one])), [[]]);

/** The places that a matcher may be at after some characters. */
function reachable(targets: Graph["targets"], from: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const ahead = [from]; ahead.length > 0; )
    for (const next of targets[ahead.pop() ?? 0]?.flat() ?? []) {
      if (!found.has(next)) ahead.push(next);
      found.add(next);
    }
  return found;
}
