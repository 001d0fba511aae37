import { withKeys } from "@segmark/database/with-keys";
import type { Knex } from "knex";
import type { VideoKey } from "../../domain/segments/ids.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import type { RowKey, RowValues } from "../public/row-values.ts";
import { type PublicTable, type PublicTableName, publicTables } from "../public/tables.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";
import { setSearchable } from "../users/name-search.ts";

/** A segment of the copy before a change. */
export type MirroredSegment = VideoKey & Readonly<{ id: number; uuid: string; userId: string }>;

/** Rows per statement: SQLite allows at most 500 in a compound SELECT. */
const batchSize = 100;

const batches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  );

/** A public row as it is stored, for tables whose columns are stored as they are published. */
function storedRow(name: PublicTableName, row: RowValues): Record<string, string | number | null> {
  const { columns }: PublicTable = publicTables[name];
  return Object.fromEntries(
    columns.map(({ name, stored, absent }) => [stored.replace(/^\w+\./, ""), row[name] ?? absent ?? null]),
  );
}

const key = (row: RowValues, name: string): string => String(row[name]);

/**
 * Writes rows of another instance as they are. Call everything inside a transaction that holds the locks of the videos.
 */
export const mirroredRowStore = (db: Knex, writes: CountedWrites, publicRows: ChangedRows) => {
  const upsert = async (table: string, conflict: readonly string[], rows: readonly object[]): Promise<void> => {
    for (const batch of batches(rows))
      await db(table)
        .insert(batch)
        .onConflict([...conflict])
        .merge();
  };
  const segments = async (uuids: readonly string[]): Promise<MirroredSegment[]> => {
    const found: MirroredSegment[] = [];
    for (const batch of batches(uuids))
      found.push(
        ...(await db("segments as s").whereIn("s.uuid", batch).select({
          id: "s.id",
          uuid: "s.uuid",
          userId: "s.user_id",
          service: "s.service",
          videoId: "s.video_id",
          videoHash: "s.video_hash",
        })),
      );
    return found;
  };

  return {
    segments,

    putSegments: async (rows: readonly RowValues[]): Promise<void> => {
      if (rows.length === 0) return;
      writes.changed();
      await upsert(
        "segments",
        ["uuid"],
        rows.map((row) => storedRow("sponsorTimes", row)),
      );
      for (const row of rows)
        publicRows.row({ table: "sponsorTimes", key: [key(row, "UUID")], videoHash: key(row, "hashedVideoID") });
    },

    /** Votes of segments that do not exist are left out: their segment was deleted since, and its tombstone follows. */
    putTallies: async (rows: readonly RowValues[]): Promise<void> => {
      if (rows.length === 0) return;
      const ids = new Map((await segments(rows.map((row) => key(row, "UUID")))).map(({ uuid, id }) => [uuid, id]));
      const tallies = rows.flatMap((row) => {
        const segment_id = ids.get(key(row, "UUID"));
        return segment_id === undefined ? [] : [{ segment_id, category: key(row, "category"), votes: row["votes"] }];
      });
      for (const { segment_id, category } of tallies) publicRows.tally(segment_id, [category]);
      await upsert("category_tally", ["segment_id", "category"], tallies);
    },

    deleteTallies: async (keys: readonly RowKey[]): Promise<void> => {
      const found = await segments(keys.map(([uuid]) => String(uuid)));
      for (const [uuid, category] of keys) {
        const segment = found.find((one) => one.uuid === uuid);
        if (segment === undefined) continue;
        const own = { table: "categoryVotes", key: [segment.uuid, String(category)] } as const;
        publicRows.row({ ...own, videoHash: segment.videoHash });
        await db("category_tally")
          .where({ segment_id: segment.id, category: String(category) })
          .delete();
      }
    },

    putLocks: async (rows: readonly RowValues[]): Promise<void> => {
      if (rows.length === 0) return;
      writes.changed();
      const conflict = ["service", "video_id", "category", "action_type"];
      await upsert(
        "category_locks",
        conflict,
        rows.map((row) => ({ ...storedRow("lockCategories", row), time: 0 })),
      );
      for (const row of rows) {
        const values = ["service", "videoID", "category", "actionType"].map((name) => key(row, name));
        publicRows.row({ table: "lockCategories", key: values, videoHash: key(row, "hashedVideoID") });
      }
    },

    putNames: async (rows: readonly RowValues[]): Promise<void> => {
      await upsert(
        "users",
        ["user_id"],
        rows.map((row) => storedRow("userNames", row)),
      );
      for (const row of rows) {
        const name = row["userName"];
        await setSearchable(db, key(row, "userID"), name === null || name === undefined ? null : String(name));
        publicRows.row({ table: "userNames", key: [key(row, "userID")], videoHash: null });
      }
    },

    deleteNames: async (userIds: readonly string[]): Promise<void> => {
      for (const userId of userIds) {
        publicRows.row({ table: "userNames", key: [userId], videoHash: null });
        await db("users").where("user_id", userId).delete();
        await setSearchable(db, userId, null);
      }
    },

    putWarnings: async (rows: readonly RowValues[]): Promise<void> => {
      for (const row of rows) {
        const own = { user_id: key(row, "userID"), issued: Number(row["issueTime"]) };
        const isActive = row["enabled"] === 1;
        const values = {
          issuer_user_id: row["issuerUserID"],
          reason: row["reason"],
          type: row["type"],
          disabled: isActive ? null : (row["disableTime"] ?? own.issued),
        };
        publicRows.row({ table: "warnings", key: [own.user_id, own.issued], videoHash: null });
        if ((await db("warnings").where(own).update(values)) === 0) await db("warnings").insert({ ...own, ...values });
      }
    },

    deleteWarnings: async (keys: readonly RowKey[]): Promise<void> => {
      for (const [userId, issued] of keys) {
        publicRows.row({ table: "warnings", key: [String(userId), Number(issued)], videoHash: null });
        await db("warnings")
          .where({ user_id: String(userId), issued: Number(issued) })
          .delete();
      }
    },

    putVideos: async (rows: readonly RowValues[]): Promise<void> => {
      await upsert(
        "video_info",
        ["video_id"],
        rows.map((row) => storedRow("videoInfo", row)),
      );
      for (const row of rows) publicRows.row({ table: "videoInfo", key: [key(row, "videoID")], videoHash: null });
    },

    deleteVideos: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) publicRows.row({ table: "videoInfo", key: [id], videoHash: null });
      if (ids.length > 0)
        await withKeys(
          db("video_info"),
          ["video_id"],
          ids.map((id) => [id]),
        ).delete();
    },
  };
};
