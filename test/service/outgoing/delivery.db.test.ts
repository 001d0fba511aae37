import { describe, expect, it } from "vitest";
import { moderated, submission } from "../../handlers/moderation/people.ts";
import { startReceiver } from "../../support/receiver.ts";
import { VIDEO } from "../../support/segments.ts";
import { eventOf, secret, subscriptionFile, told } from "./told.ts";

const events = ["submissions.new", "submissions.other"];
type Told = Awaited<ReturnType<typeof told>>;

/** Submits so many segments, each of its own user, and finds all taken. */
async function submit(w: Pick<Told, "send">, count: number, from = 0): Promise<void> {
  for (let at = from; at < from + count; at++) {
    const sent = submission(`user ${at}`, [at * 20, at * 20 + 10], { videoDuration: 10_000 });
    expect((await w.send("POST", "/api/skipSegments", sent)).status).toBe(200);
  }
}

const stateOf = async ({ stores }: Pick<Told, "stores">, name = "bot") =>
  (await stores.subscriptions.all()).find((state) => state.name === name);

describe("a delivery", () => {
  it("is repeated with the same id and body, and a new signature, until it is taken", async () => {
    await using w = await told({
      more: { events },
      reply: (_request, count) => ({ status: count === 1 ? 503 : 204, body: "busy" }),
    });
    await submit(w, 1);
    const [first, second] = await w.requestsOf(2);
    expect([second?.headers["webhook-id"], second?.body]).toEqual([first?.headers["webhook-id"], first?.body]);
    expect(second?.headers["webhook-signature"]).not.toBe(first?.headers["webhook-signature"]);
    await expect
      .poll(async () => (await w.stores.outgoingDeliveries.get({ subscription: "bot", number: 1 }))?.state)
      .toBe("sent");
    const delivery = await w.stores.outgoingDeliveries.get({ subscription: "bot", number: 1 });
    expect(delivery?.log.map(({ status, error }) => [status, error])).toEqual([
      [503, "busy"],
      [204, null],
    ]);
    expect((await stateOf(w))?.failingSince).toBe(null);
  });

  it("that is answered 410 disables its subscription: what waits is dead, and so is what comes", async () => {
    await using w = await told({ more: { events }, reply: () => ({ status: 410 }) });
    await submit(w, 1);
    await expect.poll(async () => (await stateOf(w))?.disabled?.reason).toBe("It answered 410 Gone.");
    await submit(w, 2, 1);
    await expect
      .poll(() => w.stores.outgoingDeliveries.counts())
      .toEqual([{ subscription: "bot", waiting: 0, dead: 3 }]);
    expect(w.receiver.received).toHaveLength(1);
    expect(w.lines.some((line) => line.includes("a subscription is disabled"))).toBe(true);
    expect(w.lines.join("")).not.toContain("hidden-in-the-query");
  });

  it("is not sent to an address that is not public", async () => {
    await using w = await told({ more: { events, allowPrivate: false, url: "http://localhost:1/hook" } });
    await submit(w, 1);
    const logOf = async () =>
      (await w.stores.outgoingDeliveries.get({ subscription: "bot", number: 1 }))?.log[0]?.error;
    await expect.poll(logOf).toBe("The host has an address that is not public; `allowPrivate: true` permits it.");
  });

  it("that is replayed arrives again, with the same id and number", async () => {
    await using w = await told({ more: { events } });
    await submit(w, 2);
    await w.requestsOf(2);
    await expect.poll(() => w.stores.outgoingDeliveries.counts()).toEqual([]);
    const json = { state: "sent", subscription: "bot", type: "submissions.new" };
    const { json: answer } = await w.send("POST", "/api/host/outgoing/replay", { json });
    expect(answer).toEqual({ replayed: 2, next: null });
    const requests = await w.requestsOf(4);
    const ids = requests.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids.slice(2))).toEqual(new Set(ids.slice(0, 2)));
  });
});

