import { expect, it } from "vitest";
import { local, publicIdOf, world } from "../support/world.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 5, 15, 12);
const VIDEO = "clockback01";

it("a clock that is set back by a day keeps nothing waiting for the old time, and what is stored stays apart", async () => {
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
  // The window of limits is that of the new time, and a second one of the old time is not made to wait a day.
  const again = await vote(first);
  expect(again.status).toBe(200);
  const refused = [(await vote(first)).status, await vote(first)] as const;
  expect([refused[0], refused[1].status]).toEqual([200, 429]);
  expect(Number(refused[1].headers.get("retry-after"))).toBeLessThanOrEqual(900);
  // The same times again are no duplicate by accident, and other times get ids of their own.
  expect((await submit(10)).status).toBe(409);
  expect((await submit(30)).status).toBe(200);
  expect(new Set(await uuids()).size).toBe(2);
  // Readers see the write at once, and so do answers that were kept until a time that lies ahead now.
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
