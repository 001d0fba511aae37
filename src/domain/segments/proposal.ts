import { Problem } from "../../errors.ts";
import { startsBeyond } from "./auto-moderator.ts";
import type { Draft } from "./draft.ts";
import { type CategoryLock, lockOn } from "./locks.ts";
import { lockedText, reputationText, shortText } from "./refusals.ts";
import type { Segment } from "./segment.ts";
import type { SubmissionRules } from "./submission.ts";
import { isReputable } from "./submitters.ts";
import { type Category, supports } from "./vocabulary.ts";

export type { CategoryLock } from "./locks.ts";

/** A validated segment without an owner. */
export type Proposal = Pick<Segment, "startTime" | "endTime" | "category" | "actionType" | "description">;

/** Units   `videoDuration` in seconds, 0 if unknown. Shape   `reputation`: current, of who submits. */
export type ProposalFacts = Readonly<{
  isVip: boolean;
  reputation: number;
  grantedFiller: boolean;
  locks: readonly CategoryLock[];
  videoDuration: number;
}>;

/** Seconds. Differences of times are not exact. */
const rounding = 1e-6;

/**
 * Errors in this order: `bad_segment`, `unknown_category`, `category_locked`, `unsupported_action`, `bad_times`,
 * `low_reputation`,
 *         `early_highlight`, `short_segment`. VIPs bypass the checks for locks, reputation, early highlights, short segments and the video's end.
 * Source  segment service, POST skipSegments, checks 7 to 13
 */
export function checkDraft(draft: Draft, facts: ProposalFacts, rules: SubmissionRules): Proposal {
  const { times, category, actionType, description } = draft;
  if (times === undefined || category === undefined) throw new Problem("bad_segment");
  const known = rules.vocabulary.categories.get(category);
  if (known?.maySubmit !== true) throw new Problem("unknown_category");

  const lock = lockOn(facts.locks, category, actionType);
  if (lock !== undefined && !facts.isVip) throw new Problem("category_locked", lockedText(category, lock.reason));
  if (!supports(rules.vocabulary, category, actionType)) throw new Problem("unsupported_action");

  const [startTime, endTime] = times;
  if (startTime === undefined || endTime === undefined) throw new Problem("bad_times");
  const proposal = { startTime, endTime, category, actionType, description };
  if (!timesFit(proposal)) throw new Problem("bad_times");
  if (facts.isVip) return proposal;

  refuseUnreputable(known, facts.reputation, facts.grantedFiller);
  if (startsBeyond(startTime, facts.videoDuration)) throw new Problem("bad_times");
  if (actionType === "poi" && startTime < rules.earliestHighlight) throw new Problem("early_highlight");
  refuseShort(proposal, known);
  return proposal;
}

/** Errors  `low_reputation` if the category needs a higher one */
export function refuseUnreputable(category: Category, reputation: number, grantedFiller: boolean): void {
  if (!isReputable(category, reputation, grantedFiller)) throw new Problem("low_reputation", reputationText(category));
}

/**
 * Anything shorter than its category says is likely a mistake. Players know the sentence about one second.
 * Errors  `short_segment`
 */
export function refuseShort(
  { startTime, endTime, actionType }: Pick<Proposal, "startTime" | "endTime" | "actionType">,
  { label, minSeconds }: Category,
): void {
  const least = minSeconds[actionType];
  if (least === undefined || endTime - startTime >= least - rounding) return;
  throw new Problem("short_segment", ...(least === 1 ? [] : [shortText(label, least)]));
}

/** A full label is at 0, a point starts where it ends, everything else has a positive length. */
function timesFit({ startTime, endTime, actionType }: Proposal): boolean {
  if (startTime < 0) return false;
  if (actionType === "full") return startTime === 0 && endTime === 0;
  return actionType === "poi" ? startTime === endTime : startTime < endTime;
}
