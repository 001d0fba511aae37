import type { Json, JsonObject } from "../../document/tree/json.ts";
import type { Direction, Finding, Step } from "./change.ts";
import { type Cursor, cursorAt, type Documents, type Source } from "./cursor.ts";
import { idOf } from "./flat-schema.ts";
import { compareFlat } from "./schema-rules.ts";
import { unchangedParts } from "./unchanged.ts";

/** Two flat schemas that are compared, and the steps to them. */
type Pair = readonly [before: JsonObject, after: JsonObject, steps: readonly Step[]];
/** What differs in two schemas themselves, and the schemas in them that are compared. */
type OnePair = Readonly<{ findings: readonly Finding[]; parts: readonly Pair[] }>;

/** Compares schemas of two documents. `seen` has the pairs that were compared already, and are not listed again. */
type FindingsOf = (before: Json, after: Json, at: Pick<Cursor, "direction" | "steps">, seen: Set<string>) => Finding[];

export function schemaComparison(
  old: Source,
  next: Source,
): Readonly<{ documents: Documents; findingsOf: FindingsOf }> {
  const isUnchanged = unchangedParts(old.document, next.document);
  const memo = alikeMemo();
  const results = new Map<string, OnePair>();

  /** Compares two schemas without what is in them. */
  function onePair(before: JsonObject, after: JsonObject, direction: Direction): OnePair {
    const key = keyOf(before, after, direction);
    const known = results.get(key);
    if (known !== undefined) return known;
    const [findings, parts]: [Finding[], Pair[]] = [[], []];
    const add = (finding: Finding) => void findings.push(finding);
    const compare = (one: Json, other: Json, { steps }: Cursor) =>
      void (isUnchanged(one, other) || parts.push([old.flat(one), next.flat(other), steps]));
    compareFlat(before, after, cursorAt({ documents, add, compare }, direction));
    // Findings under an assumption may be wrong.
    if (!memo.isAssuming()) results.set(key, { findings, parts });
    return { findings, parts };
  }

  /**
   * Breadth-first, because documents may be nested more deeply than the call stack; shared parts are listed where they
   * are reached first.
   */
  function* findingsIn(...[before, after, { direction, steps }, seen]: Parameters<FindingsOf>): Generator<Finding> {
    if (isUnchanged(before, after)) return;
    const queue: Pair[] = [[old.flat(before), next.flat(after), steps]];
    for (const [one, other, prefix] of queue) {
      const key = keyOf(one, other, direction);
      if (seen.has(key)) continue;
      seen.add(key);
      const { findings, parts } = onePair(one, other, direction);
      for (const finding of findings) yield { ...finding, steps: [...prefix, ...finding.steps] };
      for (const [left, right, more] of parts)
        if (!seen.has(keyOf(left, right, direction))) queue.push([left, right, [...prefix, ...more]]);
    }
  }

  const isAlike: Documents["isAlike"] = (before, after, direction) =>
    isUnchanged(before, after) ||
    memo.isAlike(keyOf(old.flat(before), next.flat(after), direction), () => {
      for (const { effect } of findingsIn(before, after, { direction, steps: [] }, new Set()))
        if (effect !== "annotation") return false;
      return true;
    });
  const documents = { old, next, isUnchanged, isAlike };
  return { documents, findingsOf: (...given) => [...findingsIn(...given)] };
}

/** A text for each pair of objects and direction. */
const keyOf = (before: JsonObject, after: JsonObject, direction: Direction): string =>
  `${direction} ${idOf(before)} ${idOf(after)}`;

/**
 * Memoizes which pairs are equivalent. A pair that is reached again while it is being compared is assumed equivalent,
 * so that recursion terminates; conclusions are discarded if the assumption was wrong.
 */
function alikeMemo() {
  const known = new Map<string, boolean>();
  const assumed: string[] = [];
  let depth = 0;
  const isAlike = (pair: string, compare: () => boolean): boolean => {
    const found = known.get(pair);
    if (found !== undefined) return found;
    const start = assumed.length;
    assumed.push(pair);
    known.set(pair, true);
    depth++;
    const result = compare();
    depth--;
    if (!result) {
      for (const one of assumed.splice(start)) known.delete(one);
      known.set(pair, false);
    }
    if (depth === 0) assumed.length = 0;
    return result;
  };
  return { isAlike, isAssuming: () => depth > 0 };
}
