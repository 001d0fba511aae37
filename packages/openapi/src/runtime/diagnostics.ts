import { type Channel, channel, type TracingChannel, tracingChannel } from "node:diagnostics_channel";
import type { Operation } from "../operation/operation.ts";
import { Problem } from "../operation/problem.ts";
import { placesOf } from "./decode/validation-issue.ts";

// Channels for monitoring. Messages are built only for subscribers, and contain no value from a request.

/**
 * A request begins. Published once its operation is known: a request refused before that has an end only.
 * - `id`           that of `x-request-id`
 * - `operationId`  `unmatched` if no operation has the path or the method
 * - `route`        the path template of the operation
 */
export type RequestStart = Readonly<{
  event: "start";
  id: string;
  operationId: string;
  route: string | undefined;
  method: string;
}>;
/** A request is over. `status` 499: the client has disconnected. */
export type RequestEnd = Omit<RequestStart, "event"> &
  Readonly<{ event: "end"; status: number; code: string | undefined; ms: number }>;

/** Which stage refused a request: preconditions, credentials, parameters, or body. */
export type Stage = "preconditions" | "security" | "parameters" | "body";
/** `places`: the names of what is wrong, as the specification calls them. */
export type RequestRefusal = Readonly<{
  operationId: string;
  route: string;
  stage: Stage;
  code: string;
  places: readonly string[];
}>;

/** The context of the events of a handler. `id`: of its request. */
export type HandlerContext = Readonly<{ id: string; operationId: string; route: string }>;

export const requestChannel = channel("segmark.openapi.request") as Channel<RequestStart | RequestEnd>;
export const validationChannel = channel("segmark.openapi.validation") as Channel<RequestRefusal>;
export const handlerChannel: TracingChannel<HandlerContext> = tracingChannel("segmark.openapi.handler");

type RequestAbout = Omit<RequestStart, "event">;

/** To be called only if `requestChannel` has subscribers. */
export const requestStarted = (about: RequestAbout): void => requestChannel.publish({ event: "start", ...about });
export const requestEnded = (about: RequestAbout, outcome: Pick<RequestEnd, "status" | "code" | "ms">): void =>
  requestChannel.publish({ event: "end", ...about, ...outcome });

/** Publishes a refusal, and throws it again. */
export function refused({ operationId, path }: Operation, stage: Stage, error: unknown): never {
  if (validationChannel.hasSubscribers && error instanceof Problem)
    validationChannel.publish({ operationId, route: path, stage, code: error.code, places: placesOf(error) });
  throw error;
}

/** Runs a handler within the channel of handlers. */
export function traced<T>({ operationId, path }: Operation, id: string, run: () => T | Promise<T>): T | Promise<T> {
  if (!handlerChannel.hasSubscribers) return run();
  return handlerChannel.tracePromise(async () => run(), { id, operationId, route: path });
}
