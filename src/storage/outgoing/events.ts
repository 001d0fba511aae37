import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { typesOf } from "../../domain/outgoing/drafts.ts";
import type { EventDraft, EventType } from "../../domain/outgoing/event.ts";

/** Of a transaction in the feed of changes. */
type Position = Readonly<{ lane: number; position: number }>;

/** The types of events that some subscription wants. */
export type WantedEvents = () => ReadonlySet<EventType>;

type EventRow = {
  seq: number;
  event_id: string;
  type: EventType;
  feed_lane: number | null;
  feed_position: number | null;
  only_for: string | null;
  data: string;
  at: number;
};

/** An event without deliveries. `onlyFor`: the one subscription that gets it. Units   `at` in ms since 1970 */
export type StoredEvent = EventDraft & Readonly<{ seq: number; id: string; at: number; onlyFor: string | undefined }>;

/** Collects the events of a transaction, which are stored with its position in the feed. */
export type EventLog = Readonly<{
  /** Whether some subscription wants the type. */
  wants: (type: EventType) => boolean;
  /** @param draft called only if some subscription wants the type, so that nobody else pays for it */
  add: (type: EventType, draft: () => EventDraft) => void;
  all: () => readonly EventDraft[];
}>;

const wantsOf =
  (wanted: WantedEvents) =>
  (type: EventType): boolean => {
    const types = wanted();
    return typesOf(type).some((each) => types.has(each));
  };

/** Outside a transaction nothing happens that others are told of. */
export const noEvents = (wanted: WantedEvents): EventLog => ({
  wants: wantsOf(wanted),
  add: () => undefined,
  all: () => [],
});

export function eventLog(wanted: WantedEvents): EventLog {
  const drafts: EventDraft[] = [];
  const wants = wantsOf(wanted);
  return {
    wants,
    add: (type, draft) => {
      if (wants(type)) drafts.push(draft());
    },
    all: () => drafts,
  };
}

/** Stores the events of a transaction that is about to commit. The rows are new, so that it waits for no lock. */
export async function writeEvents(db: Knex, drafts: readonly EventDraft[], position: Position): Promise<void> {
  const at = Date.now();
  const rows = drafts.map(({ type, data }) => ({
    event_id: randomUUID(),
    type,
    feed_lane: position.lane,
    feed_position: position.position,
    data: JSON.stringify(data),
    at,
  }));
  await db<EventRow>("outgoing_events").insert(rows);
}

export const outgoingEventStore = (db: Knex) => ({
  /**
   * Up to `most` events without deliveries. Those of one video are in the order of their transactions; one that commits
   * later than a younger one is found by a later call, because events are deleted rather than passed.
   */
  waiting: async (most: number): Promise<StoredEvent[]> => {
    const rows: EventRow[] = await db<EventRow>("outgoing_events as e").orderBy("e.seq").limit(most).select("e.*");
    return rows.map(
      ({ seq, event_id, type, data, at, only_for }) =>
        ({
          seq: Number(seq),
          id: event_id,
          type,
          data: JSON.parse(data),
          at: Number(at),
          onlyFor: only_for ?? undefined,
        }) as StoredEvent,
    );
  },

  /** Whether a segment belongs to the first submission of its user. */
  isFirst: async (uuid: string): Promise<boolean> => {
    const earlier = await db("segments as o")
      .join("segments as s", "s.user_id", "o.user_id")
      .where("o.uuid", uuid)
      .where("s.time_submitted", "<", db.ref("o.time_submitted"))
      .first("s.id");
    return earlier === undefined;
  },

  /** Deletes events that have their deliveries now. */
  remove: async (seqs: readonly number[]): Promise<void> => {
    if (seqs.length > 0)
      await db<EventRow>("outgoing_events")
        .whereIn("seq", [...seqs])
        .delete();
  },

  /** Stores a test event for one subscription. @returns its id */
  addTest: async (subscription: string, message: string, at: number): Promise<string> => {
    const id = randomUUID();
    const row = { event_id: id, type: "test" as const, data: JSON.stringify({ message }), at, only_for: subscription };
    await db<EventRow>("outgoing_events").insert(row);
    return id;
  },
});

export type OutgoingEventStore = ReturnType<typeof outgoingEventStore>;
