import type { WebhookEventName } from "../../generated/webhooks/names.ts";
import type { PayloadMap } from "../../generated/webhooks/payloads.ts";

export type { WebhookEventName } from "../../generated/webhooks/names.ts";

/** What a handler can be registered for: an event, or one action of it. */
export type EmitterWebhookEventName = keyof PayloadMap;

type BaseName<N extends string> = N extends `${infer Event}.${string}` ? Event : N;

/**
 * What handlers get. `name` is the event alone; the action stands in `payload.action`. Narrow `name` first, then `payload.action`.
 * Shape   for every N one member; without N one for each event
 */
export type EmitterWebhookEvent<N extends EmitterWebhookEventName = WebhookEventName> = N extends unknown
  ? { id: string; name: BaseName<N>; payload: PayloadMap[N] }
  : never;

/** A delivery whose name and payload nobody has compared with the specification. */
export type ReceivedEvent = Readonly<{ id: string; name: string; payload: unknown }>;

/** A delivery as it came. `payload` is the text or, better, the bytes: the signature covers bytes. */
export type SignedDelivery = Readonly<{ id: string; name: string; payload: string | Uint8Array; signature: string }>;

/** A delivery that is what its sender wrote. Its handlers have not run. */
export type ParsedDelivery = ReceivedEvent & Readonly<{ payload: object }>;

/** The call that an error of a client for HTTP came from, as clients of code hosts describe it. Whoever threw the error set it. */
export type FailedRequest = {
  method: string;
  url: string;
  headers: Record<string, string | number | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  body?: any;
  request?: Record<string, unknown>;
};

/** What such a call was answered. */
export type FailedResponse = {
  status: number;
  url: string;
  headers: Record<string, string | number | undefined>;
  data: unknown;
};

type Failure = {
  /** Set by whoever threw the error, and on faults of the sender: 400 and more. */
  status?: number;
  request?: FailedRequest;
  response?: FailedResponse;
};

/** One failure of a delivery. */
export type WebhookErrorMember = Error & Failure & { event?: EmitterWebhookEvent };

/** Why a delivery failed: what its handlers threw, in the order it was thrown, or the one reason it was refused for. */
export interface WebhookError extends AggregateError, Failure {
  errors: WebhookErrorMember[];
  /** As it was before `transform`. A delivery that was refused before it could be parsed has the text as its payload. */
  event: EmitterWebhookEvent;
}
