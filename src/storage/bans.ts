import type { Knex } from "knex";
import { unlessDuplicate } from "./dialect.ts";

type BannedUserRow = { user_id: string; since: number; by_user: string };
type BannedIpRow = { ip_hash: string };

export type Ban = Readonly<{ userId: string; byUser: string; at: number }>;

/** Users and addresses whose submissions only they themselves see. */
export const banStore = (db: Knex) => ({
  has: async (userId: string): Promise<boolean> =>
    (await db<BannedUserRow>("banned_users as b").where("b.user_id", userId).first("b.user_id")) !== undefined,

  hasIp: async (ipHash: string): Promise<boolean> =>
    (await db<BannedIpRow>("banned_ips as b").where("b.ip_hash", ipHash).first("b.ip_hash")) !== undefined,

  /** Whoever is banned already stays banned since the earlier time. */
  add: async ({ userId, byUser, at }: Ban): Promise<void> => {
    const row = { user_id: userId, since: at, by_user: byUser };
    await db<BannedUserRow>("banned_users").insert(row).catch(unlessDuplicate(db));
  },

  addIp: async (ipHash: string): Promise<void> => {
    await db<BannedIpRow>("banned_ips").insert({ ip_hash: ipHash }).catch(unlessDuplicate(db));
  },
});
