import { describe, expect, it } from "vitest";
import type { OutgoingEvent } from "../../../src/domain/outgoing/event.ts";
import { shared } from "../../support/shared.ts";
import { deaf, outgoingRow, SECRETS, writtenSubscriptions } from "../../support/subscriptions.ts";
import { type WorldOptions, world } from "../../support/world.ts";
import { TOKEN } from "./receiving.ts";

const OUTGOING = "/api/host/outgoing";
const T = 1_785_000_000_000;
const banned: OutgoingEvent = {
  type: "user.banned",
  data: {
    user: { userID: "a", userName: null },
    actor: { userID: "b", userName: null, rank: "vip" },
    reason: "",
    until: null,
  },
};

/** A service with two subscriptions, whose deliveries are not due yet, and one whose file entry is gone. */
async function subscribed({ env = {}, ...options }: WorldOptions = {}) {
  const file = writtenSubscriptions([
    deaf("bot", ["vote.up", "user.banned"]),
    { ...deaf("archive"), format: "standard", secret: "whsec_c2VnbWFyay10ZXN0LXNlY3JldC1vZi0zMi1ieXRlcyE=" },
  ]);
  const w = await world({ env: { WEBHOOKS_OUT: file, ...env }, now: () => T, ...options });
  const { outgoingDeliveries, subscriptions } = w.stores;
  await subscriptions.ensure(["archive", "bot", "gone"]);
  await subscriptions.setLastNumber("bot", 3);
  await subscriptions.succeeded("bot", T - 500);
  await outgoingDeliveries.add([
    outgoingRow("bot", 1, {
      at: T - 900,
      state: "sent",
      stateAt: T - 500,
      log: [{ at: T - 900, ms: 400, status: 204, error: null }],
    }),
    outgoingRow("bot", 2, { at: T - 800, event: banned, log: [{ at: T - 800, ms: 5, status: 410, error: "Go away" }] }),
    outgoingRow("bot", 3, { at: T - 600, state: "waiting", stateAt: T + 5000 }),
    outgoingRow("archive", 1, { at: T - 800, event: banned }),
    outgoingRow("gone", 7, { at: T - 700 }),
  ]);
  const stateOf = async (subscription: string, number: number) =>
    (await outgoingDeliveries.get({ subscription, number }))?.state;
  return {
    ...w,
    stateOf,
    [Symbol.asyncDispose]: async () => {
      await w[Symbol.asyncDispose]();
      for (const secret of SECRETS) expect(w.lines.join("")).not.toContain(secret);
    },
  };
}

type Page = Readonly<{
  deliveries: readonly Readonly<{ subscription: string; number: number }>[];
  next: string | null;
}>;
const idsOf = ({ deliveries }: Page): string[] =>
  deliveries.map(({ subscription, number }) => `${subscription} ${number}`);

describe("GET /api/host/outgoing/subscriptions", () => {
  it("lists the subscriptions of the file with what became of them, and neither addresses nor secrets", async () => {
    await using w = await subscribed();
    const { json, text } = await w.send("GET", `${OUTGOING}/subscriptions`);
    const none = { lastNumber: 0, lastSuccess: null, failingSince: null, disabled: null, host: "127.0.0.1:1" };
    expect(json).toEqual({
      subscriptions: [
        {
          ...none,
          name: "bot",
          format: "sponsorblock",
          events: ["vote.up", "user.banned"],
          lastNumber: 3,
          waiting: 1,
          dead: 1,
          lastSuccess: T - 500,
        },
        { ...none, name: "archive", format: "standard", events: ["vote.up"], waiting: 0, dead: 1 },
      ],
    });
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });
});

