import type { WebhookEventName } from "../generated/names.ts";
import type { PayloadMap } from "../generated/payloads.ts";

export type { WebhookEventName } from "../generated/names.ts";

/** What a handler can be registered for: an event, or one action of it. */
export type EmitterWebhookEventName = keyof PayloadMap;

type BaseName<N extends string> = N extends `${infer Event}.${string}` ? Event : N;

/**
 * The event passed to handlers. `name` is the event alone; the action is in `payload.action`. Narrow `name` first, then
 * `payload.action`. It is a union with one member for each N; without N, one for each event.
 */
export type EmitterWebhookEvent<N extends EmitterWebhookEventName = WebhookEventName> = N extends unknown
  ? { id: string; name: BaseName<N>; payload: PayloadMap[N] }
  : never;

/** A delivery whose name and payload have not been validated against the specification. */
export type ReceivedEvent = Readonly<{ id: string; name: string; payload: unknown }>;

/** A delivery as received. `payload` is the text or, preferably, the bytes: the signature covers bytes. */
export type SignedDelivery = Readonly<{ id: string; name: string; payload: string | Uint8Array; signature: string }>;

/** A delivery whose signature has been verified. Its handlers have not run. */
export type ParsedDelivery = ReceivedEvent & Readonly<{ payload: object }>;

/**
 * The request behind an error of an HTTP client, in the shape used by API clients of code hosts. Set by whatever threw
 * the error.
 */
export type FailedRequest = {
  method: string;
  url: string;
  headers: Record<string, string | number | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  body?: any;
  request?: Record<string, unknown>;
};

/** The response to such a request. */
export type FailedResponse = {
  status: number;
  url: string;
  headers: Record<string, string | number | undefined>;
  data: unknown;
};

type Failure = {
  /** Set by whatever threw the error, and on errors caused by the sender: 400 and above. */
  status?: number;
  request?: FailedRequest;
  response?: FailedResponse;
};

/** One failure of a delivery. */
export type WebhookErrorMember = Error & Failure & { event?: EmitterWebhookEvent };

/** Why a delivery failed: what its handlers threw, in order, or the single reason it was rejected. */
export interface WebhookError extends AggregateError, Failure {
  errors: WebhookErrorMember[];
  /** The event before `transform`. For a delivery rejected before parsing, the payload is the text. */
  event: EmitterWebhookEvent;
}
