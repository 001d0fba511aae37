import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { openStorage } from "../../../src/storage/open.ts";
import { testDatabase } from "../../support/database.ts";
import { startReceiver } from "../../support/receiver.ts";
import { launch } from "../../support/service.ts";
import { local } from "../../support/world.ts";
import { eventOf, secret, subscriptionFile } from "./told.ts";

/** Each costs the time until another process may take over. */
const kills = Number(process.env["EVENT_KILLS"] ?? 2);
const writers = 4;
/** Between two kills, in segments that the service has acknowledged. */
const acknowledgedEach = 40;

it("what is committed is told at least once and in order, over SIGKILLs and failing receivers", async () => {
  // A tenth of the deliveries fails, once: the third attempt would be due in five minutes.
  const known = new Set<unknown>();
  let taken = 0;
  await using receiver = await startReceiver(({ headers: { "webhook-id": id } }) => {
    const isFirst = !known.has(id);
    known.add(id);
    const status = isFirst && Math.random() < 0.1 ? 503 : 204;
    if (status === 204) taken++;
    return { status };
  });
  await using database = await testDatabase();
  const file = subscriptionFile([
    { name: "bot", url: receiver.url, secret, allowPrivate: true, events: ["submissions.new", "submissions.other"] },
  ]);
  const env = { DATABASE_URL: database.url, WEBHOOKS_OUT: file.path, RATE_LIMITS: "off", AUTO_MIGRATE: "false" };
  let acknowledged = 0;
  let number = 0;
  let base = "";
  const write = async (writer: number, isOver: () => boolean): Promise<void> => {
    while (!isOver()) {
      await pause(50); // at a rate that receivers can follow
      const start = number++ * 10;
      const body = {
        videoID: `video-${writer}-${Math.floor(number / 200) % 10}--`,
        userID: local(`writer ${writer}`),
        videoDuration: 1_000_000,
        segments: [{ segment: [start, start + 5], category: "sponsor" }],
      };
      const headers = { "content-type": "application/json" };
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await fetch(`${base}/api/skipSegments`, request).catch(() => undefined); // killed
      if (answer?.ok) acknowledged++;
    }
  };
  for (let kill = 0; kill < kills; kill++) {
    const service = launch(env);
    base = await service.address();
    const until = acknowledged + acknowledgedEach;
    let isOver = false;
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer, () => isOver)));
    await expect.poll(() => acknowledged, { interval: 5, timeout: 60_000 }).toBeGreaterThanOrEqual(until);
    // Killed while it sends, which it does once the lease of the one before is over.
    const sent = receiver.received.length + 5;
    await expect.poll(() => receiver.received.length, { interval: 5, timeout: 60_000 }).toBeGreaterThanOrEqual(sent);
    service.signalGroup("SIGKILL");
    isOver = true;
    await writing;
    await service[Symbol.asyncDispose]();
  }
  await using _last = launch(env);
  await using storage = await openStorage({ url: database.url });
  const uuids: string[] = await storage.knex("segments as s").pluck("s.uuid");
  const told = () => new Set(receiver.received.map(({ body }) => JSON.parse(body).data.segment.UUID));
  await expect.poll(() => told().size, { timeout: 100_000, interval: 200 }).toBe(uuids.length);
  await expect.poll(() => storage.stores.outgoingDeliveries.counts(), { timeout: 100_000, interval: 200 }).toEqual([]);

  const events = receiver.received.map(eventOf);
  const byNumber = Map.groupBy(receiver.received, (request) => eventOf(request).sequence);
  expect([...byNumber.keys()].sort((a, b) => a - b)).toEqual(uuids.map((_, index) => index + 1));
  for (const requests of byNumber.values())
    expect(new Set(requests.map(({ headers, body }) => `${headers["webhook-id"]} ${body}`)).size).toBe(1);
  // Those of one video are numbered as they were stored.
  const stored: { uuid: string; video: string }[] = await storage
    .knex("segments as s")
    .orderBy("s.id")
    .select({ uuid: "s.uuid", video: "s.video_id" });
  const numberOf = new Map(
    events.map((event) => ["segment" in event.data ? event.data.segment.UUID : "", event.sequence]),
  );
  for (const rows of Map.groupBy(stored, ({ video }) => video).values()) {
    const numbers = rows.map(({ uuid }) => numberOf.get(uuid));
    expect(numbers).toEqual(numbers.toSorted((a, b) => Number(a) - Number(b)));
  }
  const delivered = new Set(events.map(({ sequence }) => sequence)).size;
  const figures = { kills, committed: uuids.length, acknowledged, delivered, twice: taken - delivered };
  if (process.env["EVENT_KILLS"] !== undefined)
    process.stderr.write(`${inject("engine")} ${JSON.stringify(figures)}\n`);
  expect(acknowledged).toBeLessThanOrEqual(uuids.length);
}, 300_000);
