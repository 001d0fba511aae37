import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import type { components } from "../../generated/openapi/client-types.ts";
import { type Api, apiOf } from "./api.ts";
import { publicUserId, randomId, videoHash } from "./ids.ts";
import { requestError } from "./request-error.ts";
import type { Fetch } from "./retry.ts";

type Schemas = components["schemas"];
export type Segment = Schemas["Segment"];
export type UserInfo = Schemas["UserInfo"];
/** Names in this version of the specification. Segments that are read may have names of later versions. */
export type Category = Schemas["CategoryName"];
export type ActionType = Schemas["ActionName"];
export type Service = Schemas["ServiceName"];

/**
 * - `baseUrl`                where the service is, without `/api`
 * - `userId`                 local id of the user, a secret; needed to submit and to vote
 * - `name`                   of the program, as `Name/v1.2.3`, stored with submissions
 * - `prefixLength`           how many characters of the hash of a video id are sent, 4 to 32: fewer are more private
 * - `attempts`, `maxWaitMs`  for requests that the service temporarily rejects
 */
export type ClientOptions = Readonly<{
  baseUrl: string;
  userId?: string;
  name?: string;
  prefixLength?: number;
  attempts?: number;
  maxWaitMs?: number;
  fetch?: Fetch;
}>;

const optionNames = {
  baseUrl: true,
  userId: true,
  name: true,
  prefixLength: true,
  attempts: true,
  maxWaitMs: true,
  fetch: true,
} satisfies OptionNames<ClientOptions>;

type Cancel = Readonly<{ signal?: AbortSignal }>;
export type ReadOptions = Cancel &
  Readonly<{ categories?: readonly Category[]; actionTypes?: readonly ActionType[]; service?: Service }>;
const readNames = {
  categories: true,
  actionTypes: true,
  service: true,
  signal: true,
} satisfies OptionNames<ReadOptions>;

export type NewSegment = Readonly<{
  /** Start and end in seconds. */
  segment: readonly [start: number, end: number];
  category: Category;
  actionType?: ActionType;
  description?: string;
}>;
export type Submission = Cancel &
  Readonly<{ videoID: string; videoDuration?: number; service?: Service; segments: readonly NewSegment[] }>;

/** A segment by its UUID, or by the first characters of it and its video. */
export type SegmentId = Readonly<{ UUID: string; videoID?: string }>;

const votes = { down: 0, up: 1, undo: 20, malicious: 30 } as const;
export type Vote = SegmentId & Cancel & (Readonly<{ vote: keyof typeof votes }> | Readonly<{ category: Category }>);

export type Client = Readonly<{
  /**
   * The segments of a video, in order of time; none is an empty list. The service learns only a prefix of the hash of
   * the id.
   */
  segments: (videoID: string, options?: ReadOptions) => Promise<readonly Segment[]>;
  /**
   * Submits segments. Returns ids by which they can be voted on, for an hour at least.
   * @throws Problem `duplicate_segment` if all are stored already
   */
  submit: (submission: Submission) => Promise<readonly SegmentId[]>;
  vote: (vote: Vote) => Promise<void>;
  /** Counts a view, to be called when a segment was skipped. */
  viewed: (segment: SegmentId & Cancel) => Promise<void>;
  /** The whole UUID of a shortened one. */
  wholeUUID: (segment: Required<SegmentId> & Cancel) => Promise<string>;
  /** @param publicId default: of the own user */
  userInfo: (publicId?: string, options?: Cancel) => Promise<UserInfo>;
  /** Every operation of the service. */
  api: Api;
}>;

/** Whole UUIDs have 64 or 65 characters. */
const fullUuidLength = 60;

/** What openapi-fetch resolves to. */
type Result<T> = Readonly<{ data?: T; error?: unknown; response: Response }>;

const resultOf = <T>({ data, error, response }: Result<T>): T => {
  if (!response.ok) throw requestError(response, error);
  return data as T;
};

/** The parameters that identify a segment. @throws TypeError for a shortened UUID without its video */
function segmentParams({ UUID, videoID }: SegmentId): { UUID: string; videoID?: string } {
  if (UUID.length < fullUuidLength && videoID === undefined)
    throw new TypeError(`"${UUID}" is not a whole UUID: give the videoID of the segment too`);
  return videoID === undefined ? { UUID } : { UUID, videoID };
}

