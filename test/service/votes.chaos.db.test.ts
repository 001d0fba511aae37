import { describe, expect, it } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { testDatabase } from "../support/database.ts";
import { VIDEO } from "../support/segments.ts";
import { launch } from "../support/service.ts";
import { local } from "../support/world.ts";

const VOTERS = 200;

/** Submits a segment and returns its UUID. */
async function submit(base: string): Promise<string> {
  const segments = [{ segment: [10, 20], category: "sponsor" }];
  const submitted = await fetch(`${base}/api/skipSegments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ videoID: VIDEO, userID: local("ann"), segments }),
  });
  expect(submitted.status).toBe(200);
  const read = await fetch(`${base}/api/skipSegments?videoID=${VIDEO}`);
  const [{ UUID }] = (await read.json()) as [{ UUID: string }];
  return UUID;
}

/** The status of each voter's upvote, each from their own address; 0 for those that got no answer. */
const everybodyVotes = (
  base: string,
  uuid: string,
  answered: (count: number) => void = () => {},
): Promise<number[]> => {
  let count = 0;
  const vote = async (i: number): Promise<number> => {
    const query = new URLSearchParams({ UUID: uuid, userID: local(`voter${i}`), type: "1" });
    const headers = { "x-forwarded-for": `198.18.${i >> 7}.${(i & 127) + 1}` };
    const { status } = await fetch(`${base}/api/voteOnSponsorTime?${query}`, { method: "POST", headers });
    answered(++count);
    return status;
  };
  return Promise.all(Array.from({ length: VOTERS }, (_, i) => vote(i).catch(() => 0)));
};

async function stored(url: string, uuid: string): Promise<{ total: number; sum: number; rows: number }> {
  await using storage = await openStorage({ url });
  return await storage.knex.transaction(async (trx) => {
    const { votes } = await trx("segments").where("uuid", uuid).first("votes");
    const increments: number[] = await trx("votes").pluck("increment");
    return { total: votes, sum: increments.reduce((a, b) => a + b, 0), rows: increments.length };
  });
}

const all = { total: VOTERS, sum: VOTERS, rows: VOTERS };

describe("200 users vote on one segment concurrently", () => {
  it("and every vote counts", async () => {
    await using database = await testDatabase();
    await using service = launch({ DATABASE_URL: database.url, TRUST_PROXY: "loopback" });
    const base = await service.address();
    const uuid = await submit(base);
    expect(new Set(await everybodyVotes(base, uuid))).toEqual(new Set([200]));
    const read = await fetch(`${base}/api/skipSegments?videoID=${VIDEO}`);
    expect(await read.json()).toMatchObject([{ votes: VOTERS }]);
    expect(await stored(database.url, uuid)).toEqual(all);
  });

  it("and the process is killed: confirmed votes are stored, the total is the sum, and repeating them is harmless", async () => {
    await using database = await testDatabase();
    const env = { DATABASE_URL: database.url, TRUST_PROXY: "loopback" };
    let uuid = "";
    {
      await using service = launch(env);
      const base = await service.address();
      uuid = await submit(base);
      const statuses = await everybodyVotes(base, uuid, (count) => void (count === 50 && service.kill("SIGKILL")));
      await service.exited;
      const confirmed = statuses.filter((status) => status === 200).length;
      const { total, sum, rows } = await stored(database.url, uuid);
      expect([total, rows]).toEqual([sum, sum]);
      expect(total).toBeGreaterThanOrEqual(confirmed);
      expect(confirmed).toBeGreaterThanOrEqual(50);
      expect(confirmed).toBeLessThan(VOTERS);
    }
    await using service = launch(env);
    expect(new Set(await everybodyVotes(await service.address(), uuid))).toEqual(new Set([200]));
    expect(await stored(database.url, uuid)).toEqual(all);
  });
});
