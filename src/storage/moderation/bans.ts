import type { Knex } from "knex";
import { unlessDuplicate } from "../../database/dialect.ts";
import { askOne, exists, type Question } from "../../database/questions.ts";

type BannedUserRow = { user_id: string; since: number; by_user: string };
type BannedIpRow = { ip_hash: string };

export type Ban = Readonly<{ userId: string; byUser: string; at: number }>;

export const isBanned = (userId: string): Question<boolean> => exists("banned_users as b where b.user_id = ?", userId);
export const isIpBanned = (ipHash: string): Question<boolean> => exists("banned_ips as b where b.ip_hash = ?", ipHash);

/** Shadow-banned users and addresses. */
export const banStore = (db: Knex) => ({
  has: (userId: string): Promise<boolean> => askOne(db, isBanned(userId)),

  hasIp: (ipHash: string): Promise<boolean> => askOne(db, isIpBanned(ipHash)),

  /** If the user is already banned, the earlier time is kept. */
  add: async ({ userId, byUser, at }: Ban): Promise<void> => {
    const row = { user_id: userId, since: at, by_user: byUser };
    await db<BannedUserRow>("banned_users").insert(row).catch(unlessDuplicate(db));
  },

  remove: async (userId: string): Promise<void> => {
    await db<BannedUserRow>("banned_users").where("user_id", userId).delete();
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
  unbannedFrom: async (ipHashes: readonly string[]): Promise<string[]> =>
    db("segment_origin as o")
      .join("segments as s", "s.id", "o.segment_id")
      .leftJoin("banned_users as b", "b.user_id", "s.user_id")
      .whereIn("o.ip_hash", [...ipHashes])
      .whereNull("b.user_id")
      .distinct("s.user_id")
      .pluck("s.user_id"),
});
