import type { NewDelivery } from "@segmark/webhooks/internal/inbox/store/store";
import { describe, expect, it } from "vitest";
import { shared } from "../../support/shared.ts";
import { bodyOf, DELIVERIES, receiving, TOKEN } from "./receiving.ts";

type Page = Readonly<{ deliveries: readonly Readonly<Record<string, unknown>>[]; next: string | null }>;

const T = 1_785_000_000_000;
/** Deliveries that arrived before this service had any handlers. */
const row = (id: string, at: number, more: Partial<NewDelivery> = {}): NewDelivery => ({
  id,
  name: "issues",
  action: "opened",
  payload: new TextEncoder().encode(bodyOf({})),
  receivedAt: T + at,
  ...more,
});

/** One dead, one handled, three that are not due soon; nothing claims them meanwhile. */
async function withDeliveries() {
  const w = await receiving({ now: () => T });
  const { webhookInbox: store } = w.stores;
  const settle = async (state: "handled" | "dead"): Promise<void> => {
    const [{ claim } = { claim: "" }] = await store.claim({ now: T, leaseUntil: T + 1, limit: 1, worker: "test" });
    const at = T;
    await store.settle(
      state === "dead" ? { claim, at, outcome: "dead", error: "Error: no" } : { claim, at, outcome: "handled" },
    );
  };
  await w.services.inbox?.stop();
  await store.add(row("dead", -2000), 10);
  await settle("dead");
  await store.add(row("handled", -1000, { name: "push", action: undefined }), 10);
  await settle("handled");
  await store.add(row("closed", 1000, { action: "closed" }), 10);
  await store.add(row("star", 2000, { name: "star", action: "created" }), 10);
  await store.add(row("opened", 3000), 10);
  return w;
}

const idsOf = (page: Page): unknown[] => page.deliveries.map(({ id }) => id);

describe("GET /api/host/deliveries", () => {
  it.each([
    [{}, ["opened", "star", "closed", "handled", "dead"]],
    [{ event: "issues" }, ["opened", "closed", "dead"]],
    [{ event: "Issues" }, []],
    [{ event: "issues", action: "opened" }, ["opened", "dead"]],
    [{ action: "created" }, ["star"]],
    [{ state: "waiting" }, ["opened", "star", "closed"]],
    [{ state: "dead" }, ["dead"]],
    [{ state: "running" }, []],
    [{ from: String(T - 1000) }, ["opened", "star", "closed", "handled"]],
    [{ from: String(T - 1000), to: String(T + 2000) }, ["closed", "handled"]],
    [{ state: "waiting", event: "issues", to: String(T + 3000) }, ["closed"]],
  ])("lists deliveries matching %j, newest first", async (query, ids) => {
    await using w = await withDeliveries();
    const answer = await w.ask("GET", DELIVERIES, { query });
    expect([answer.status, idsOf(answer.json as Page), (answer.json as Page).next]).toEqual([200, ids, null]);
  });

  it("returns everything but the payload", async () => {
    await using w = await withDeliveries();
    const { deliveries } = (await w.ask("GET", DELIVERIES)).json as Page;
    const { length: bytes } = bodyOf({});
    expect(deliveries.at(-1)).toEqual({
      id: "dead",
      event: "issues",
      action: "opened",
      state: "dead",
      bytes,
      receivedAt: T - 2000,
      attempts: 1,
      nextAttemptAt: null,
      handledAt: null,
      lastError: "Error: no",
    });
    expect(deliveries.at(-2)).toMatchObject({ action: null, state: "handled", handledAt: T, lastError: null });
    expect(deliveries.at(0)).toMatchObject({ state: "waiting", attempts: 0, nextAttemptAt: T + 3000 });
  });

  it("returns pages that neither repeat nor omit a delivery while others arrive", async () => {
    await using w = await withDeliveries();
    const seen: unknown[] = [];
    let cursor: string | null = "";
    for (let page = 0; cursor !== null; page++) {
      const query: Record<string, string> = { limit: "2", ...(cursor !== "" && { cursor }) };
      const found = (await w.ask("GET", DELIVERIES, { query })).json as Page;
      seen.push(...idsOf(found));
      cursor = found.next;
      await w.stores.webhookInbox.add(row(`late-${page}`, 9000 + page), 100);
    }
    expect(seen).toEqual(["opened", "star", "closed", "handled", "dead"]);
  });

  it("returns 50 by default, and at most 200", async () => {
    await using w = await withDeliveries();
    for (let n = 0; n < 60; n++) await w.stores.webhookInbox.add(row(`many-${n}`, 10_000 + n), 1000);
    const lengthOf = async (query: Record<string, string>) =>
      idsOf((await w.ask("GET", DELIVERIES, { query })).json as Page).length;
    expect([await lengthOf({}), await lengthOf({ limit: "200" })]).toEqual([50, 65]);
  });

  const unchanged = shared(receiving);
  it.each([
    [{ state: "done" }, /^No valid state\. state must be one of waiting, running, handled, dead/],
    [{ from: "yesterday" }, /^No valid from\./],
    [{ to: "-1" }, /^No valid to\./],
    [{ limit: "201" }, /^No valid limit\. limit must be a whole number from 1 to 200/],
    [{ limit: "0" }, /^No valid limit\./],
    [{ cursor: "x" }, /^No valid cursor\./],
    [{ event: "a b" }, /^No valid event\./],
  ])("refuses %j", async (query, reason) => {
    const w = unchanged();
    const answer = await w.ask("GET", DELIVERIES, { query });
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(reason)]);
  });
});

describe("the operations on deliveries", () => {
  const operations = [
    ["GET", DELIVERIES, 200],
    ["GET", `${DELIVERIES}/opened`, 200],
    ["POST", `${DELIVERIES}/opened/redeliver`, 202],
  ] as const;

  it.each(operations)("need the token: %s %s", async (method, path, status) => {
    await using w = await withDeliveries();
    const refused = await w.send(method, path, { headers: { authorization: "" } });
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await w.send(method, path, { headers: { authorization: `Bearer ${TOKEN}x` } })).status).toBe(401);
    expect((await w.ask(method, path, { headers: { origin: "https://pages.example" } })).status).toBe(403);
    expect((await w.ask(method, path)).status).toBe(status);
  });

  it.each(operations)("with the token none are limited to callers on this machine: %s %s", async (method, path) => {
    await using w = await receiving({ env: { OPERATOR_TOKEN: "none" } });
    await w.stores.webhookInbox.add(row("opened", 0), 10);
    expect((await w.send(method, path, { ip: "direct" })).status).toBeLessThan(300);
    const refused = await w.send(method, path, { headers: { accept: "application/problem+json" } });
    expect([refused.status, refused.json]).toEqual([
      403,
      expect.objectContaining({ code: "not_local", detail: expect.stringContaining("With OPERATOR_TOKEN=none") }),
    ]);
  });

  it.each(operations)("do not exist without WEBHOOK_SECRET: %s %s", async (method, path) => {
    await using w = await receiving({ env: { WEBHOOK_SECRET: "" } });
    expect((await w.ask(method, path)).status).toBe(404);
  });
});
