import type { Category } from "./vocabulary.ts";

/** Numbers of the rights that moderators give. */
export const features = { chapters: 0, filler: 1 } as const;

/**
 * Shape `submissions`: all rows of the user; `downvoted`: those with votes < 0 and views > 5; `granted`: a moderator
 * gave the right;
 *         `grantedFiller`: that to submit filler
 */
export type ChapterRecord = Readonly<{
  submissions: number;
  downvoted: number;
  granted: boolean;
  grantedFiller: boolean;
}>;
export type ChapterFacts = ChapterRecord & Readonly<{ isVip: boolean; reputation: number }>;

/** Of a user who does not submit chapters. */
export const noRecord: ChapterRecord = { submissions: 0, downvoted: 0, granted: false, grantedFiller: false };

/**
 * Whether a user may name chapters of a category: everybody sees the text, so unless its vocabulary says otherwise it
 * has to be earned.
 */
export function maySubmitChapters(
  { chapters }: Pick<Category, "chapters">,
  facts: Omit<ChapterFacts, "grantedFiller">,
): boolean {
  if (facts.isVip || facts.granted || chapters === "anyone") return true;
  const hasGoodRecord = facts.submissions > 5 && facts.downvoted / facts.submissions < 0.1;
  return chapters === "established" && (hasGoodRecord || facts.reputation > 0);
}
