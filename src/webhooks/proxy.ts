export { ProxyChannelError } from "./proxy/channel-error.ts";
export { createProxyClient, type ProxyClient, type ProxyState } from "./proxy/client.ts";
export { TargetError } from "./proxy/deliver.ts";
export type { EventSourceConstructor, EventSourceLike } from "./proxy/event-source.ts";
export type { ProxyClientOptions, ProxyDelivery } from "./proxy/options.ts";
