export type { HeaderConvention } from "./delivery/header-names.ts";
export type { EventHandlerOptions } from "./dispatch/event-handler-options.ts";
export type {
  AnyHandlerFunction,
  ErrorHandlerFunction,
  EventHandler,
  HandlerContext,
  HandlerFunction,
  RemovableHandler,
  RemovableName,
  RemoveHandlerFunction,
} from "./dispatch/event-handler-types.ts";
export type {
  EmitterWebhookEvent,
  EmitterWebhookEventName,
  FailedRequest,
  FailedResponse,
  ParsedDelivery,
  ReceivedEvent,
  SignedDelivery,
  WebhookError,
  WebhookErrorMember,
  WebhookEventName,
} from "./events/event-types.ts";
export type * from "./generated/payloads.ts";
export type {
  Attempt,
  ClaimedDelivery,
  Delivery,
  DeliveryFilter,
  DeliveryState,
  NewDelivery,
  Page,
  Settlement,
} from "./inbox/store/store.ts";
export type { NodeMiddleware } from "./middleware/platforms/node.ts";
export type { NodeRequest, NodeResponse } from "./middleware/platforms/node-types.ts";
export type { WebMiddleware, WebMiddlewareOptions } from "./middleware/platforms/web.ts";
export type { Hooks, Observation, RefusalReason, TracedEvent } from "./observability/hooks.ts";
export type { Log } from "./observability/log.ts";
export type { Receiver } from "./receiver/webhooks.ts";
export type { WebhooksOptions as Options } from "./receiver/webhooks-options.ts";
export type { SecretOptions } from "./signature/secrets.ts";
