import { describe, expect, it } from "vitest";
import { createInbox } from "../../../src/inbox/inbox.ts";
import { memoryStore } from "../../../src/inbox/memory/memory-store.ts";
import { createDeduplication } from "../../../src/middleware/pipeline/deduplication.ts";
import { createNodeMiddleware } from "../../../src/middleware/platforms/node.ts";
import { delivery, signatureOf } from "../../support/deliveries.ts";
import { gate } from "../../support/gate.ts";
import { platforms } from "../../support/platforms.ts";
import { witness } from "../../support/receivers.ts";

const once = { deduplicate: true };

describe.each(platforms)("a repeated delivery, on %s", (_name, open) => {
  it("is handled again by default", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks);
    await receiver.send(delivery());
    expect((await receiver.send(delivery())).text).toBe("ok\n");
    expect(events).toHaveLength(2);
  });

  it("gets 200 duplicate, and nothing is dispatched", async () => {
    const { webhooks, events, observed, log } = witness();
    await using receiver = await open(webhooks, once);
    expect((await receiver.send(delivery())).text).toBe("ok\n");
    const { status, text, headers } = await receiver.send(delivery());
    expect([status, text, headers.get("content-type")]).toEqual([200, "duplicate\n", "text/plain"]);
    expect(events).toHaveLength(1);
    expect(observed).toContainEqual({ type: "refused", id: "d-1", name: "push", reason: "duplicate" });
    expect(log.at("info")).toEqual([expect.stringContaining("d-1")]);
    expect((await receiver.send(delivery({ id: "d-2" }))).text).toBe("ok\n");
  });

  it("gets 202 while the first is in progress; of many concurrent ones, one is handled", async () => {
    const { webhooks, events } = witness();
    const slow = gate();
    webhooks.on("push", slow.handler);
    await using receiver = await open(webhooks, once);
    const first = receiver.send(delivery());
    await slow.began;
    const others = await Promise.all(Array.from({ length: 10 }, () => receiver.send(delivery())));
    expect(others.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(10).fill("202 still processing\n"));
    slow.open();
    expect((await first).text).toBe("ok\n");
    expect((await receiver.send(delivery())).text).toBe("duplicate\n");
    expect(events).toHaveLength(1);
  });

  it("is handled when the first failed", async () => {
    const { webhooks } = witness();
    const failures = ["first"];
    webhooks.on("push", () => {
      const failure = failures.pop();
      if (failure !== undefined) throw new Error(failure);
    });
    await using receiver = await open(webhooks, once);
    expect((await receiver.send(delivery())).status).toBe(500);
    expect((await receiver.send(delivery())).text).toBe("ok\n");
    expect((await receiver.send(delivery())).text).toBe("duplicate\n");
  });

  it("cannot be blocked by a sender without the secret", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks, once);
    const forged = delivery({ headers: { "x-hub-signature-256": signatureOf("", "guessed") } });
    expect((await receiver.send(forged)).status).toBe(400);
    expect((await receiver.send(delivery())).text).toBe("ok\n");
    expect(events).toHaveLength(1);
  });

  it("is rejected, not treated as a duplicate, when its signature is wrong", async () => {
    const { webhooks } = witness();
    await using receiver = await open(webhooks, once);
    await receiver.send(delivery());
    const forged = delivery({ headers: { "x-hub-signature-256": signatureOf("") } });
    expect((await receiver.send(forged)).status).toBe(400);
  });

  it("is handled each time when it has no id", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks, once);
    await receiver.send(delivery({ id: "" }));
    expect((await receiver.send(delivery({ id: "" }))).text).toBe("ok\n");
    expect(events).toHaveLength(2);
  });

  it("is remembered for `size` ids", async () => {
    const { webhooks } = witness();
    await using receiver = await open(webhooks, { deduplicate: { size: 2 } });
    const texts = [];
    for (const id of ["a", "b", "b", "c", "b", "a"]) texts.push((await receiver.send(delivery({ id }))).text.trim());
    expect(texts).toEqual(["ok", "ok", "duplicate", "ok", "duplicate", "ok"]);
  });
});

describe("the memory", () => {
  const nothing = async (): Promise<void> => {};

  it("ends after `ttl` milliseconds", async () => {
    let now = 0;
    const { once: run } = createDeduplication({ size: 10, ttl: 100 }, () => now);
    expect(await run("a", nothing)).toBeUndefined();
    now = 99;
    expect(await run("a", nothing)).toBe("duplicate");
    now = 100;
    expect(await run("a", nothing)).toBeUndefined();
    now = 199;
    expect(await run("a", nothing)).toBe("duplicate");
  });

  it("forgets a delivery that failed, and passes the failure on", async () => {
    const { once: run } = createDeduplication({ size: 10, ttl: 100 }, () => 0);
    await expect(run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await run("a", nothing)).toBeUndefined();
  });
});

it("is rejected for receivers that deduplicate by themselves", () => {
  const { webhooks } = witness();
  const inbox = createInbox({ webhooks, store: memoryStore() });
  expect(() => createNodeMiddleware(inbox, once)).toThrow(/deduplicate/);
});
