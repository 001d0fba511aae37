import { backOff } from "@segmark/database/back-off";
import { addressOf, messageMaker } from "../../adapters/outgoing/message.ts";
import { createPost, type PostReply } from "../../adapters/outgoing/post.ts";
import { outcomeOf, pauseAfter, type SendOutcome } from "../../domain/outgoing/outcome.ts";
import type { Subscription } from "../../domain/outgoing/subscription.ts";
import type { OutgoingDelivery, Sent } from "../../storage/outgoing/deliveries.ts";
import type { Stores } from "../../storage/stores.ts";
import { disableSubscription } from "./disable-subscription.ts";
import { envelopeOf } from "./envelope.ts";

/** Deliveries of one subscription that are under way at a time. Discord counts requests of a webhook one by one. */
const slots = { standard: 4, sponsorblock: 4, discord: 1 } as const;
/** For a whole answer, in ms. */
const timeoutMs = 15_000;
/** Without one success for this long a subscription is disabled, in ms. */
const maxFailingMs = 5 * 24 * 3_600_000;
/** After so many failures without a success a receiver is tried with one delivery at a time, and less and less often. */
const maxFailures = 4;
/** The first and the longest pause between two such tries, in ms. */
const [firstPause, longestPause] = [1000, 60_000];
/** How old the time of the last success may be in the database, in ms: who sends much stores it rarely. */
const notedMs = 10_000;
/** Of an error or the start of an answer, in characters. */
const maxErrorLength = 500;

export type ReceiverParts = Readonly<{
  subscription: Subscription;
  stores: Stores<"outgoingDeliveries" | "subscriptions">;
  now: () => number;
  /** A subscription was disabled. */
  onDisabled: (name: string, reason: string) => void;
  /** An outcome that could not be stored; the delivery is sent again. */
  onError: (error: unknown) => void;
  /** A slot is free again. */
  onFree: () => void;
}>;

/** Sends the deliveries of one subscription. Nothing of it waits for another receiver. */
export type Receiver = Readonly<{
  subscription: Subscription;
  /** Starts as many of the deliveries that are due as there are free slots. Resolves when they have been started. */
  fill: () => Promise<void>;
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>;
}>;

/** What is told of an attempt without an answer: never an address, which may be a secret. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return "The request failed.";
  if (error.name === "PrivateAddressError") return error.message;
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return `No answer within ${timeoutMs / 1000} seconds.`;
  const code = "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
  return `The receiver cannot be reached${code}.`;
}

export function createReceiver(parts: ReceiverParts): Receiver {
  const { subscription, stores, now, onDisabled, onError, onFree } = parts;
  const { name, format, allowPrivate } = subscription;
  const post = createPost({ url: addressOf(subscription), allowPrivate, timeoutMs });
  const messageOf = messageMaker(subscription);
  const underWay = new Map<number, Promise<void>>();
  let pausedUntil = 0;
  let failures = 0;
  let noted: Readonly<{ is: "well" | "failing"; at: number }> | undefined;

  /** Whether the database has to be told how the receiver does. */
  const isNews = (is: "well" | "failing", at: number): boolean => {
    const isKnown = noted?.is === is && at - noted.at < notedMs;
    if (!isKnown) noted = { is, at };
    return !isKnown;
  };

  const disable = async (reason: string): Promise<void> => {
    if (await disableSubscription(stores, name, reason, now())) onDisabled(name, reason);
  };

  /** Stores what became of an attempt, and how the receiver does. */
  const settled = async (delivery: OutgoingDelivery, outcome: SendOutcome, attempt: Sent["attempt"]): Promise<void> => {
    const at = now();
    if (outcome.is === "sent") {
      await stores.outgoingDeliveries.settle(delivery, { state: "sent", stateAt: at, attempt });
      failures = 0;
      if (isNews("well", at)) await stores.subscriptions.succeeded(name, at);
      return;
    }
    const isOver = outcome.is !== "retry";
    const stateAt = isOver ? at : at + outcome.ms;
    await stores.outgoingDeliveries.settle(delivery, { state: isOver ? "dead" : "waiting", stateAt, attempt });
    if (outcome.is === "disable") return disable(outcome.reason);
    failures += 1;
    if (failures >= maxFailures)
      pausedUntil = Math.max(pausedUntil, at + backOff(failures - maxFailures + 1, firstPause, longestPause));
    if (!isNews("failing", at)) return;
    const since = await stores.subscriptions.failed(name, at);
    if (at - since >= maxFailingMs) await disable("Nothing was delivered for five days.");
  };

  const send = async (delivery: OutgoingDelivery): Promise<void> => {
    const { eventId, attempts } = delivery;
    const began = now();
    let reply: PostReply | undefined;
    let error: string | null = null;
    try {
      const { body, headers } = await messageOf(eventId, envelopeOf(delivery));
      reply = await post(body, headers);
      if (reply.status < 200 || reply.status > 299) error = reply.text.slice(0, maxErrorLength);
    } catch (failure) {
      error = failureText(failure);
    }
    const ended = now();
    pausedUntil = Math.max(pausedUntil, ended + pauseAfter(reply, ended));
    const outcome = outcomeOf(reply, format, attempts + 1, ended, Math.random());
    await settled(delivery, outcome, { at: began, ms: ended - began, status: reply?.status ?? null, error });
  };

  const start = (delivery: OutgoingDelivery): void => {
    const { number } = delivery;
    const sending = send(delivery)
      .catch(onError)
      .finally(() => {
        underWay.delete(number);
        onFree();
      });
    underWay.set(number, sending);
  };

  return {
    subscription,
    fill: async () => {
      const at = now();
      const free = (failures < maxFailures ? slots[format] : 1) - underWay.size;
      if (free <= 0 || at < pausedUntil) return;
      for (const delivery of await stores.outgoingDeliveries.due(name, at, [...underWay.keys()], free)) start(delivery);
    },
    idle: async () => void (await Promise.all(underWay.values())),
  };
}
