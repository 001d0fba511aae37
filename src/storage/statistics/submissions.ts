import { setImmediate as nextTurn } from "node:timers/promises";
import { dialectOf } from "@segmark/database/dialect";
import { keysetQuery } from "@segmark/database/keyset";
import type { Knex } from "knex";
import type { Submission } from "../../domain/statistics/leaderboard.ts";
import { inForce } from "../moderation/bans.ts";
import { cappedMinutes, counts } from "./counting.ts";

/** Half-open. Units: ms since 1970 */
export type Period = Readonly<{ from: number; to: number }>;

/** Segments per statement. One of SQLite blocks the event loop; one of a server costs a round trip. */
const atOnce = { here: 200, remote: 5000 } as const;

type Row = [
  time: number,
  id: number,
  userId: string,
  category: string,
  views: number,
  votes: number,
  minutes: number,
  hasNonNegativeVotes: number,
];

const toSubmission = ([, , userId, category, views, votes, minutes, hasNonNegativeVotes]: Row): Submission => ({
  userId,
  category,
  views: Number(views),
  votes: Number(votes),
  minutes: Number(minutes),
  hasNonNegativeVotes: Number(hasNonNegativeVotes) === 1,
});

const notBanned = `not exists (select 1 from banned_users as b where b.user_id = s.user_id and ${inForce})`;

export const submissionStore = (db: Knex) => ({
  /**
   * Segments that were submitted within the period, in pieces, as they are now. @param cap maximum seconds saved per
   * view of a segment
   */
  within: async function* ({ from, to }: Period, cap: number, now: number): AsyncGenerator<Submission[], void> {
    const { rows, isRemote } = dialectOf(db);
    const limit = isRemote ? atOnce.remote : atOnce.here;
    for (let after: readonly number[] = [to, 0]; ; ) {
      const { sql, values } = keysetQuery({
        columns: {
          time_submitted: "s.time_submitted",
          id: "s.id",
          user_id: "s.user_id",
          category: "s.category",
          views: "s.views",
          votes: "s.votes",
          minutes: cappedMinutes(cap),
          non_negative: `case when ${counts.nonNegative} and ${notBanned} then 1 else 0 end`,
        },
        bound: [now],
        key: ["time_submitted", "id"],
        from: "segments as s",
        where: { sql: "s.time_submitted >= ?", values: [from] },
        after,
        limit,
      });
      const found = (await rows(db, sql, values)) as Row[];
      yield found.map(toSubmission);
      const last = found.at(-1);
      if (found.length < limit || last === undefined) return;
      after = [Number(last[0]), Number(last[1])];
      if (!isRemote) await nextTurn();
    }
  },
});
