/** Shape   `submissions`: all rows of the user; `downvoted`: those with votes < 0 and views > 5; `granted`: by a moderator */
export type ChapterFacts = Readonly<{
  isVip: boolean;
  submissions: number;
  downvoted: number;
  reputation: number;
  granted: boolean;
}>;

/** Whether a user may name chapters: everybody sees the text, so it has to be earned. @param aboveReputation set per instance */
export function maySubmitChapters(facts: ChapterFacts, aboveReputation = 0): boolean {
  const hasGoodRecord = facts.submissions > 5 && facts.downvoted / facts.submissions < 0.1;
  return facts.isVip || facts.granted || hasGoodRecord || facts.reputation > aboveReputation;
}
