import { writeFileSync } from "node:fs";
import { expect } from "vitest";
import { stringify } from "yaml";
import { operations } from "../../../generated/openapi/outgoing/webhooks/operations.js";
import { requests } from "../../../generated/openapi/outgoing/webhooks/validators.js";
import type { Envelope } from "../../../src/domain/outgoing/event.ts";
import { moderated } from "../../handlers/moderation/people.ts";
import { type Received, type Reply, startReceiver } from "../../support/receiver.ts";
import { writtenSubscriptions } from "../../support/subscriptions.ts";
import type { WorldOptions } from "../../support/world.ts";

export const secret = "whsec_c2VnbWFyay10ZXN0LXNlY3JldC1vZi0zMi1ieXRlcyE=";

/** The path of a file of subscriptions, and how it is written again. */
export function subscriptionFile(subscriptions: readonly object[]) {
  const path = writtenSubscriptions(subscriptions);
  const write = (again: readonly object[]): void => writeFileSync(path, stringify({ subscriptions: again }));
  return { path, write };
}

type Told = Readonly<{ reply?: (request: Received, count: number) => Reply; more?: object } & WorldOptions>;

/** A world with one subscription, to a receiver on this machine. */
export async function told({ reply, more = {}, ...options }: Told = {}) {
  await using stack = new AsyncDisposableStack();
  const receiver = stack.use(await startReceiver(reply));
  const subscription = { name: "bot", url: receiver.url, secret, allowPrivate: true, events: ["test"], ...more };
  const file = subscriptionFile([subscription]);
  const w = stack.use(await moderated({ ...options, env: { WEBHOOKS_OUT: file.path, ...options.env } }));
  const open = stack.move();
  /** Waits until the receiver has so many requests. */
  const requestsOf = async (count: number): Promise<readonly Received[]> => {
    await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(count);
    return receiver.received;
  };
  return { ...w, receiver, file, subscription, requestsOf, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

/** The event of a request, which is held to the specification. */
export function eventOf({ body }: Pick<Received, "body">): Envelope {
  const event: Envelope = JSON.parse(body);
  const named = Object.entries(operations).find(([, { path }]) => path === `/${event.type}`);
  const validate = requests[(named?.[0] ?? "") as keyof typeof requests]?.body?.["application/json"];
  expect([event.type, validate?.(event), validate?.errors ?? null]).toEqual([event.type, true, null]);
  return event;
}
