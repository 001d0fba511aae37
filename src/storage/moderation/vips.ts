import { exists, type Query, runQuery } from "@segmark/database/batch-query";
import { unlessDuplicate } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import type { Knex } from "knex";
import type { ChangedRows } from "../public/changed-rows.ts";

type VipRow = { user_id: string; added: number };

/** The public id of the administrator, who may do what a VIP may without being listed as one. */
export type Administrator = () => string | undefined;
/** Asks whether a user may do what a VIP may. */
export type IsVip = (userId: string) => Query<boolean>;

const isListed: IsVip = (userId) => exists("vip_users as v where v.user_id = ?", userId);

export const isVipBeside =
  (administrator: Administrator): IsVip =>
  (userId) => ({ ...isListed(userId), toResult: (rows) => rows.length > 0 || userId === administrator() });

export const vipStore = (db: Knex, publicRows: ChangedRows, isVip: IsVip) => ({
  /** Whether the user may do what a VIP may. */
  has: (userId: string): Promise<boolean> => runQuery(db, isVip(userId)),

  /** Whether the user was made a VIP. */
  isListed: (userId: string): Promise<boolean> => runQuery(db, isListed(userId)),

  /** Which of these users were made VIPs. */
  among: async (userIds: readonly string[]): Promise<string[]> => {
    if (userIds.length === 0) return [];
    const { text, bound } = inList([...new Set(userIds)]);
    return db<VipRow>("vip_users")
      .whereRaw(`user_id ${text}`, [...bound])
      .orderBy("user_id")
      .pluck("user_id");
  },

  /** @param at ms since 1970; if the user is already a VIP, the earlier time is kept */
  add: async (userId: string, at: number): Promise<void> => {
    publicRows.row({ table: "vipUsers", key: [userId], videoHash: null });
    await db<VipRow>("vip_users").insert({ user_id: userId, added: at }).catch(unlessDuplicate(db));
  },

  remove: async (userId: string): Promise<void> => {
    publicRows.row({ table: "vipUsers", key: [userId], videoHash: null });
    await db<VipRow>("vip_users").where("user_id", userId).delete();
  },
});
