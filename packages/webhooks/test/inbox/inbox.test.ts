import { describe, expect, it } from "vitest";
import { validatePayloads } from "../../src/delivery/payload-check.ts";
import { createInbox } from "../../src/inbox/inbox.ts";
import { memoryStore } from "../../src/inbox/memory/memory-store.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";
import { cuttable, keptLog, later, newInbox, secret, served, signed, until } from "./inbox-world.ts";

describe("an inbox behind the Node middleware", () => {
  it("responds with 202 accepted before any handler runs, and then handles the delivery", async () => {
    await using made = newInbox();
    await using http = await served(made.inbox);
    const go = later();
    const seen: unknown[] = [];
    made.webhooks.on("issues.opened", async (event) => {
      await go.promise;
      seen.push(event);
    });
    made.inbox.start();
    expect(await http.send("d1")).toMatchObject({ status: 202, text: "accepted\n" });
    expect(seen).toStrictEqual([]);
    go.resolve();
    await until(made.store, "d1", "handled");
    expect(seen).toStrictEqual([{ id: "d1", name: "issues", payload: { action: "opened" } }]);
    expect(await made.inbox.get("d1")).toMatchObject({ attempts: 1, log: [{ number: 1, outcome: "handled" }] });
  });

  it("keeps the signed bytes", async () => {
    await using made = newInbox();
    await using http = await served(made.inbox);
    const payload = '\ufeff{ "action" : "opened",\r\n\t"text":"h\\u00e9llo ✓ 😀" }\n';
    expect((await http.send("d1", { payload })).status).toBe(202);
    const kept = await made.store.get("d1");
    expect(Uint8Array.from(kept?.payload ?? [])).toStrictEqual(new TextEncoder().encode(payload));
    expect(kept).toMatchObject({ name: "issues", action: "opened" });
    const seen = later<unknown>();
    made.webhooks.on("issues", ({ payload: parsed }) => seen.resolve(parsed));
    made.inbox.start();
    expect(await seen.promise).toStrictEqual({ action: "opened", text: "héllo ✓ 😀" });
  });

  it("responds with 200 duplicate for a known id, and handles it once", async () => {
    await using made = newInbox();
    await using http = await served(made.inbox);
    let handled = 0;
    made.webhooks.onAny(() => {
      handled += 1;
    });
    made.inbox.start();
    await http.send("d1");
    await until(made.store, "d1", "handled");
    expect(await http.send("d1", { payload: "{}" })).toMatchObject({ status: 200, text: "duplicate\n" });
    await http.send("d2");
    await until(made.store, "d2", "handled");
    expect(handled).toBe(2);
  });

  it("accepts one of ten identical concurrent deliveries", async () => {
    await using made = newInbox();
    await using http = await served(made.inbox);
    const answers = await Promise.all(Array.from({ length: 10 }, () => http.send("d1")));
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([...Array(9).fill(200), 202]);
  });

  it("retries a failing handler, gives up after maxAttempts, and handles the delivery when it is redelivered", async () => {
    await using made = newInbox({ maxAttempts: 3 });
    await using http = await served(made.inbox);
    let broken = true;
    const errors: unknown[] = [];
    made.webhooks.onError((error) => errors.push(error));
    made.webhooks.on("issues", () => {
      if (broken) throw new TypeError("no room");
    });
    made.webhooks.onAny(() => {
      if (broken) throw new RangeError("too far");
    });
    made.inbox.start();
    await http.send("d1");
    await until(made.store, "d1", "dead");
    const lastError = "TypeError: no room\nRangeError: too far";
    const failed = { outcome: "failed", error: lastError };
    expect(await made.inbox.get("d1")).toMatchObject({ attempts: 3, lastError, log: [failed, failed, failed] });
    expect(errors).toHaveLength(3);
    expect(made.lines.map((line) => line.slice(0, 39))).toStrictEqual([
      "warn Attempt 1 at delivery d1 (issues) ",
      "warn Attempt 2 at delivery d1 (issues) ",
      "error The inbox gives up on delivery d1",
    ]);

    broken = false;
    expect(await made.inbox.redeliver("d1")).toBe("queued");
    await until(made.store, "d1", "handled");
    expect(await made.inbox.get("d1")).toMatchObject({ attempts: 1, lastError: null });
    expect((await made.inbox.get("d1"))?.log.map(({ outcome }) => outcome)).toStrictEqual([
      "failed",
      "failed",
      "failed",
      "handled",
    ]);
    expect(await made.inbox.redeliver("unknown")).toBe("unknown");
  });

  it.each([
    ["a wrong signature", { signature: `sha256=${"0".repeat(64)}` }, 400],
    ["text that is not JSON", { payload: "{" }, 400],
    ["JSON that is not an object", { payload: "[]" }, 400],
  ])("refuses %s at once, calls onError, and stores nothing", async (_, delivery, status) => {
    await using made = newInbox();
    await using http = await served(made.inbox);
    const errors: unknown[] = [];
    made.webhooks.onError((error) => errors.push(error));
    expect((await http.send("d1", delivery)).status).toBe(status);
    expect(errors).toHaveLength(1);
    expect(await made.store.get("d1")).toBeUndefined();
  });

  it("rejects payloads that do not match, if configured", async () => {
    const { log } = keptLog();
    const store = memoryStore();
    const webhooks = new Webhooks({ secret, log, validate: validatePayloads });
    await using inbox = createInbox({ webhooks, store });
    await using http = await served(inbox);
    expect((await http.send("d1")).status).toBe(400);
    expect((await store.counts()).waiting).toBe(0);
  });

  it.each([
    ["no delivery id", 400, "", "issues"],
    ["a delivery id of 256 characters", 400, "d".repeat(256), "issues"],
    ["a delivery id that no path can have", 400, "..", "issues"],
    ["the other one", 400, ".", "issues"],
    ["a delivery id that begins with them", 202, "..d1", "issues"],
    ["an event name of dots", 202, "d1", ".."],
    ["no event name", 500, "d1", ""],
    ["an event name of 256 characters", 400, "d1", "n".repeat(256)],
    ["a delivery id and an event name of 255", 202, "d".repeat(255), "n".repeat(255)],
  ])("with %s responds with %i", async (_, status, id, name) => {
    await using made = newInbox();
    await using http = await served(made.inbox);
    expect((await http.send(id, { name })).status).toBe(status);
    expect((await made.store.counts()).waiting).toBe(status === 202 ? 1 : 0);
  });

  it("responds with 503 and Retry-After while it is full, and accepts again afterwards", async () => {
    await using made = newInbox({ maxWaiting: 2 });
    await using http = await served(made.inbox);
    await http.send("d1");
    await http.send("d2");
    const full = await http.send("d3");
    expect(full.status).toBe(503);
    expect(Number(full.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await http.send("d1")).status).toBe(200);
    made.inbox.start();
    await until(made.store, "d2", "handled");
    expect((await http.send("d3")).status).toBe(202);
  });

  it("responds with 503 and Retry-After while the store is down, without details, and accepts the next attempt", async () => {
    const { store, cut } = cuttable(memoryStore());
    await using made = newInbox({ store });
    await using http = await served(made.inbox);
    cut.now = true;
    const refused = await http.send("d1");
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.text).not.toContain("ECONNREFUSED");
    await http.send("d1");
    expect(made.lines).toStrictEqual([expect.stringMatching(/deliveries are refused until .*ECONNREFUSED/)]);
    cut.now = false;
    expect((await http.send("d1")).status).toBe(202);
  });

  it("accepts deliveries without being started, for another process to handle", async () => {
    const store = memoryStore();
    await using front = newInbox({ store });
    await using http = await served(front.inbox);
    await http.send("d1");
    expect(await store.counts()).toMatchObject({ waiting: 1 });
    await using back = newInbox({ store });
    back.inbox.start();
    await until(store, "d1", "handled");
  });

  it("lists deliveries", async () => {
    await using made = newInbox();
    await using http = await served(made.inbox);
    await http.send("d1");
    await http.send("d2", { name: "push", payload: "{}" });
    const { deliveries } = await made.inbox.list({ event: "push", limit: 10 });
    expect(deliveries).toMatchObject([{ id: "d2", name: "push", action: null, state: "waiting" }]);
  });
});

