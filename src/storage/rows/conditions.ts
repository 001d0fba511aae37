import { minShownVotes } from "../../domain/segments/shown.ts";
import { downvotedViews } from "../../domain/users/reputation-parts.ts";

/**
 * Conditions for segments (alias `s`). Numbers of the rules are in the text, not bound: they are the same in every
 * statement. No index is limited to one of them, so no migration has to follow when a rule changes; stored totals are
 * recomputed (`basisOf`).
 */
export const hasShownVotes = `s.votes >= ${minShownVotes}`;
export const isRemoved = `s.votes < ${minShownVotes}`;

/** What readers get. */
export const isShown = `s.hidden = 0 and s.shadow_hidden = 0 and ${hasShownVotes}`;

/** What counts against its submitter, as `countsAsDownvoted`. */
export const isDownvoted = `s.votes < 0 and s.views > ${downvotedViews}`;
