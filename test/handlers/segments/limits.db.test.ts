import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, type Sent, type World, world } from "../../support/world.ts";

const { limits } = readConfig({});
/** 100 s after the start of a window of 15 minutes. */
const NOON = 1_785_000_600_000 - (1_785_000_600_000 % 900_000) + 100_000;
const clockAt = (start: number) => {
  const clock = { ms: start, now: () => clock.ms };
  return clock;
};

const nobody = async (): Promise<boolean> => false;

const view = (w: World, uuid: string, ip = "192.0.2.1") =>
  w.send("POST", "/api/viewedVideoSponsorTime", { query: { UUID: uuid }, ip });
const viewsOf = async ({ storage }: World): Promise<number> =>
  Number((await storage.knex("segments").first("views"))?.views);

describe("views", () => {
  it("count 10 times in 15 minutes per address, and further ones get the same response", async () => {
    const clock = clockAt(NOON);
    await using w = await world({ config: { limits }, now: clock.now });
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    for (let i = 0; i < 12; i++) expect(await view(w, uuid)).toMatchObject({ status: 200, text: "" });
    expect(await viewsOf(w)).toBe(10);
    await view(w, uuid, "192.0.2.2");
    expect(await viewsOf(w)).toBe(11);
    clock.ms += 799_999;
    await view(w, uuid);
    expect(await viewsOf(w)).toBe(11);
    clock.ms += 1;
    await view(w, uuid);
    expect(await viewsOf(w)).toBe(12);
  });

  it("from one address count only 10 times when 50 are concurrent", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    await Promise.all(Array.from({ length: 50 }, () => view(w, uuid)));
    expect(await viewsOf(w)).toBe(10);
  });

  it("share a limit across processes on one database", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    await using other = await world({ config: { limits }, now: () => NOON, beside: w });
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    await Promise.all(Array.from({ length: 40 }, (_, i) => view(i % 2 === 0 ? w : other, uuid)));
    expect(await viewsOf(w)).toBe(10);
  });

  it("are counted per IPv6 network", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    for (let i = 0; i < 12; i++) await view(w, uuid, `2001:db8:1:2::${i}`);
    expect(await viewsOf(w)).toBe(10);
    await view(w, uuid, "2001:db8:1:3::1");
    expect(await viewsOf(w)).toBe(11);
  });

  it("that are refused do not count", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    await view(w, "");
    expect(await w.storage.knex("rate_windows")).toEqual([]);
  });

  it("store neither address nor user in the database", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    await view(w, "f".repeat(65));
    const [row] = await w.storage.knex("rate_windows");
    expect(row).toEqual({ name: expect.stringMatching(/^[0-9a-f]{64}$/), ends: NOON + 800_000, taken: 1 });
  });
});

