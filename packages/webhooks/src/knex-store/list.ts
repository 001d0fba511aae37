import { setImmediate as nextTurn } from "node:timers/promises";
import { dialectOf } from "@segmark/database/dialect";
import { rowsBelow } from "@segmark/database/keyset";
import type { Knex } from "knex";
import type { Delivery, DeliveryFilter, Page } from "../inbox/store/store.ts";
import { cursorOf, DELIVERIES, type DeliveryRow, type ListPosition, readCursor, toDelivery } from "./rows.ts";

/**
 * Rows that a statement looks at while it filters, which bounds how long it blocks the event loop, and those that a
 * page looks at: with rare filters it gets short instead of slow.
 */
const [atOnce, forPage] = [500, 5000];

type Conditions = Readonly<Record<string, string>>;

/**
 * The condition whose index is followed, the one that the fewest deliveries fulfil, and the others. Nearly all
 * deliveries are handled.
 */
function conditionsOf({
  event,
  action,
  state,
}: DeliveryFilter): Readonly<{ followed: Conditions; others: Conditions }> {
  const byState = state !== undefined && (state !== "handled" || event === undefined);
  const byEvent = event !== undefined && !byState;
  return {
    followed: { ...(byState && { "d.state": state }), ...(byEvent && { "d.name": event }) },
    others: {
      ...(event !== undefined && byState && { "whole.name": event }),
      ...(state !== undefined && byEvent && { "whole.state": state }),
      ...(action !== undefined && { "whole.action": action }),
    },
  };
}

/** A row that was looked at. */
type Seen = ListPosition & Readonly<{ passes: boolean }>;

const newestFirst = (a: ListPosition, b: ListPosition): number => b.receivedAt - a.receivedAt || b.seq - a.seq;

/**
 * The next rows along the index, newest first, and which of them pass. Their numbers are in the index, so they are
 * found first: to read anything else in this order, servers scan and sort a small table.
 */
async function rowsAlong(
  db: Knex,
  { followed, others }: ReturnType<typeof conditionsOf>,
  { from, to }: DeliveryFilter,
  position: ListPosition | undefined,
  limit: number,
): Promise<Seen[]> {
  const next = db(`${DELIVERIES} as d`)
    .where(followed)
    .orderBy("d.received_at", "desc")
    .orderBy("d.seq", "desc")
    .limit(limit)
    .select("d.seq", "d.received_at");
  if (from !== undefined) next.where("d.received_at", ">=", from);
  if (to !== undefined) next.where("d.received_at", "<", to);
  if (position !== undefined) rowsBelow(next, ["d.received_at", position.receivedAt], ["d.seq", position.seq]);
  const rows: Readonly<{ received_at: number; seq: number; passing: number | null }>[] = await db
    .from(next.as("n"))
    .leftJoin(`${DELIVERIES} as whole`, (on) => {
      on.on("whole.seq", "n.seq");
      for (const [column, value] of Object.entries(others)) on.andOnVal(column, value);
    })
    .select("n.received_at", "n.seq", { passing: "whole.seq" });
  return rows
    .map((row) => ({ receivedAt: Number(row.received_at), seq: Number(row.seq), passes: row.passing !== null }))
    .sort(newestFirst);
}

/** In this order; those that were deleted meanwhile are left out. */
async function deliveriesAt(db: Knex, positions: readonly ListPosition[]): Promise<Delivery[]> {
  if (positions.length === 0) return [];
  const numbers = positions.map(({ seq }) => seq);
  const rows: DeliveryRow[] = await db<DeliveryRow>(DELIVERIES).whereIn("seq", numbers).select("*");
  const bySeq = new Map(rows.map((row) => [Number(row.seq), toDelivery(row)]));
  return numbers.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** One page, newest first. If it is short and there is a next one, more rows would have to be looked at. */
export async function listDeliveries(db: Knex, request: DeliveryFilter): Promise<Page> {
  const { before, limit } = request;
  const conditions = conditionsOf(request);
  // One more than the page has, to know whether anything follows.
  const wanted = limit + 1;
  const step = Object.keys(conditions.others).length > 0 ? Math.max(atOnce, wanted) : wanted;
  const found: ListPosition[] = [];
  let position = before === undefined ? undefined : readCursor(before);
  let isAtEnd = false;
  for (let scanned = 0; scanned < forPage && found.length < wanted && !isAtEnd; scanned += step) {
    if (scanned > 0 && !dialectOf(db).isRemote) await nextTurn();
    const seen = await rowsAlong(db, conditions, request, position, step);
    found.push(...seen.filter(({ passes }) => passes));
    isAtEnd = seen.length < step;
    position = seen.at(-1) ?? position;
  }
  const shown = found.slice(0, limit);
  const deliveries = await deliveriesAt(db, shown);
  const last = found.length > limit ? shown.at(-1) : isAtEnd ? undefined : position;
  return { deliveries, next: last === undefined ? null : cursorOf(last) };
}
