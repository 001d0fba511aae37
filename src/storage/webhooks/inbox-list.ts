import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import { dialectOf } from "../../database/dialect.ts";
import { below } from "../../database/keyset.ts";
import type { DeliveryFilter, Page } from "../../webhooks/inbox/store.ts";
import { cursorOf, DELIVERIES, type DeliveryRow, type Place, readCursor, toDelivery } from "./inbox-rows.ts";

/**
 * Rows that a statement looks at while it filters, which bounds how long it blocks the event loop, and those that a page looks at: with rare filters it
 * gets short instead of slow.
 */
const [atOnce, forPage] = [500, 5000];

type Filter = Readonly<{ event: string | undefined; action: string | undefined; state: string | undefined }>;

/** The condition whose index is followed: the one that the fewest deliveries fulfil. Nearly all of them are handled. */
function followedOf({ event, state }: Filter): Readonly<Record<string, string>> {
  if (state !== undefined && (state !== "handled" || event === undefined)) return { "d.state": state };
  return event === undefined ? {} : { "d.name": event };
}

const passes = (row: DeliveryRow, { event, action, state }: Filter): boolean =>
  (event === undefined || row.name === event) &&
  (action === undefined || row.action === action) &&
  (state === undefined || row.state === state);

const newestFirst = (a: DeliveryRow, b: DeliveryRow): number =>
  Number(b.received_at) - Number(a.received_at) || Number(b.seq) - Number(a.seq);

/**
 * The next rows along the index, newest first, without regard to other conditions. Their numbers are in the index, so they are found first: to read
 * whole rows in this order, servers scan and sort a small table.
 */
async function rowsAlong(
  db: Knex,
  followed: Readonly<Record<string, string>>,
  { from, to }: DeliveryFilter,
  place: Place | undefined,
  limit: number,
): Promise<DeliveryRow[]> {
  const next = db<DeliveryRow>(`${DELIVERIES} as d`)
    .where(followed)
    .orderBy("d.received_at", "desc")
    .orderBy("d.seq", "desc")
    .limit(limit)
    .select("d.seq");
  if (from !== undefined) next.where("d.received_at", ">=", from);
  if (to !== undefined) next.where("d.received_at", "<", to);
  if (place !== undefined) below(next, ["d.received_at", place.receivedAt], ["d.seq", place.seq]);
  const rows: DeliveryRow[] = await db
    .from(next.as("n"))
    .join(`${DELIVERIES} as whole`, "whole.seq", "n.seq")
    .select("whole.*");
  return rows.sort(newestFirst);
}

const placeOf = ({ received_at, seq }: DeliveryRow): Place => ({ receivedAt: Number(received_at), seq: Number(seq) });

/** One page, newest first. If it is short and there is a next one, more rows would have to be looked at. */
export async function listDeliveries(db: Knex, request: DeliveryFilter): Promise<Page> {
  const { event, action, state, before, limit } = request;
  const filter = { event, action, state };
  const followed = followedOf(filter);
  const isFiltering = Object.keys(followed).length < Object.values(filter).filter((one) => one !== undefined).length;
  // One more than the page has, to know whether anything follows.
  const wanted = limit + 1;
  const step = isFiltering ? Math.max(atOnce, wanted) : wanted;
  const found: DeliveryRow[] = [];
  let place = before === undefined ? undefined : readCursor(before);
  let isAtEnd = false;
  for (let scanned = 0; scanned < forPage && found.length < wanted && !isAtEnd; scanned += step) {
    if (scanned > 0 && !dialectOf(db).isRemote) await nextTurn();
    const rows = await rowsAlong(db, followed, request, place, step);
    found.push(...rows.filter((row) => passes(row, filter)));
    isAtEnd = rows.length < step;
    const last = rows.at(-1);
    if (last !== undefined) place = placeOf(last);
  }
  const shown = found.slice(0, limit);
  const lastShown = shown.at(-1);
  const deliveries = shown.map(toDelivery);
  if (found.length > limit && lastShown !== undefined) return { deliveries, next: cursorOf(placeOf(lastShown)) };
  return { deliveries, next: isAtEnd || place === undefined ? null : cursorOf(place) };
}