describe("GET /api/host/outgoing/deliveries", () => {
  const unchanged = shared(subscribed);

  it.each([
    [{}, ["bot 3", "gone 7", "bot 2", "archive 1", "bot 1"]],
    [{ subscription: "bot" }, ["bot 3", "bot 2", "bot 1"]],
    [{ subscription: "nobody" }, []],
    [{ type: "user.banned" }, ["bot 2", "archive 1"]],
    [{ type: "test", subscription: "bot" }, ["bot 3", "bot 1"]],
    [{ state: "dead" }, ["gone 7", "bot 2", "archive 1"]],
    [{ state: "dead", subscription: "bot" }, ["bot 2"]],
    [{ state: "sent", subscription: "bot" }, ["bot 1"]],
    [{ from: String(T - 800), to: String(T - 600) }, ["gone 7", "bot 2", "archive 1"]],
  ])("lists deliveries matching %j, newest first, in pages of any length", async (query, ids) => {
    const w = unchanged();
    for (const limit of ["1", "2", "200"]) {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const asked: Record<string, string> = { ...query, limit, ...(cursor !== "" && { cursor }) };
        const page = (await w.send("GET", `${OUTGOING}/deliveries`, { query: asked })).json as Page;
        seen.push(...idsOf(page));
        cursor = page.next;
      }
      expect([limit, seen]).toEqual([limit, ids]);
    }
  });

  it.each([
    [{ state: "handled" }, /^No valid state\./],
    [{ type: "vote" }, /^No valid type\./],
    [{ subscription: "A b" }, /^No valid subscription\./],
    [{ cursor: "x" }, /^No valid cursor\./],
    [{ limit: "201" }, /^No valid limit\./],
  ])("refuses %j", async (query, reason) => {
    const answer = await unchanged().send("GET", `${OUTGOING}/deliveries`, { query });
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(reason)]);
  });

  it("looks at a bounded number of deliveries at a time, and finds the rare ones", async () => {
    await using w = await subscribed();
    const many = Array.from({ length: 6000 }, (_, index) =>
      outgoingRow("archive", 10 + index, { at: T + index, state: "sent" }),
    );
    for (let at = 0; at < many.length; at += 500) await w.stores.outgoingDeliveries.add(many.slice(at, at + 500));
    const query = { type: "user.banned" };
    const first = (await w.send("GET", `${OUTGOING}/deliveries`, { query })).json as Page;
    expect(idsOf(first)).toEqual([]);
    const second = await w.send("GET", `${OUTGOING}/deliveries`, { query: { ...query, cursor: first.next ?? "" } });
    expect([idsOf(second.json as Page), (second.json as Page).next]).toEqual([["bot 2", "archive 1"], null]);
  });
});

describe("GET /api/host/outgoing/deliveries/{subscription}/{number}", () => {
  it("returns a delivery with its attempts and its event", async () => {
    await using w = await subscribed();
    const facts = { subscription: "bot", number: 2, id: "event-2", type: "user.banned", at: T - 800, attempts: 0 };
    expect((await w.send("GET", `${OUTGOING}/deliveries/bot/2`)).json).toEqual({
      ...facts,
      state: "dead",
      nextAttemptAt: null,
      endedAt: T - 800,
      lastStatus: 410,
      lastError: "Go away",
      log: [{ at: T - 800, ms: 5, status: 410, error: "Go away" }],
      event: { ...banned, timestamp: new Date(T - 800).toISOString(), sequence: 2 },
    });
    expect((await w.send("GET", `${OUTGOING}/deliveries/bot/3`)).json).toMatchObject({
      state: "waiting",
      nextAttemptAt: T + 5000,
      endedAt: null,
      lastStatus: null,
      lastError: null,
    });
  });
});

describe("a replay", () => {
  it("of one delivery makes it due with all its attempts", async () => {
    await using w = await subscribed();
    await w.send("POST", `${OUTGOING}/subscriptions/bot/disable`); // so that nothing is sent meanwhile
    const { status, text } = await w.send("POST", `${OUTGOING}/deliveries/bot/2/replay`);
    expect([status, text]).toEqual([202, "accepted\n"]);
    expect(await w.stores.outgoingDeliveries.get({ subscription: "bot", number: 2 })).toMatchObject({
      state: "waiting",
      stateAt: T,
      attempts: 0,
      log: [{ status: 410 }],
    });
  });

  it.each([
    [{ state: "dead" }, { replayed: 3, next: null }, ["bot 2", "bot 3", "archive 1"]],
    [{ state: "dead", subscription: "bot", type: "user.banned" }, { replayed: 1, next: null }, ["bot 2"]],
    [{ state: "dead", from: T - 700, subscription: "bot" }, { replayed: 1, next: null }, ["bot 3"]],
    [{ state: "sent", to: T - 800 }, { replayed: 1, next: null }, ["bot 1"]],
    [{ state: "dead", subscription: "gone" }, { replayed: 0, next: null }, []],
  ])(
    "of all that match %j leaves the others, and those of subscriptions that are gone",
    async (json, reply, waiting) => {
      await using w = await subscribed();
      for (const name of ["bot", "archive"]) await w.send("POST", `${OUTGOING}/subscriptions/${name}/disable`);
      const { status, json: answer } = await w.send("POST", `${OUTGOING}/replay`, { json });
      expect([status, answer]).toEqual([200, reply]);
      const { json: page } = await w.send("GET", `${OUTGOING}/deliveries`, { query: { state: "waiting" } });
      expect(idsOf(page as Page).sort()).toEqual([...waiting].sort());
    },
  );

  it("of many is done in pieces, none of which comes back to what was replayed", async () => {
    await using w = await subscribed();
    await w.send("POST", `${OUTGOING}/subscriptions/archive/disable`);
    const many = Array.from({ length: 600 }, (_, index) => outgoingRow("archive", 10 + index, { at: T }));
    await w.stores.outgoingDeliveries.add(many.slice(0, 300));
    await w.stores.outgoingDeliveries.add(many.slice(300));
    const order = { subscription: "archive", state: "dead" };
    const first = (await w.send("POST", `${OUTGOING}/replay`, { json: order })).json as { next: string };
    expect(first).toEqual({ replayed: 500, next: expect.any(String) });
    const rest = (await w.send("POST", `${OUTGOING}/replay`, { json: { ...order, cursor: first.next } })).json;
    expect(rest).toEqual({ replayed: 101, next: null });
  });

  it.each([
    ["a wrong state", { json: { state: "waiting" } }, 400],
    ["a body that is too long", { json: { more: "x".repeat(110_000) } }, 413],
    ["a body of another type, which counts as none", { body: "{}", headers: { "content-type": "text/plain" } }, 400],
    ["a body in an encoding", { json: { state: "dead" }, headers: { "content-encoding": "gzip" } }, 415],
  ])("refuses %s", async (_what, sent, status) => {
    await using w = await subscribed();
    expect((await w.send("POST", `${OUTGOING}/replay`, sent)).status).toBe(status);
  });
});

