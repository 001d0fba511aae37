import { expressionOf } from "../../document/patterns/expression.ts";

/** Characters that are tried for a class, in this order. */
const candidates = [..."a0A1-_./:@ b2B#+=,;?&%*~!$'\"()[]{}<>|\\^`é字"];
const maxLength = 10_000;

/** What follows a backslash. */
const escaped = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)/isy;
const groupStart = /\((?:\?(?:<?([=!])|:|<[^>]*>))?/y;
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

/**
 * A short text for a regular expression: of alternatives the first one, of repetitions as few as possible. Lookarounds
 * are ignored, so that the text has to be validated.
 * @param more how often parts are repeated beyond the least, where that is possible
 * @returns undefined for what cannot be made: back references, very long texts, and faults
 */
export function patternSample(pattern: string, more: number): string | undefined {
  let at = 0;
  const take = (expression: RegExp): RegExpExecArray | undefined => {
    expression.lastIndex = at;
    const match = expression.exec(pattern) ?? undefined;
    at += match?.[0].length ?? 0;
    return match;
  };
  const alternatives = (): string | undefined => {
    let first = sequence();
    while (pattern[at] === "|") {
      at += 1;
      const other = sequence();
      first ??= other;
    }
    return first;
  };
  const sequence = (): string | undefined => {
    let text: string | undefined = "";
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") {
      const part = repeated();
      text = text === undefined || part === undefined ? undefined : text + part;
    }
    return text;
  };
  const repeated = (): string | undefined => {
    const part = atom();
    const [least, most] = range(take(quantifier));
    const count = Math.min(least + more, Math.max(most, least));
    return part === undefined || part.length * count > maxLength ? undefined : part.repeat(count);
  };
  const atom = (): string | undefined => {
    const start = at;
    if (pattern[at] === "(") {
      const [, lookaround] = take(groupStart) ?? [];
      const inner = alternatives();
      at += 1;
      return lookaround === undefined ? inner : "";
    }
    if (pattern[at] === "[") {
      for (at += 1; at < pattern.length && pattern[at] !== "]"; at += 1) if (pattern[at] === "\\") at += 1;
      at += 1;
      return character(pattern.slice(start, at));
    }
    if (pattern[at] === "\\") {
      const source = take(escaped)?.[0] ?? "";
      if (source === "") at += 1;
      if (/^\\[bB]$/.test(source)) return "";
      return /^\\[1-9k]?$/.test(source) ? undefined : character(source);
    }
    const literal = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
    at += literal.length;
    if (literal === "^" || literal === "$") return "";
    return literal === "." ? "a" : literal;
  };
  const text = alternatives();
  return at < pattern.length || (text?.length ?? 0) > maxLength ? undefined : text;
}

/** How often an atom may be repeated. */
function range([whole, sign, least = "", comma, most = ""]: readonly (string | undefined)[] = []): [number, number] {
  if (whole === undefined) return [1, 1];
  if (sign !== undefined)
    return sign === "+" ? [1, Number.POSITIVE_INFINITY] : [0, sign === "?" ? 1 : Number.POSITIVE_INFINITY];
  if (comma === "") return [Number(least), Number(least)];
  return [Number(least), most === "" ? Number.POSITIVE_INFINITY : Number(most)];
}

/** The first candidate in a class; of an escape that is none, what it stands for. */
function character(source: string): string | undefined {
  try {
    const expression = expressionOf(`^${source}$`);
    return [...candidates, source.slice(1)].find((text) => expression.test(text));
  } catch {
    return undefined;
  }
}
