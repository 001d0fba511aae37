import { completeLog, guarded, type Log } from "../log.ts";
import type { Receiver } from "../webhooks.ts";
import { type Answer, notFound } from "./answers.ts";
import { busy, type DeliveryHeaders, deliveryHeaders, type Refusal, refusalByHeaders } from "./checks.ts";
import { createPlaces } from "./concurrency.ts";
import { createDeliver } from "./deliver.ts";
import { failureAnswer, lastResort } from "./failure.ts";
import { inTime } from "./in-time.ts";
import type { Incoming } from "./incoming.ts";
import { checkedSettings, type MiddlewareOptions } from "./options.ts";
import { orAbort } from "./or-abort.ts";
import { createReports } from "./reports.ts";

/** Is given work that may outlast its answer. The promise never rejects. */
export type KeepAlive = (work: Promise<unknown>) => void;

export type Pipeline = Readonly<{
  path: string;
  log: Log;
  /** Answers a request for `path`, whatever happens: it never rejects. */
  answer: (incoming: Incoming, keepAlive?: KeepAlive) => Promise<Answer>;
}>;

/**
 * What happens to a request on every platform, in this order: method, media type, headers, a free place, body, signature, payload, handlers.
 * The first fault answers.
 * @throws TypeError naming the option that is wrong
 */
export function createPipeline(receiver: Receiver, options: MiddlewareOptions = {}): Pipeline {
  if (typeof receiver?.verifyAndReceive !== "function") {
    throw new TypeError("A middleware needs an instance of Webhooks, or an inbox, as its first argument.");
  }
  const { path, timeout, maxBytes, maxConcurrent, exposeErrors, deduplicate, names } = checkedSettings(options);
  const log = options.log === undefined ? receiver.log : completeLog(options.log);
  const reports = createReports(log, receiver.hooks);
  const deliver = createDeliver(receiver, deduplicate, reports.repeated);
  const places = createPlaces(maxConcurrent);

  const refuse = (delivery: DeliveryHeaders, refusal: Refusal): Answer => {
    reports.refused(delivery, refusal);
    return refusal.answer;
  };

  /** Reads the body and hands the delivery over. Never rejects. */
  const receive = async (
    delivery: DeliveryHeaders,
    { readBody }: Incoming,
    signal: AbortSignal,
    hasBody: () => void,
  ): Promise<Answer> => {
    try {
      reports.arrived(delivery);
      // A reader may be deaf to the signal: platforms differ, and their requests more so.
      const payload = await orAbort(readBody({ maxBytes, signal }), signal);
      hasBody();
      return await deliver({ ...delivery, payload });
    } catch (reason) {
      reports.failed(delivery, reason);
      return failureAnswer(reason, exposeErrors);
    }
  };

  const answer = async (incoming: Incoming, keepAlive: KeepAlive | undefined): Promise<Answer> => {
    if (incoming.method !== "POST") return notFound(incoming.method, incoming.pathname);
    const delivery = deliveryHeaders(incoming.header, names);
    const refusal = refusalByHeaders(incoming.header, names);
    if (refusal !== undefined) return refuse(delivery, refusal);
    const leave = places.enter();
    if (leave === undefined) return refuse(delivery, busy());
    return inTime(timeout, (signal, hasBody) => {
      const work = receive(delivery, incoming, signal, hasBody).catch(lastResort).finally(leave);
      if (keepAlive !== undefined) guarded(log, "The option waitUntil failed.", () => keepAlive(work));
      return work;
    });
  };
  return { path, log, answer: (incoming, keepAlive) => answer(incoming, keepAlive).catch(lastResort) };
}
