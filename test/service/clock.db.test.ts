import { expect, it } from "vitest";
import { receiving } from "../handlers/webhooks/receiving.ts";
import { local, publicIdOf, world } from "../support/world.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 5, 15, 12);
const VIDEO = "clockback01";

it("a clock set back by a day delays nothing, and stored times stay distinct", async () => {
  let now = NOON;
  await using w = await world({
    now: () => now,
    env: { RATE_LIMITS: "on", VOTE_LIMIT: "2", VOTE_LIMIT_SECONDS: "900", STATS_CACHE_SECONDS: "60" },
  });
  const submit = (start: number) =>
    w.send("POST", "/api/skipSegments", {
      json: { videoID: VIDEO, userID: local("ann"), segments: [{ segment: [start, start + 5], category: "sponsor" }] },
    });
  const uuids = async (): Promise<string[]> => {
    const { json } = await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } });
    return (json as { UUID: string }[]).map(({ UUID }) => UUID);
  };
  const vote = (UUID: string) =>
    w.send("POST", "/api/voteOnSponsorTime", { query: { UUID, userID: local("ben"), type: "1" } });
  const submissions = async () => {
    const { json } = await w.send("GET", "/api/getTotalStats");
    return (json as { totalSubmissions: number }).totalSubmissions;
  };

  expect((await submit(10)).status).toBe(200);
  expect(await submissions()).toBe(1);
  const [first = ""] = await uuids();
  expect([(await vote(first)).status, (await vote(first)).status, (await vote(first)).status]).toEqual([200, 200, 429]);

  now -= DAY;
  // Rate limits use the window of the new time, and no vote waits a day for the window of the old time to end.
  const again = await vote(first);
  expect(again.status).toBe(200);
  const refused = [(await vote(first)).status, await vote(first)] as const;
  expect([refused[0], refused[1].status]).toEqual([200, 429]);
  expect(Number(refused[1].headers.get("retry-after"))).toBeLessThanOrEqual(900);
  // The same times are refused as a duplicate, and other times get their own ids.
  expect((await submit(10)).status).toBe(409);
  expect((await submit(30)).status).toBe(200);
  expect(new Set(await uuids()).size).toBe(2);
  // Readers see the write at once, as do responses cached until a time that is now in the future.
  expect(await submissions()).toBe(2);
  const rows = await w.storage
    .knex("segments")
    .where("user_id", publicIdOf("ann"))
    .orderBy("id")
    .pluck("time_submitted");
  expect(rows.map(Number)).toEqual([NOON, NOON - DAY]);
  expect((await w.send("GET", "/api/ready")).status).toBe(200);

  now += DAY;
  expect((await submit(50)).status).toBe(200);
  expect(new Set(await uuids()).size).toBe(3);
});

it("a clock set back delays no webhook delivery, and extends no lease of a dead process", async () => {
  let now = NOON;
  const tried: string[] = [];
  await using w = await receiving({
    now: () => now,
    env: { WEBHOOK_LEASE_SECONDS: "1" },
    webhooks: ({ onAny }) =>
      onAny(({ id }) => {
        tried.push(id);
        if (tried.length === 1) throw new Error("not yet");
      }),
  });
  const { webhookInbox: inbox } = w.stores;
  const lost = { id: "lost", name: "push", action: undefined, payload: Buffer.from("{}"), receivedAt: NOON + 1 };
  await inbox.add(lost, 10);
  expect(await inbox.claim({ now: NOON + 1, leaseUntil: NOON + 1000, limit: 1, worker: "dies" })).toHaveLength(1);
  await w.deliver({ id: "tried" });
  await expect.poll(async () => (await inbox.get("tried"))?.nextAttemptAt).toBeGreaterThan(NOON);
  expect(await inbox.counts()).toMatchObject({ waiting: 1, running: 1 });

  now -= DAY;
  await w.becomes("tried", "handled");
  await w.becomes("lost", "handled");
  expect(tried).toEqual(["tried", "tried", "lost"]);
  expect((await inbox.get("lost"))?.log).toMatchObject([{ outcome: "lost" }, { outcome: "handled" }]);
});
