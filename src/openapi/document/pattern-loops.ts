import { type Place, Places } from "./pattern-places.ts";
import { type Flag, type Pattern, readPattern, withoutLimits } from "./pattern-syntax.ts";

/**
 * Texts that a matcher may divide in more and more ways: `prefix`, and `loop` any number of times.
 * - `growth`  how the number of ways grows with that of the loops; `power` includes quadratic
 */
export type Loop = Readonly<{ prefix: string; loop: string; growth: "exponential" | "power" }>;

/** Enough for what people write; larger patterns are not looked into. */
const maxPlaces = 400;
const maxSteps = 50_000;
/** Of each kind. More loops of one pattern are seldom worse than the first ones. */
const maxLoops = 6;

/**
 * Finds where the number of ways to match a text grows with its length, whatever the text is: exponentially, if there are two ways from a place of the
 * pattern back to it that read the same text, and as a power, if a text may be read in one loop, in a later one, and between them. `[a-z]+-[0-9]+` has
 * neither, so a matcher reads each character once. Assertions are left out and repetitions are taken as unlimited, so a matcher need not go all these ways.
 * Source  A. Weber and H. Seidl, On the degree of ambiguity of finite automata, 1991
 * @param source a valid regular expression, which is searched for in a text
 * @returns undefined if the pattern is too large or not supported, see `readPattern`
 */
export function ambiguousLoops(source: string, flag: Flag): readonly Loop[] | undefined {
  const pattern = readPattern(source, flag);
  if (pattern === undefined) return undefined;
  const whole = isAnchored(source, pattern) ? pattern : afterAnything(pattern);
  // A text must have as many repeats as are demanded, or it would not come far.
  const graph = graphOf(withoutLimits(whole, maxPlaces), flag) ?? graphOf(withoutLimits(whole), flag);
  return graph && loopsIn(graph);
}

const isAnchored = (source: string, pattern: Pattern): boolean => source.startsWith("^") && pattern.kind !== "choice";

/** A search begins anywhere. */
const afterAnything = (pattern: Pattern): Pattern => ({
  kind: "sequence",
  items: [{ kind: "repeat", item: { kind: "set", source: "[^]" }, min: 0, max: Number.POSITIVE_INFINITY }, pattern],
});

/**
 * Places by number, the start is 0.
 * - `targets`     by place and kind of character: where a matcher may be after it, each as often as there are ways
 * - `characters`  one of each kind
 */
type Graph = Readonly<{ targets: readonly (readonly (readonly number[])[])[]; characters: readonly string[] }>;

function graphOf(pattern: Pattern, flag: Flag): Graph | undefined {
  const places = new Places(pattern, maxPlaces, flag);
  // What fits the fewest sets first: the pattern is the least likely to match after it.
  const kinds = places.kinds.toSorted((one, other) => one.sets.size - other.sets.size);
  const numbers = new Map<Place, number>([[places.start, 0]]);
  const targets: (readonly number[])[][] = [];
  for (const place of numbers.keys()) {
    const tries = places.tries(place);
    if (tries === undefined || numbers.size > maxPlaces) return undefined;
    for (const { to } of tries.sets) if (!numbers.has(to)) numbers.set(to, numbers.size);
    targets.push(
      kinds.map(({ sets }) => tries.sets.flatMap(({ set, to }) => (sets.has(set) ? [numbers.get(to) ?? 0] : []))),
    );
  }
  return { targets, characters: kinds.map(({ character }) => character) };
}

/** Places where readings of one text are. */
type Tuple = readonly [number, number, number];
type Search = Readonly<{
  from: Tuple;
  isEnd: (tuple: Tuple) => boolean;
  /** After one more character. */
  after: (tuple: Tuple, kind: number) => readonly Tuple[];
}>;

