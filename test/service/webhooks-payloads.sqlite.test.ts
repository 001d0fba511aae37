import { emitterEventNames } from "@segmark/webhooks/internal/generated/names";
import { expect, it } from "vitest";
import { list } from "../../packages/webhooks/test/support/gate.ts";
import { examplePayloads } from "../../packages/webhooks/test/support/payloads.ts";
import { receiving } from "../handlers/webhooks/receiving.ts";

type Call = Readonly<{ listener: string; id: string; name: string; payload: unknown }>;

const payloads = examplePayloads();
const names: ReadonlySet<string> = new Set(emitterEventNames);

/**
 * The handlers to call for a payload: those of its event, of its action when the specification has it, and of all
 * events.
 */
const listenersOf = (event: string, action: string | null): string[] =>
  [event, `${event}.${action}`, "*"].filter((name) => name === "*" || names.has(name)).sort();

it("every payload of a real delivery reaches exactly its handlers, unchanged", async () => {
  const calls = list<Call>();
  await using w = await receiving({
    env: { WEBHOOK_VALIDATE: "true" },
    webhooks: ({ on, onAny }) => {
      for (const listener of emitterEventNames)
        on(listener, ({ id, name, payload }) => calls.add({ listener, id, name, payload }));
      onAny(({ id, name, payload }) => calls.add({ listener: "*", id, name, payload }));
    },
  });
  for (const { id, event, bytes } of payloads) {
    const answer = await w.deliver({ id, event, body: bytes });
    expect([id, answer.status, answer.text]).toEqual([id, 202, "accepted\n"]);
  }
  await expect.poll(async () => (await w.stores.webhookInbox.counts()).handled).toBe(payloads.length);

  for (const { id, event, action, bytes } of payloads) {
    const called = calls.items.filter((call) => call.id === id);
    expect([id, ...called.map(({ listener }) => listener).sort()]).toEqual([id, ...listenersOf(event, action)]);
    const sent = JSON.parse(new TextDecoder().decode(bytes));
    for (const { name, payload } of called) expect([name, payload]).toEqual([event, sent]);
    expect((await w.stores.webhookInbox.get(id))?.action ?? null).toBe(action);
  }
});
