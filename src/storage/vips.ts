import type { Knex } from "knex";
import { unlessDuplicate } from "./dialect.ts";

type VipRow = { user_id: string; added: number };

export const vipStore = (db: Knex) => ({
  has: async (userId: string): Promise<boolean> =>
    (await db<VipRow>("vip_users as v").where("v.user_id", userId).first("v.user_id")) !== undefined,

  /** @param at ms since 1970; whoever is a VIP already stays one since the earlier time */
  add: async (userId: string, at: number): Promise<void> => {
    await db<VipRow>("vip_users").insert({ user_id: userId, added: at }).catch(unlessDuplicate(db));
  },

  remove: async (userId: string): Promise<void> => {
    await db<VipRow>("vip_users").where("user_id", userId).delete();
  },
});
