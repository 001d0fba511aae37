import type { DeliveryFilter, Page } from "../store/store.ts";
import { asDelivery, type Entry, matches } from "./memory-entry.ts";

type Place = Readonly<{ receivedAt: number; order: number }>;

const newestFirst = (a: Place, b: Place): number => b.receivedAt - a.receivedAt || b.order - a.order;
const cursorOf = ({ receivedAt, order }: Place): string => `${receivedAt}.${order}`;

function placeOf(cursor: string): Place {
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
  const place = filter.before === undefined ? undefined : placeOf(filter.before);
  const matching = [...entries]
    .filter((entry) => matches(entry, filter) && (place === undefined || newestFirst(place, entry) < 0))
    .sort(newestFirst);
  const page = matching.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    deliveries: page.map(asDelivery),
    next: last !== undefined && matching.length > page.length ? cursorOf(last) : null,
  };
}
