import type { Knex } from "knex";
import { unlessDuplicate } from "../../database/dialect.ts";
import { askOne, exists, type Question } from "../../database/questions.ts";
import type { ChangedRows } from "../public/changed-rows.ts";

type VipRow = { user_id: string; added: number };

export const isVip = (userId: string): Question<boolean> => exists("vip_users as v where v.user_id = ?", userId);

export const vipStore = (db: Knex, publicRows: ChangedRows) => ({
  has: (userId: string): Promise<boolean> => askOne(db, isVip(userId)),

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
