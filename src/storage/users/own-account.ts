import type { Knex } from "knex";
import { ask, type Question } from "../../database/questions.ts";
import { temporaryUntil } from "../moderation/temporary-vips.ts";
import { isVip } from "../moderation/vips.ts";
import { newestWarnings } from "../moderation/warnings.ts";
import { nameOf } from "./user-names.ts";

/** An entry of the name history. Units   `at` in ms since 1970 */
export type FormerName = Readonly<{ at: number; from: string | null; to: string | null; byAdmin: boolean }>;

type NameAnswer = [from: string | null, to: string | null, id: number, at: number, byAdmin: number];

const newestNames = (userId: string, most: number): Question<FormerName[]> => ({
  texts: ["n.old_name", "n.new_name"],
  whole: ["n.id", "n.time", "n.by_admin"],
  from: `(select * from user_name_log as l where l.user_id = ? order by l.id desc limit ${most}) as n`,
  values: [userId],
  answer: (rows) =>
    (rows as NameAnswer[])
      .sort(([, , id], [, , other]) => Number(other) - Number(id))
      .map(([from, to, , at, byAdmin]) => ({ at: Number(at), from, to, byAdmin: Number(byAdmin) === 1 })),
});

/** What a user may know of their own account; each in one statement. */
export const ownAccountStore = (db: Knex) => ({
  /** @param now ms since 1970 */
  standing: (userId: string, now: number, mostWarnings: number) =>
    ask(db, {
      name: nameOf(userId),
      isVip: isVip(userId),
      temporaryVipUntil: temporaryUntil(userId, now),
      warnings: newestWarnings(userId, mostWarnings),
    }),

  /** Up to `most` entries of each history, newest first. */
  histories: (userId: string, most: number) =>
    ask(db, { name: nameOf(userId), names: newestNames(userId, most), warnings: newestWarnings(userId, most) }),
});
