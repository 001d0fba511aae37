import { randomBytes } from "node:crypto";
import type { Statement } from "@segmark/database/bulk/bulk";
import type { Snapshot } from "@segmark/database/connect/snapshot-contract";
import { dialectOf } from "@segmark/database/dialect";
import type { Knex } from "knex";
import { cursorFrom, cursorText, epochLength, type FeedCursor } from "../../domain/public/feed-cursor.ts";

/**
 * The row with the epoch of the change feed, which `ensureEpoch` creates. A cursor of another epoch is not valid here.
 * It is in a table that every import by replacement replaces, so that rows and epoch change at one moment, on servers
 * too, where renaming tables ends a transaction.
 */
export const epochRow = { table_name: "changes", row_key: "epoch" } as const;

/** The epoch as a snapshot has it; undefined in a database whose feed has not begun. */
export async function epochIn({ read }: Pick<Snapshot, "read">): Promise<string | undefined> {
  const { table_name, row_key } = epochRow;
  const [epoch] = await read(
    `select texts from public_leftovers where table_name = '${table_name}' and row_key = '${row_key}'`,
  );
  return epoch && String(epoch[0]);
}

/** A lane as far as it is committed; the keys up to `pruned` may have been deleted. */
export type LaneState = Readonly<{ lane: number; position: number; pruned: number }>;
export type FeedState = Readonly<{ epoch: string; lanes: readonly LaneState[] }>;

export const toLane = ([lane, position, pruned]: readonly unknown[]): LaneState => ({
  lane: Number(lane),
  position: Number(position),
  pruned: Number(pruned),
});

export const newEpoch = (): string => randomBytes(epochLength / 2).toString("hex");

/**
 * Gives the feed of a new database its epoch. To be called before anything else here, for example when a process
 * starts.
 */
export async function ensureEpoch(db: Knex): Promise<void> {
  if ((await db("public_leftovers as l").where(epochRow).first("l.texts")) !== undefined) return;
  const inserted = db("public_leftovers").insert({ ...epochRow, texts: newEpoch() });
  await inserted.onConflict(["table_name", "row_key"]).ignore();
}

/** Makes all cursors of an epoch invalid. Of several processes one does it. @returns whether this one did */
export async function endEpoch(db: Knex, epoch: string): Promise<boolean> {
  const ended = await db("public_leftovers")
    .where({ ...epochRow, texts: epoch })
    .update({ texts: newEpoch() });
  return ended === 1;
}

/**
 * Statements after which no cursor is complete that does not go back to this moment. They belong before a replacement
 * of tables: its epoch makes older cursors invalid, but not one from the beginning of the feed, which is for copies
 * without any row.
 */
export const incompleteFeed: readonly Statement[] = [
  { sql: "update feed_lanes set position = position + 1 where lane = 0" },
  { sql: "update feed_lanes set pruned_position = position" },
];

/** What is committed, or what a snapshot sees. */
export async function feedState(db: Knex): Promise<FeedState> {
  const { rows } = dialectOf(db);
  const [epoch] = await rows(
    db,
    "select l.texts from public_leftovers as l where l.table_name = ? and l.row_key = ?",
    Object.values(epochRow),
  );
  const lanes = await rows(db, "select f.lane, f.position, f.pruned_position from feed_lanes as f order by f.lane", []);
  if (epoch === undefined) throw new Error("The change feed has no epoch.");
  return {
    epoch: String(epoch[0]),
    lanes: lanes.map(toLane),
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
 * The cursor after everything that `db` sees. In a transaction with a snapshot, such as that of an export, the changes
 * after the cursor are exactly those that the snapshot lacks.
 */
export const currentCursor = async (db: Knex): Promise<string> => cursorText(cursorAt(await feedState(db)));
