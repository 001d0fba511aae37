import { type Query, runQuery } from "@segmark/database/batch-query";
import type { Knex } from "knex";
import type { ChangedRows } from "../public/changed-rows.ts";

/** `disabled` is the time the warning was lifted, null while it is active. */
type WarningRow = {
  id: number;
  user_id: string;
  type: number;
  issuer_user_id: string;
  reason: string;
  issued: number;
  disabled: number | null;
};

/** What warnings are about. Those about titles are of other services, and block nothing here. */
export const warningTypes = { segments: 0, titles: 1 } as const;
export type WarningType = (typeof warningTypes)[keyof typeof warningTypes];
const { segments: aboutSegments } = warningTypes;

export type Warning = Readonly<{ userId: string; issuerId: string; reason: string; at: number; type?: WarningType }>;

type ActiveWarning = Readonly<{ reason: string }>;
type Answer = [reason: string, issued: number, id: number];

/** Active warnings, newest first: at most one, unless they were imported. */
export const activeWarnings = (userId: string, type: WarningType = aboutSegments): Query<ActiveWarning[]> => ({
  texts: ["w.reason"],
  integers: ["w.issued", "w.id"],
  from: "warnings as w where w.user_id = ? and w.type = ? and w.disabled is null",
  values: [userId, type],
  toResult: (rows) =>
    (rows as Answer[])
      .sort(([, at, id], [, otherAt, other]) => otherAt - at || other - id)
      .map(([reason]) => ({ reason })),
});

/** A warning in the history of a user. Units   `at` in ms since 1970 */
export type IssuedWarning = Readonly<{ at: number; reason: string; isActive: boolean }>;
type IssuedAnswer = [reason: string, id: number, at: number, lifted: number | null];

/** Up to `most` warnings, lifted or not, newest first. */
export const newestWarnings = (userId: string, most: number): Query<IssuedWarning[]> => ({
  texts: ["w.reason"],
  integers: ["w.id", "w.issued", "w.disabled"],
  from: `(select * from warnings as i where i.user_id = ? and i.type = ? order by i.issued desc, i.id desc limit ${most}) as w`,
  values: [userId, aboutSegments],
  toResult: (rows) =>
    (rows as IssuedAnswer[])
      .sort(([, id, at], [, other, otherAt]) => Number(otherAt) - Number(at) || Number(other) - Number(id))
      .map(([reason, , at, lifted]) => ({ at: Number(at), reason, isActive: lifted === null })),
});

export const warningStore = (db: Knex, publicRows: ChangedRows) => ({
  /** The newest active warning. */
  active: async (userId: string, type?: WarningType): Promise<ActiveWarning | undefined> =>
    (await runQuery(db, activeWarnings(userId, type)))[0],

  issue: async ({ userId, issuerId, reason, at, type = aboutSegments }: Warning): Promise<void> => {
    const row = { user_id: userId, type, issuer_user_id: issuerId, reason, issued: at };
    await db<WarningRow>("warnings").insert(row);
    publicRows.row({ table: "warnings", key: [userId, at], videoHash: null });
  },

  /** Disables all active warnings, keeping them as history. @returns the number of lifted warnings */
  lift: async (userId: string, at: number, type: WarningType = aboutSegments): Promise<number> => {
    const active = { user_id: userId, type, disabled: null };
    const issued = await db<WarningRow>("warnings").where(active).pluck("issued");
    for (const time of issued) publicRows.row({ table: "warnings", key: [userId, Number(time)], videoHash: null });
    return issued.length === 0 ? 0 : db<WarningRow>("warnings").where(active).update({ disabled: at });
  },
});