describe("votes", () => {
  const taken = async (w: World, times: number, isVip: boolean): Promise<number> => {
    let count = 0;
    for (let i = 0; i < times; i++) if (await w.services.limits.takeVote("192.0.2.1", isVip)) count++;
    return count;
  };

  it("are refused after 15 in 15 minutes per address, with Retry-After to the end of the window", async () => {
    const clock = clockAt(NOON);
    await using w = await world({ config: { limits }, now: clock.now });
    expect(await taken(w, 15, false)).toBe(15);
    const { takeVote } = w.services.limits;
    await expect(takeVote("192.0.2.1", false)).rejects.toMatchObject({ code: "too_many_votes", retryAfter: 800 });
    clock.ms += 799_001;
    await expect(takeVote("192.0.2.1", false)).rejects.toMatchObject({ code: "too_many_votes", retryAfter: 1 });
    expect(await takeVote("192.0.2.2", false)).toBe(true);
    expect(await taken(w, 40, true)).toBe(40);
    clock.ms += 1000;
    expect(await takeVote("192.0.2.1", false)).toBe(true);
  });

  it("are silently dropped instead if configured", async () => {
    const config = { limits: { ...limits, votes: { ...limits.votes, silent: true } } };
    await using w = await world({ config, now: () => NOON });
    expect(await taken(w, 20, false)).toBe(15);
  });

  it.each<[string, boolean, string, number, number]>([
    ["is refused", false, "ann", 429, 1],
    ["is silently dropped if configured", true, "ann", 200, 1],
    ["counts for a VIP", false, "vip", 200, 2],
  ])("over HTTP, the second of two with a limit of one %s", async (_name, silent, user, status, counted) => {
    const config = { limits: { ...limits, votes: { most: 1, seconds: 60, silent } } };
    await using w = await world({ config, now: () => NOON });
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const uuids = await plant(w, [{ at: [1, 10] }, { at: [20, 30] }]);
    const answers = [];
    for (const UUID of uuids) {
      const query = { UUID, userID: local(user), type: "1" };
      answers.push(await w.send("POST", "/api/voteOnSponsorTime", { query }));
    }
    const [, second] = answers;
    expect([answers.map((answer) => answer.status), second?.headers.get("retry-after")]).toEqual([
      [200, status],
      status === 429 ? "20" : null,
    ]);
    expect(await w.storage.knex("votes")).toHaveLength(counted);
  });

  it("are counted exactly when concurrent", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    const pending = Array.from({ length: 40 }, () => w.services.limits.takeVote("192.0.2.1", false));
    const settled = await Promise.allSettled(pending);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(15);
  });
});

const submit = (w: World, user: string, start: number, sent: Sent = {}) =>
  w.send("POST", "/api/skipSegments", {
    json: { videoID: VIDEO, userID: local(user), segments: [{ segment: [start, start + 2], category: "sponsor" }] },
    ...sent,
  });

describe("submissions to one video", () => {
  it("are refused after 10 segments per address in 24 hours", async () => {
    const clock = clockAt(NOON);
    await using w = await world({ config: { limits }, now: clock.now });
    for (let i = 0; i < 10; i++) {
      expect((await submit(w, `user${i}`, i * 10)).status).toBe(200);
      clock.ms += 1000;
    }
    const refused = await submit(w, "ann", 500);
    expect([refused.status, refused.text]).toEqual([429, "Have submitted many sponsors for the same video."]);
    expect(refused.headers.get("retry-after")).toBe(String(86_400 - 10));
    const json = await submit(w, "ann", 500, {
      json: { videoID: VIDEO, userID: local("ann"), segments: [{ segment: [1, 2], category: "sponsor" }] },
      headers: { accept: "application/json", "content-type": "application/json" },
    });
    expect(json.json).toMatchObject({ code: "too_many_submissions", status: 429 });
    expect((await submit(w, "ann", 500, { ip: "192.0.2.2" })).status).toBe(200);
    clock.ms += (86_400 - 10) * 1000;
    expect((await submit(w, "ann", 600)).status).toBe(200);
  });

  it("are refused after 16 segments per user, without a time window", async () => {
    const clock = clockAt(NOON);
    await using w = await world({ config: { limits }, now: clock.now });
    const at = Array.from({ length: 16 }, (_, i) => [i * 10, i * 10 + 5] as const);
    await plant(
      w,
      at.map((at) => ({ at, userId: publicIdOf("ann"), votes: removedVotes })),
    );
    clock.ms += 1e12;
    const refused = await submit(w, "ann", 500);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, null]);
    expect((await submit(w, "bob", 500)).status).toBe(200);
  });

  it.each<[string, Parameters<typeof world>[0], string]>([
    ["a VIP", { config: { limits } }, "vip"],
    ["any user when all limits are off", { config: { limits: readConfig({ RATE_LIMITS: "off" }).limits } }, "ann"],
  ])("are not limited for %s", async (_name, options, user) => {
    await using w = await world({ ...options, now: () => NOON });
    await w.stores.vips.add(publicIdOf("vip"), 1);
    for (let i = 0; i < 18; i++) expect((await submit(w, user, i * 10)).status).toBe(200);
  });

  it("from one address are stored only up to the limit when concurrent", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => submit(w, `user${i}`, i * 10)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(10).fill(429)]);
    expect(await w.stores.segments.onVideo("YouTube", VIDEO)).toHaveLength(10);
  });
});

