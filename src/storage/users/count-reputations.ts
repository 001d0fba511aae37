import type { Bulk } from "@segmark/database/bulk/bulk";
import { everyCategory } from "../../domain/segments/locks.ts";
import { reputationEpoch } from "../../domain/users/reputation.ts";
import { isDownvoted } from "../rows/conditions.ts";

type Tables = Readonly<{ segments: string; locks: string; reputations: string }>;
type Connection = Pick<Bulk, "rows" | "run">;

const live: Tables = { segments: "segments", locks: "category_locks", reputations: "user_reputations" };
/** Some tens of milliseconds of work, for which writers may wait. */
const usersAtOnce = 200;

export const countedColumns = [
  "user_id",
  "counted",
  "total",
  "downvoted",
  "unmatched",
  "votes",
  "locked",
  "locks_won",
  "third_liked_at",
  "fourth_liked_at",
] as const;

/**
 * A query for rows of `user_reputations`, which counts the segments of some users, or all. It finds a row for each user
 * with segments.
 * @param users a condition on the segments, alias `s`
 */
export function countReputations(
  users: string,
  { segments, locks }: Pick<Tables, "segments" | "locks"> = live,
): string {
  const isNew = (alias: string): string => `${alias}.time_submitted > ${reputationEpoch}`;
  const isUpvoted = (alias: string): string => `${alias}.votes > 0 and ${alias}.action_type <> 'full'`;
  const counts = "s.action_type <> 'full'";
  const countsAgainst = `${counts} and ${isDownvoted}`;
  // The hash is redundant, but without it a server with outdated index statistics scans half the service.
  const other = (condition: string): string =>
    `exists (select 1 from ${segments} as o where o.service = s.service and o.video_hash = s.video_hash` +
    ` and o.video_id = s.video_id and o.category = s.category and ${condition})`;
  const isGuarded =
    `exists (select 1 from ${locks} as l where l.service = s.service and l.video_id = s.video_id` +
    ` and l.category in (s.category, '${everyCategory}'))`;
  const isWon = `${isUpvoted("s")} and ${isGuarded} and (s.locked = 1 or not ${other("(o.votes > s.votes or o.locked > s.locked)")})`;
  const sum = (condition: string, value = "1"): string => `sum(case when ${condition} then ${value} else 0 end)`;
  const upvotedAt = (rank: number): string =>
    `case when ${sum(`${isUpvoted("s")} and ${isNew("s")}`)} >= ${rank} then (select o.time_submitted from ${segments} as o` +
    ` where o.user_id = s.user_id and ${isUpvoted("o")} and ${isNew("o")} order by o.time_submitted limit 1 offset ${rank - 1}) end`;
  const values = [
    "s.user_id",
    "1",
    sum(counts),
    sum(countsAgainst),
    sum(`${countsAgainst} and not ${other(`o.user_id = s.user_id and ${isUpvoted("o")}`)}`),
    sum(`${counts} and ${isNew("s")}`, "s.votes"),
    sum(counts, "s.locked"),
    sum(isWon),
    upvotedAt(3),
    upvotedAt(4),
  ];
  return `select ${values.join(", ")} from ${segments} as s where ${users} group by s.user_id`;
}

/**
 * Counts all users of these segments; `reputations` is empty. Some of them per statement, and no two connections count
 * the same ones.
 */
export async function countAllReputations(bulk: Pick<Bulk, "share">, tables: Tables): Promise<void> {
  const { segments, reputations } = tables;
  const next = `select distinct user_id from ${segments} where user_id > ? order by user_id limit ${usersAtOnce}`;
  let [after, isOver] = ["", false];
  let taking: Promise<unknown> = Promise.resolve();
  /** The users after the last ones that were taken. */
  const take = async ({ rows }: Connection): Promise<readonly string[]> => {
    const users = isOver ? [] : (await rows(next, [after])).map(({ user_id }) => String(user_id));
    after = users.at(-1) ?? after;
    return users;
  };
  await bulk.share(async (connection) => {
    const takeInTurn = (): Promise<readonly string[]> => {
      const taken = taking.then(() => take(connection));
      taking = taken.catch(() => undefined);
      return taken;
    };
    try {
      for (let users = await takeInTurn(); users.length > 0; users = await takeInTurn()) {
        const query = countReputations(`s.user_id in (${users.map(() => "?").join(", ")})`, tables);
        await connection.run(`insert into ${reputations} (${countedColumns.join(", ")}) ${query}`, users);
      }
    } finally {
      isOver = true; // no user is left, or this connection failed
    }
  });
}
