import { describe, expect, it } from "vitest";
import { aggregate, refusal } from "../../src/events/errors.ts";
import type { SignedDelivery } from "../../src/events/event-types.ts";
import { createInbox } from "../../src/inbox/inbox.ts";
import { memoryStore } from "../../src/inbox/memory/memory-store.ts";
import type { Receiver } from "../../src/receiver/webhooks.ts";
import { delivery } from "../support/deliveries.ts";
import { platforms } from "../support/platforms.ts";
import { logBook, witness } from "../support/receivers.ts";

/** A receiver that only returns an outcome, as an inbox does. */
function receiverOf(verifyAndReceive: Receiver["verifyAndReceive"]): Receiver {
  const verifyAndParse = (): never => {
    throw new Error("not asked for");
  };
  return { verifyAndReceive, verifyAndParse, log: logBook(), hooks: {} };
}

const failing = (error: Error): Receiver =>
  receiverOf(() => Promise.reject(aggregate([error], { id: "d-1", name: "push", payload: {} })));

describe.each(platforms)("the outcome of a receiver determines the response, on %s", (_name, open) => {
  it.each([
    [undefined, 200, "ok\n"],
    ["accepted", 202, "accepted\n"],
    ["duplicate", 200, "duplicate\n"],
  ] as const)("%s: %i", async (outcome, status, text) => {
    await using receiver = await open(receiverOf(async () => outcome));
    const got = await receiver.send(delivery());
    expect([got.status, got.text, got.headers.get("content-type")]).toEqual([status, text, "text/plain"]);
    expect(got.headers.get("accept")).toBe("application/json");
  });

  it("passes the delivery with its bytes as received", async () => {
    const seen: SignedDelivery[] = [];
    await using receiver = await open(receiverOf(async (signed) => void seen.push(signed)));
    const sent = delivery({ body: new Uint8Array([0x7b, 0xff, 0x7d]) });
    await receiver.send(sent);
    expect(seen).toEqual([
      { id: "d-1", name: "push", signature: sent.headers["x-hub-signature-256"], payload: expect.any(Uint8Array) },
    ]);
    expect([...(seen[0]?.payload ?? [])]).toEqual([0x7b, 0xff, 0x7d]);
  });

  it("a refusal with a retry time: Retry-After", async () => {
    const full = Object.assign(refusal(new Error("The inbox is full."), 503), { retryAfter: 1.2 });
    await using receiver = await open(failing(full));
    const got = await receiver.send(delivery());
    expect([got.status, got.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(got.text).toBe('{"error":"Error: The inbox is full."}');
  });

  it.each([400, 413, 422, 503] as const)("a refusal with status %i", async (status) => {
    await using receiver = await open(failing(refusal(new RangeError("not so"), status)));
    const got = await receiver.send(delivery());
    expect([got.status, got.headers.get("retry-after"), got.text]).toEqual([
      status,
      null,
      '{"error":"RangeError: not so"}',
    ]);
  });

  it("an inbox: accepted, then a duplicate, then full", async () => {
    const { webhooks, observed, events, log } = witness();
    await using receiver = await open(createInbox({ webhooks, store: memoryStore(), maxWaiting: 1 }));
    const got = [];
    for (const id of ["a", "a", "b"]) got.push(await receiver.send(delivery({ id })));
    expect(got.map(({ status }) => status)).toEqual([202, 200, 503]);
    expect(got.map(({ text }) => text)).toEqual(["accepted\n", "duplicate\n", expect.stringContaining("full")]);
    expect(got[2]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(observed.filter(({ type }) => type === "refused")).toEqual([
      { type: "refused", id: "a", name: "push", reason: "duplicate" },
      { type: "refused", id: "b", name: "push", reason: "busy" },
    ]);
    expect(log.at("info", "warn", "error")).toHaveLength(2);
    expect(events).toEqual([]);
  });

  it("any other failure, whatever its properties: 500", async () => {
    const error = Object.assign(new Error("no"), { status: 503, retryAfter: 5 });
    await using receiver = await open(failing(error));
    const got = await receiver.send(delivery());
    expect([got.status, got.headers.get("retry-after")]).toEqual([500, null]);
  });

  it("a handler that throws why another instance refused a delivery: 500, logged as an error", async () => {
    const other = witness({ secret: "another secret" });
    const { webhooks, log, observed } = witness();
    webhooks.on("push", async ({ id }) => {
      const foreign = { id, name: "push", payload: "{}", signature: `sha256=${"0".repeat(64)}` };
      await other.webhooks.verifyAndReceive(foreign).catch((error: AggregateError) => {
        throw error.errors[0];
      });
    });
    await using receiver = await open(webhooks);
    expect((await receiver.send(delivery())).status).toBe(500);
    expect(log.at("info", "warn", "error")).toEqual([expect.any(AggregateError)]);
    expect(observed.map(({ type }) => type)).toEqual(["verified", "failed"]);
  });
});
