import { readDumpIndex } from "../dumps/publish/write-dumps.ts";
import type { feedStore } from "../storage/public/feed.ts";

/**
 * - `dumps`         folder where the service publishes; undefined if it does not
 * - `onBeginAgain`  the database is an older backup, so all cursors are invalid from now on
 * - `onError`       that could not be found out, or written
 */
export type OpenFeedOptions = Readonly<{
  feed: Pick<ReturnType<typeof feedStore>, "open" | "beginAgainIfBehind">;
  dumps: string | undefined;
  onBeginAgain: () => void;
  onError: (error: unknown) => void;
}>;

/**
 * Opens the change feed when a service starts. The dump that was published last shows whether the database was restored
 * from an older backup: that has to be known before the feed passes the cursor of the dump again.
 */
export async function openFeed({ feed, dumps, onBeginAgain, onError }: OpenFeedOptions): Promise<void> {
  await feed.open();
  if (dumps === undefined) return;
  try {
    const cursor = (await readDumpIndex(dumps))?.cursor;
    if (typeof cursor === "string" && (await feed.beginAgainIfBehind(cursor))) onBeginAgain();
  } catch (error) {
    onError(error);
  }
}
