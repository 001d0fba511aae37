import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../openapi/document/json.ts";
import type { Finding, Step } from "./change.ts";
import type { Direction } from "./effect.ts";
import type { Rules } from "./rules.ts";

/** Our extensions are rules, also those that no table names; those of others are for other readers. */
const isForeign = (keyword: string): boolean => keyword.startsWith("x-") && keyword !== "x-refusal-code";

/**
 * Compares the keywords of two objects by a table. A keyword that is not in the table is not known to be harmless.
 * @param apart keywords that are compared in another way
 */
export function keywordFindings(
  before: JsonObject,
  after: JsonObject,
  rules: Rules,
  apart: ReadonlySet<string>,
  direction: Direction,
): Finding[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((keyword): Finding[] => {
    const [old, next] = [before[keyword], after[keyword]];
    if (apart.has(keyword) || isDeepStrictEqual(old, next)) return [];
    const own = Object.hasOwn(rules, keyword) ? rules[keyword] : undefined;
    const effect = own?.(old, next, direction) ?? (isForeign(keyword) ? "annotation" : "unlike");
    return [{ effect, direction, place: [keyword], before: old, after: next }];
  });
}

/** Puts findings of a part at its place in the whole. */
export const at = (place: readonly Step[], findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, place: [...place, ...finding.place] }));
