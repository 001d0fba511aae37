import { Problem } from "../../errors.ts";
import { feedCursorFrom } from "../../use-cases/public/feed-cursor.ts";
import type { Handler, Using } from "../handler.ts";

export const getChanges: Handler<"getChanges", Using<"stores", "feed">> = async ({ query }, { stores }) => {
  const { after, limit, prefix } = query;
  if (after === undefined)
    return { status: 200, body: { changes: [], next: await stores.feed.cursor(), hasMore: false } };
  const page = await stores.feed.read({ after: feedCursorFrom(after), limit, prefix: prefix?.toLowerCase() });
  if (page === "expired") throw new Problem("changes_expired");
  return { status: 200, body: { ...page, changes: [...page.changes] } };
};
