import { Problem } from "../../errors.ts";

/** The numbers that clients send and the database keeps. Others were given a meaning once and have none now. */
export const voteTypes = { down: 0, up: 1, undo: 20, malicious: 30 } as const;
export type VoteKind = keyof typeof voteTypes;

/** What somebody wants to happen to a segment. */
export type Ballot = Readonly<{ kind: VoteKind }> | Readonly<{ kind: "category"; category: string }>;

/** As a client wrote it; undefined when absent. */
export type RawBallot = Readonly<{ type?: number | string | undefined; category?: string | undefined }>;

const kinds: readonly VoteKind[] = ["down", "up", "undo", "malicious"];

/**
 * A type that is a number decides, also beside a category; anything else counts as absent.
 * Errors  `bad_vote` when the number is no type, or when there is neither
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