describe("submission requests with a configured limit", () => {
  it.each([
    ["one address", { perAddress: 2, perUser: 0 }, ["ann", "bob", "cid"], "192.0.2.1"],
    ["one user", { perAddress: 0, perUser: 2 }, ["ann", "ann", "ann"], undefined],
  ])("from %s are refused above it", async (_name, numbers, users, ip) => {
    const config = { limits: { ...limits, requests: { ...numbers, seconds: 60 } } };
    const clock = clockAt(NOON);
    await using w = await world({ config, now: clock.now });
    const from = (i: number): Sent => ({ ip: ip ?? `192.0.2.${i}` });
    const [first = "", second = "", third = ""] = users;
    expect((await submit(w, first, 0, from(1))).status).toBe(200);
    expect((await submit(w, second, 0, from(2))).status).toBe(409); // counts although nothing was stored
    const refused = await submit(w, third, 20, from(3));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "20"]);
    clock.ms += 20_000;
    expect((await submit(w, third, 20, from(3))).status).toBe(200);
  });
});

describe("submission requests by default", () => {
  const take = ({ services }: World, ip = "192.0.2.1") => services.limits.takeSubmission(ip, "ann", nobody);

  it("from one address are refused after 60 in 15 minutes, but for VIPs, the administrator and users with a reputation", async () => {
    await using w = await world({ config: { limits, adminUserId: publicIdOf("admin") }, now: () => NOON });
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const liked = Array.from({ length: 5 }, (_, at) => ({ at: [at, at + 1] as const, votes: 2, videoId: "liked" }));
    await plant(
      w,
      liked.map((one) => ({ ...one, userId: publicIdOf("liked") })),
    );
    for (let i = 0; i < 60; i++) await take(w);
    const refused = await submit(w, "ann", 0);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "800"]);
    const from = async (name: string, at: number, sent: Sent = {}) => (await submit(w, name, at, sent)).status;
    expect(await from("vip", 10)).toBe(200);
    expect(await from("admin", 20)).toBe(200);
    expect(await from("liked", 30)).toBe(200);
    expect(await from("ann", 40, { ip: "192.0.2.2" })).toBe(200);
  });

  it("share a limit across processes, each of which counts some in memory", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    await using other = await world({ config: { limits }, now: () => NOON, beside: w });
    for (let i = 0; i < 9; i++) await take(w);
    expect(await w.storage.knex("rate_windows")).toEqual([]);
    await take(w);
    expect(await w.storage.knex("rate_windows")).toHaveLength(1);
    let admitted = 10;
    const takeAlternately = async (): Promise<void> => {
      for (; admitted < 1000; admitted++) await take(admitted % 2 === 0 ? w : other);
    };
    await expect(takeAlternately()).rejects.toMatchObject({ code: "too_many_requests", retryAfter: 800 });
    expect(admitted).toBeGreaterThanOrEqual(60);
    expect(admitted).toBeLessThan(80);
  });

  it("are counted exactly by one process when concurrent", async () => {
    await using w = await world({ config: { limits }, now: () => NOON });
    const settled = await Promise.allSettled(Array.from({ length: 100 }, () => take(w)));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
  });
});

describe("RATE_LIMITS=off", () => {
  it("counts nothing", async () => {
    await using w = await world({ now: () => NOON });
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    for (let i = 0; i < 12; i++) {
      await view(w, uuid);
      expect(await w.services.limits.takeVote("192.0.2.1", false)).toBe(true);
      await w.services.limits.takeSubmission("192.0.2.1", "ann", nobody);
    }
    for (let i = 0; i < 4; i++) await w.services.limits.takeVote("192.0.2.1", false);
    expect(await viewsOf(w)).toBe(12);
    expect(await w.storage.knex("rate_windows")).toEqual([]);
  });
});
