import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { dialectOf } from "../../database/dialect.ts";
import { cursorFrom, cursorText, epochLength, type FeedCursor } from "../../domain/public/feed-cursor.ts";
import { settingStore } from "../moderation/settings.ts";

/** The setting with the epoch, which `ensureEpoch` creates, of the change feed. A cursor of another epoch is not valid here. */
export const epochSetting = "change_feed_epoch";

/** A lane as far as it is committed; the keys up to `pruned` may have been deleted. */
export type LaneState = Readonly<{ lane: number; position: number; pruned: number }>;
export type FeedState = Readonly<{ epoch: string; lanes: readonly LaneState[] }>;

const newEpoch = (): string => randomBytes(epochLength / 2).toString("hex");

/** Gives the feed of a new database its epoch. To be called before anything else here, for example when a process starts. */
export async function ensureEpoch(db: Knex): Promise<void> {
  await settingStore(db).getOrCreate(epochSetting, newEpoch);
}

/**
 * Makes all cursors invalid, so that their readers start again from a snapshot. To be called in the transaction of every change of public rows that
 * is not reported to the feed, such as an import that replaces tables.
 */
export async function renewEpoch(db: Knex): Promise<void> {
  await db("settings").insert({ name: epochSetting, value: newEpoch() }).onConflict("name").merge(["value"]);
  // What was written unreported is after the beginning of the feed, too.
  await dialectOf(db).addOne(db, { table: "feed_lanes", key: { lane: 0 }, column: "position" });
  await db("feed_lanes").update({ pruned_position: db.ref("position") });
}

/** What is committed, or what a snapshot sees. */
export async function feedState(db: Knex): Promise<FeedState> {
  const { rows } = dialectOf(db);
  const [epoch] = await rows(db, "select s.value from settings as s where s.name = ?", [epochSetting]);
  const lanes = await rows(db, "select f.lane, f.position, f.pruned_position from feed_lanes as f order by f.lane", []);
  if (epoch === undefined) throw new Error("The change feed has no epoch.");
  return {
    epoch: String(epoch[0]),
    lanes: lanes.map(([lane, position, pruned]) => ({
      lane: Number(lane),
      position: Number(position),
      pruned: Number(pruned),
    })),
  };
}

export const cursorAt = ({ epoch, lanes }: FeedState): FeedCursor => ({
  epoch,
  lanes: new Map(lanes.map(({ lane, position }) => [lane, position])),
  last: undefined,
});

/** The cursor of a copy without any row. It has expired unless the feed is complete since the database was created. */
export const beginningOf = (cursor: string): string | undefined => {
  const now = cursorFrom(cursor);
  return now && cursorText({ epoch: now.epoch, lanes: new Map(), last: undefined });
};

/**
 * The cursor after everything that `db` sees. In a transaction with a snapshot, such as that of an export, the changes after the cursor are exactly
 * those that the snapshot lacks.
 */
export const currentCursor = async (db: Knex): Promise<string> => cursorText(cursorAt(await feedState(db)));
