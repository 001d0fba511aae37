import { Problem } from "../../errors.ts";
import type { Segment } from "../segments/segment.ts";
import { supports, type Vocabulary } from "../segments/vocabulary.ts";
import { type Tally, weights } from "../voting/category-voting.ts";

/** What a moderator orders to be done with segments. */
export type SegmentOrder =
  | Readonly<{ action: "hide" | "show" | "lock" | "unlock" }>
  | Readonly<{ action: "category"; category: string }>;

/** The fields that an order sets, one at a time. */
export type OrderedField = "hidden" | "locked" | "category";

/**
 * A change of one field, which can be reversed. Shape `before`, `after`: the flag as text, or the category; `tally`:
 * votes that `after` gets (positive) or `before` loses (negative)
 */
export type FieldChange = Readonly<{ field: OrderedField; before: string; after: string; tally: number }>;

type Target = Pick<Segment, "uuid" | "actionType" | OrderedField>;

const fieldOf = { hide: "hidden", show: "hidden", lock: "locked", unlock: "locked", category: "category" } as const;
const flagOf = { hide: "1", show: "0", lock: "1", unlock: "0" } as const;

/**
 * Only the flag or the category that the order names: segments hidden by a ban stay so, because the ban decides that.
 * @param tally votes for the categories of the segment
 * @returns undefined if the segment is as ordered already
 * Source  segment service, moderateSegments
 */
export function changeOrdered(segment: Target, order: SegmentOrder, tally: Tally): FieldChange | undefined {
  const field = fieldOf[order.action];
  const before = String(segment[field]);
  const after = order.action === "category" ? order.category : flagOf[order.action];
  if (before === after) return undefined;
  return { field, before, after, tally: field === "category" ? votesToKeep(after, tally) : 0 };
}

/**
 * A moderator's choice leads by as much as the vote of a VIP counts, so that no single vote of another user undoes it.
 */
function votesToKeep(category: string, tally: Tally): number {
  const rival = Math.max(0, ...[...tally].map(([name, votes]) => (name === category ? 0 : votes)));
  return Math.max(weights.trusted, rival + weights.trusted - (tally.get(category) ?? 0));
}

/** @returns undefined if the field of the segment is no longer as the change left it */
export function reversal(segment: Pick<Segment, OrderedField>, change: FieldChange): FieldChange | undefined {
  if (String(segment[change.field]) !== change.after) return undefined;
  return { field: change.field, before: change.after, after: change.before, tally: -change.tally || 0 };
}

/**
 * Errors `unknown_category`, `unsupported_action` for the first segment that the category does not go with; both name
 * what would
 */
export function refuseUnfit(order: SegmentOrder, segments: readonly Target[], vocabulary: Vocabulary): void {
  if (order.action !== "category") return;
  const { category } = order;
  const name = JSON.stringify(category);
  const { categories } = vocabulary;
  if (!categories.has(category)) {
    throw new Problem(
      "unknown_category",
      `There is no category ${name}; there are ${[...categories.keys()].join(", ")}.`,
    );
  }
  const unfit = segments.find(({ actionType }) => !supports(vocabulary, category, actionType));
  if (unfit === undefined) return;
  const { actionType, uuid } = unfit;
  const fitting = [...categories.keys()].filter((one) => supports(vocabulary, one, actionType));
  throw new Problem(
    "unsupported_action",
    `The category ${name} does not go with the action type "${actionType}" of the segment ${uuid}; these do: ${fitting.join(", ")}.`,
  );
}
