export { ProxyChannelError } from "./proxy/channel/channel-error.ts";
export type { EventSourceConstructor, EventSourceLike } from "./proxy/channel/event-source.ts";
export { createProxyClient, type ProxyClient, type ProxyState } from "./proxy/client.ts";
export { TargetError } from "./proxy/deliver.ts";
export type { ProxyClientOptions, ProxyDelivery } from "./proxy/proxy-options.ts";
