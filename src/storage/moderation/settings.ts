import { unlessDuplicate } from "@segmark/database/dialect";
import type { Knex } from "knex";

/** The setting with the public id of the administrator, unless the environment names one. */
export const adminSetting = "admin_user_id";

type SettingRow = { name: string; value: string };

export const settingStore = (db: Knex) => {
  const get = async (name: string): Promise<string | undefined> =>
    (await db<SettingRow>("settings as s").where("s.name", name).first("s.value"))?.value;

  return {
    get,

    set: async (name: string, value: string): Promise<void> => {
      await db<SettingRow>("settings").insert({ name, value }).onConflict("name").merge(["value"]);
    },

    /** Returns the stored value, creating it if missing. Concurrent processes all get the same one. */
    getOrCreate: async (name: string, make: () => string): Promise<string> => {
      const stored = await get(name);
      if (stored !== undefined) return stored;
      await db<SettingRow>("settings").insert({ name, value: make() }).catch(unlessDuplicate(db));
      const settled = await get(name);
      if (settled === undefined) throw new Error(`Setting ${name} was deleted while it was created.`);
      return settled;
    },
  };
};
