import type { components } from "../../../generated/openapi/types.ts";
import { chooseSegments, groupSegments, requested, usersInDoubt } from "../../domain/choice.ts";
import { namesFrom, requiredFrom } from "../../domain/lists.ts";
import type { Segment, TracedSegment } from "../../domain/segment.ts";
import { needsViewer, revealsShadow, visible } from "../../domain/visibility.ts";
import { normaliseService } from "../../domain/vocabulary.ts";
import { Problem } from "../../errors.ts";
import type { Client, Input } from "../handler.ts";
import type { Services } from "../services.ts";

/** A segment as both read forms answer it. */
export type PlayerSegment = components["schemas"]["Segment"];

/** What a reader asks for, after the rules for lists. */
export type Wanted = Readonly<{
  service: string;
  categories: readonly string[];
  actionTypes: readonly string[];
  required: readonly string[];
}>;

type ReadQuery = Input<"getSkipSegments">["query"] | Input<"getSkipSegmentsByHashPrefix">["query"];

/** @throws Problem `bad_request` when no category is left */
export function wantedBy(query: Omit<ReadQuery, "videoID">, { vocabulary }: Services): Wanted {
  const categories = namesFrom(query.categories ?? query.category);
  if (categories.length === 0) throw new Problem("bad_request", "No valid categories provided.");
  return {
    service: normaliseService(vocabulary, query.service),
    categories,
    actionTypes: namesFrom(query.actionTypes ?? query.actionType),
    required: requiredFrom(query.requiredSegments ?? query.requiredSegment),
  };
}

/** What a reader gets of one video. `personal` when others would not see all of it. */
export type Selection = Readonly<{ videoId: string; videoHash: string; segments: PlayerSegment[]; personal: boolean }>;

/**
 * The road from stored rows to what a player gets, video by video: visible, grouped, chosen, and only then narrowed to what was asked
 * for. The costly facts (who asks, current reputations) are fetched only when an answer depends on them, and once for all videos.
 * @param rows all rows of some videos
 */
export async function selectFor(
  rows: readonly TracedSegment[],
  wanted: Wanted,
  client: Client,
  services: Services,
): Promise<Selection[]> {
  const viewerIpHash = needsViewer(rows) ? await services.ipHashOf(client.ip) : undefined;
  const videos = [...Map.groupBy(rows, ({ videoId }) => videoId)].map(([videoId, ofVideo]) => {
    const seen = visible(ofVideo, { required: wanted.required, viewerIpHash });
    const groups = groupSegments(seen, wanted.required);
    return { videoId, videoHash: ofVideo[0]?.videoHash ?? "", groups, personal: revealsShadow(seen) };
  });
  const doubtful = new Set(videos.flatMap(({ groups }) => usersInDoubt(groups)));
  const reputations = doubtful.size > 0 ? await services.reputations([...doubtful]) : new Map<string, number>();
  return videos.map(({ groups, ...video }) => {
    const chosen = requested(chooseSegments(groups, reputations, wanted), wanted);
    return { ...video, segments: chosen.map(forPlayers) };
  });
}

const forPlayers = (segment: Segment): PlayerSegment => ({
  category: segment.category,
  actionType: segment.actionType,
  segment: [segment.startTime, segment.endTime],
  UUID: segment.uuid,
  videoDuration: segment.videoDuration,
  locked: segment.locked,
  votes: segment.votes,
  description: segment.description,
});
