import { describeError } from "@segmark/database/describe-error";
import type { Logger } from "pino";
import { watchSubscriptions } from "../../adapters/outgoing/watched-subscriptions.ts";
import { singleFlight } from "../../caches/single-flight.ts";
import { type Subscription, wantedTypes } from "../../domain/outgoing/subscription.ts";
import type { Vocabulary } from "../../domain/segments/vocabulary.ts";
import type { Storage } from "../../storage/open.ts";
import type { Stores } from "../../storage/stores.ts";
import { sendEvents } from "../../use-cases/outgoing/send-events.ts";
import type { Gauges } from "../metrics/metrics.ts";
import { subscriptionFault } from "./subscriptions.ts";

/** Maximum age in ms of counts in the metrics. */
const COUNTS_MS = 5000;

export type Outgoing = AsyncDisposable & Readonly<{ subscriptions: () => readonly Subscription[]; gauges: Gauges }>;

export type OutgoingParts = Readonly<{
  /** Of the subscriptions. */
  file: string;
  storage: Storage;
  vocabulary: Vocabulary;
  isAdmin: (publicId: string) => boolean;
  log: Logger;
  now: () => number;
}>;

/** Backlog, dead letters and disabled subscriptions, for the metrics. */
function outgoingGauges(stores: Stores<"outgoingDeliveries" | "subscriptions">, now: () => number): Gauges {
  const counts = singleFlight(() => stores.outgoingDeliveries.counts(), COUNTS_MS, now);
  const states = singleFlight(() => stores.subscriptions.all(), COUNTS_MS, now);
  const sum = async (state: "waiting" | "dead"): Promise<number> =>
    (await counts()).reduce((total, one) => total + one[state], 0);
  return {
    outgoing_waiting: { help: "Events that wait to be delivered to subscriptions", read: () => sum("waiting") },
    outgoing_dead: { help: "Events that could not be delivered to subscriptions", read: () => sum("dead") },
    outgoing_disabled: {
      help: "Subscriptions that are disabled",
      read: async () => (await states()).filter(({ disabled }) => disabled !== null).length,
    },
  };
}

/**
 * Sends events to the subscriptions of a file, which is read again when it changes, until disposal.
 * Errors  `ConfigError` with all faults of the file
 */
export async function startOutgoing({ file, storage, log, now, ...parts }: OutgoingParts): Promise<Outgoing> {
  const watched = await watchSubscriptions({
    path: file,
    onSubscriptions: (subscriptions) => {
      storage.setWantedEvents(wantedTypes(subscriptions));
      log.info({ subscriptions: subscriptions.map(({ name }) => name) }, "outgoing webhooks");
    },
    onError: (error) =>
      log.error(
        { err: describeError(error) },
        "the changed WEBHOOKS_OUT cannot be used; the subscriptions stay as they were",
      ),
  }).catch((cause: unknown) => Promise.reject(subscriptionFault(cause)));
  const sending = sendEvents({
    ...parts,
    stores: storage.stores,
    transaction: storage.transaction,
    subscriptions: watched.current,
    now,
    onDisabled: (subscription, reason) => log.error({ subscription, reason }, "a subscription is disabled"),
    onState: (failure) =>
      failure === undefined
        ? log.info("events are sent again")
        : log.warn({ err: describeError(failure) }, "cannot send events; it is tried again"),
  });
  return {
    subscriptions: watched.current,
    gauges: outgoingGauges(storage.stores, now),
    [Symbol.asyncDispose]: async () => {
      await watched[Symbol.asyncDispose]();
      await sending[Symbol.asyncDispose]();
    },
  };
}
