import type { Knex } from "knex";
import { type IntakeKey, type IntakeRules, intakeKeys, readSwitch } from "../domain/intake.ts";
import { fewestVotesShown } from "../domain/visibility.ts";

type SettingRow = { name: string; value: string };

/** Run-time switches of who may submit, and what they ask about a user. */
export const intakeStore = (db: Knex) => ({
  rules: async (): Promise<IntakeRules> => {
    const rows: SettingRow[] = await db("settings as s")
      .whereIn("s.name", [...intakeKeys])
      .select(["s.name", "s.value"]);
    const values = new Map(rows.map(({ name, value }) => [name, readSwitch(value) ?? 0]));
    const value = (key: IntakeKey): number => values.get(key) ?? 0;
    return { establishedBefore: value("old-submitter-block-date"), mostNewUsers: value("max-users-per-minute") };
  },

  /** When a user submitted the oldest segment that everybody sees, in ms since 1970. */
  firstGoodAt: async (userId: string): Promise<number | undefined> => {
    const row: { timeSubmitted: number } | undefined = await db("segments as s")
      .where({ "s.user_id": userId, "s.hidden": 0, "s.shadow_hidden": 0 })
      .where("s.votes", ">=", fewestVotesShown)
      .orderBy("s.time_submitted")
      .first({ timeSubmitted: "s.time_submitted" });
    return row?.timeSubmitted;
  },

  /** Whether a user has any segment, in whatever state. */
  isKnown: async (userId: string): Promise<boolean> =>
    (await db("segments as s").where("s.user_id", userId).first("s.id")) !== undefined,
});
