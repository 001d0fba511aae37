import type { ParametersOf } from "@segmark/openapi/internal/operation/handler";
import type { components, operations } from "../../../generated/openapi/types.ts";
import { namesFrom } from "../../domain/client-text/lists.ts";
import { summarise } from "../../domain/segments/locks.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import { Problem } from "../../errors.ts";
import type { Using } from "../services.ts";

type LockQuery = ParametersOf<operations["getLockCategoriesByHashPrefix"], "query">;
type VideoLocks = components["schemas"]["VideoLocks"];

export const requestedActions = ({
  actionTypes,
  actionType,
}: Pick<LockQuery, "actionTypes" | "actionType">): readonly string[] => namesFrom(actionTypes ?? actionType);

/**
 * The locked videos under a prefix of 4 to 32 hexadecimal characters.
 * Errors  `not_found` if there are none
 */
export async function locksUnder(
  prefix: string,
  query: LockQuery,
  services: Using<"stores" | "vocabulary", "locks">,
): Promise<VideoLocks[]> {
  const { stores, vocabulary } = services;
  const found = await stores.locks.byHashPrefix(normaliseService(vocabulary, query.service), prefix.toLowerCase());
  const actions = requestedActions(query);
  const videos = [...Map.groupBy(found, ({ videoId }) => videoId)].flatMap(([videoID, locks]) => {
    const summary = summarise(locks, actions, vocabulary);
    return summary === undefined ? [] : [{ videoID, hash: locks[0]?.videoHash ?? "", ...summary }];
  });
  if (videos.length === 0) throw new Problem("not_found");
  return videos;
}
