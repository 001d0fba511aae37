import { type JsonObject, numberOf } from "../../openapi/document/json.ts";
import type { ComparePart } from "./comparison.ts";

/** The tightest bound of a schema. `limit`: as if it were an upper one. */
type Bound = Readonly<{ keyword: string; limit: number; isExclusive: boolean }>;

/** Compares the bounds of numbers, inclusive or exclusive. */
export const compareBounds: ComparePart = (before, after, place, { add }) => {
  for (const [name, sign] of [
    ["Minimum", -1],
    ["Maximum", 1],
  ] as const) {
    const [old, next] = [boundOf(before, name, sign), boundOf(after, name, sign)];
    if (old?.limit === next?.limit && old?.isExclusive === next?.isExclusive) continue;
    const effect = next !== undefined && (old === undefined || isTighter(next, old)) ? "narrower" : "wider";
    const keyword = next?.keyword ?? old?.keyword ?? "";
    add(effect, [...place, keyword], old && before[old.keyword], next && after[next.keyword]);
  }
};

const isTighter = (one: Bound, other: Bound): boolean =>
  one.limit < other.limit || (one.limit === other.limit && one.isExclusive && !other.isExclusive);

function boundOf(schema: JsonObject, name: string, sign: 1 | -1): Bound | undefined {
  const bounds = [name.toLowerCase(), `exclusive${name}`].flatMap((keyword, index): Bound[] => {
    const value = numberOf(schema[keyword]);
    return value === undefined ? [] : [{ keyword, limit: sign * value, isExclusive: index === 1 }];
  });
  return bounds.reduce<Bound | undefined>((least, one) => (least && isTighter(least, one) ? least : one), undefined);
}
