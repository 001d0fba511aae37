import { completeLog, guarded, type Log } from "../../observability/log.ts";
import type { Receiver } from "../../receiver/webhooks.ts";
import type { Arrival } from "../body/arrival.ts";
import { BodyRefusal } from "../body/body-refusal.ts";
import type { BodyLimits, Incoming } from "../body/incoming.ts";
import { type Account, createArrivingBodies } from "./arriving-bodies.ts";
import { busy, type DeliveryHeaders, deliveryHeaders, type Refusal, refusalByHeaders } from "./checks.ts";
import { createSlots } from "./concurrency.ts";
import { createDeliver, runsHandlers } from "./deliver.ts";
import { failureAnswer, lastResort } from "./failure.ts";
import { checkedSettings, type MiddlewareOptions } from "./middleware-options.ts";
import { createReports } from "./reports.ts";
import { withTimeout } from "./response-timeout.ts";
import { type Answer, notFound, notStored, stillProcessing } from "./webhook-responses.ts";

/** Receives work that may outlive the response. The promise never rejects. */
export type KeepAlive = (work: Promise<unknown>) => void;

export type Pipeline = Readonly<{
  path: string;
  log: Log;
  /** Responds to a request for `path`. Never rejects. */
  answer: (incoming: Incoming, pathname: string, keepAlive?: KeepAlive) => Promise<Answer>;
}>;

/** Minimum memory for incoming bodies; otherwise ten times the largest. */
const minBodyMemory = 64 * 1024 * 1024;
const noMemory = (): BodyRefusal => new BodyRefusal(408, "There is no memory for the body.");

/** The limits of an arrival, whose bytes are counted. */
const limitsOf = (arrival: Arrival, { add }: Account): BodyLimits => ({
  maxBytes: arrival.maxBytes,
  get signal() {
    return arrival.signal;
  },
  onTimeout: (giveUp) => arrival.onTimeout(giveUp),
  count: add,
});

/**
 * Request processing common to all platforms, in this order: method, media type, headers, concurrency limit, body,
 * signature, payload, handlers. The first failing step determines the response. A slot is acquired only for a complete
 * body: sending one slowly, or none, needs no secret.
 * @param further names of additional options of a platform
 * @throws TypeError naming the invalid option
 */
export function createPipeline(
  receiver: Receiver,
  options: MiddlewareOptions = {},
  further?: Readonly<Record<string, true>>,
): Pipeline {
  if (typeof receiver?.verifyAndReceive !== "function") {
    throw new TypeError("A middleware needs an instance of Webhooks, or an inbox, as its first argument.");
  }
  const settings = checkedSettings(options, further);
  const { path, maxBytes, maxConcurrent, exposeErrors, deduplicate, recognise } = settings;
  const log = options.log === undefined ? receiver.log : completeLog(options.log);
  const reports = createReports(log, receiver.hooks);
  const deliver = createDeliver(receiver, deduplicate, reports.repeated);
  const slots = createSlots(maxConcurrent);
  const bodies = createArrivingBodies(Math.max(minBodyMemory, 10 * maxBytes));

  const refuse = (delivery: DeliveryHeaders, refusal: Refusal): Answer => {
    reports.refused(delivery, refusal);
    return refusal.answer;
  };

  const failed = (delivery: DeliveryHeaders, reason: unknown): Answer => {
    try {
      reports.failed(delivery, reason);
      return failureAnswer(reason, exposeErrors);
    } catch {
      return lastResort();
    }
  };

  /** 202 applies to running handlers only: a delivery that is not stored yet may never be. */
  const late = (delivery: DeliveryHeaders): Answer => {
    if (runsHandlers(receiver)) return stillProcessing();
    reports.late(delivery);
    return notStored();
  };

  /** Delivers a complete body in a slot of its own. */
  const inSlot = async (delivery: DeliveryHeaders, payload: string | Uint8Array): Promise<Answer> => {
    if (!slots.acquire()) return refuse(delivery, busy());
    try {
      const { id, name, signature } = delivery;
      return await deliver({ id, name, payload, signature });
    } finally {
      slots.release();
    }
  };

  /** Reads the body and delivers it. Never rejects. */
  const receive = async (delivery: DeliveryHeaders, { readBody }: Incoming, arrival: Arrival): Promise<Answer> => {
    const account = bodies.open(() => arrival.end(noMemory()));
    try {
      reports.arrived(delivery);
      const payload = await arrival.body(() => readBody(limitsOf(arrival, account)));
      account.close();
      return await inSlot(delivery, payload);
    } catch (reason) {
      return account.isRefused ? refuse(delivery, busy({ close: true })) : failed(delivery, reason);
    } finally {
      account.close();
    }
  };

  const answer = (incoming: Incoming, pathname: string, keepAlive: KeepAlive | undefined): Answer | Promise<Answer> => {
    const { method, header } = incoming;
    if (method !== "POST") return notFound(method, pathname);
    const names = recognise(header);
    const delivery = deliveryHeaders(header, names);
    const refusal = refusalByHeaders(header, names, delivery);
    if (refusal !== undefined) return refuse(delivery, refusal);
    if (slots.isFull()) return refuse(delivery, busy());
    const begin = (arrival: Arrival): Promise<Answer> => {
      const work = receive(delivery, incoming, arrival);
      if (keepAlive !== undefined) guarded(log, "The option waitUntil failed.", () => keepAlive(work));
      return work;
    };
    return withTimeout(settings, begin, () => late(delivery));
  };

  return {
    path,
    log,
    answer: async (incoming, pathname, keepAlive) => {
      try {
        return await answer(incoming, pathname, keepAlive);
      } catch {
        return lastResort();
      }
    },
  };
}
