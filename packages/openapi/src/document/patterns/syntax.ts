/**
 * A node of a pattern.
 * - `set`        one character of those that `source` matches: a character, an escape or a class
 * - `assertion`  `^`, `$`, `\b` or `\B`
 * - `repeat`     `max` may be infinite
 */
export type Pattern =
  | Readonly<{ kind: "set"; source: string }>
  | Readonly<{ kind: "assertion"; source: string }>
  | Readonly<{ kind: "sequence"; items: readonly Pattern[] }>
  | Readonly<{ kind: "choice"; items: readonly Pattern[] }>
  | Repeat;
export type Repeat = Readonly<{ kind: "repeat"; item: Pattern; min: number; max: number }>;

const nothing: Pattern = { kind: "sequence", items: [] };

/** The flag that a pattern is applied with. */
export type Flag = "u" | "";

/**
 * Reads a pattern.
 * @param source a valid regular expression
 * @returns `isExact`: whether all of it was read. Look-arounds and back-references are left out, and flags of groups
 *   ignored.
 */
export function readPattern(source: string): Readonly<{ pattern: Pattern; isExact: boolean }> {
  const reader = new Reader(source);
  return { pattern: reader.choice(), isExact: reader.isExact };
}

/** The sources of all sets in a pattern, each once. An assertion of the end of a word has that of its characters. */
export function setsOf(pattern: Pattern): string[] {
  if (pattern.kind === "set") return [pattern.source];
  if (pattern.kind === "assertion") return /b/i.test(pattern.source) ? ["\\w"] : [];
  if (pattern.kind === "repeat") return setsOf(pattern.item);
  return [...new Set(pattern.items.flatMap(setsOf))];
}

/**
 * A copy with unlimited repetitions. A matcher tries at least as much with it, and need not count.
 * @param maxLeast how many repeats are still demanded of those that are
 */
export function withoutLimits(pattern: Pattern, maxLeast = 1): Pattern {
  if (pattern.kind === "set" || pattern.kind === "assertion") return pattern;
  if (pattern.kind !== "repeat")
    return { kind: pattern.kind, items: pattern.items.map((item) => withoutLimits(item, maxLeast)) };
  const { min, max } = pattern;
  const item = withoutLimits(pattern.item, maxLeast);
  // Repeats that read nothing are an attempt as long as they are needed, but none beyond.
  if (max === 1 || mayBeEmpty(item)) return { kind: "repeat", item, min, max };
  return { kind: "repeat", item, min: Math.min(min, maxLeast), max: Number.POSITIVE_INFINITY };
}

function mayBeEmpty(pattern: Pattern): boolean {
  if (pattern.kind === "set" || pattern.kind === "assertion") return pattern.kind === "assertion";
  if (pattern.kind === "repeat") return pattern.min === 0 || mayBeEmpty(pattern.item);
  return pattern.kind === "choice" ? pattern.items.some(mayBeEmpty) : pattern.items.every(mayBeEmpty);
}

/** Matches the texts of one character that are in a set. */
export const setExpression = (source: string, flag: Flag): RegExp => new RegExp(`^${source}$`, flag);

/** Parses a pattern that `RegExp` has accepted, so it does not check for errors. */
class Reader {
  readonly #source: string;
  #at = 0;
  isExact = true;

  constructor(source: string) {
    this.#source = source;
  }

  choice(): Pattern {
    const items = [this.#sequence()];
    while (this.#takes(/\|/y) !== undefined) items.push(this.#sequence());
    return items.length === 1 ? (items[0] ?? nothing) : { kind: "choice", items };
  }

  #sequence(): Pattern {
    const items: Pattern[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? "")) {
      const term = this.#term();
      if (!isNothing(term)) items.push(term);
    }
    return items.length === 1 ? (items[0] ?? nothing) : { kind: "sequence", items };
  }

  #term(): Pattern {
    const item = this.#atom();
    const [, sign, least, comma, most] = this.#takes(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
    if (sign !== undefined) return repeat(item, sign === "+" ? 1 : 0, sign === "?" ? 1 : Number.POSITIVE_INFINITY);
    if (least === undefined) return item;
    const min = Number(least);
    return repeat(item, min, comma === "" ? min : most === "" ? Number.POSITIVE_INFINITY : Number(most));
  }

  #atom(): Pattern {
    const [group] = this.#takes(/\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?/y) ?? [];
    if (group !== undefined) {
      const item = this.choice();
      this.#takes(/\)/y);
      if (/[=!]$|[^?]:$/.test(group)) this.isExact = false;
      return /[=!]$/.test(group) ? nothing : item;
    }
    if (this.#takes(/\\(?:[1-9]\d*|k<[^>]*>)/y) !== undefined) {
      this.isExact = false;
      return nothing;
    }
    const [assertion] = this.#takes(/[\^$]|\\[bB]/y) ?? [];
    if (assertion !== undefined) return { kind: "assertion", source: assertion };
    const [source = ""] = this.#takes(set) ?? [];
    return { kind: "set", source };
  }

  #takes(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source) ?? undefined;
    if (found !== undefined) this.#at += found[0].length;
    return found;
  }
}

/** A class, an escape, or a character. Two escapes of surrogates are one character. */
const set =
  /\[(?:\\[\s\S]|[^\\\]])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[dD][89abAB][\dA-Fa-f]{2}\\u[dD][c-fC-F][\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\c[A-Za-z]|\\[\s\S]|[\s\S]/uy;

const isNothing = (pattern: Pattern): boolean => pattern.kind === "sequence" && pattern.items.length === 0;

const repeat = (item: Pattern, min: number, max: number): Pattern =>
  max === 0 || isNothing(item) ? nothing : { kind: "repeat", item, min, max };