describe("a subscription", () => {
  it("is disabled, with what waits for it, and enabled again", async () => {
    await using w = await subscribed();
    const disabled = async () =>
      ((await w.send("GET", `${OUTGOING}/subscriptions`)).json as { subscriptions: { disabled: unknown }[] })
        .subscriptions[0]?.disabled;
    for (const _twice of [1, 2]) {
      expect((await w.send("POST", `${OUTGOING}/subscriptions/bot/disable`)).status).toBe(200);
      expect(await disabled()).toEqual({ at: T, reason: "Disabled by an operator." });
    }
    expect(await w.stateOf("bot", 3)).toBe("dead");
    for (const _twice of [1, 2]) {
      expect((await w.send("POST", `${OUTGOING}/subscriptions/bot/enable`)).status).toBe(200);
      expect(await disabled()).toBeNull();
    }
    expect(await w.stateOf("bot", 3)).toBe("dead");
  });

  it("gets a test event as its next delivery", async () => {
    await using w = await subscribed();
    const { status, text } = await w.send("POST", `${OUTGOING}/subscriptions/bot/test`);
    expect([status, text]).toEqual([202, "accepted\n"]);
    await expect.poll(() => w.stateOf("bot", 4)).toBeDefined();
    expect((await w.send("GET", `${OUTGOING}/deliveries/bot/4`)).json).toMatchObject({
      type: "test",
      event: { type: "test", sequence: 4, data: { message: "A test of this subscription." } },
    });
  });
});

const operations = [
  ["GET", `${OUTGOING}/subscriptions`, 200, undefined],
  ["GET", `${OUTGOING}/deliveries`, 200, undefined],
  ["GET", `${OUTGOING}/deliveries/bot/1`, 200, "unknown_delivery"],
  ["POST", `${OUTGOING}/deliveries/bot/1/replay`, 202, "unknown_subscription"],
  ["POST", `${OUTGOING}/replay`, 200, undefined],
  ["POST", `${OUTGOING}/subscriptions/bot/test`, 202, "unknown_subscription"],
  ["POST", `${OUTGOING}/subscriptions/bot/disable`, 200, "unknown_subscription"],
  ["POST", `${OUTGOING}/subscriptions/bot/enable`, 200, "unknown_subscription"],
] as const;
const sentTo = (path: string) => (path.endsWith("outgoing/replay") ? { json: { state: "dead" } } : {});

describe.each(operations)("%s %s", (method, path, status, unknown) => {
  it("needs the token, and no page of another origin", async () => {
    await using w = await subscribed();
    const sent = sentTo(path);
    const refused = await w.send(method, path, { ...sent, headers: { authorization: "" } });
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await w.send(method, path, { ...sent, headers: { authorization: `Bearer ${TOKEN}x` } })).status).toBe(401);
    expect((await w.send(method, path, { ...sent, headers: { origin: "https://pages.example" } })).status).toBe(403);
    expect((await w.send(method, path, sent)).status).toBe(status);
  });

  it("does not exist without WEBHOOKS_OUT", async () => {
    await using w = await world();
    const accept = { accept: "application/problem+json" };
    const answer = await w.send(method, path, { ...sentTo(path), headers: accept });
    expect([answer.status, answer.json]).toEqual([404, expect.objectContaining({ code: "switched_off" })]);
  });

  it.runIf(path.includes("/bot"))("refuses names that are none, and does not find others", async () => {
    await using w = await subscribed();
    const wrong = await w.send(method, path.replace("/bot", "/B%20t"));
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringMatching(/^No valid subscription\./)]);
    const accept = { accept: "application/problem+json" };
    const other = await w.send(method, path.replace("/bot", "/nobody"), { headers: accept });
    expect([other.status, other.json]).toEqual([404, expect.objectContaining({ code: unknown })]);
  });
});
