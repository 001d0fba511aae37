import type { components } from "../../../generated/openapi/outgoing/webhooks/types.ts";

type Schemas = components["schemas"];

/** What a subscriber gets: the body of the format `standard`. `sequence` numbers the events of one subscription. */
export type Envelope =
  | Schemas["SubmissionEvent"]
  | Schemas["VoteEvent"]
  | Schemas["WarningEvent"]
  | Schemas["LockEvent"]
  | Schemas["BanEvent"]
  | Schemas["SegmentEvent"]
  | Schemas["PurgeEvent"]
  | Schemas["RejectionEvent"]
  | Schemas["TestEvent"];

export type EventType = Envelope["type"];
export type EventUser = Schemas["EventUser"];
export type EventActor = Schemas["EventActor"];
export type EventVideo = Schemas["EventVideo"];
export type EventSegment = Schemas["EventSegment"];
/** The data of the events of a type. */
export type DataOf<Type extends EventType> = { [Each in Envelope as Each["type"]]: Each["data"] }[Type];

/** What is known in the transaction of the change; the rest is read afterwards, for subscribers only. */
type Known = {
  video: Pick<EventVideo, "service" | "videoID">;
  user: Pick<EventUser, "userID">;
  submitter: Pick<EventUser, "userID">;
  actor: Pick<EventActor, "userID"> & Partial<Pick<EventActor, "rank">>;
};
type KnownOf<Data> = { readonly [Key in keyof Data]: Key extends keyof Known ? Known[Key] : Data[Key] };

/** An event as the transaction of a change stores it. `submissions.other` stands for both types of a submission. */
export type EventDraft = {
  [Type in EventType]: Readonly<{ type: Type; data: KnownOf<DataOf<Type>> }>;
}[EventType];

/** An event with all that subscribers are told. */
export type OutgoingEvent = { [Type in EventType]: Readonly<{ type: Type; data: DataOf<Type> }> }[EventType];