describe("verifyAndReceive of an inbox", () => {
  const error = async (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (reason: unknown) => reason,
    );

  it("rejects with an AggregateError that carries the event, as Webhooks does", async () => {
    await using made = newInbox();
    const given = { payload: '{"action":"opened"}', signature: await made.webhooks.sign('{"action":"opened"}') };
    const reason = await error(made.inbox.verifyAndReceive({ id: "", name: "issues", ...given }));
    expect(reason).toBeInstanceOf(AggregateError);
    expect(reason).toMatchObject({ event: { id: "", name: "issues" }, errors: [{ status: 400 }] });
  });

  it("stores nothing at a time that is not a number", async () => {
    await using made = newInbox({ now: () => Number.NaN });
    expect(await error(made.inbox.verifyAndReceive(await signed(made, "d1")))).toBeInstanceOf(RangeError);
    expect(await made.store.get("d1")).toBeUndefined();
  });

  it.each([
    ["a string", (text: string) => text],
    ["bytes", (text: string) => new TextEncoder().encode(text)],
  ])("takes %s", async (_, as) => {
    await using made = newInbox();
    const text = '{"action":"opened"}';
    const delivery = { id: "d1", name: "issues", payload: as(text), signature: await made.webhooks.sign(text) };
    expect(await made.inbox.verifyAndReceive(delivery)).toBe("accepted");
    expect(await made.inbox.verifyAndReceive(delivery)).toBe("duplicate");
    expect(new TextDecoder().decode((await made.store.get("d1"))?.payload)).toBe(text);
  });

  it.each([
    [{ action: "a".repeat(255) }, "a".repeat(255)],
    [{ action: "a".repeat(256) }, null],
    [{ action: "a\u0000b" }, null],
    [{ action: 7 }, "7"],
    [{ action: {} }, null],
    [{}, null],
  ])("of %j lists the action", async (payload, action) => {
    await using made = newInbox();
    const text = JSON.stringify(payload);
    const signature = await made.webhooks.sign(text);
    await made.inbox.verifyAndReceive({ id: "d1", name: "repository_dispatch", payload: text, signature });
    expect((await made.inbox.get("d1"))?.action).toBe(action);
  });
});

