import { summarise } from "../../domain/segments/locks.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import { Problem } from "../../errors.ts";
import { locksUnder, requestedActions } from "../../use-cases/moderation/lock-queries.ts";
import type { Handler, Using } from "../handler.ts";

export const getLockCategories: Handler<"getLockCategories", Using<"stores" | "vocabulary", "locks">> = async (
  { query },
  services,
) => {
  const { videoID, prefix } = query;
  if (videoID === undefined) {
    if (prefix === undefined) throw new Problem("bad_request", "No videoID provided. Give videoID, or prefix instead.");
    return { status: 200, body: await locksUnder(prefix, query, services) };
  }
  const { stores, vocabulary } = services;
  const locks = await stores.locks.onVideo(normaliseService(vocabulary, query.service), videoID);
  const summary = summarise(locks, requestedActions(query), vocabulary);
  if (summary === undefined) throw new Problem("not_found");
  return { status: 200, body: summary };
};
