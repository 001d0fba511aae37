import type { Knex } from "knex";
import type { VideoKey } from "../segments/videos.ts";
import { setSearchable } from "../users/name-search.ts";
import type { MergeParts, StagedRows } from "./merge-parts.ts";
import type { PublicTableName } from "./tables.ts";

type Row = StagedRows[number];
type Merge = (db: Knex, parts: MergeParts, rows: StagedRows) => Promise<number>;

const column = (rows: StagedRows, name: string): string[] => [...new Set(rows.map((row) => String(row[name])))];
const without = ({ line: _line, ...row }: Row): Row => row;

/** A name is taken if it is later than the one here, unless an administrator locked that one. */
const mergeNames: Merge = async (db, _parts, rows) => {
  const stored: { user_id: string; name_locked: number; updated: number }[] = await db("users as u")
    .whereIn("u.user_id", column(rows, "user_id"))
    .select("u.user_id", "u.name_locked", "u.updated");
  const known = new Map(stored.map((row) => [row.user_id, row]));
  const taken = rows.filter((row) => {
    const own = known.get(String(row["user_id"]));
    return own === undefined || (own.name_locked === 0 && Number(row["updated"]) > Number(own.updated));
  });
  if (taken.length === 0) return 0;
  await db("users").insert(taken.map(without)).onConflict("user_id").merge(["user_name", "name_locked", "updated"]);
  for (const { user_id, user_name } of taken)
    await setSearchable(db, String(user_id), user_name === null || user_name === undefined ? null : String(user_name));
  return taken.length;
};

/** The votes for a category are those imported and those given here. */
const mergeTally: Merge = async (db, { videos, writes }, rows) => {
  const found: { id: number; uuid: string; service: string; videoId: string; videoHash: string }[] = await db(
    "segments as s",
  )
    .whereIn("s.uuid", column(rows, "uuid"))
    .select({ id: "s.id", uuid: "s.uuid", service: "s.service", videoId: "s.video_id", videoHash: "s.video_hash" });
  await videos.lockAll(found);
  writes.changed();
  const own: { segment_id: number; category: string; votes: number }[] = await db("category_votes as v")
    .whereIn(
      "v.segment_id",
      found.map(({ id }) => id),
    )
    .groupBy("v.segment_id", "v.category")
    .select("v.segment_id", "v.category")
    .sum({ votes: "v.weight" });
  const ownOf = new Map(own.map(({ segment_id, category, votes }) => [`${segment_id} ${category}`, Number(votes)]));
  const idOf = new Map(found.map(({ id, uuid }) => [uuid, id]));
  const tally = rows.flatMap(({ uuid, category, votes }) => {
    const id = idOf.get(String(uuid));
    if (id === undefined) return [];
    return [{ segment_id: id, category, votes: Number(votes) + (ownOf.get(`${id} ${category}`) ?? 0) }];
  });
  if (tally.length > 0)
    await db("category_tally").insert(tally).onConflict(["segment_id", "category"]).merge(["votes"]);
  return tally.length;
};

/** Locks that are not here are added; those that are stay as they are. */
const mergeLocks: Merge = async (db, { videos, writes }, rows) => {
  const keys = rows.map(({ service, video_id, category, action_type }) => [service, video_id, category, action_type]);
  const names = ["service", "video_id", "category", "action_type"];
  const stored: Row[] = await db("category_locks as l")
    .whereIn(names, keys as unknown as Knex.QueryBuilder)
    .select(names);
  const keyOf = (row: Row): string => JSON.stringify(names.map((name) => row[name]));
  const known = new Set(stored.map(keyOf));
  const added = rows.filter((row) => !known.has(keyOf(row)));
  if (added.length === 0) return 0;
  await videos.lockAll(
    added.map(
      ({ service, video_id, video_hash }): VideoKey => ({
        service: String(service),
        videoId: String(video_id),
        videoHash: String(video_hash),
      }),
    ),
  );
  writes.changed();
  const inserted = db("category_locks").insert(added.map((row) => ({ ...without(row), time: 0 })));
  await inserted.onConflict(names).ignore();
  return added.length;
};

/** A warning is known by its user and its time. */
const mergeWarnings: Merge = async (db, _parts, rows) => {
  const stored: { user_id: string; issued: number }[] = await db("warnings as w")
    .whereIn("w.user_id", column(rows, "user_id"))
    .select("w.user_id", "w.issued");
  const known = new Set(stored.map(({ user_id, issued }) => `${user_id} ${issued}`));
  const added = rows.filter(({ user_id, issued }) => !known.has(`${user_id} ${issued}`));
  if (added.length > 0) await db("warnings").insert(added.map(without));
  return added.length;
};

const mergeVips: Merge = async (db, _parts, rows) => {
  const added = rows.map((row) => ({ ...without(row), added: 0 }));
  await db("vip_users").insert(added).onConflict("user_id").ignore();
  return added.length;
};

const mergeVideoInfo: Merge = async (db, _parts, rows) => {
  await db("video_info").insert(rows.map(without)).onConflict("video_id").merge(["channel_id", "title", "published"]);
  return rows.length;
};

const merges: Readonly<Record<Exclude<PublicTableName, "sponsorTimes">, Merge>> = {
  userNames: mergeNames,
  categoryVotes: mergeTally,
  lockCategories: mergeLocks,
  warnings: mergeWarnings,
  vipUsers: mergeVips,
  videoInfo: mergeVideoInfo,
};

/** Merges rows of a stage other than that of segments. @returns the number of rows that were written */
export const mergeOther = (
  db: Knex,
  parts: MergeParts,
  name: Exclude<PublicTableName, "sponsorTimes">,
  rows: StagedRows,
): Promise<number> => (rows.length === 0 ? Promise.resolve(0) : merges[name](db, parts, rows));
