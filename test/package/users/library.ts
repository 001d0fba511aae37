import {
  createEventHandler,
  createInbox,
  createNodeMiddleware,
  createWebMiddleware,
  memoryStore,
  Webhooks,
} from "segmark/webhooks";
import { createProxyClient } from "segmark/webhooks/proxy";

// Nothing here has an explicit type: the compiler must find a name for each, or write it out.
export const webhooks = new Webhooks({ secret: "0" });
export const extended = new Webhooks({ secret: "0", transform: (event) => Object.assign(event, { attempt: 1 }) });
export const { on, onAny, onError, removeListener, receive } = webhooks;
export const events = createEventHandler();
export const node = createNodeMiddleware(webhooks);
export const web = createWebMiddleware(webhooks);
export const passing = createWebMiddleware(webhooks, { unmatched: "undefined" });
export const store = memoryStore();
export const inbox = createInbox({ webhooks, store });
export const page = inbox.list({ limit: 1 });
export const found = inbox.get("1");
export const parsed = webhooks.verifyAndParse({ id: "1", name: "push", payload: "", signature: "" });
export const proxy = createProxyClient({ url: "https://example.com/channel", webhooks });