function loopsIn(graph: Graph): readonly Loop[] | undefined {
  const { targets } = graph;
  const reach = targets.map((_, place) => reachable(graph, place));
  const connects = (from: number, to: number): boolean => reach[from]?.has(to) === true;
  const inLoops = targets.flatMap((_, place) => (connects(place, place) ? [place] : []));
  let left = maxSteps;
  const collected = (growth: Loop["growth"], searches: Iterable<readonly [place: number, search: Search]>): Loop[] => {
    const found = new Map<string, Loop>();
    for (const [place, search] of searches) {
      const { word, steps } = shortestWord(graph, search, left);
      left -= steps;
      if (word !== undefined && !found.has(word))
        found.set(word, { prefix: prefixOf(graph, place), loop: word, growth });
      if (found.size === maxLoops || left <= 0) break;
    }
    return [...found.values()];
  };
  const loops = [...collected("exponential", searchesForTwoWays()), ...collected("power", searchesForTwoLoops())];
  return left <= 0 ? undefined : loops;

  function* searchesForTwoWays(): Iterable<readonly [number, Search]> {
    for (const place of inLoops)
      yield [place, twoWaysBack(graph, place, (one) => connects(place, one) && connects(one, place))];
  }
  function* searchesForTwoLoops(): Iterable<readonly [number, Search]> {
    for (const first of inLoops)
      for (const second of inLoops)
        if (connects(first, second) && !connects(second, first))
          yield [first, fromLoopToLoop(graph, first, second, connects)];
  }
}

/** Two readings that part at a place and meet there again. The third number: whether they have parted. */
const twoWaysBack = ({ targets }: Graph, place: number, isAround: (one: number) => boolean): Search => ({
  from: [place, place, 0],
  isEnd: ([one, other, hasParted]) => one === place && other === place && hasParted === 1,
  after: ([one, other, hasParted], kind) => {
    const [ones, others] = [targets[one]?.[kind] ?? [], targets[other]?.[kind] ?? []];
    return ones.flatMap((a, way) =>
      isAround(a)
        ? others.flatMap((b, otherWay): Tuple[] =>
            isAround(b) && (hasParted === 1 || way < otherWay) ? [[a, b, 1]] : [],
          )
        : [],
    );
  },
});

/** Readings that stay in the first loop, leave it for the second one, and stay in the second one. */
const fromLoopToLoop = (
  { targets }: Graph,
  first: number,
  second: number,
  connects: (from: number, to: number) => boolean,
): Search => ({
  from: [first, first, second],
  isEnd: (tuple) => tuple[0] === first && tuple[1] === second && tuple[2] === second,
  after: ([one, between, other], kind) => {
    const to = (place: number, goal: number): readonly number[] =>
      (targets[place]?.[kind] ?? []).filter((next) => connects(next, goal));
    const [ones, betweens, others] = [to(one, first), to(between, second), to(other, second)];
    return ones.flatMap((a) => betweens.flatMap((b) => others.map((c): Tuple => [a, b, c])));
  },
});

/** @param maxTuples beyond which nothing is looked for */
function shortestWord(
  { targets, characters }: Graph,
  { from, isEnd, after }: Search,
  maxTuples: number,
): Readonly<{ word: string | undefined; steps: number }> {
  const keyOf = ([a, b, c]: Tuple): number => (a * targets.length + b) * (targets.length + 1) + c;
  const seen = new Set([keyOf(from)]);
  const ahead: Readonly<{ tuple: Tuple; word: string }>[] = [{ tuple: from, word: "" }];
  let steps = 0;
  for (const { tuple, word } of ahead)
    for (const [kind, character] of characters.entries())
      for (const next of after(tuple, kind)) {
        if (isEnd(next)) return { word: word + character, steps };
        const key = keyOf(next);
        if (++steps > maxTuples) return { word: undefined, steps };
        if (seen.has(key)) continue;
        seen.add(key);
        ahead.push({ tuple: next, word: word + character });
      }
  return { word: undefined, steps };
}

/** The places that a matcher may be at after some characters. */
function reachable({ targets }: Graph, from: number): ReadonlySet<number> {
  const found = new Set<number>();
  const ahead = [from];
  for (let place = ahead.pop(); place !== undefined; place = ahead.pop())
    for (const next of targets[place]?.flat() ?? [])
      if (!found.has(next)) {
        found.add(next);
        ahead.push(next);
      }
  return found;
}

/** What a matcher has read when it comes to a place. */
function prefixOf(graph: Graph, place: number): string {
  if (place === 0) return "";
  const after = ([one]: Tuple, kind: number): readonly Tuple[] =>
    (graph.targets[one]?.[kind] ?? []).map((next): Tuple => [next, 0, 0]);
  const search: Search = { from: [0, 0, 0], isEnd: ([one]) => one === place, after };
  return shortestWord(graph, search, Number.POSITIVE_INFINITY).word ?? "";
}
