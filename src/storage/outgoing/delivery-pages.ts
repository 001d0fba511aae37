import { setImmediate as nextTurn } from "node:timers/promises";
import { dialectOf } from "@segmark/database/dialect";
import type { Knex } from "knex";
import type { EventType } from "../../domain/outgoing/event.ts";

/**
 * Rows that a statement looks at while it filters, which bounds how long it blocks the event loop, and those that a
 * page looks at: with rare filters it gets short instead of slow.
 */
const [atOnce, forPage] = [500, 5000];

/** `waiting` until `stateAt`; `sent` or `dead` since then. */
export type OutgoingState = "waiting" | "sent" | "dead";

/** Which delivery: `number` counts within its subscription. */
export type DeliveryKey = Readonly<{ subscription: string; number: number }>;

/** All given conditions must match. `from` is inclusive, `to` exclusive: when the event happened, in ms since 1970. */
export type OutgoingFilter = Readonly<{
  subscription?: string | undefined;
  type?: EventType | undefined;
  state?: OutgoingState | undefined;
  from?: number | undefined;
  to?: number | undefined;
}>;

/** Where a delivery is in a list, newest first. `at`: when the event happened, in ms since 1970 */
export type DeliveryPosition = DeliveryKey & Readonly<{ at: number }>;

/** `next`: the last one of this page, after which the next one begins; undefined when it is the last page */
export type PositionPage = Readonly<{ found: readonly DeliveryPosition[]; next: DeliveryPosition | undefined }>;

type Conditions = Readonly<Record<string, string>>;

/**
 * The condition whose index is followed, the one that the fewest deliveries fulfil, and the others. Nearly all
 * deliveries are sent.
 */
function conditionsOf({
  subscription,
  type,
  state,
}: OutgoingFilter): Readonly<{ followed: Conditions; others: Conditions }> {
  const byState = state !== undefined && (state !== "sent" || subscription === undefined);
  return {
    followed: {
      ...(byState && { "d.state": state }),
      ...(subscription !== undefined && !byState && { "d.subscription": subscription }),
    },
    others: {
      ...(subscription !== undefined && byState && { "whole.subscription": subscription }),
      ...(state !== undefined && !byState && { "whole.state": state }),
      ...(type !== undefined && { "whole.type": type }),
    },
  };
}

type Seen = DeliveryPosition & Readonly<{ passes: boolean }>;

const newestFirst = (a: DeliveryPosition, b: DeliveryPosition): number =>
  b.at - a.at || (a.subscription < b.subscription ? 1 : a.subscription > b.subscription ? -1 : b.number - a.number);

/** The next rows along the index, and which of them pass. All of the order is in the index, so it is read alone. */
async function rowsAlong(
  db: Knex,
  { followed, others }: ReturnType<typeof conditionsOf>,
  { from, to }: OutgoingFilter,
  after: DeliveryPosition | undefined,
  limit: number,
): Promise<Seen[]> {
  const next = db("outgoing_deliveries as d")
    .where(followed)
    .orderBy(["d.at", "d.subscription", "d.number"].map((column) => ({ column, order: "desc" })))
    .limit(limit)
    .select("d.at", "d.subscription", "d.number");
  if (from !== undefined) next.where("d.at", ">=", from);
  if (to !== undefined) next.where("d.at", "<", to);
  if (after !== undefined) {
    const { at, subscription, number } = after;
    next.where("d.at", "<=", at).where((below) =>
      below
        .where("d.at", "<", at)
        .orWhere("d.subscription", "<", subscription)
        .orWhere((same) => same.where("d.subscription", subscription).where("d.number", "<", number)),
    );
  }
  const rows: Readonly<{ at: number; subscription: string; number: number; passing: number | null }>[] = await db
    .from(next.as("n"))
    .leftJoin("outgoing_deliveries as whole", (on) => {
      on.on("whole.subscription", "n.subscription").on("whole.number", "n.number");
      for (const [column, value] of Object.entries(others)) on.andOnVal(column, value);
    })
    .select("n.at", "n.subscription", "n.number", { passing: "whole.number" });
  return rows
    .map(({ at, subscription, number, passing }) => ({
      at: Number(at),
      subscription,
      number: Number(number),
      passes: passing !== null,
    }))
    .sort(newestFirst);
}

/**
 * Where the deliveries of a page are, newest first. If it is short and there is a next one, more rows would have to be
 * looked at.
 * @param after `next` of the page before
 */
export async function deliveryPositions(
  db: Knex,
  filter: OutgoingFilter,
  after: DeliveryPosition | undefined,
  most: number,
): Promise<PositionPage> {
  const conditions = conditionsOf(filter);
  // One more than the page has, to know whether anything follows.
  const wanted = most + 1;
  const step = Object.keys(conditions.others).length > 0 ? Math.max(atOnce, wanted) : wanted;
  const found: DeliveryPosition[] = [];
  let position = after;
  let isAtEnd = false;
  for (let looked = 0; looked < forPage && found.length < wanted && !isAtEnd; looked += step) {
    if (looked > 0 && !dialectOf(db).isRemote) await nextTurn();
    const seen = await rowsAlong(db, conditions, filter, position, step);
    for (const { passes, ...row } of seen) if (passes) found.push(row);
    isAtEnd = seen.length < step;
    position = seen.at(-1) ?? position;
  }
  const page = found.slice(0, most);
  return { found: page, next: found.length > most ? page.at(-1) : isAtEnd ? undefined : position };
}
