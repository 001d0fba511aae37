import type { ChangedRows } from "../public/changed-rows.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";
import type { ChapterNames } from "../segments/chapter-names.ts";
import type { VideoStore } from "../segments/videos.ts";
import type { TotalStore } from "../statistics/totals.ts";

/** The stores of the same transaction. */
export type MergeParts = Readonly<{
  writes: CountedWrites;
  videos: VideoStore;
  chapterNames: ChapterNames;
  totals: TotalStore;
  publicRows: ChangedRows;
}>;

export type StagedRows = readonly Readonly<Record<string, string | number | null>>[];
