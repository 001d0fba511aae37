import type { Knex } from "knex";

type VoteRow = {
  segment_id: number;
  user_id: string;
  increment: number;
  original_type: number;
  ip_hash: string;
  time: number;
};

const upvote = 1;

export type Upvote = Readonly<{ uuid: string; userId: string; ipHash: string; at: number }>;

/**
 * The vote row keeps what its user contributes, the segment the total of all. The total moves by the difference, so that a
 * repeated vote changes nothing and a former downvote is taken back.
 */
export async function addUpvote(db: Knex, { uuid, userId, ipHash, at }: Upvote): Promise<void> {
  const segment: { id: number } | undefined = await db("segments as s").where("s.uuid", uuid).first("s.id");
  if (segment === undefined) return;
  const own = { segment_id: segment.id, user_id: userId };
  const before = await db<VoteRow>("votes").where(own).first("increment");
  if (before?.increment === 1) return;

  await db<VoteRow>("votes")
    .insert({ ...own, increment: 1, original_type: upvote, ip_hash: ipHash, time: at })
    .onConflict(["segment_id", "user_id"])
    .merge(["increment", "original_type", "ip_hash", "time"]);
  await db("segments")
    .where("id", segment.id)
    .increment("votes", 1 - (before?.increment ?? 0));
}
