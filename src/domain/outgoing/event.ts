/** A user as others see them. */
export type Person = Readonly<{ userID: string; userName: string | null }>;

/** What a voter is to the segment, the first that is true. `new`: without a segment of their own */
export type Rank = "self" | "temp vip" | "vip" | "new" | "other";

/** `url`, `thumbnail`: what the vocabulary says of the platform; null where it says nothing */
type Video = Readonly<{
  service: string;
  videoID: string;
  title: string | null;
  url: string | null;
  thumbnail: string | null;
}>;

/** Times in seconds. */
type EventSegment = Readonly<{
  UUID: string;
  category: string;
  actionType: string;
  startTime: number;
  endTime: number;
  locked: boolean;
  views: number;
}>;

type Of<Type extends string, Data> = Readonly<{ type: Type; data: Readonly<Data> }>;

/** `new`: one of the first submission of its user. */
export type SubmissionEvent = Of<
  "submissions.new" | "submissions.other",
  { video: Video; segment: EventSegment; user: Person }
>;

/** `down` is any vote that does not raise: also one that takes another back. `submissions.ignored`: at -2 votes or less */
export type VoteEvent = Of<
  "vote.up" | "vote.down",
  {
    video: Video;
    segment: EventSegment;
    submitter: Person & Readonly<{ submissions: Readonly<{ total: number; ignored: number }> }>;
    voter: Readonly<{ rank: Rank }>;
    votes: Readonly<{ before: number; after: number }>;
  }
>;

export type WarningEvent = Of<
  "warning",
  { user: Person; issuer: Person; reason: string; change: "issued" | "edited" | "removed" }
>;

/** What subscribers are told. `id` and `timestamp` are those of the event, whoever is told and however often. */
export type OutgoingEvent = Readonly<{ id: string; timestamp: Date }> & (SubmissionEvent | VoteEvent | WarningEvent);
