import { describe, expect, it } from "vitest";
import { emitterEventNames } from "../../src/generated/names.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";
import { delivery, SECRET } from "../support/deliveries.ts";
import { examplePayloads } from "../support/payloads.ts";
import { platforms } from "../support/platforms.ts";
import { logBook } from "../support/receivers.ts";

const shipped = examplePayloads();

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

/** What is special about a payload concerns what all platforms share, so the others get some of them. */
const [[every] = []] = platforms;
const some = shipped.filter((_, at) => at % 10 === 0);

describe.each(platforms)("payloads that are shipped, signed and sent to %s", (name, open) => {
  it("reach exactly their handlers, complete", async () => {
    const { webhooks, ran } = allHandlers();
    await using receiver = await open(webhooks);
    for (const { id, event, action, bytes } of name === every ? shipped : some) {
      const { status, text } = await receiver.send(delivery({ event, id, body: bytes }));
      expect([id, status, text]).toEqual([id, 200, "ok\n"]);
      const handlers = [`${event}.${action}`, event, "*"].filter((name) => name === "*" || known.has(name));
      expect(ran.map(({ handler }) => handler)).toEqual(handlers);
      const payload = JSON.parse(new TextDecoder().decode(bytes));
      for (const one of ran) expect(one.event).toEqual({ id, name: event, payload });
      ran.length = 0;
    }
    expect(shipped.length).toBeGreaterThan(150);
  });

  it("reach no handler when one byte differs", async () => {
    const { webhooks, ran } = allHandlers();
    await using receiver = await open(webhooks);
    for (const { id, event, bytes } of some) {
      const sent = delivery({ event, id, body: bytes });
      const altered = bytes.slice();
      altered[altered.length - 2] = 0x20 ^ (altered.at(-2) ?? 0);
      expect((await receiver.send({ ...sent, body: altered })).status).toBe(400);
      expect(ran.map(({ handler }) => handler)).toEqual(["error"]);
      ran.length = 0;
    }
  });
});
