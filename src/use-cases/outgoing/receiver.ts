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

  const disable = async (reason: string): Promise<void> => {
    if (await disableSubscription(stores, name, reason, now())) onDisabled(name, reason);
  };

  /** @returns what becomes of the subscription */
  const settled = async (delivery: OutgoingDelivery, outcome: SendOutcome, attempt: Sent["attempt"]): Promise<void> => {
    const at = now();
    if (outcome.is === "sent") {
      await stores.outgoingDeliveries.settle(delivery, { state: "sent", stateAt: at, attempt });
      return stores.subscriptions.succeeded(name, at);
    }
    const isOver = outcome.is !== "retry";
    const stateAt = isOver ? at : at + outcome.ms;
    await stores.outgoingDeliveries.settle(delivery, { state: isOver ? "dead" : "waiting", stateAt, attempt });
    if (outcome.is === "disable") return disable(outcome.reason);
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
      const free = slots[format] - underWay.size;
      if (free <= 0 || at < pausedUntil) return;
      for (const delivery of await stores.outgoingDeliveries.due(name, at, [...underWay.keys()], free)) start(delivery);
    },
    idle: async () => void (await Promise.all(underWay.values())),
  };
}
