import type { Knex } from "knex";
import { type FeedRead, type PageRequest, readFeed } from "./feed-page.ts";
import { currentCursor, ensureEpoch } from "./feed-position.ts";
import { pruneFeed, type Retention } from "./feed-pruning.ts";

/** The change feed of public rows, as others read it. */
export const feedStore = (db: Knex) => ({
  /** To be called once before the feed is read. */
  open: (): Promise<void> => ensureEpoch(db),
  read: (request: PageRequest): Promise<FeedRead> => readFeed(db, request),
  /** The cursor after everything that is committed. */
  cursor: (): Promise<string> => currentCursor(db),
  prune: (kept: Retention, batch: number): Promise<number> => pruneFeed(db, kept, batch),
});
