import { setExpression } from "./pattern.ts";

/**
 * A few characters for all: each character is in the same sets as one of these, unless it is in none.
 * @param sources of the sets, see `Pattern`
 * @returns for each of the characters, which of the sets it is in
 */
export function characterKinds(sources: readonly string[]): ReadonlySet<number>[] {
  const expressions = sources.map(setExpression);
  const kinds = new Map<string, ReadonlySet<number>>();
  for (const point of new Set([...edges(latin), ...sources.flatMap(edgesIn)])) {
    if (!isCharacter(point)) continue;
    const character = String.fromCodePoint(point);
    const sets = expressions.flatMap((expression, at) => (expression.test(character) ? [at] : []));
    if (sets.length > 0) kinds.set(sets.join(), new Set(sets));
  }
  return [...kinds.values()];
}

/** Beyond these, sets only have what they name: one by one, as a range, or by a property. Line separators are what `.` leaves out. */
const latin = [...Array(0x100).keys(), 0x2028, 0x2029];

/** Where a set may begin or end. */
const edges = (points: readonly number[]): number[] => points.flatMap((point) => [point - 1, point, point + 1]);

const lastPoint = 0x10_ffff;
const isCharacter = (point: number): boolean => point >= 0 && point <= lastPoint && (point < 0xd800 || point > 0xdfff);

const named =
  /(\\[pP]\{[^}]*\}|\\[sS])|\\u\{([\dA-Fa-f]+)\}|\\u([dD][89abAB][\dA-Fa-f]{2})\\u([dD][c-fC-F][\dA-Fa-f]{2})|\\u([\dA-Fa-f]{4})|\\?[\s\S]/gu;

function edgesIn(source: string): number[] {
  return [...source.matchAll(named)].flatMap(([text, property, code, high, low, unit]): readonly number[] => {
    if (property !== undefined) return edgesOfProperty(property);
    const hexadecimal = code ?? unit;
    if (hexadecimal !== undefined) return edges([Number.parseInt(hexadecimal, 16)]);
    const character =
      high === undefined || low === undefined
        ? text
        : String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
    return edges([character.codePointAt(0) ?? 0]);
  });
}

const known = new Map<string, readonly number[]>();

/** Asked of `RegExp`, which knows Unicode; once, since that are a million questions. */
function edgesOfProperty(source: string): readonly number[] {
  const found = known.get(source) ?? changesOf(setExpression(source));
  known.set(source, found);
  return found;
}

function changesOf(expression: RegExp): number[] {
  const found: number[] = [];
  let was = false;
  for (let point = 0; point <= lastPoint; point++) {
    const is = isCharacter(point) && expression.test(String.fromCodePoint(point));
    if (is !== was) found.push(point - 1, point);
    was = is;
  }
  return found;
}
