import { cursorFrom, type FeedCursor } from "../../domain/public/feed-cursor.ts";
import { Problem } from "../../errors.ts";

/** @throws Problem `bad_request` if the text is no cursor */
export function feedCursorFrom(text: string): FeedCursor {
  const cursor = cursorFrom(text);
  if (cursor !== undefined) return cursor;
  const right =
    'after must be the "next" of the page before, the id of an event, or the cursor of a snapshot, unchanged.';
  throw new Problem("bad_request", `No valid after. ${right}`);
}
