import { Problem } from "../../errors.ts";
import { feedCursorFrom } from "../../use-cases/public/feed-cursor.ts";
import type { Handler, Using } from "../handler.ts";

export const streamChanges: Handler<"streamChanges", Using<"stores" | "changeStreams", "feed">> = async (
  { query, header, client },
  { stores, changeStreams },
) => {
  const after = feedCursorFrom(header["Last-Event-ID"] ?? query.after ?? (await stores.feed.cursor()));
  // Once the stream has begun, its status can not change any more.
  if ((await stores.feed.read({ after, limit: 1, prefix: undefined })) === "expired")
    throw new Problem("changes_expired");
  return { status: 200, body: changeStreams.open({ after, prefix: query.prefix?.toLowerCase(), ip: client.ip }) };
};
