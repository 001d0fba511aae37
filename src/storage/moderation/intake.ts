import type { Query } from "@segmark/database/batch-query";
import type { Knex } from "knex";
import { type IntakeKey, type IntakeRules, intakeKeys, readSwitch } from "../../domain/segments/intake.ts";
import { isShown } from "../rows/conditions.ts";

const switchIn = (values: ReadonlyMap<unknown, unknown>, key: IntakeKey): number => {
  const value = values.get(key);
  return typeof value === "string" ? (readSwitch(value) ?? 0) : 0;
};

export const intakeRules: Query<IntakeRules> = {
  texts: ["n.name", "n.value"],
  from: `settings as n where n.name in (${intakeKeys.map(() => "?").join(", ")})`,
  values: intakeKeys,
  toResult: (rows) => {
    const values = new Map(rows.map(([name, value]) => [name, value]));
    return {
      establishedBefore: switchIn(values, "old-submitter-block-date"),
      maxNewUsers: switchIn(values, "max-users-per-minute"),
    };
  },
};

/** Facts about users for the intake rules. */
export const intakeStore = (db: Knex) => ({
  /** Submission time of the user's oldest shown segment, in ms since 1970. */
  firstGoodAt: async (userId: string): Promise<number | undefined> => {
    const row: { timeSubmitted: number } | undefined = await db("segments as s")
      .where("s.user_id", userId)
      .whereRaw(isShown)
      .orderBy("s.time_submitted")
      .first({ timeSubmitted: "s.time_submitted" });
    return row?.timeSubmitted;
  },

  /** Whether a user has any segment, in any state. */
  isKnown: async (userId: string): Promise<boolean> =>
    (await db("segments as s").where("s.user_id", userId).first("s.id")) !== undefined,
});
