import { describe, expect, inject, it } from "vitest";
import { testDatabase } from "../support/database.ts";
import { proxyTo } from "../support/database-proxy.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { launch } from "../support/service.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";

/** Periodic tasks in the background. */
const upkeep =
  /^select `t`.`feed_lane`|^select `f`.`lane`, `f`.`position` from `feed_lanes` as `f`$|^insert into `settings`|^select `user_id` from `banned_users` where `until` <= /;

/** A statement as its verb and the first table that it names. */
function shortened(sql: string): string {
  const verb = /^\w+/.exec(sql)?.[0] ?? "";
  const table = /(?:^update|\binto|\bfrom)\s+`?(\w+)/.exec(sql)?.[1] ?? "";
  return `${verb.toLowerCase()} ${table}`.trim();
}

/** Every statement that one request sends, in order. */
async function statementsOf({ storage }: World, request: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const listen = ({ sql }: Readonly<{ sql: string }>): void => void (upkeep.test(sql) || sent.push(shortened(sql)));
  storage.knex.on("query", listen);
  await request();
  storage.knex.off("query", listen);
  return sent;
}

async function send(w: World, method: string, path: string, sent: Parameters<World["send"]>[2]): Promise<void> {
  expect((await w.send(method, path, sent)).status).toBe(200);
}

const submit = (w: World, name: string, at: number, more = {}) =>
  send(w, "POST", "/api/skipSegments", {
    json: { videoID: VIDEO, userID: local(name), segments: [{ segment: [at, at + 5], category: "sponsor", ...more }] },
  });

const vote = (w: World, name: string, UUID: string, type: number) =>
  send(w, "POST", "/api/voteOnSponsorTime", {
    query: { UUID, userID: local(name), type: String(type) },
    ip: `198.51.100.${name.length}`,
  });

const uuidsOf = ({ storage }: World, name: string): Promise<string[]> =>
  storage.knex("segments as s").where("s.user_id", publicIdOf(name)).orderBy("s.id").pluck("s.uuid");

/** As it is after some hours: every lane of the feed has been used. */
async function used(): Promise<World> {
  const w = await world({ env: { RATE_LIMITS: "on" } });
  await w.storage.knex("feed_lanes").insert(Array.from({ length: 64 }, (_, lane) => ({ lane, position: 1 })));
  await plant(w, [{ at: [500, 510] }, { at: [600, 610], category: "intro" }]);
  return w;
}

/** The last statements before a commit. */
const place =
  inject("engine") === "mariadb"
    ? ["set", "select feed_lanes", "insert changes", "update feed_lanes", "select"]
    : ["insert feed_lanes", "insert changes", "update videos", "update user_reputations"];

/**
 * Questions asked at once, by the table of each: one statement where it costs a round trip, and one each where it does
 * not.
 */
const together = (first: string, ...others: string[]): string[] =>
  [first, ...(inject("engine") === "mariadb" ? [] : others)].map((table) => `select ${table}`);

const opened = ["begin", "insert videos", "insert subjects"];
const restrictions = ["vip_users", "banned_users", "banned_ips", "warnings"] as const;
const ofSubmission = together(...restrictions, "settings", "rate_windows", "segments", "category_locks");
const ofVote = together(...restrictions, "votes", "votes", "segments", "category_locks");
const counted = ["insert stale_totals", "insert user_reputations"];
const stored = ["insert segments", "insert segment_origin"];

describe("the statements of", () => {
  it("a submission", async () => {
    await using w = await used();
    const judged = [...opened, ...ofSubmission];
    const whole = [...judged, ...stored, ...counted, ...place, "commit"];
    const unknown = ["select user_reputations", "select segments"];
    expect(await statementsOf(w, () => submit(w, "ann", 10))).toEqual([...unknown, ...whole]);
    expect(await statementsOf(w, () => submit(w, "ann", 20))).toEqual(["select user_reputations", ...whole]);
    const named = [...judged, ...stored, "insert client_uuids", ...counted, ...place, "commit"];
    expect(await statementsOf(w, () => submit(w, "ann", 30, { UUID: "a-name-of-the-client" }))).toEqual([
      "select user_reputations",
      ...named,
    ]);
  });

  it("a vote", async () => {
    await using w = await used();
    for (const at of [10, 20]) await submit(w, "ann", at);
    const [first = "", second = ""] = await uuidsOf(w, "ann");
    const found = [...together("segments", "vip_users", "temporary_vips"), "insert rate_windows"];
    const cast = [...opened, ...ofVote, "insert votes", "update segments"];
    const whole = [...found, ...cast, ...counted, ...place, "commit"];
    // The total gets another sign: other segments of the user in the category may count differently now.
    const again = [...found, ...cast, "insert stale_totals", "select category_locks", "insert user_reputations"];
    const becomesUpvoted = [...again, "update user_reputations", ...place, "commit"];
    expect(await statementsOf(w, () => vote(w, "bob", first, 1))).toEqual(becomesUpvoted);
    expect(await statementsOf(w, () => vote(w, "carl", first, 1))).toEqual(whole);
    expect(await statementsOf(w, () => vote(w, "carl", second, 0))).toEqual([...again, ...place, "commit"]);
    const category = () =>
      send(w, "POST", "/api/voteOnSponsorTime", { query: { UUID: first, userID: local("dora"), category: "intro" } });
    expect((await statementsOf(w, category)).length).toBeLessThanOrEqual(inject("engine") === "mariadb" ? 16 : 24);
  });

  it("a view", async () => {
    await using w = await used();
    const [uuid = ""] = await w.storage.knex("segments").pluck("uuid");
    const view = () => send(w, "POST", "/api/viewedVideoSponsorTime", { query: { UUID: uuid } });
    const written = ["insert rate_windows", "update segments", "select segments", "insert stale_totals"];
    const ofFeed = ["insert feed_lanes", "insert changes"];
    expect(await statementsOf(w, view)).toEqual(["begin", ...written, ...ofFeed, "commit"]);
  });

  it("reads of users and segments", async () => {
    await using w = await used();
    await submit(w, "ann", 10);
    const [uuid = ""] = await uuidsOf(w, "ann");
    const info = () => send(w, "GET", "/api/userInfo", { query: { publicUserID: publicIdOf("ann") } });
    const asked = together("users", "user_totals", "warnings", "vip_users", "segments");
    // No totals are stored of a user as new as this one.
    const counted = [...asked, "select segments"];
    expect(await statementsOf(w, info)).toEqual([...counted, "select user_reputations"]);
    expect(await statementsOf(w, info)).toEqual(counted);
    await send(w, "GET", "/api/getTopUsers", { query: { sortType: "0" } }); // stores the totals of everybody
    expect(await statementsOf(w, info)).toEqual(asked);
    const segment = () => send(w, "GET", "/api/segmentInfo", { query: { UUID: uuid } });
    expect(await statementsOf(w, segment)).toEqual(["select segments"]);
  });
});

describe.runIf(inject("engine") === "mariadb")("the round trips to a server for", () => {
  /** A service that reaches its database through a proxy. */
  async function remote() {
    const database = await testDatabase();
    const url = new URL(database.url);
    const proxy = await proxyTo(url.hostname, Number(url.port));
    url.port = String(proxy.port);
    const service = launch({ DATABASE_URL: url.href });
    return {
      base: await service.address(),
      proxy,
      [Symbol.asyncDispose]: async () => {
        await service[Symbol.asyncDispose]();
        await proxy[Symbol.asyncDispose]();
        await database[Symbol.asyncDispose]();
      },
    };
  }
  type Remote = Awaited<ReturnType<typeof remote>>;

  const post = async (base: string, path: string, body?: object): Promise<void> => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(base + path, {
      method: "POST",
      ...(body && { headers, body: JSON.stringify(body) }),
    });
    expect([response.status, await response.text()]).toEqual([200, expect.anything()]);
  };
  const submitTo = (base: string, videoID: string, at: number) =>
    post(base, "/api/skipSegments", {
      videoID,
      userID: local("ann"),
      segments: [{ segment: [at, at + 5], category: "sponsor" }],
    });
  /** The minimum of several runs: periodic tasks query too, and a connection prepares a statement on its first use. */
  const fewest = async ({ proxy }: Remote, request: (at: number) => Promise<void>): Promise<number> => {
    const trips: number[] = [];
    for (let at = 0; at < 20; at++) {
      proxy.tripsSince();
      await request(at);
      trips.push(proxy.tripsSince());
    }
    return Math.min(...trips);
  };

  it("a submission", async () => {
    await using service = await remote();
    expect(await fewest(service, (at) => submitTo(service.base, VIDEO, at * 10))).toBeLessThanOrEqual(5);
  });

  it("a view", async () => {
    await using service = await remote();
    await submitTo(service.base, VIDEO, 10);
    const segments = (await (await fetch(`${service.base}/api/skipSegments?videoID=${VIDEO}`)).json()) as {
      UUID: string;
    }[];
    const [{ UUID } = { UUID: "" }] = segments;
    const view = () => post(service.base, `/api/viewedVideoSponsorTime?${new URLSearchParams({ UUID })}`);
    expect(await fewest(service, view)).toBeLessThanOrEqual(5);
  });

  it("a vote, whether the segment becomes upvoted or already is", async () => {
    await using service = await remote();
    const { base } = service;
    for (let at = 0; at < 20; at++) await submitTo(base, VIDEO, at * 10);
    const segments = (await (await fetch(`${base}/api/skipSegments?videoID=${VIDEO}`)).json()) as { UUID: string }[];
    const uuids = segments.map(({ UUID }) => UUID);
    const voteFor = (uuid: string | undefined, name: string) =>
      post(base, `/api/voteOnSponsorTime?${new URLSearchParams({ UUID: uuid ?? "", userID: local(name), type: "1" })}`);
    expect(await fewest(service, (at) => voteFor(uuids[at], "bob"))).toBeLessThanOrEqual(6);
    expect(await fewest(service, (at) => voteFor(uuids[at], "carl"))).toBeLessThanOrEqual(5);
  });
});
