import { type Flag, setExpression } from "./syntax.ts";

/** A representative of all characters that are in the same sets. */
export type CharacterKind = Readonly<{ character: string; sets: ReadonlySet<number> }>;

/**
 * Representatives of all characters: each character is in the same sets as one of them, unless it is in none.
 * @param sources of the sets, see `Pattern`
 */
export function characterKinds(sources: readonly string[], flag: Flag): CharacterKind[] {
  const tests = sources.map((source) => memberTest(source, flag));
  const kinds = new Map<string, CharacterKind>();
  for (const point of new Set([...latinEdges, ...sources.flatMap((source) => edgesIn(source, flag))])) {
    if (!isCharacter(point)) continue;
    const character = String.fromCodePoint(point);
    const sets = tests.flatMap((has, at) => (has(point, character) ? [at] : []));
    const key = sets.join();
    if (sets.length > 0 && !kinds.has(key)) kinds.set(key, { character, sets: new Set(sets) });
  }
  return [...kinds.values()];
}

type MemberTest = (point: number, character: string) => boolean;

const members = new Map<string, MemberTest>();

/** Patterns share many sets. */
function memberTest(source: string, flag: Flag): MemberTest {
  const known = members.get(flag + source);
  if (known !== undefined) return known;
  const expression = setExpression(source, flag);
  const answers: (boolean | undefined)[] = [];
  const test: MemberTest = (point, character) => {
    if (point > 0x100) return expression.test(character);
    answers[point] ??= expression.test(character);
    return answers[point];
  };
  members.set(flag + source, test);
  return test;
}

/**
 * Beyond these, sets only have what they name: one by one, as a range, or by a property. Line separators are what `.`
 * leaves out.
 */
const printable = [/\w/, /[!-~]/, /./s];
const rank = (point: number): number => printable.findIndex((set) => set.test(String.fromCodePoint(point)));
/** Letters and digits first, as the clearest representatives, then what can be seen. */
const latin = [...[...Array(0x100).keys()].sort((one, other) => rank(one) - rank(other)), 0x2028, 0x2029];

/** Where a set may begin or end. */
const edges = (points: readonly number[]): number[] => points.flatMap((point) => [point - 1, point, point + 1]);

const latinEdges = [...latin, ...edges(latin)];

const lastPoint = 0x10_ffff;
const isCharacter = (point: number): boolean => point >= 0 && point <= lastPoint && (point < 0xd800 || point > 0xdfff);

const named =
  /(\\[pP]\{[^}]*\}|\\[sS])|\\u\{([\dA-Fa-f]+)\}|\\u([dD][89abAB][\dA-Fa-f]{2})\\u([dD][c-fC-F][\dA-Fa-f]{2})|\\u([\dA-Fa-f]{4})|\\?[\s\S]/gu;

function edgesIn(source: string, flag: Flag): number[] {
  return [...source.matchAll(named)].flatMap(([text, property, code, high, low, unit]): readonly number[] => {
    if (property !== undefined) return flag === "u" ? edgesOfProperty(property) : [];
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

/** Determined with `RegExp`, which implements Unicode; once, because it takes a million tests. */
function edgesOfProperty(source: string): readonly number[] {
  const found = known.get(source) ?? changesOf(setExpression(source, "u"));
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
