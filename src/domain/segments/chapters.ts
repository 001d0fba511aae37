/** Shape   `submissions`: all rows of the user; `downvoted`: those with votes < 0 and views > 5; `granted`: given by a moderator */
export type ChapterFacts = Readonly<{
  isVip: boolean;
  submissions: number;
  downvoted: number;
  reputation: number;
  granted: boolean;
}>;

/** Who may name chapters: their text is seen by everybody, so a newcomer has to earn it. @param aboveReputation an instance's setting */
export function maySubmitChapters(facts: ChapterFacts, aboveReputation = 0): boolean {
  const hasGoodRecord = facts.submissions > 5 && facts.downvoted / facts.submissions < 0.1;
  return facts.isVip || facts.granted || hasGoodRecord || facts.reputation > aboveReputation;
}
