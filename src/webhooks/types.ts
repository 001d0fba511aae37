export type * from "../../generated/webhooks/payloads.ts";
export type {
  AnyHandlerFunction,
  ErrorHandlerFunction,
  EventHandler,
  HandlerContext,
  HandlerFunction,
  RemovableHandler,
  RemovableName,
  RemoveHandlerFunction,
} from "./event-handler-types.ts";
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
} from "./event-types.ts";
export type { HeaderConvention } from "./header-names.ts";
export type { Hooks, Observation, RefusalReason, TracedEvent } from "./hooks.ts";
export type {
  Attempt,
  ClaimedDelivery,
  Delivery,
  DeliveryFilter,
  DeliveryState,
  NewDelivery,
  Page,
  Settlement,
} from "./inbox/store.ts";
export type { Log } from "./log.ts";
export type { NodeMiddleware } from "./middleware/node.ts";
export type { NodeRequest, NodeResponse } from "./middleware/node-types.ts";
export type { WebMiddleware, WebMiddlewareOptions } from "./middleware/web.ts";
export type { EventHandlerOptions, SecretOptions, WebhooksOptions as Options } from "./options.ts";
export type { Receiver } from "./webhooks.ts";
