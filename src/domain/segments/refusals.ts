import type { Category } from "./vocabulary.ts";

/**
 * Error text for users with an open warning. Clients match the first sentence and display the rest, so its wording is
 * fixed.
 * @param reason given by the moderator; may be empty
 */
export function warningText(refused: "Submission" | "Vote", publicId: string, reason: string): string {
  const start = `${refused} rejected due to a tip from a moderator. Please read it and confirm it before you go on: most slips come from not knowing a guideline.`;
  return withReason(`${start} If you ask a moderator about it, give your public user ID: ${publicId}.`, reason);
}

export function lockedText(category: string, reason: string): string {
  const locked = withReason(`A moderator has closed this video to new segments of the category "${category}".`, reason);
  return `${locked}\nIf segments seem to be missing, reload the page: they may have been added since.`;
}

export const reputationText = ({ label, minReputation }: Category): string =>
  `Segments of the category "${label}" are for users with a reputation of at least ${minReputation}.`;

export const chaptersText = ({ label, chapters }: Pick<Category, "label" | "chapters">): string =>
  chapters === "vip"
    ? `Chapters of the category "${label}" are for VIPs.`
    : "Chapters are for users with some good submissions of other kinds.";

/** @param least in seconds */
export const shortText = (label: string, least: number): string =>
  `Segments of the category "${label}" must be at least ${least} seconds long.`;

export function coverageText(share: number): string {
  return `Submissions rejected: your segments would cover ${Math.ceil(share * 100)}% of this video; over 80% is not accepted.`;
}

const withReason = (text: string, reason: string): string => (reason === "" ? text : `${text}\n${reason}`);
