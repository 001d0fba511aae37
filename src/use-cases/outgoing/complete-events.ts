import type { EventActor, EventDraft, EventUser, EventVideo, OutgoingEvent } from "../../domain/outgoing/event.ts";
import { videoAddress } from "../../domain/segments/video-address.ts";
import type { Vocabulary } from "../../domain/segments/vocabulary.ts";
import type { StoredEvent } from "../../storage/outgoing/events.ts";
import type { Stores } from "../../storage/stores.ts";

/** What drafts are completed with. */
export type Completing = Readonly<{
  stores: Stores<"outgoingEvents" | "reputation" | "userNames" | "vips">;
  vocabulary: Vocabulary;
  isAdmin: (publicId: string) => boolean;
}>;

/** An event that is complete, with the row that it was stored in. */
export type CompleteEvent = Pick<StoredEvent, "seq" | "id" | "at" | "onlyFor"> & Readonly<{ event: OutgoingEvent }>;

type People = Readonly<{
  nameOf: (userId: string) => string | null;
  submissionsOf: (userId: string) => Promise<Readonly<{ submissions: number; downvoted: number }>>;
}>;

/** Users whom the data of an event names by their ids alone. */
function usersIn({ data }: EventDraft): string[] {
  return [
    ...("user" in data ? [data.user.userID] : []),
    ...("submitter" in data ? [data.submitter.userID] : []),
    ...("actor" in data ? [data.actor.userID] : []),
  ];
}

/** Adds what subscribers are told beyond what the transactions of the changes have stored. */
export async function completeEvents(drafts: readonly StoredEvent[], completing: Completing): Promise<CompleteEvent[]> {
  const { reputation, userNames } = completing.stores;
  const names = await userNames.namesOf([...new Set(drafts.flatMap(usersIn))]);
  const counted = new Map<string, ReturnType<typeof reputation.submissions>>();
  const people: People = {
    nameOf: (userId) => names.get(userId) ?? null,
    submissionsOf: (userId) => {
      const counts = counted.get(userId) ?? reputation.submissions(userId);
      counted.set(userId, counts);
      return counts;
    },
  };
  const complete: CompleteEvent[] = [];
  for (const { seq, id, at, onlyFor, ...draft } of drafts)
    complete.push({ seq, id, at, onlyFor, event: await completed(draft, people, completing) });
  return complete;
}

async function completed(draft: EventDraft, people: People, completing: Completing): Promise<OutgoingEvent> {
  const { data } = draft;
  const user = (userID: string): EventUser => ({ userID, userName: people.nameOf(userID) });
  const known = {
    ...data,
    ...("video" in data && { video: videoOf(data.video, completing.vocabulary) }),
    ...("user" in data && { user: user(data.user.userID) }),
    ...("submitter" in data && { submitter: await submitterOf(user(data.submitter.userID), people) }),
    ...("actor" in data && { actor: await actorOf(data.actor, people, completing) }),
  };
  const type =
    draft.type === "submissions.other" && (await completing.stores.outgoingEvents.isFirst(draft.data.segment.UUID))
      ? "submissions.new"
      : draft.type;
  // The type of each part follows from its key; TypeScript does not see that the whole fits the type of the event.
  return { type, data: known } as OutgoingEvent;
}

function videoOf(
  { service: name, videoID }: Pick<EventVideo, "service" | "videoID">,
  { services }: Vocabulary,
): EventVideo {
  const service = services.find((one) => one.name === name);
  const address = (template: string | undefined): string | null =>
    (service !== undefined && template !== undefined && videoAddress(template, service, videoID)) || null;
  return {
    service: name,
    videoID,
    title: null,
    url: address(service?.videoUrl),
    thumbnail: address(service?.thumbnailUrl),
  };
}

async function submitterOf(user: EventUser, { submissionsOf }: People) {
  const { submissions, downvoted } = await submissionsOf(user.userID);
  return { ...user, submissions: { total: submissions, ignored: downvoted } };
}

async function actorOf(
  { userID, rank }: Pick<EventActor, "userID"> & Partial<EventActor>,
  { nameOf, submissionsOf }: People,
  { stores, isAdmin }: Completing,
): Promise<EventActor> {
  const rankNow = async (): Promise<EventActor["rank"]> => {
    if (isAdmin(userID)) return "admin";
    if (await stores.vips.has(userID)) return "vip";
    return (await submissionsOf(userID)).submissions === 0 ? "new" : "other";
  };
  return { userID, userName: nameOf(userID), rank: rank ?? (await rankNow()) };
}
