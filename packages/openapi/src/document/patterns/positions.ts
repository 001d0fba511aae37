import { type CharacterKind, characterKinds } from "./characters.ts";
import { type Flag, type Pattern, type Repeat, setsOf } from "./syntax.ts";

/** A position in a pattern: the next part, and what follows it; undefined at the end. */
export type Place = Readonly<{ id: number; item: Item | undefined; rest: Place | undefined }>;

/** `read`: a repetition continues only if something was read since its last repeat; otherwise it would never end. */
type Item = Pattern | "read";

/**
 * What a matcher tries at a position, regardless of the next character.
 * - `sets`    numbers of the sets that it compares the character with, and where it is after that
 * - `ends`    ways to the end of the pattern
 * - `others`  how often it comes to the end, or to a repeat that has read nothing
 * - `when`    assertions that have to hold
 */
export type Tries = Readonly<{ sets: readonly Try[]; ends: readonly Condition[]; others: number }>;
export type Condition = Readonly<{ when: readonly string[] }>;
export type Try = Condition & Readonly<{ set: number; to: Place }>;

/**
 * The places of a pattern, each made when a matcher may come to it. Two ways that lead to the same rest of the pattern
 * lead to the same place.
 */
export class Places {
  readonly start: Place;
  /** Those that fit the fewest sets first: the pattern is the least likely to match after them. */
  readonly kinds: readonly CharacterKind[];
  readonly #flag: Flag;
  readonly #sets: ReadonlyMap<string, number>;
  readonly #maxTries: number;
  readonly #end: Place = { id: 0, item: undefined, rest: undefined };
  readonly #places = new Map<Place, Map<Item, Place>>();
  readonly #tries = new Map<Place, Tries | undefined>();
  readonly #assertions = new Map<string, RegExp>();
  readonly #repeats = new Map<Pattern, Map<string, Pattern>>();
  #size = 1;

  /** @param maxTries at one place; more are not looked for */
  constructor(pattern: Pattern, maxTries: number, flag: Flag = "u") {
    const sources = [...setsOf(pattern), "[^]"];
    this.#sets = new Map(sources.map((source, at) => [source, at]));
    this.kinds = characterKinds(sources, flag).sort((one, other) => one.sets.size - other.sets.size);
    this.#flag = flag;
    this.#maxTries = maxTries;
    this.start = this.#before(pattern, this.#end);
  }

  /** Undefined if they are too many. */
  tries(place: Place): Tries | undefined {
    if (!this.#tries.has(place)) this.#tries.set(place, this.#triesAt(place));
    return this.#tries.get(place);
  }

  /** @param before the character before a place in a text, and the one `after` it, which are empty at its ends */
  holds({ when }: Condition, before: string, after: string): boolean {
    return when.every((source) => {
      const assertion = ofMap(this.#assertions, source, () => new RegExp(source, `y${this.#flag}`));
      assertion.lastIndex = before.length;
      return assertion.test(before + after);
    });
  }

  /** Follows all ways that read nothing. */
  #triesAt(place: Place): Tries | undefined {
    const sets: Try[] = [];
    const ends: Condition[] = [];
    let others = 0;
    const ahead: (readonly [place: Place, when: readonly string[]])[] = [[place, []]];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      const [{ item, rest = this.#end }, when] = next;
      if (item === undefined) ends.push({ when });
      if (item === undefined || item === "read") others++;
      else if (item.kind === "set")
        sets.push({ set: this.#sets.get(item.source) ?? 0, to: this.#afterReading(rest), when });
      else if (item.kind === "assertion") ahead.push([rest, [...when, item.source]]);
      else if (item.kind === "sequence")
        ahead.push([item.items.reduceRight((after, one) => this.#before(one, after), rest), when]);
      else if (item.kind === "choice") for (const one of item.items) ahead.push([this.#before(one, rest), when]);
      else for (const to of this.#ofRepeat(item, rest)) ahead.push([to, when]);
      // What is ahead ends in one try at least.
      if (sets.length + others + ahead.length > this.#maxTries) return undefined;
    }
    return { sets, ends, others };
  }

  #ofRepeat(repeat: Repeat, rest: Place): Place[] {
    const { item, min, max } = repeat;
    const isUnlimited = min === 0 && max === Number.POSITIVE_INFINITY;
    const left = isUnlimited ? repeat : this.#repeat(item, Math.max(0, min - 1), max - 1);
    const again = left === undefined ? rest : this.#before(left, rest);
    if (min > 0) return [this.#before(item, again)];
    return [this.#before(item, this.#before("read", again)), rest];
  }

  #repeat(item: Pattern, min: number, max: number): Pattern | undefined {
    if (max === 0) return undefined;
    const known = ofMap(this.#repeats, item, () => new Map<string, Pattern>());
    return ofMap(known, `${min} ${max}`, () => ({ kind: "repeat", item, min, max }));
  }

  #before(item: Item, rest: Place): Place {
    const known = ofMap(this.#places, rest, () => new Map<Item, Place>());
    return ofMap(known, item, () => ({ id: this.#size++, item, rest }));
  }

  /** Repetitions around a character have read something. */
  #afterReading(place: Place): Place {
    const items: Item[] = [];
    let at = place;
    for (; at.item !== undefined && at.rest !== undefined; at = at.rest) if (at.item !== "read") items.push(at.item);
    return items.reduceRight((rest, item) => this.#before(item, rest), at);
  }
}

function ofMap<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
