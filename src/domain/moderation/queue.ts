import { Problem } from "../../errors.ts";
import type { Segment } from "../segments/segment.ts";
import { minShownVotes, removedVotes } from "../segments/shown.ts";

/** What moderators should look at. */
export type QueueKind = "newcomers" | "downvoted" | "reported" | "rejected";

/** A position in a queue, which is ordered by time and id, newest first. Units   `time` in ms since 1970 */
export type QueuePosition = Readonly<{ time: number; id: number }>;

/** Fewer segments than these make their submitter a newcomer. */
export const newcomerSegments = 10;
/** Votes of segments in the queue `downvoted`: from just removed to still shown. */
export const downvotedVotes = { min: removedVotes, max: minShownVotes } as const;

/** A submission that was refused. Units   `at` in ms since 1970, times of segments in seconds */
export type RejectedSubmission = Readonly<{
  at: number;
  userId: string;
  service: string;
  videoId: string;
  reason: string;
  segments: readonly RejectedSegment[];
}>;
export type RejectedSegment = Readonly<
  Pick<Segment, "startTime" | "endTime" | "actionType"> & {
    category: string;
  }
>;

/**
 * How many refused submissions are kept: per user, so that no user can fill the queue, and in all; and for how many ms.
 */
export const rejectedLimits = { perUser: 20, most: 5000, keptMs: 30 * 86_400_000, segments: 100 } as const;

/** What the reason begins with when a rule of the operator refused a submission, of which its sender is not told. */
const rulePrefix = "reject_rule ";
export const ruleReason = (rule: number): string => `${rulePrefix}${rule}`;
/** For SQL: what `like` matches in reasons that are kept from the sender. */
export const ruleReasons = `${rulePrefix}%`;

export const cursorOf = (kind: QueueKind, { time, id }: QueuePosition): string => `${kind}.${time}.${id}`;

/** Errors  `bad_request` if the text is not the cursor of a page of this queue */
export function positionFrom(kind: QueueKind, cursor: string): QueuePosition {
  const [, name, time, id] = /^([a-z]+)\.(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (name === kind) return { time: Number(time), id: Number(id) };
  throw new Problem("bad_request", `No valid cursor. cursor must be the "next" of a page of the queue ${kind}.`);
}
