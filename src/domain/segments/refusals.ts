/**
 * What somebody with an open warning is told. Clients look for the first sentence and show the rest, so its words are fixed.
 * @param reason the moderator's own words; empty when there are none
 */
export function warningText(refused: "Submission" | "Vote", publicId: string, reason: string): string {
  const start = `${refused} rejected due to a tip from a moderator. Please read it and confirm it before you go on: most slips come from not knowing a guideline.`;
  return withReason(`${start} If you ask a moderator about it, give your public user ID: ${publicId}.`, reason);
}

export function lockedText(category: string, reason: string): string {
  const locked = withReason(`A moderator has closed this video to new segments of the category "${category}".`, reason);
  return `${locked}\nIf segments seem to be missing, reload the page: they may have been added since.`;
}

export function coverageText(share: number): string {
  return `Submissions rejected: your segments would cover ${Math.ceil(share * 100)}% of this video; over 80% is not accepted.`;
}

const withReason = (text: string, reason: string): string => (reason === "" ? text : `${text}\n${reason}`);
