import type { Knex } from "knex";
import type { VideoKey } from "../../domain/segments/ids.ts";
import type { PublicTableName } from "../public/tables.ts";
import { setSearchable } from "../users/name-search.ts";
import type { MergeParts, StagedRows } from "./merge-parts.ts";

type Row = StagedRows[number];
type Merge = (db: Knex, parts: MergeParts, rows: StagedRows) => Promise<number>;

const column = (rows: StagedRows, name: string): string[] => [...new Set(rows.map((row) => String(row[name])))];
const without = ({ line: _line, ...row }: Row): Row => row;

/** A name is taken if it is later than the one here, unless an administrator locked that one. */
const mergeNames: Merge = async (db, { publicRows }, rows) => {
  const stored: { user_id: string; name_locked: number; updated: number }[] = await db("users as u")
    .whereIn("u.user_id", column(rows, "user_id"))
    .forUpdate() // a name that is set meanwhile would be lost
    .select("u.user_id", "u.name_locked", "u.updated");
  const known = new Map(stored.map((row) => [row.user_id, row]));
  const taken = rows.filter((row) => {
    const own = known.get(String(row["user_id"]));
    return own === undefined || (own.name_locked === 0 && Number(row["updated"]) > Number(own.updated));
  });
  if (taken.length === 0) return 0;
  await db("users").insert(taken.map(without)).onConflict("user_id").merge(["user_name", "name_locked", "updated"]);
  for (const { user_id, user_name } of taken) {
    await setSearchable(db, String(user_id), user_name === null || user_name === undefined ? null : String(user_name));
    publicRows.row({ table: "userNames", key: [String(user_id)], videoHash: null });
  }
  return taken.length;
};

type Tally = { segment_id: number; category: string; votes: number };
type TallyPlan = Readonly<{ videos: readonly VideoKey[]; tally: readonly Tally[] }>;
const tallyKey = ({ segment_id, category }: Omit<Tally, "votes">): string => `${segment_id} ${category}`;

/** What staged votes change, and the videos of these segments. */
async function planTally(db: Knex, rows: StagedRows): Promise<TallyPlan> {
  const found: (VideoKey & { id: number; uuid: string })[] = await db("segments as s")
    .whereIn("s.uuid", column(rows, "uuid"))
    .select({ id: "s.id", uuid: "s.uuid", service: "s.service", videoId: "s.video_id", videoHash: "s.video_hash" });
  const ids = found.map(({ id }) => id);
  const given: Tally[] = await db("category_votes as v")
    .whereIn("v.segment_id", ids)
    .groupBy("v.segment_id", "v.category")
    .select("v.segment_id", "v.category")
    .sum({ votes: "v.weight" });
  const stored: Tally[] = await db("category_tally as t").whereIn("t.segment_id", ids).select("t.*");
  const votesIn = (tallies: readonly Tally[]) => new Map(tallies.map((one) => [tallyKey(one), Number(one.votes)]));
  const [own, before] = [votesIn(given), votesIn(stored)];
  const segmentOf = new Map(found.map((segment) => [segment.uuid, segment]));
  const changed = rows.flatMap(({ uuid, category, votes }) => {
    const segment = segmentOf.get(String(uuid));
    if (segment === undefined) return [];
    const key = { segment_id: segment.id, category: String(category) };
    const tally = { ...key, votes: Number(votes) + (own.get(tallyKey(key)) ?? 0) };
    return before.get(tallyKey(key)) === tally.votes ? [] : [{ segment, tally }];
  });
  return { videos: changed.map(({ segment }) => segment), tally: changed.map(({ tally }) => tally) };
}

/** The votes for a category are those imported and those given here. What changes is found twice, as for segments. */
const mergeTally: Merge = async (db, { videos, writes, publicRows }, rows) => {
  const seen = await planTally(db, rows);
  if (seen.tally.length === 0) return 0;
  await videos.lockAll(seen.videos);
  const expected = new Set(seen.tally.map(tallyKey));
  const tally = (await planTally(db, rows)).tally.filter((one) => expected.has(tallyKey(one)));
  if (tally.length === 0) return 0;
  writes.changed();
  await db("category_tally").insert(tally).onConflict(["segment_id", "category"]).merge(["votes"]);
  for (const { segment_id, category } of tally) publicRows.tally(segment_id, [category]);
  return tally.length;
};

/** Locks that are not here are added; those that are stay as they are. */
const mergeLocks: Merge = async (db, { videos, writes, publicRows }, rows) => {
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
  for (const row of added) {
    const key = [row["service"], row["video_id"], row["category"], row["action_type"]].map(String);
    publicRows.row({ table: "lockCategories", key, videoHash: String(row["video_hash"]) });
  }
  return added.length;
};

/** A warning is known by its user and its time. */
const mergeWarnings: Merge = async (db, { publicRows }, rows) => {
  const stored: { user_id: string; issued: number }[] = await db("warnings as w")
    .whereIn("w.user_id", column(rows, "user_id"))
    .select("w.user_id", "w.issued");
  const known = new Set(stored.map(({ user_id, issued }) => `${user_id} ${issued}`));
  const added = rows.filter(({ user_id, issued }) => !known.has(`${user_id} ${issued}`));
  if (added.length > 0) await db("warnings").insert(added.map(without));
  for (const { user_id, issued } of added)
    publicRows.row({ table: "warnings", key: [String(user_id), Number(issued)], videoHash: null });
  return added.length;
};

const mergeVips: Merge = async (db, { publicRows }, rows) => {
  const stored: string[] = await db("vip_users as v").whereIn("v.user_id", column(rows, "user_id")).pluck("v.user_id");
  const known = new Set(stored);
  const added = rows.filter(({ user_id }) => !known.has(String(user_id)));
  if (added.length === 0) return 0;
  const inserted = db("vip_users").insert(added.map((row) => ({ ...without(row), added: 0 })));
  await inserted.onConflict("user_id").ignore();
  for (const { user_id } of added) publicRows.row({ table: "vipUsers", key: [String(user_id)], videoHash: null });
  return added.length;
};

const mergeVideoInfo: Merge = async (db, { publicRows }, rows) => {
  const names = ["channel_id", "title", "published"] as const;
  const stored: Row[] = await db("video_info as i").whereIn("i.video_id", column(rows, "video_id")).select("i.*");
  const known = new Map(stored.map((row) => [row["video_id"], row]));
  const taken = rows.filter((row) => {
    const own = known.get(row["video_id"] ?? null);
    return own === undefined || names.some((name) => own[name] !== row[name]);
  });
  if (taken.length === 0) return 0;
  await db("video_info")
    .insert(taken.map(without))
    .onConflict("video_id")
    .merge([...names]);
  for (const { video_id } of taken) publicRows.row({ table: "videoInfo", key: [String(video_id)], videoHash: null });
  return taken.length;
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
