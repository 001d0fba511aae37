/// <reference lib="esnext.disposable" preserve="true" />

import { aggregate, refusal } from "../events/errors.ts";
import type { SignedDelivery } from "../events/event-types.ts";
import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { completeLog } from "../observability/log.ts";
import type { Receiver } from "../receiver/webhooks.ts";
import { storableAction, unstorable } from "./store/storable.ts";
import type { DeliveryFilter, EndedState, InboxStore } from "./store/store.ts";
import { type InboxOptions, settingsOf } from "./worker/inbox-options.ts";
import { outageLog } from "./worker/outage.ts";
import { startWorker, type Worker } from "./worker/worker.ts";

type BulkFilter = Omit<DeliveryFilter, "before" | "limit">;
const bulkNames = { event: true, action: true, state: true, from: true, to: true } satisfies OptionNames<BulkFilter>;
const filterNames = { ...bulkNames, before: true, limit: true } satisfies OptionNames<DeliveryFilter>;
const endedStates = ["handled", "dead"] as const satisfies readonly EndedState[];

/**
 * Stores deliveries and handles them later, at least once each, even across crashes: handlers must be idempotent.
 * Attempts at one delivery do not overlap while its lease is valid.
 */
export type Inbox = Receiver &
  AsyncDisposable &
  Pick<InboxStore, "list" | "get" | "counts"> & {
    /**
     * Starts handling deliveries. A started inbox keeps the process alive until it is stopped. @throws Error after
     * `stop`
     */
    start(): void;
    /**
     * Starts no further attempt in this process until `resume`, while what the handlers need is down. Deliveries are
     * accepted, and running handlers go on.
     */
    pause(): void;
    resume(): void;
    /**
     * Stops claiming and waits for running handlers, up to `stopTimeout`. Deliveries are still accepted, for another
     * process to handle.
     */
    stop(): Promise<void>;
    /** Puts a delivery at the head of the queue with a fresh attempt count, unless it is running. */
    redeliver(id: string): ReturnType<InboxStore["redeliver"]>;
    /**
     * Redelivers all that match: `{ state: "dead", from, to }` after an outage.
     * @returns how many are queued now; those that are running are not counted
     */
    redeliverAll(filter: BulkFilter): Promise<number>;
    /**
     * Deletes all handled and dead deliveries that match, a hundred at a time. Those that wait or run are kept.
     * @returns how many were deleted; a delivery with the id of one of them is accepted as a new one
     * @throws TypeError if `state` is another one
     */
    deleteAll(filter: Omit<BulkFilter, "state"> & Readonly<{ state?: EndedState }>): Promise<number>;
  };

const bytesOf = (payload: string | Uint8Array): Uint8Array =>
  typeof payload === "string" ? new TextEncoder().encode(payload) : payload;

/** Temporarily unavailable: the sender may retry after `retryAfter` seconds. */
const unavailable = (message: string, retryAfter: number, options?: ErrorOptions): Error =>
  Object.assign(refusal(new Error(message, options), 503), { retryAfter });

/** An inbox backed by a store. Accepts deliveries right away, but handles none before `start`. */
export function createInbox(options: InboxOptions): Inbox {
  const settings = settingsOf(options);
  const { webhooks, store, maxWaiting, now } = settings;
  // Tracked separately: a store that hands out deliveries may still fail to accept new ones.
  const intakeOutage = outageLog(settings.log, "deliveries are refused");
  const outage = outageLog(settings.log, "retrying");
  let worker: Worker | undefined;
  let [stopped, paused] = [false, false];

  async function verifyAndReceive(delivery: SignedDelivery): Promise<"accepted" | "duplicate"> {
    const { id, name, payload } = await webhooks.verifyAndParse(delivery);
    const refuse = (error: Error): Error => aggregate([error], { id, name, payload });
    const fault = unstorable({ id, name });
    if (fault !== undefined) throw refuse(refusal(new Error(fault), 400));
    const stored = { id, name, action: storableAction(payload), payload: bytesOf(delivery.payload), receivedAt: now() };
    let answer: Awaited<ReturnType<InboxStore["add"]>>;
    try {
      answer = await store.add(stored, maxWaiting);
    } catch (cause) {
      intakeOutage.failed("store a delivery", cause);
      throw refuse(unavailable("The inbox cannot store the delivery at the moment.", 10, { cause }));
    }
    intakeOutage.succeeded();
    if (answer === "full")
      throw refuse(unavailable(`The inbox is full: ${maxWaiting} deliveries wait to be handled.`, 60));
    if (answer === "stored") worker?.wake();
    return answer === "stored" ? "accepted" : "duplicate";
  }

  async function redeliver(id: string): ReturnType<InboxStore["redeliver"]> {
    const answer = await store.redeliver(id, now());
    if (answer === "queued") worker?.wake();
    return answer;
  }

  /** The ids of all that match, a page at a time. */
  async function* pagesOfIds(filter: BulkFilter): AsyncGenerator<readonly string[]> {
    refuseUnknownOptions(filter, bulkNames);
    let before: string | null | undefined;
    do {
      const page = await store.list({ ...filter, ...(before && { before }), limit: 100 });
      yield page.deliveries.map(({ id }) => id);
      before = page.next;
    } while (before !== null);
  }

  async function stop(): Promise<void> {
    stopped = true;
    await worker?.stop();
  }

  return {
    verifyAndReceive,
    verifyAndParse: (delivery) => webhooks.verifyAndParse(delivery),
    log: options.log === undefined ? webhooks.log : completeLog(options.log),
    hooks: webhooks.hooks,
    start() {
      if (stopped) throw new Error("This inbox was stopped; create a new one.");
      worker ??= startWorker(settings, outage, () => paused);
    },
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      worker?.wake();
    },
    stop,
    [Symbol.asyncDispose]: stop,
    list: async (filter) => {
      refuseUnknownOptions(filter, filterNames);
      return await store.list(filter);
    },
    get: (id) => store.get(id),
    counts: () => store.counts(),
    redeliver,
    async redeliverAll(filter) {
      let queued = 0;
      for await (const ids of pagesOfIds(filter))
        for (const id of ids) if ((await redeliver(id)) === "queued") queued += 1;
      return queued;
    },
    async deleteAll(filter) {
      const { state } = filter;
      const states = endedStates.filter((each) => state === undefined || each === state);
      if (states.length === 0)
        throw new TypeError(`state: only handled and dead deliveries are deleted, not ${state}.`);
      let deleted = 0;
      for await (const ids of pagesOfIds(filter)) if (ids.length > 0) deleted += await store.delete(ids, states);
      return deleted;
    },
  };
}
