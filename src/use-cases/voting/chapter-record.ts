import { type ChapterRecord, features, noRecord } from "../../domain/segments/chapters.ts";
import type { Stores } from "../../storage/stores.ts";

/** What decides whether a user may submit chapters and filler where that has to be earned. */
export async function recordOf(
  { reputation, features: rights }: Stores<"reputation" | "features">,
  userId: string,
): Promise<ChapterRecord> {
  const given = await rights.of(userId);
  return {
    ...(await reputation.submissions(userId)),
    granted: given.has(features.chapters),
    grantedFiller: given.has(features.filler),
  };
}

/** The same, read only where one of the pairs depends on it. */
export const recordFor = async (
  stores: Stores<"reputation" | "features">,
  userId: string,
  pairs: readonly Readonly<{ category?: string | undefined; actionType: string }>[],
): Promise<ChapterRecord> =>
  pairs.some(({ category, actionType }) => actionType === "chapter" || category === "filler")
    ? recordOf(stores, userId)
    : noRecord;
