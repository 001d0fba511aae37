import type { Knex } from "knex";
import type { InboxStore } from "../inbox/store/store.ts";
import { DELIVERIES, type DeliveryRow } from "./rows.ts";

export type ClaimRequest = Parameters<InboxStore["claim"]>[0];

export const claimable = ["waiting", "running"] as const;
export type Claimable = (typeof claimable)[number];
type Selection = Readonly<{ limit: number; without: readonly number[]; states: readonly Claimable[] }>;

/** Rows in a state before or after a time, furthest first. */
const rowsBeyond = (
  db: Knex,
  state: Claimable,
  side: "<=" | ">",
  time: number,
  { limit, without }: Selection,
): Promise<DeliveryRow[]> => {
  const direction = side === ">" ? "desc" : "asc";
  return db<DeliveryRow>(`${DELIVERIES} as d`)
    .where("d.state", state)
    .where("d.state_at", side, time)
    .whereNotIn("d.seq", [...without])
    .orderBy("d.state_at", direction)
    .orderBy("d.seq", direction)
    .limit(limit)
    .select("d.*");
};

const byTime = (a: DeliveryRow, b: DeliveryRow): number =>
  Number(a.state_at) - Number(b.state_at) || Number(a.seq) - Number(b.seq);

/** Finds rows to claim, in order. Beyond the limit there may be rows between those that were read. */
export type Find = (db: Knex, request: ClaimRequest, selection: Selection) => Promise<DeliveryRow[]>;

/** The rows due longest, waiting ones and ones with an expired lease. */
export const dueRows: Find = async (db, { now }, selection) => {
  const found = await Promise.all(selection.states.map((state) => rowsBeyond(db, state, "<=", now, selection)));
  return found.flat().sort(byTime).slice(0, selection.limit);
};

/** Rows furthest past the latest plausible time of their state. */
export const tooLateRows: Find = async (db, { now, latest }, selection) => {
  const found = await Promise.all(
    selection.states.map((state) => {
      const time = latest?.[state];
      return time === undefined ? [] : rowsBeyond(db, state, ">", Math.max(time, now), selection);
    }),
  );
  return found
    .flat()
    .sort((a, b) => byTime(b, a))
    .slice(0, selection.limit);
};
