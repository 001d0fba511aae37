import { completeLog, guarded, type Log } from "../../observability/log.ts";
import type { Receiver } from "../../webhooks.ts";
import type { Arrival } from "../body/arrival.ts";
import { checkedSettings, type MiddlewareOptions } from "../options.ts";
import { type Answer, notFound } from "./answers.ts";
import { busy, type DeliveryHeaders, deliveryHeaders, type Refusal, refusalByHeaders } from "./checks.ts";
import { createPlaces } from "./concurrency.ts";
import { createDeliver } from "./deliver.ts";
import { failureAnswer, lastResort } from "./failure.ts";
import { inTime } from "./in-time.ts";
import type { Incoming } from "./incoming.ts";
import { createReports } from "./reports.ts";

/** Receives work that may outlive the response. The promise never rejects. */
export type KeepAlive = (work: Promise<unknown>) => void;

export type Pipeline = Readonly<{
  path: string;
  log: Log;
  /** Responds to a request for `path`. Never rejects. */
  answer: (incoming: Incoming, pathname: string, keepAlive?: KeepAlive) => Promise<Answer>;
}>;

/**
 * Request processing common to all platforms, in this order: method, media type, headers, concurrency limit, body, signature, payload, handlers. The
 * first failing step determines the response.
 * @throws TypeError naming the invalid option
 */
export function createPipeline(receiver: Receiver, options: MiddlewareOptions = {}): Pipeline {
  if (typeof receiver?.verifyAndReceive !== "function") {
    throw new TypeError("A middleware needs an instance of Webhooks, or an inbox, as its first argument.");
  }
  const settings = checkedSettings(options);
  const { path, maxConcurrent, exposeErrors, deduplicate, names } = settings;
  const log = options.log === undefined ? receiver.log : completeLog(options.log);
  const reports = createReports(log, receiver.hooks);
  const deliver = createDeliver(receiver, deduplicate, reports.repeated);
  const places = createPlaces(maxConcurrent);

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

  /** Reads the body, delivers it and releases the slot. Never rejects. */
  const receive = async (delivery: DeliveryHeaders, { readBody }: Incoming, arrival: Arrival): Promise<Answer> => {
    try {
      reports.arrived(delivery);
      const payload = await arrival.body(readBody);
      const { id, name, signature } = delivery;
      return await deliver({ id, name, payload, signature });
    } catch (reason) {
      return failed(delivery, reason);
    } finally {
      places.leave();
    }
  };

  const answer = (incoming: Incoming, pathname: string, keepAlive: KeepAlive | undefined): Answer | Promise<Answer> => {
    const { method, header } = incoming;
    if (method !== "POST") return notFound(method, pathname);
    const delivery = deliveryHeaders(header, names);
    const refusal = refusalByHeaders(header, names, delivery);
    if (refusal !== undefined) return refuse(delivery, refusal);
    if (!places.enter()) return refuse(delivery, busy());
    return inTime(settings, (arrival) => {
      const work = receive(delivery, incoming, arrival);
      if (keepAlive !== undefined) guarded(log, "The option waitUntil failed.", () => keepAlive(work));
      return work;
    });
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
