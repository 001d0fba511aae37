import type { Knex } from "knex";

/** `disabled` is the time it was lifted, null while it stands. */
type WarningRow = {
  id: number;
  user_id: string;
  type: number;
  issuer_user_id: string;
  reason: string;
  issued: number;
  disabled: number | null;
};

export type Warning = Readonly<{ userId: string; issuerId: string; reason: string; at: number }>;

/** Warnings about segments; the column leaves room for other kinds. */
const aboutSegments = 0;

const standing = (db: Knex, userId: string): Knex.QueryBuilder =>
  db("warnings as w").where({ "w.user_id": userId, "w.type": aboutSegments }).whereNull("w.disabled");

export const warningStore = (db: Knex) => ({
  /** How many stand: one, unless they were imported. */
  count: async (userId: string): Promise<number> => {
    const [row]: { warnings: number }[] = await standing(db, userId).count({ warnings: "*" });
    return row?.warnings ?? 0;
  },

  /** The newest warning that stands. */
  active: async (userId: string): Promise<{ reason: string } | undefined> => {
    const row: Pick<WarningRow, "reason"> | undefined = await standing(db, userId)
      .orderBy([
        { column: "w.issued", order: "desc" },
        { column: "w.id", order: "desc" },
      ])
      .first("w.reason");
    return row;
  },

  issue: async ({ userId, issuerId, reason, at }: Warning): Promise<void> => {
    const row = { user_id: userId, type: aboutSegments, issuer_user_id: issuerId, reason, issued: at };
    await db<WarningRow>("warnings").insert(row);
  },

  /** Closes every warning that stands and keeps it as history. @returns how many there were */
  lift: async (userId: string, at: number): Promise<number> =>
    db<WarningRow>("warnings")
      .where({ user_id: userId, type: aboutSegments })
      .whereNull("disabled")
      .update({ disabled: at }),
});
