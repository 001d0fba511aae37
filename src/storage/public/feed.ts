import type { Knex } from "knex";
import { cursorFrom } from "../../domain/public/feed-cursor.ts";
import { cursorState } from "./cursor-state.ts";
import { type FeedRead, type PageRequest, readFeed } from "./feed-page.ts";
import { currentCursor, endEpoch, ensureEpoch, feedState } from "./feed-position.ts";
import { pruneFeed, type Retention } from "./feed-pruning.ts";

/** The change feed of public rows, as others read it. */
export const feedStore = (db: Knex) => ({
  /** To be called once before the feed is read. */
  open: (): Promise<void> => ensureEpoch(db),
  /**
   * Begins the feed again if it has not come as far as a cursor that was published: the database is an older backup,
   * and as soon as the feed had passed the cursor again, copies could not detect that it did so with other changes.
   * @returns whether it began again
   */
  beginAgainIfBehind: async (published: string): Promise<boolean> => {
    const [state, cursor] = [await feedState(db), cursorFrom(published)];
    return cursor !== undefined && cursorState(state, cursor) === "ahead" && (await endEpoch(db, state.epoch));
  },
  read: (request: PageRequest): Promise<FeedRead> => readFeed(db, request),
  /** The cursor after everything that is committed. */
  cursor: (): Promise<string> => currentCursor(db),
  prune: (kept: Retention, batch: number): Promise<number> => pruneFeed(db, kept, batch),
});
