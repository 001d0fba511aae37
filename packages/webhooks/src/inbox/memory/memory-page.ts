import type { DeliveryFilter, Page } from "../store/store.ts";
import { asDelivery, type Entry, matches } from "./memory-entry.ts";

type Position = Readonly<{ receivedAt: number; order: number }>;

const newestFirst = (a: Position, b: Position): number => b.receivedAt - a.receivedAt || b.order - a.order;
const cursorOf = ({ receivedAt, order }: Position): string => `${receivedAt}.${order}`;

function positionOf(cursor: string): Position {
  const [, receivedAt, order] = /^(-?\d+)\.(\d+)$/.exec(cursor) ?? [];
  if (receivedAt === undefined || order === undefined) {
    throw new RangeError(`before: expected the "next" of a page, not ${JSON.stringify(cursor)}`);
  }
  return { receivedAt: Number(receivedAt), order: Number(order) };
}

/**
 * One page of `entries`. A cursor encodes the position of the last delivery shown, so it stays valid when that delivery
 * is deleted.
 */
export function pageOf(entries: Iterable<Entry>, filter: DeliveryFilter): Page {
  const position = filter.before === undefined ? undefined : positionOf(filter.before);
  const matching = [...entries]
    .filter((entry) => matches(entry, filter) && (position === undefined || newestFirst(position, entry) < 0))
    .sort(newestFirst);
  const page = matching.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    deliveries: page.map(asDelivery),
    next: last !== undefined && matching.length > page.length ? cursorOf(last) : null,
  };
}