describe("subscriptions", () => {
  it("get what they want, each with numbers of its own; one that hangs delays no other", async () => {
    await using one = await startReceiver();
    await using hanging = await startReceiver(() => undefined);
    const base = { secret, events, allowPrivate: true };
    const file = subscriptionFile([
      { ...base, name: "hanging", url: hanging.url },
      { ...base, name: "one", url: one.url },
      { ...base, name: "music", url: one.url, categories: ["music_offtopic"] },
    ]);
    await using w = await moderated({ env: { WEBHOOKS_OUT: file.path } });
    await submit(w, 12);
    await expect.poll(() => one.received.length).toBe(12);
    expect(one.received.map((request) => eventOf(request).sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    await expect.poll(() => hanging.received.length).toBe(4);
    expect((await stateOf(w, "music"))?.lastNumber).toBe(0);
    await hanging[Symbol.asyncDispose]();
  });

  it("are read again when their file changes, and stay when it cannot be used", async () => {
    await using w = await told({ more: { events: ["warning"] } });
    await submit(w, 1);
    w.file.write([{ ...w.subscription, events, secret: "short" }]);
    await expect.poll(() => w.lines.some((line) => line.includes("cannot be used"))).toBe(true);
    w.file.write([{ ...w.subscription, events }]);
    await expect.poll(() => w.lines.filter((line) => line.includes("outgoing webhooks")).length).toBe(2);
    await submit(w, 1, 1);
    const [request] = await w.requestsOf(1);
    expect(request && eventOf(request)).toMatchObject({ sequence: 1, data: { segment: { startTime: 20 } } });
  });

  it("without one, no row is written", async () => {
    await using w = await told({ more: { events: ["warning"] } });
    await submit(w, 1);
    expect(await w.storage.knex("outgoing_events").count({ n: "*" })).toEqual([{ n: 0 }]);
  });
});

describe("a receiver of SponsorBlockServer", () => {
  it("gets its headers and fields", async () => {
    await using w = await told({ more: { events, format: "sponsorblock", secret: "a-key" } });
    await submit(w, 1);
    const [request] = await w.requestsOf(1);
    const { authorization, "event-type": type, "content-type": mediaType } = request?.headers ?? {};
    expect([authorization, type, mediaType]).toEqual(["a-key", "submissions.new", "application/json"]);
    expect(JSON.parse(request?.body ?? "")).toEqual({
      video: {
        id: VIDEO,
        url: `https://www.youtube.com/watch?v=${VIDEO}`,
        thumbnail: expect.stringContaining(VIDEO),
      },
      submission: {
        UUID: expect.stringMatching(/^[0-9a-f]{65}$/),
        category: "sponsor",
        startTime: 0,
        endTime: 10,
        user: { UUID: expect.stringMatching(/^[0-9a-f]{64}$/), username: null },
      },
    });
  });
});

describe("a channel of Discord", () => {
  it("is sent one message at a time, not before it takes more, until its webhook is deleted", async () => {
    const times: number[] = [];
    let isDeleted = false;
    await using w = await told({
      more: { events, format: "discord", secret: undefined },
      reply: () => {
        times.push(performance.now());
        if (isDeleted) return { status: 404, body: '{"message": "Unknown Webhook", "code": 10015}' };
        const limit = { "x-ratelimit-remaining": "0", "x-ratelimit-reset-after": "0.4" };
        if (times.length > 1) return { status: 200, headers: limit, body: "{}" };
        return { status: 429, headers: { "retry-after": "0.4" }, body: '{"retry_after": 0.4, "global": false}' };
      },
    });
    await submit(w, 2);
    const requests = await w.requestsOf(3);
    expect(requests.map(({ path }) => new URL(path, "http://host").searchParams.get("wait"))).toEqual([
      "true",
      "true",
      "true",
    ]);
    for (const { body } of requests) {
      const { embeds, allowed_mentions } = JSON.parse(body);
      expect([embeds.length, allowed_mentions]).toEqual([1, { parse: [] }]);
    }
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(390);
    isDeleted = true;
    await submit(w, 1, 2);
    await expect.poll(async () => (await stateOf(w))?.disabled?.reason).toMatch(/^Discord answered 404/);
  });
});
