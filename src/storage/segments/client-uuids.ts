import { hash } from "node:crypto";
import { deferText, dialectOf } from "@segmark/database/dialect";
import { withKeys } from "@segmark/database/with-keys";
import type { Knex } from "knex";
import type { Naming } from "../../domain/segments/client-uuid.ts";

type Row = { user_id: string; client_uuid: string; segment_id: number; expires: number };

/** The caller or the video, and the current time in ms since 1970. */
type Lookup = Readonly<{ now: number }> & (Readonly<{ userId: string }> | Readonly<{ videoId: string }>);

type OnVideo = Readonly<{ clientUuid: string; videoId: string }>;

const batchSize = 100;
const nameOf = (clientUuid: string): string => hash("sha256", clientUuid);

/**
 * Client-generated ids of segments, kept until they expire. They are looked up only if no stored segment has the id, so
 * clients cannot impersonate an existing segment.
 */
export const clientUuidStore = (db: Knex) => ({
  /**
   * Call inside the transaction that stored the segments. A reused id maps to the later segment. @param expires ms
   * since 1970
   */
  add: async (userId: string, namings: readonly Naming[], expires: number): Promise<void> => {
    const uuidOf = new Map(namings.map(({ clientUuid, uuid }) => [nameOf(clientUuid), uuid]));
    const names = [...uuidOf];
    for (let from = 0; from < names.length; from += batchSize) {
      const some = names.slice(from, from + batchSize);
      const segments = some.map(() => "select ?, ?, s.id, ? from segments as s where s.uuid = ?").join(" union all ");
      const key = ["user_id", "client_uuid"];
      const columns = ["segment_id", "expires"];
      await deferText(
        db,
        `insert into client_uuids (${[...key, ...columns].join(", ")}) ${segments} ${dialectOf(db).upsert({ table: "client_uuids", key, columns })}`,
        some.flatMap(([name, uuid]) => [userId, name, expires, uuid]),
      );
    }
  },

  /** The stored id of the user's segment, or of the segment on the video if the client-generated id is unique there. */
  find: async (clientUuid: string, { now, ...where }: Lookup): Promise<string | undefined> => {
    const uuids: string[] = await db("client_uuids as c")
      .join("segments as s", "s.id", "c.segment_id")
      .where("c.client_uuid", nameOf(clientUuid))
      .where("c.expires", ">", now)
      .where("userId" in where ? { "c.user_id": where.userId } : { "s.video_id": where.videoId })
      .limit(2)
      .pluck("s.uuid");
    return uuids.length === 1 ? uuids[0] : undefined;
  },

  /** The same for many ids and videos, in one statement; results are in the order of `ids`. */
  findAll: async (ids: readonly OnVideo[], now: number): Promise<(string | undefined)[]> => {
    if (ids.length === 0) return [];
    const rows: { name: string; videoId: string; uuid: string }[] = await db("client_uuids as c")
      .join("segments as s", "s.id", "c.segment_id")
      .whereIn("c.client_uuid", [...new Set(ids.map(({ clientUuid }) => nameOf(clientUuid)))])
      .where("c.expires", ">", now)
      .select({ name: "c.client_uuid", videoId: "s.video_id", uuid: "s.uuid" });
    const found = Map.groupBy(rows, ({ name, videoId }) => `${name} ${videoId}`);
    return ids.map(({ clientUuid, videoId }) => {
      const [one, another] = found.get(`${nameOf(clientUuid)} ${videoId}`) ?? [];
      return another === undefined ? one?.uuid : undefined;
    });
  },

  forget: async (userId: string): Promise<void> => {
    await db<Row>("client_uuids").where("user_id", userId).delete();
  },

  /** Deletes up to `most` rows that expired before `before`. @returns the number of expired rows found */
  prune: async (before: number, most: number): Promise<number> => {
    const old: Pick<Row, "user_id" | "client_uuid">[] = await db("client_uuids as c")
      .where("c.expires", "<", before)
      .orderBy("c.expires")
      .limit(most)
      .select(["c.user_id", "c.client_uuid"]);
    if (old.length === 0) return 0;
    const keys = old.map(({ user_id, client_uuid }) => [user_id, client_uuid]);
    // Skips rows that were renewed in the meantime.
    await withKeys(db("client_uuids"), ["user_id", "client_uuid"], keys).where("expires", "<", before).delete();
    return old.length;
  },
});
