import type { ActionType } from "./vocabulary.ts";

/** 0 visible, 1 visible from the submitting address only, 2 invisible to everybody. */
export type ShadowHidden = 0 | 1 | 2;
export type Flag = 0 | 1;

/**
 * A stored segment as the rules see it.
 * Units   `startTime`, `endTime`, `videoDuration` in seconds (duration 0 when unknown); `timeSubmitted` in ms since 1970
 */
export type Segment = Readonly<{
  /** Storage order; breaks ties between rows that start together. */
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
  /** The submitter's reputation when it was submitted. */
  reputation: number;
  videoDuration: number;
  timeSubmitted: number;
  userAgent: string;
}>;

/** What the answers of reads are made of. */
export type ReadableSegment = Omit<Segment, "service" | "videoId" | "videoHash" | "views" | "userAgent"> &
  Readonly<{ originIpHash: string | undefined }>;

/** All segments of one video of a service, in any state. */
export type VideoSegments = Readonly<{
  videoId: string;
  videoHash: string;
  segments: readonly ReadableSegment[];
}>;

/** A segment with the address it came from, which decides who sees it while it is shadow hidden. */
export type TracedSegment = Segment & Readonly<{ originIpHash: string | undefined }>;

/** What a submission adds; storage gives the id, and votes, views and flags that are not named start at 0. */
export type NewSegment = Omit<Segment, "id" | "votes" | "views" | "hidden">;

type Started = Readonly<{ startTime: number; id: number }>;

/** By start; of those that start together the older first. */
export const inTimeOrder = (a: Started, b: Started): number => a.startTime - b.startTime || a.id - b.id;
