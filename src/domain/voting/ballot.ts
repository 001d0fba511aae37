import { Problem } from "../../errors.ts";

/** Vote types as sent by clients and stored in the database. Other numbers are obsolete. */
export const voteTypes = { down: 0, up: 1, undo: 20, malicious: 30 } as const;
export type VoteKind = keyof typeof voteTypes;

/** A parsed vote on a segment. */
export type Ballot = Readonly<{ kind: VoteKind }> | Readonly<{ kind: "category"; category: string }>;

/** A vote as sent by a client; undefined if absent. */
export type RawBallot = Readonly<{ type?: number | string | undefined; category?: string | undefined }>;

const kinds: readonly VoteKind[] = ["down", "up", "undo", "malicious"];

/**
 * A numeric type takes precedence over a category; any other type counts as absent.
 * Errors  `bad_vote` if the number is not a known type, or if both are absent
 * Source  segment service, voteOnSponsorTime, checks 1, 6, 9 and 12
 */
export function readBallot({ type, category }: RawBallot): Ballot {
  const text = String(type ?? "").trim();
  if (/^-?\d+$/.test(text)) {
    const kind = kinds.find((one) => voteTypes[one] === Number(text));
    if (kind === undefined) throw new Problem("bad_vote");
    return { kind };
  }
  if (category === undefined) throw new Problem("bad_vote");
  return { kind: "category", category };
}