describe("redelivery of many", () => {
  it("queues all that match, over several pages, and counts tell the states", async () => {
    await using made = newInbox({ maxAttempts: 1 });
    let isDown = true;
    made.webhooks.onAny(() => {
      if (isDown) throw new Error("down");
    });
    made.inbox.start();
    const ids = Array.from({ length: 250 }, (_, number) => `d${number}`);
    for (const id of ids) await made.inbox.verifyAndReceive(await signed(made, id, id === "d0" ? "push" : "issues"));
    for (const id of ids) await until(made.store, id, "dead");
    expect(await made.inbox.counts()).toEqual({ waiting: 0, running: 0, handled: 0, dead: 250 });
    isDown = false;
    expect(await made.inbox.redeliverAll({ state: "dead", event: "issues" })).toBe(249);
    for (const id of ids.slice(1)) await until(made.store, id, "handled");
    expect(await made.inbox.counts()).toEqual({ waiting: 0, running: 0, handled: 249, dead: 1 });
    expect(await made.inbox.redeliverAll({ to: 0 })).toBe(0);
  });

  it("takes no page", async () => {
    await using made = newInbox();
    await expect(made.inbox.redeliverAll({ limit: 1 } as never)).rejects.toThrow(/^Unknown option limit/);
  });
});

describe("deletion of many", () => {
  it("deletes the handled and dead ones that match, over several pages", async () => {
    await using made = newInbox({ maxAttempts: 1 });
    made.webhooks.on("issues", () => {
      throw new Error("no");
    });
    made.inbox.start();
    const ids = Array.from({ length: 250 }, (_, number) => `d${number}`);
    for (const id of ids) await made.inbox.verifyAndReceive(await signed(made, id, id === "d0" ? "push" : "issues"));
    for (const id of ids) await until(made.store, id, id === "d0" ? "handled" : "dead");
    expect(await made.inbox.deleteAll({ to: 0 })).toBe(0);
    expect(await made.inbox.deleteAll({ state: "dead", event: "push" })).toBe(0);
    expect(await made.inbox.deleteAll({ state: "dead" })).toBe(249);
    expect(await made.inbox.counts()).toEqual({ waiting: 0, running: 0, handled: 1, dead: 0 });
    expect(await made.inbox.deleteAll({})).toBe(1);
    expect(await made.inbox.verifyAndReceive(await signed(made, "d0", "push"))).toBe("accepted");
  });

  it("keeps what waits and what is being handled, which ends as usual", async () => {
    await using made = newInbox({ concurrency: 1 });
    const go = later();
    made.webhooks.onAny(() => go.promise);
    made.inbox.start();
    for (const id of ["d1", "d2"]) await made.inbox.verifyAndReceive(await signed(made, id, "push"));
    await until(made.store, "d1", "running");
    expect(await made.inbox.deleteAll({})).toBe(0);
    go.resolve();
    for (const id of ["d1", "d2"]) await until(made.store, id, "handled");
    expect(await made.inbox.deleteAll({ state: "handled" })).toBe(2);
  });

  it.each(["waiting", "running"])("refuses to delete what is %s", async (state) => {
    await using made = newInbox();
    await expect(made.inbox.deleteAll({ state } as never)).rejects.toThrow(
      `state: only handled and dead deliveries are deleted, not ${state}.`,
    );
  });

  it("takes no page", async () => {
    await using made = newInbox();
    await expect(made.inbox.deleteAll({ limit: 1 } as never)).rejects.toThrow(/^Unknown option limit/);
  });
});
