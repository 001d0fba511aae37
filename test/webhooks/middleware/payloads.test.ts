import { describe, expect, it } from "vitest";
import { emitterEventNames } from "../../../generated/webhooks/names.ts";
import { Webhooks } from "../../../src/webhooks/webhooks.ts";
import { delivery, SECRET, shippedPayloads } from "../support/deliveries.ts";
import { platforms } from "../support/platforms.ts";
import { logBook } from "../support/receivers.ts";

const shipped = shippedPayloads();

/** A handler for every existing name; `ran` lists which ones ran, in order, and with what. */
function allHandlers() {
  const ran: { handler: string; event: unknown }[] = [];
  const webhooks = new Webhooks({ secret: SECRET, log: logBook() });
  for (const name of emitterEventNames) webhooks.on(name, (event) => void ran.push({ handler: name, event }));
  webhooks.onAny((event) => void ran.push({ handler: "*", event }));
  webhooks.onError((event) => void ran.push({ handler: "error", event }));
  return { webhooks, ran };
}

const known = new Set<string>(emitterEventNames);

describe.each(platforms)("every payload that is shipped, signed and sent to %s", (_name, open) => {
  it("reaches exactly its handlers, complete", async () => {
    const { webhooks, ran } = allHandlers();
    await using receiver = await open(webhooks);
    for (const { file, event, action, bytes } of shipped) {
      const { status, text } = await receiver.send(delivery({ event, id: file, body: bytes }));
      expect([file, status, text]).toEqual([file, 200, "ok\n"]);
      const handlers = [`${event}.${action}`, event, "*"].filter((name) => name === "*" || known.has(name));
      expect(ran.map(({ handler }) => handler)).toEqual(handlers);
      const payload = JSON.parse(new TextDecoder().decode(bytes));
      for (const one of ran) expect(one.event).toEqual({ id: file, name: event, payload });
      ran.length = 0;
    }
    expect(shipped.length).toBeGreaterThan(150);
  });

  it("reaches no handler when one byte differs", async () => {
    const { webhooks, ran } = allHandlers();
    await using receiver = await open(webhooks);
    for (const { file, event, bytes } of shipped) {
      const sent = delivery({ event, id: file, body: bytes });
      const altered = bytes.slice();
      altered[altered.length - 2] = 0x20 ^ (altered.at(-2) ?? 0);
      expect((await receiver.send({ ...sent, body: altered })).status).toBe(400);
      expect(ran.map(({ handler }) => handler)).toEqual(["error"]);
      ran.length = 0;
    }
  });
});
