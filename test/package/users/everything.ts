import {
  createEventHandler,
  createInbox,
  createNodeMiddleware,
  createWebMiddleware,
  type EmitterWebhookEvent,
  type EmitterWebhookEventName,
  emitterEventNames,
  type HandlerFunction,
  type InboxStore,
  memoryStore,
  sign,
  validateEventName,
  verify,
  type WebhookError,
  Webhooks,
  type WebhooksOptions,
} from "segmark/webhooks";
import { verifyWithFallback } from "segmark/webhooks/methods";
import { createProxyClient, type ProxyClient } from "segmark/webhooks/proxy";
import { createStandardWebhook, type StandardWebhook } from "segmark/webhooks/standard";
import type { IssuesOpenedPayload, PushPayload, Receiver, WebhookEventName } from "segmark/webhooks/types";
import { type PayloadValidation, validatePayloads } from "segmark/webhooks/validate";

const options: WebhooksOptions<{ attempt: number } & EmitterWebhookEvent> = {
  secret: "0",
  transform: async (event) => Object.assign(event, { attempt: 1 }),
  hooks: { observe: ({ type }) => type.length, trace: ({ id }, next) => next().finally(() => id.length) },
};
export const webhooks = new Webhooks(options);
export const standard: StandardWebhook = createStandardWebhook({
  secret: "whsec_c2VnbWFyay1vbGQtc2VjcmV0LTI0LWJ5",
  tolerance: 60,
});
export const validation: PayloadValidation = validatePayloads;
export const plain = new Webhooks({
  secret: "0",
  additionalSecrets: ["1"],
  validate: validatePayloads,
  timeLimit: 1000,
});

webhooks.on("issues.opened", ({ id, name, payload, attempt }, { signal }) => {
  const texts: [string, "issues", "opened", string] = [id, name, payload.action, payload.issue.title];
  return [texts, attempt.toFixed(), signal.aborted];
});
webhooks.on("issues", async ({ payload }) => {
  if (payload.action === "labeled") return payload.label?.name;
  return payload.issue.number;
});
webhooks.on(["push", "issues.closed"], (event) => {
  const payload: PushPayload | { action: "closed" } = event.payload;
  if (event.name === "push") return event.payload.ref.toUpperCase();
  return [payload, event.payload.issue.title];
});
webhooks.onAny(({ name, attempt }): [WebhookEventName, number] => [name, attempt]);
const onError = ({ event: { id }, errors }: WebhookError): string[] =>
  errors.map(({ message, status, event }) => [id, message, status?.toFixed(), event?.name].join(" "));
webhooks.onError(onError);
webhooks.removeListener("error", onError);
webhooks.removeListener("*", () => {});
const handler: HandlerFunction<"issues.opened"> = ({ payload }): IssuesOpenedPayload => payload;
plain.on("issues.opened", handler);
plain.removeListener(["issues.opened"], handler);

const name: string = "push";
validateEventName(name);
export const known: EmitterWebhookEventName = name;
export const first: "branch_protection_configuration" = emitterEventNames[0];

export async function receive(event: EmitterWebhookEvent, payload: Uint8Array): Promise<boolean> {
  await plain.receive(event);
  await createEventHandler({ transform: (given) => given }).receive(event);
  const signature: string = await plain.sign("{}");
  await plain.verifyAndReceive({ id: "1", name: "push", payload: "{}", signature });
  const { payload: parsed } = await plain.verifyAndParse({ id: "1", name: "push", payload, signature });
  plain.replaceSecrets({ secret: "2", additionalSecrets: ["0"] });
  const checks = [verify("0", "{}", await sign("0", "{}")), verifyWithFallback("0", "{}", signature, ["1"])];
  return parsed !== null && (await Promise.all(checks)).every(Boolean) && (await plain.verify("{}", signature));
}

const store: InboxStore = memoryStore();
export const inbox = createInbox({ webhooks, store, concurrency: 2, backoff: (attempt) => attempt * 1000 });
export async function work(): Promise<void> {
  inbox.start();
  const { deliveries } = await inbox.list({ state: "dead", limit: 10 });
  for (const { id } of deliveries) await inbox.redeliver(id);
  await inbox.stop();
}

const receivers: Receiver[] = [webhooks, plain, inbox];
export const node = receivers.map((receiver) => createNodeMiddleware(receiver, { path: "/hooks", timeout: 1000 }));
type Context = { waitUntil(work: Promise<unknown>): void };
export const web: (request: Request, env: object, context: Context) => Promise<Response> = createWebMiddleware(
  webhooks,
  {
    waitUntil: (rest, _env: object, context: Context) => context.waitUntil(rest),
  },
);
export const proxy: ProxyClient = createProxyClient({ url: "https://example.com/channel", webhooks });
