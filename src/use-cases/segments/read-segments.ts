import type { Client, Keep, ParametersOf } from "@segmark/openapi/internal/operation/handler";
import type { components, operations } from "../../../generated/openapi/types.ts";
import type { Reputations } from "../../caches/reputation-cache.ts";
import { namesFrom } from "../../domain/client-text/lists.ts";
import { chooseSegments, type Group, groupSegments, requested, usersInDoubt } from "../../domain/segments/choice.ts";
import { type ExplainedChoice, explainChoice } from "../../domain/segments/choice-explained.ts";
import { requiredFrom } from "../../domain/segments/ids.ts";
import type { ReadableSegment, VideoSegments } from "../../domain/segments/segment.ts";
import { ownAddresses, revealsShadow, shownTo } from "../../domain/segments/shown.ts";
import { actionTypes, normaliseService, usualCategories } from "../../domain/segments/vocabulary.ts";
import { Problem } from "../../errors.ts";
import type { Using } from "../services.ts";
import { onReputation, onSegments } from "./answer-tags.ts";
import { readableVideos, type UpstreamHeaders } from "./readable-videos.ts";

/** A segment as returned by both read endpoints. */
export type PlayerSegment = components["schemas"]["Segment"];

/** Normalised read request. */
export type ReadRequest = Readonly<{
  service: string;
  categories: readonly string[];
  actionTypes: readonly string[];
  required: readonly string[];
}>;

/** What the segments for players are read with. */
export type Reading = Using<"ipHashOf" | "reputations" | "segmentsUnder" | "upstream" | "vocabulary">;

type ReadQuery =
  | ParametersOf<operations["getSkipSegments"], "query">
  | ParametersOf<operations["getSkipSegmentsByHashPrefix"], "query">;

/** @throws Problem `bad_request` if there is no valid category */
export function readRequestOf(query: Omit<ReadQuery, "videoID">, { vocabulary }: Using<"vocabulary">): ReadRequest {
  const categories = namesFrom(query.categories ?? query.category ?? usualCategories(vocabulary));
  if (categories.length === 0) throw new Problem("bad_request", "No valid categories provided.");
  return {
    service: normaliseService(vocabulary, query.service),
    categories,
    actionTypes: namesFrom(query.actionTypes ?? query.actionType),
    required: requiredFrom(query.requiredSegments ?? query.requiredSegment),
  };
}

/** The selected segments of one video. */
export type Selection = Readonly<{ videoId: string; videoHash: string; segments: PlayerSegment[] }>;
/** `personal`: contains segments that are hidden from other clients. `headers`: see `ReadableVideos` */
export type Selected = Readonly<{
  videos: Selection[];
  personal: boolean;
  keep: Keep | undefined;
  headers: UpstreamHeaders;
}>;

/** Address hashes of the submitters of shadow-hidden segments; undefined if none are known. */
function submittersOf(videos: readonly VideoSegments[]): Submitters | undefined {
  const hashes = videos.flatMap(({ segments }) => ownAddresses(segments));
  return hashes.length > 0 ? new Set(hashes) : undefined;
}

/**
 * The hash of a client's address; undefined while too many wait to be hashed. Such a client gets what everybody gets,
 * as from any other address: reading continues during a flood, and a submitter whose segments are hidden learns nothing
 * that another connection would not show.
 */
function viewerHashOf(
  { ip }: Client,
  { ipHashOf }: Using<"ipHashOf">,
): string | undefined | Promise<string | undefined> {
  const hash = ipHashOf(ip);
  return typeof hash === "string" ? hash : hash.catch(unlessOverloaded);
}

function unlessOverloaded(error: unknown): undefined {
  if (!(error instanceof Problem) || error.code !== "overloaded") throw error;
}

type Submitters = ReadonlySet<string>;

const has = (submitters: Submitters, hash: string | undefined): boolean => hash !== undefined && submitters.has(hash);

/** Whether the client is one of the submitters, who see more than others. */
const isAmong =
  (submitters: Submitters, services: Using<"ipHashOf">) =>
  (client: Client): boolean | Promise<boolean> => {
    const hash = viewerHashOf(client, services);
    return hash instanceof Promise ? hash.then((digest) => has(submitters, digest)) : has(submitters, hash);
  };

const noReputations: Reputations = { current: new Map(), until: Number.POSITIVE_INFINITY };

/** The submitter of a segment of another instance, which does not name them. */
const unknownUser = "";

/** Looks up the reputations that can change which segments are chosen. */
async function reputationsFor(videos: readonly (readonly Group[])[], { reputations }: Using<"reputations">) {
  const users = usersInDoubt(videos);
  users.delete(unknownUser);
  const { current, until } = users.size > 0 ? await reputations(users) : noReputations;
  return { users, current, until };
}

/**
 * Turns stored rows into the response, per video: filters shown rows, groups them, chooses the winners, and only then
 * filters by the request. Expensive facts (the viewer's hash, current reputations) are fetched only if needed, and once
 * for all videos.
 */
export async function selectUnder(
  hashPrefix: string,
  request: ReadRequest,
  client: Client,
  services: Reading,
): Promise<Selected> {
  const { videos: stored, until: goodUntil, headers } = await readableVideos(request.service, hashPrefix, services);
  const submitters = submittersOf(stored);
  const viewerIpHash = submitters && (await viewerHashOf(client, services));
  const shownRows = stored.map((video) => shownTo(video.segments, { required: request.required, viewerIpHash }));
  const grouped = shownRows.map((segments) => groupSegments(segments, request.required));
  const { users, current, until } = await reputationsFor(grouped, services);
  const personal = shownRows.some(revealsShadow);
  const tags = [onSegments(request.service, hashPrefix)];
  for (const userId of users) tags.push(onReputation(userId));
  return {
    videos: stored.map(({ videoId, videoHash }, at) => ({
      videoId,
      videoHash,
      segments: requested(chooseSegments(grouped[at] ?? [], current, request), request).map(forPlayers),
    })),
    personal,
    headers,
    keep:
      personal || (submitters !== undefined && has(submitters, viewerIpHash))
        ? undefined
        : { tags, until: Math.min(until, goodUntil), except: submitters && isAmong(submitters, services) },
  };
}

/**
 * Why players without a segment of their own get what they get of a video, when they ask for everything; undefined if
 * it has no segments.
 */
export async function explainVideo(
  service: string,
  videoHash: string,
  services: Using<"segmentsUnder" | "reputations" | "vocabulary">,
): Promise<ExplainedChoice | undefined> {
  const [video] = await services.segmentsUnder(service, videoHash);
  if (video === undefined) return undefined;
  const groups = groupSegments(shownTo(video.segments, { required: [] }), []);
  const { current } = await reputationsFor([groups], services);
  const everything = { categories: [...services.vocabulary.categories.keys()], actionTypes };
  return explainChoice(video.segments, groups, current, everything);
}

const forPlayers = (segment: ReadableSegment): PlayerSegment => ({
  category: segment.category,
  actionType: segment.actionType,
  segment: [segment.startTime, segment.endTime],
  UUID: segment.uuid,
  videoDuration: segment.videoDuration,
  locked: segment.locked,
  votes: segment.votes,
  description: segment.description,
});
