import { type Query, runQuery } from "@segmark/database/batch-query";
import { dialectOf } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import type { Knex } from "knex";
import { noName, type StoredName } from "../../domain/users/user-name.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import { maxHits, type NameHit, namesContaining, setSearchable } from "./name-search.ts";

type UserRow = { user_id: string; user_name: string | null; name_locked: 0 | 1; updated: number };
type LogRow = { user_id: string; old_name: string | null; new_name: string | null; by_admin: 0 | 1; time: number };

export type NameChange = Readonly<{
  userId: string;
  before: StoredName;
  after: StoredName;
  byAdmin: boolean;
  at: number;
}>;
/** Maximum number of users with the same name that are sorted. */
const maxEqual = 1000;
/** Changes of a name that are kept of a user, the newest; a user may read all of them. */
const keptChanges = 1000;

export const nameOf = (userId: string): Query<StoredName> => ({
  texts: ["u.user_name"],
  integers: ["u.name_locked"],
  from: "users as u where u.user_id = ?",
  values: [userId],
  toResult: (rows) =>
    (rows as [string | null, number][]).map(([name, locked]) => ({ name, isLocked: locked === 1 }))[0] ?? noName,
});

/** User names. They are not unique. */
export const userNameStore = (db: Knex, publicRows: ChangedRows) => ({
  of: (userId: string): Promise<StoredName> => runQuery(db, nameOf(userId)),

  /** Of those who have one. */
  namesOf: async (userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (userIds.length === 0) return new Map();
    const { text, bound } = inList(userIds);
    const sql = `select u.user_id, u.user_name from users as u where u.user_id ${text} and u.user_name is not null`;
    return new Map((await dialectOf(db).rows(db, sql, bound)) as [string, string][]);
  },

  /**
   * Stores a name and adds it to the history, of which the newest entries are kept. Call inside a transaction that
   * holds the lock of the user.
   */
  change: async ({ userId, before, after, byAdmin, at }: NameChange): Promise<void> => {
    publicRows.row({ table: "userNames", key: [userId], videoHash: null });
    if (after.name === null && !after.isLocked) await db<UserRow>("users").where("user_id", userId).delete();
    else {
      await db<UserRow>("users")
        .insert({ user_id: userId, user_name: after.name, name_locked: after.isLocked ? 1 : 0, updated: at })
        .onConflict("user_id")
        .merge(["user_name", "name_locked", "updated"]);
    }
    await setSearchable(db, userId, after.name);
    const entry = { user_id: userId, old_name: before.name, new_name: after.name, time: at };
    await db<LogRow>("user_name_log").insert({ ...entry, by_admin: byAdmin ? 1 : 0 });
    const [outdated]: number[] = await db("user_name_log as n")
      .where("n.user_id", userId)
      .orderBy("n.id", "desc")
      .offset(keptChanges)
      .limit(1)
      .pluck("n.id");
    if (outdated !== undefined) await db("user_name_log").where("user_id", userId).where("id", "<=", outdated).delete();
  },

  named: async (name: string): Promise<NameHit[]> =>
    db
      .from(db("users as u").where("u.user_name", name).limit(maxEqual).select("u.user_name", "u.user_id").as("n"))
      .orderBy("n.user_id")
      .limit(maxHits)
      .select({ userName: "n.user_name", userID: "n.user_id" }),

  containing: (piece: string): Promise<NameHit[]> => namesContaining(db, piece),
});
