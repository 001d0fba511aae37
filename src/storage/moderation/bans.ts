import { exists, type Query, runQuery } from "@segmark/database/batch-query";
import { unlessDuplicate } from "@segmark/database/dialect";
import { rowsBelow } from "@segmark/database/keyset";
import type { Knex } from "knex";
import type { Ban } from "../../domain/moderation/ban.ts";
import type { BanPosition } from "../../domain/moderation/ban-list.ts";

/** `until` is null for good; `claimed_until`: until when a process lifts the ban, which has ended. */
type BannedUserRow = {
  user_id: string;
  since: number;
  by_user: string;
  until: number | null;
  reason: string | null;
  hid_past: 0 | 1;
  claimed_until: number | null;
};
type BannedIpRow = { ip_hash: string };

/** A ban for good without a reason. Units   `at` in ms since 1970 */
export type PlainBan = Readonly<{ userId: string; byUser: string; at: number }>;

/** A ban and the name of its user, null if there is none. */
export type ListedBan = Ban & Readonly<{ userName: string | null }>;

/**
 * The condition for a ban (alias `b`) to apply; binds the time in ms since 1970. A ban that has ended stays stored
 * until it is lifted, so every query for bans needs it.
 */
export const inForce = "(b.until is null or b.until > ?)";

export const isBanned = (userId: string, now: number): Query<boolean> =>
  exists(`banned_users as b where b.user_id = ? and ${inForce}`, userId, now);
export const isIpBanned = (ipHash: string): Query<boolean> => exists("banned_ips as b where b.ip_hash = ?", ipHash);

const toBan = (row: BannedUserRow): Ban => ({
  userId: row.user_id,
  byUser: row.by_user,
  since: Number(row.since),
  until: row.until === null ? null : Number(row.until),
  reason: row.reason ?? "",
  hidPast: Number(row.hid_past) === 1,
});

/** How many ended bans are tried for a claim, which other processes may get first. */
const claimable = 20;

const newestFirst = (query: Knex.QueryBuilder, table: string): Knex.QueryBuilder =>
  query.orderBy([
    { column: `${table}.since`, order: "desc" },
    { column: `${table}.user_id`, order: "desc" },
  ]);

/** Shadow-banned users and addresses. */
export const banStore = (db: Knex) => ({
  /** @param now ms since 1970, as everywhere here */
  has: (userId: string, now: number): Promise<boolean> => runQuery(db, isBanned(userId, now)),

  hasIp: (ipHash: string): Promise<boolean> => runQuery(db, isIpBanned(ipHash)),

  /** The ban of a user, in force or ended. */
  of: async (userId: string): Promise<Ban | undefined> => {
    const row: BannedUserRow | undefined = await db("banned_users as b").where("b.user_id", userId).first("b.*");
    return row && toBan(row);
  },

  /** Bans for good. If the user is already banned, that is kept; a ban that has ended is replaced. */
  add: async ({ userId, byUser, at }: PlainBan): Promise<void> => {
    const row = { since: at, by_user: byUser, until: null, reason: null, claimed_until: null };
    await db<BannedUserRow>("banned_users")
      .insert({ user_id: userId, ...row, hid_past: 0 })
      .catch(unlessDuplicate(db));
    await db<BannedUserRow>("banned_users").where("user_id", userId).where("until", "<=", at).update(row);
  },

  /** Stores a ban as it is. Call inside a transaction that holds the lock of the user. */
  put: async ({ userId, byUser, since, until, reason, hidPast }: Ban): Promise<void> => {
    const row = { since, by_user: byUser, until, reason, hid_past: hidPast ? 1 : 0, claimed_until: null } as const;
    await db<BannedUserRow>("banned_users")
      .insert({ user_id: userId, ...row })
      .onConflict("user_id")
      .merge(row);
  },

  remove: async (userId: string): Promise<void> => {
    await db<BannedUserRow>("banned_users").where("user_id", userId).delete();
  },

  /**
   * Claims an ended ban, the first to end, for so long that no other process lifts it at the same time.
   * @returns the user; undefined when none is left
   */
  claimEnded: async (now: number, leaseMs: number): Promise<string | undefined> => {
    const free = (row: Knex.QueryBuilder) =>
      void row
        .whereNull("claimed_until")
        .orWhere("claimed_until", "<=", now)
        .orWhere("claimed_until", ">", now + leaseMs);
    const ended: string[] = await db("banned_users")
      .where("until", "<=", now)
      .where(free)
      .orderBy("until")
      .limit(claimable)
      .pluck("user_id");
    for (const userId of ended) {
      const claim = db("banned_users").where("user_id", userId).where("until", "<=", now).where(free);
      if ((await claim.update({ claimed_until: now + leaseMs })) === 1) return userId;
    }
    return undefined;
  },

  /** Up to `most` bans, newest first, those that have ended included. */
  list: async (after: BanPosition | undefined, most: number): Promise<ListedBan[]> => {
    // The position alone, which the index has: MariaDB sorts all bans otherwise.
    const page = newestFirst(db("banned_users as p"), "p").limit(most).select("p.user_id");
    if (after !== undefined) rowsBelow(page, ["p.since", after.since], ["p.user_id", after.userId]);
    const bans = db
      .from(page.as("k"))
      .join("banned_users as b", "b.user_id", "k.user_id")
      .leftJoin("users as u", "u.user_id", "b.user_id");
    const rows: (BannedUserRow & { user_name: string | null })[] = await newestFirst(bans, "b").select(
      "b.*",
      "u.user_name",
    );
    return rows.map((row) => ({ ...toBan(row), userName: row.user_name }));
  },

  addIp: async (ipHash: string): Promise<void> => {
    await db<BannedIpRow>("banned_ips").insert({ ip_hash: ipHash }).catch(unlessDuplicate(db));
  },

  removeIps: async (ipHashes: readonly string[]): Promise<void> => {
    await db<BannedIpRow>("banned_ips")
      .whereIn("ip_hash", [...ipHashes])
      .delete();
  },

  /** Hashes of the addresses a user submitted from. */
  ipsOf: async (userId: string): Promise<string[]> =>
    db("segments as s")
      .join("segment_origin as o", "o.segment_id", "s.id")
      .where("s.user_id", userId)
      .distinct("o.ip_hash")
      .pluck("o.ip_hash"),

  /** Users who submitted from one of these addresses and are not banned yet. */
  unbannedFrom: async (ipHashes: readonly string[], now: number): Promise<string[]> =>
    db("segment_origin as o")
      .join("segments as s", "s.id", "o.segment_id")
      .leftJoin("banned_users as b", (on) => void on.on("b.user_id", "s.user_id").andOn(db.raw(inForce, [now])))
      .whereIn("o.ip_hash", [...ipHashes])
      .whereNull("b.user_id")
      .distinct("s.user_id")
      .pluck("s.user_id"),
});
