import { expressionOf } from "../../document/patterns/expression.ts";

/** Characters that are tried for a class, in this order. */
const candidates = [..."a0A1-_./:@ b2B#+=,;?&%*~!$'\"()[]{}<>|\\^`é字"];
const maxLength = 10_000;

/** What follows a backslash. */
const escaped = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)/isy;
const groupStart = /\((?:\?(?:<?([=!])|:|<[^>]*>))?/y;
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

/**
 * Builds a short text for a regular expression, with the first alternative and as few repetitions as possible.
 * Lookarounds are ignored, so the text has to be validated.
 * @param extra additional repetitions beyond the minimum, where possible
 * @returns undefined for back references, very long texts, and syntax errors
 */
export function patternSample(pattern: string, extra: number): string | undefined {
  let position = 0;
  const take = (expression: RegExp): RegExpExecArray | undefined => {
    expression.lastIndex = position;
    const match = expression.exec(pattern) ?? undefined;
    position += match?.[0].length ?? 0;
    return match;
  };
  const alternatives = (): string | undefined => {
    let first = sequence();
    while (pattern[position] === "|") {
      position += 1;
      const other = sequence();
      first ??= other;
    }
    return first;
  };
  const sequence = (): string | undefined => {
    let text: string | undefined = "";
    while (position < pattern.length && pattern[position] !== "|" && pattern[position] !== ")") {
      const part = repeated();
      text = text === undefined || part === undefined ? undefined : text + part;
    }
    return text;
  };
  const repeated = (): string | undefined => {
    const part = atom();
    const [min, max] = range(take(quantifier));
    const count = Math.min(min + extra, Math.max(max, min));
    return part === undefined || part.length * count > maxLength ? undefined : part.repeat(count);
  };
  const atom = (): string | undefined => {
    const start = position;
    if (pattern[position] === "(") {
      const [, lookaround] = take(groupStart) ?? [];
      const inner = alternatives();
      position += 1;
      return lookaround === undefined ? inner : "";
    }
    if (pattern[position] === "[") {
      for (position += 1; position < pattern.length && pattern[position] !== "]"; position += 1)
        if (pattern[position] === "\\") position += 1;
      position += 1;
      return character(pattern.slice(start, position));
    }
    if (pattern[position] === "\\") {
      const source = take(escaped)?.[0] ?? "";
      if (source === "") position += 1;
      if (/^\\[bB]$/.test(source)) return "";
      return /^\\[1-9k]?$/.test(source) ? undefined : character(source);
    }
    const literal = String.fromCodePoint(pattern.codePointAt(position) ?? 0);
    position += literal.length;
    if (literal === "^" || literal === "$") return "";
    return literal === "." ? "a" : literal;
  };
  const text = alternatives();
  return position < pattern.length || (text?.length ?? 0) > maxLength ? undefined : text;
}

/** How often an atom may be repeated. */
function range([whole, sign, min = "", comma, max = ""]: readonly (string | undefined)[] = []): [number, number] {
  if (whole === undefined) return [1, 1];
  if (sign !== undefined)
    return sign === "+" ? [1, Number.POSITIVE_INFINITY] : [0, sign === "?" ? 1 : Number.POSITIVE_INFINITY];
  if (comma === "") return [Number(min), Number(min)];
  return [Number(min), max === "" ? Number.POSITIVE_INFINITY : Number(max)];
}

/** The first candidate that matches a class, or the escaped character itself. */
function character(source: string): string | undefined {
  try {
    const expression = expressionOf(`^${source}$`);
    return [...candidates, source.slice(1)].find((text) => expression.test(text));
  } catch {
    return undefined;
  }
}
