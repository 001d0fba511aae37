import type { ActionType } from "./vocabulary.ts";

/** 0: shown, 1: shown to the submitting address only, 2: shown to no reader. */
export type ShadowHidden = 0 | 1 | 2;
export type Flag = 0 | 1;

/**
 * A stored segment.
 * Units   `startTime`, `endTime`, `videoDuration` in seconds (duration 0 if unknown); `timeSubmitted` in ms since 1970
 */
export type Segment = Readonly<{
  /** Storage order; breaks ties between rows with the same start. */
  id: number;
  uuid: string;
  service: string;
  videoId: string;
  /** SHA-256 of the video id, 64 lower-case hexadecimal characters. */
  videoHash: string;
  startTime: number;
  endTime: number;
  category: string;
  actionType: ActionType;
  description: string;
  /** Public id of the submitter. */
  userId: string;
  votes: number;
  views: number;
  locked: Flag;
  hidden: Flag;
  shadowHidden: ShadowHidden;
  /** The submitter's reputation at submission time. */
  reputation: number;
  videoDuration: number;
  timeSubmitted: number;
  userAgent: string;
}>;

/** The fields that read responses are built from. */
export type ReadableSegment = Omit<Segment, "service" | "videoId" | "videoHash" | "views" | "userAgent"> &
  Readonly<{ originIpHash: string | undefined }>;

/** All segments of one video of a service, in any state. */
export type VideoSegments = Readonly<{
  videoId: string;
  videoHash: string;
  segments: readonly ReadableSegment[];
}>;

/** A segment with its submitter's hashed address, which decides who sees it while it is shadow hidden. */
export type TracedSegment = Segment & Readonly<{ originIpHash: string | undefined }>;

/** A segment to insert; storage assigns the id, and omitted votes, views and flags start at 0. */
export type NewSegment = Omit<Segment, "id" | "votes" | "views" | "hidden">;

type Started = Readonly<{ startTime: number; id: number }>;

/** Orders by start, then by age, oldest first. */
export const inTimeOrder = (a: Started, b: Started): number => a.startTime - b.startTime || a.id - b.id;

/** Whether rows are in that order, as most are that come from an index. */
export const isTimeOrdered = (rows: readonly Started[]): boolean =>
  rows.every((row, at) => {
    const before = rows[at - 1];
    return before === undefined || inTimeOrder(before, row) <= 0;
  });

/**
 * A view reported by a player.
 * Shape   `uuid` may be a prefix or a client-generated id if the video is known
 */
export type View = Readonly<{ uuid: string; videoId: string | undefined; address: string }>;
