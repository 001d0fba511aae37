import { placeCursor, placeFrom } from "../../domain/client-text/cursors.ts";
import { isActionType, normaliseService } from "../../domain/segments/vocabulary.ts";
import { listed } from "../../use-cases/segments/listed-segment.ts";
import type { Handler } from "../handler.ts";

export const listSegments: Handler<"listSegments"> = async ({ query }, { stores, vocabulary }) => {
  const { user, category, actionType, state, cursor, limit } = query;
  const after = cursor === undefined ? undefined : placeFrom(cursor);
  const isKnown =
    (category === undefined || vocabulary.categories.has(category)) &&
    (actionType === undefined || isActionType(actionType));
  // Nothing has an unknown name, so that there is no need to look through all segments for it.
  if (!isKnown) return { status: 200, body: { segments: [], next: null } };

  const service = query.service === undefined ? undefined : normaliseService(vocabulary, query.service);
  const page = await stores.listedSegments.page({ user, service, category, actionType, state, after, limit });
  return {
    status: 200,
    body: { segments: page.segments.map(listed), next: page.next === undefined ? null : placeCursor(page.next) },
  };
};