/**
 * A client of a segment service, for browsers and Node. Its functions reject with a `RequestError` when the service or
 * an intermediary rejects the request, a `TypeError` with the address and the cause when the service cannot be reached,
 * and the reason of an aborted signal.
 */
export function createClient(options: ClientOptions): Client {
  refuseUnknownOptions(options, optionNames);
  const { baseUrl, userId, name, prefixLength = 4, fetch = (request) => globalThis.fetch(request) } = options;
  if (!(Number.isInteger(prefixLength) && prefixLength >= 4 && prefixLength <= 32))
    throw new TypeError("prefixLength: expected a whole number from 4 to 32");
  if (typeof baseUrl !== "string") throw new TypeError("expected baseUrl, the address of the service without /api");
  const { attempts = 3, maxWaitMs = 10_000 } = options;
  const api = apiOf({ baseUrl, fetch, attempts, maxWaitMs });
  const ownId = (): string => {
    if (userId === undefined) throw new TypeError("userId: expected the local id of the user, see createUserId");
    return userId;
  };
  let hashing: Promise<string> | undefined;
  const ownPublicId = (): Promise<string> => {
    hashing ??= publicUserId(ownId());
    return hashing;
  };

  return {
    api,
    segments: async (videoID, wanted = {}) => {
      refuseUnknownOptions(wanted, readNames);
      const { categories, actionTypes, service, signal } = wanted;
      const hash = videoHash(videoID);
      const result = await api.GET("/api/skipSegments/{sha256HashPrefix}", {
        params: {
          path: { sha256HashPrefix: hash.slice(0, prefixLength) },
          query: {
            ...(categories && { category: [...categories] }),
            ...(actionTypes && { actionType: [...actionTypes] }),
            ...(service !== undefined && { service }),
          },
        },
        ...(signal && { signal }),
      });
      // A service without segments for the prefix answers 404 and an empty list; a wrong path is a 404 too.
      if (result.response.status === 404 && Array.isArray(result.error)) return [];
      return resultOf(result).find((video) => video.videoID === videoID)?.segments ?? [];
    },
    submit: async ({ videoID, videoDuration, service, segments, signal }) => {
      const named = segments.map((segment) => ({
        ...segment,
        segment: [...segment.segment],
        UUID: randomId(),
      }));
      const body = {
        videoID,
        userID: ownId(),
        segments: named,
        ...(videoDuration !== undefined && { videoDuration }),
        ...(service !== undefined && { service }),
        ...(name !== undefined && { userAgent: name }),
      };
      const stored: unknown = resultOf(await api.POST("/api/skipSegments", { body, ...(signal && { signal }) }));
      // Some services respond with the stored ids; by specification the response is empty.
      const ids: readonly Readonly<{ UUID: string }>[] = Array.isArray(stored) ? stored : named;
      return ids.map(({ UUID }) => ({ UUID, videoID }));
    },
    vote: async ({ signal, ...vote }) => {
      const opinion = "vote" in vote ? { type: votes[vote.vote] } : { category: vote.category };
      const query = { ...segmentParams(vote), ...opinion, userID: ownId() };
      resultOf(
        await api.POST("/api/voteOnSponsorTime", { params: { query }, ...(signal && { signal }), parseAs: "text" }),
      );
    },
    viewed: async ({ signal, ...segment }) => {
      const query = segmentParams(segment);
      resultOf(
        await api.POST("/api/viewedVideoSponsorTime", {
          params: { query },
          ...(signal && { signal }),
          parseAs: "text",
        }),
      );
    },
    wholeUUID: async ({ UUID, videoID, signal }) => {
      if (UUID.length >= fullUuidLength) return UUID;
      const query = { UUID, videoID };
      return resultOf(
        await api.GET("/api/segmentID", { params: { query }, ...(signal && { signal }), parseAs: "text" }),
      );
    },
    userInfo: async (publicId, { signal } = {}) => {
      const query = { publicUserID: publicId ?? (await ownPublicId()) };
      return resultOf(await api.GET("/api/userInfo", { params: { query }, ...(signal && { signal }) })) as UserInfo;
    },
  };
}
