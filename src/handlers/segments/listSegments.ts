import { positionCursor, positionFrom } from "../../domain/client-text/cursors.ts";
import { isActionType, normaliseService, primaryService } from "../../domain/segments/vocabulary.ts";
import { listed } from "../../use-cases/segments/listed-segment.ts";
import type { Handler, Using } from "../handler.ts";

export const listSegments: Handler<
  "listSegments",
  Using<"stores" | "vocabulary" | "readInTurn", "listedSegments" | "vips" | "videoTitles">
> = async ({ query, client }, { stores, vocabulary, readInTurn }) => {
  const { user, category, actionType, state, cursor, limit } = query;
  const after = cursor === undefined ? undefined : positionFrom(cursor);
  const isKnown =
    (category === undefined || vocabulary.categories.has(category)) &&
    (actionType === undefined || isActionType(actionType));
  // Nothing has an unknown name, so that there is no need to look through all segments for it.
  if (!isKnown) return { status: 200, body: { segments: [], vips: [], titles: {}, next: null } };

  const service = query.service === undefined ? undefined : normaliseService(vocabulary, query.service);
  const list = { user, service, category, actionType, state, after, limit };
  const page = await readInTurn(client.ip, () => stores.listedSegments.page(list));
  return {
    status: 200,
    body: {
      segments: page.segments.map(listed),
      vips: await stores.vips.among(page.segments.map(({ userId }) => userId)),
      titles: await stores.videoTitles.of(
        page.segments.filter(({ service }) => service === primaryService(vocabulary)).map(({ videoId }) => videoId),
      ),
      next: page.next === undefined ? null : positionCursor(page.next),
    },
  };
};
