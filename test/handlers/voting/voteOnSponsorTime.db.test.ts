import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { minShownVotes, removedVotes } from "../../../src/domain/segments/shown.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { videoPlatform } from "../../support/video-platform.ts";
import { local, publicIdOf, type Sent, world } from "../../support/world.ts";
import { ordered, undone } from "../moderation/orders.ts";
import { homeOf, lockCategory, makeVip, PATH, plantOne, stateOf, sumOf, vote, votesOf } from "./voting.ts";

describe("POST and GET /api/voteOnSponsorTime, request formats", () => {
  it.each<[string, string, string, Sent]>([
    ["POST without a body", "POST", PATH, {}],
    ["POST with {}", "POST", PATH, { json: {} }],
    [
      "POST with an empty body labelled JSON",
      "POST",
      PATH,
      { body: "", headers: { "content-type": "application/json" } },
    ],
    [
      "POST with a form body",
      "POST",
      PATH,
      { body: "type=0", headers: { "content-type": "application/x-www-form-urlencoded" } },
    ],
    ["POST with a trailing slash", "POST", `${PATH}/`, {}],
    ["GET", "GET", PATH, {}],
    ["GET in lower case", "GET", PATH.toLowerCase(), {}],
  ])("counts a vote: %s", async (_name, method, path, sent) => {
    await using w = await world();
    const uuid = await plantOne(w);
    const answer = await w.send(method, path, { ...sent, query: { UUID: uuid, userID: local("eve"), type: "1" } });
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(await votesOf(w, uuid)).toBe(1);
  });

  it("is visible to the next read", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    const read = () => w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } });
    expect((await read()).json).toMatchObject([{ votes: 0 }]);
    await vote(w, "eve", { UUID: uuid, type: "1" });
    expect((await read()).json).toMatchObject([{ votes: 1 }]);
    await vote(w, "ann", { UUID: uuid, type: "0" });
    expect((await read()).status).toBe(404);
  });

  it.each([4, 5, 36, 59])("finds the segment of a video by %i characters of its UUID", async (length) => {
    await using w = await world();
    const uuid = await plantOne(w);
    await plant(w, [{ at: [30, 40] }, { at: [10, 20], videoId: "another1234" }]);
    const short = { UUID: uuid.slice(0, length), type: "1" };
    expect((await vote(w, "eve", { ...short, videoID: VIDEO })).status).toBe(200);
    expect(await votesOf(w, uuid)).toBe(1);
    expect((await vote(w, "bob", { ...short, videoID: "another1235" })).status).toBe(404);
    expect((await vote(w, "bob", short)).status).toBe(404);
  });

  it("prefers a type to a category, and uses the category when the type is not a number", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await vote(w, "ann", { UUID: uuid, type: "20", category: "intro" });
    expect(await stateOf(w, uuid)).toMatchObject({ category: "sponsor" });
    await vote(w, "ann", { UUID: uuid, type: "undefined", category: "intro" });
    expect(await stateOf(w, uuid)).toMatchObject({ category: "intro", votes: 0, uuid });
  });
});

describe("POST /api/voteOnSponsorTime, refusals", () => {
  const known = `c0ffee${"0".repeat(59)}`;
  const right = { UUID: known, userID: local("eve"), type: "1" };
  const unchanged = shared(async () => {
    const w = await world();
    await plantOne(w, { uuid: known });
    return w;
  });
  it.each<[string, Record<string, string | string[]>, number, string]>([
    ["no UUID", { userID: local("eve"), type: "1" }, 400, "No UUID provided"],
    ["no user id", { UUID: known, type: "1" }, 400, "No userID provided"],
    ["a user id of 31 characters", { ...right, userID: "x".repeat(31) }, 400, "No valid userID"],
    ["neither type nor category", { UUID: known, userID: local("eve") }, 400, "A vote has a type"],
    ["an empty type", { ...right, type: "" }, 400, "A vote has a type"],
    ["type 10", { ...right, type: "10" }, 400, "A vote has a type"],
    ["type 11 beside a category", { ...right, type: "11", category: "intro" }, 400, "A vote has a type"],
    ["type 2", { ...right, type: "2" }, 400, "A vote has a type"],
    ["a type that is not a number", { ...right, type: "up" }, 400, "A vote has a type"],
    ["two types", { ...right, type: ["0", "1"] }, 400, "No valid type"],
    ["two user ids", { ...right, userID: [local("eve"), local("bob")] }, 400, "No valid userID"],
    ["an unknown UUID", { ...right, UUID: "f".repeat(65) }, 404, "There is no such segment."],
    ["an unknown UUID and type 10", { ...right, UUID: "f".repeat(65), type: "10" }, 404, "There is no such segment."],
    ["the UUID in another case", { ...right, UUID: known.toUpperCase() }, 404, "There is no such segment."],
    ["a shortened UUID without its video", { ...right, UUID: "c0ffee" }, 404, "There is no such segment."],
    ["three characters of the UUID", { ...right, UUID: "c0f", videoID: VIDEO }, 400, "No valid UUID"],
    ["a wildcard", { ...right, UUID: "%", videoID: VIDEO }, 400, "No valid UUID"],
    ["four wildcards", { ...right, UUID: "%%%%", videoID: VIDEO }, 404, "There is no such segment."],
    ["underscores", { ...right, UUID: "______", videoID: VIDEO }, 404, "There is no such segment."],
    ["the end of the UUID", { ...right, UUID: "0000", videoID: VIDEO }, 404, "There is no such segment."],
    [
      "a category that does not exist",
      { UUID: known, userID: local("eve"), category: "nonsense" },
      400,
      "The category",
    ],
    [
      "a category for another action",
      { UUID: known, userID: local("eve"), category: "chapter" },
      400,
      'The category "chapter"',
    ],
  ])("%s: nothing changes", async (_name, query, status, start) => {
    const w = unchanged();
    for (const method of ["POST", "GET"]) {
      const answer = await w.send(method, PATH, { query });
      expect([answer.status, answer.text.slice(0, start.length)]).toEqual([status, start]);
    }
    expect(await stateOf(w, known)).toMatchObject({ votes: 0, category: "sponsor" });
    expect(await w.storage.knex("votes")).toEqual([]);
  });

  it("refuses warned users, for either kind of vote, with the text that clients match", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    const warning = { userId: publicIdOf("eve"), issuerId: publicIdOf("vip"), reason: "mark whole spots", at: 1 };
    await w.stores.warnings.issue(warning);
    for (const ballot of [{ type: "1" }, { category: "intro" }]) {
      const answer = await vote(w, "eve", { UUID: uuid, ...ballot });
      expect(answer.status).toBe(403);
      expect(answer.text).toMatch(/^Vote rejected due to a tip from a moderator\..*mark whole spots$/s);
      expect(answer.text).toContain(publicIdOf("eve"));
    }
    expect(await votesOf(w, uuid)).toBe(0);
  });

  it("refuses to revive a segment removed by votes", async () => {
    await using w = await world();
    const uuid = await plantOne(w, { votes: removedVotes });
    for (const method of ["POST", "GET"]) {
      const answer = await w.send(method, PATH, { query: { UUID: uuid, userID: local("eve"), type: "1" } });
      expect(answer.status).toBe(403);
      expect(answer.text).toBe("Not allowed to upvote segment with too many downvotes unless you are VIP.");
    }
  });

  it("has a configurable minimum length of user ids", async () => {
    await using w = await world({ config: { minUserIdLength: 30 } });
    const uuid = await plantOne(w);
    const query = { UUID: uuid, userID: "x".repeat(30), type: "1" };
    expect((await w.send("POST", PATH, { query })).status).toBe(200);
    expect(await votesOf(w, uuid)).toBe(1);
  });

  it("refuses votes beyond the limit of an address, except a VIP's", async () => {
    const votes = { most: 1, seconds: 900, silent: false };
    const requests = { perAddress: 0, perUser: 0, seconds: 1 };
    const limits = { votes, views: { most: 0, seconds: 1 }, requests, names: requests };
    await using w = await world({
      config: { limits: { ...limits, video: { perAddress: 0, seconds: 1, perUser: 0 } } },
    });
    const uuid = await plantOne(w);
    await makeVip(w, "vip");
    expect((await vote(w, "eve", { UUID: uuid, type: "1" })).status).toBe(200);
    for (const method of ["POST", "GET"]) {
      const query = { UUID: uuid, userID: local("eve"), type: "0" };
      const tooMany = await w.send(method, PATH, { query, ip: homeOf("eve") });
      expect(tooMany.status).toBe(429);
      expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await vote(w, "vip", { UUID: uuid, type: "1" }, homeOf("eve"))).status).toBe(200);
    expect(await votesOf(w, uuid)).toBe(2);
  });
});

describe("POST /api/voteOnSponsorTime, what counts", () => {
  it("follows the worked example of the rules step by step", async () => {
    await using w = await world();
    const uuid = await plantOne(w, { votes: 2 });
    await makeVip(w, "vip");
    const steps: readonly (readonly [name: string, type: string, status: number, votes: number, locked: 0 | 1])[] = [
      ["eve", "1", 200, 3, 0],
      ["eve", "0", 200, 1, 0],
      ["vip", "0", 200, removedVotes, 0],
      ["bob", "1", 403, removedVotes, 0],
      ["vip", "1", 200, 2, 1],
      ["ann", "0", 200, 2, 1],
      ["vip", "20", 200, 1, 0],
      ["ann", "0", 200, removedVotes, 0],
    ];
    for (const [name, type, status, votes, locked] of steps) {
      const answer = await vote(w, name, { UUID: uuid, type });
      const { votes: total, locked: lock } = await stateOf(w, uuid);
      expect([name, type, answer.status, total, lock]).toEqual([name, type, status, votes, locked]);
    }
  });

  it("counts a user once, however often and from any address", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    for (const ip of ["198.51.100.1", "198.51.100.2"]) await vote(w, "eve", { UUID: uuid, type: "1" }, ip);
    expect(await votesOf(w, uuid)).toBe(1);
  });

  it("counts an address once for each segment, unless its vote was undone or is a VIP's", async () => {
    await using w = await world();
    const [one, other] = [await plantOne(w), await plantOne(w, { at: [30, 40] })];
    await makeVip(w, "vip");
    const home = "198.51.100.9";
    await vote(w, "eve", { UUID: one, type: "1" }, home);
    expect((await vote(w, "bob", { UUID: one, type: "1" }, home)).status).toBe(200);
    expect(await votesOf(w, one)).toBe(1);
    await vote(w, "vip", { UUID: one, type: "20" }, home);
    await vote(w, "bob", { UUID: other, type: "1" }, home);
    expect(await votesOf(w, other)).toBe(1);
    await vote(w, "eve", { UUID: one, type: "20" }, home);
    await vote(w, "bob", { UUID: one, type: "1" }, home);
    expect([await votesOf(w, one), await sumOf(w, one)]).toEqual([1, 1]);
  });

  it("lets a user take back a vote from an address of which somebody else voted", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await vote(w, "eve", { UUID: uuid, type: "1" });
    await vote(w, "bob", { UUID: uuid, type: "1" });
    await vote(w, "eve", { UUID: uuid, type: "0" }, homeOf("bob"));
    expect(await votesOf(w, uuid)).toBe(2);
    await vote(w, "eve", { UUID: uuid, type: "20" }, homeOf("bob"));
    expect([await votesOf(w, uuid), await sumOf(w, uuid)]).toEqual([1, 1]);
  });

  it.each<[string, readonly (readonly [name: string, type: string, votes: number])[]]>([
    [
      "by a VIP stays so when a user takes back a downvote",
      [
        ["eve", "0", -1],
        ["vip", "0", removedVotes],
        ["eve", "20", removedVotes],
      ],
    ],
    [
      "by users is shown again when one of them takes the downvote back",
      [
        ["eve", "0", -1],
        ["bob", "0", -2],
        ["eve", "20", -1],
      ],
    ],
    [
      "by its owner stays so when a user takes back a downvote",
      [
        ["eve", "0", -1],
        ["ann", "0", removedVotes],
        ["eve", "20", removedVotes],
      ],
    ],
    [
      "by its owner can be brought back by them, without a vote of their own",
      [
        ["ann", "0", removedVotes],
        ["ann", "1", 0],
        ["ann", "1", 0],
      ],
    ],
    [
      "by its owner and then a VIP stays so until the VIP takes that back",
      [
        ["ann", "0", removedVotes],
        ["vip", "0", removedVotes],
        ["ann", "1", removedVotes],
        ["ann", "20", removedVotes],
        ["vip", "20", removedVotes],
        ["ann", "20", 0],
      ],
    ],
    [
      "by its owner, restored and then removed by another VIP stays so",
      [
        ["ann", "0", removedVotes],
        ["vip", "1", removedVotes + 1],
        ["vivian", "0", removedVotes],
        ["ann", "20", removedVotes],
      ],
    ],
  ])("what was removed %s", async (_name, steps) => {
    await using w = await world();
    const uuid = await plantOne(w);
    await makeVip(w, "vip", "vivian");
    for (const [name, type, votes] of steps) {
      expect((await vote(w, name, { UUID: uuid, type })).status).toBe(200);
      expect([name, type, await votesOf(w, uuid), await sumOf(w, uuid)]).toEqual([name, type, votes, votes]);
    }
  });

  it("what a VIP removed, a label of the whole video too, stays so when a user takes back a downvote, and upvotes revive labels", async () => {
    await using w = await world();
    const uuid = await plantOne(w, { at: [0, 0], actionType: "full" });
    await makeVip(w, "vip");
    for (const [name, type, votes] of [
      ["eve", "0", -1],
      ["vip", "0", removedVotes],
      ["eve", "20", removedVotes],
      ["bob", "1", removedVotes + 1],
    ] as const) {
      expect((await vote(w, name, { UUID: uuid, type })).status).toBe(200);
      expect([name, type, await votesOf(w, uuid), await sumOf(w, uuid)]).toEqual([name, type, votes, votes]);
    }
  });

  it("counts every user of an address if configured", async () => {
    await using w = await world({ config: { voting: { oneVotePerIp: false, voterNeedsSegment: false } } });
    const uuid = await plantOne(w);
    for (const name of ["eve", "bob"]) await vote(w, name, { UUID: uuid, type: "1" }, "198.51.100.9");
    expect(await votesOf(w, uuid)).toBe(2);
  });

  it.each<[string, object, number]>([
    ["a good one", {}, 1],
    ["one that is just shown", { votes: minShownVotes }, 1],
    ["one that was removed by votes", { votes: removedVotes }, 0],
    ["a hidden one", { hidden: 1 }, 0],
    ["a shadow hidden one", { shadowHidden: 1 }, 0],
    ["one of another category", { category: "intro" }, 0],
    ["one of another user", { userId: publicIdOf("bob") }, 0],
  ])("requires a segment of the category if configured: with %s %i", async (_name, own, votes) => {
    await using w = await world({ config: { voting: { oneVotePerIp: true, voterNeedsSegment: true } } });
    const uuid = await plantOne(w);
    await plant(w, [{ at: [1, 5], videoId: "another1234", userId: publicIdOf("eve"), ...own }]);
    expect((await vote(w, "eve", { UUID: uuid, type: "1" })).status).toBe(200);
    expect(await votesOf(w, uuid)).toBe(votes);
  });

  it.each(["user", "address"])("returns success to a banned %s, and changes nothing", async (kind) => {
    await using w = await world();
    const uuid = await plantOne(w);
    if (kind === "user") await w.stores.bans.add({ userId: publicIdOf("eve"), byUser: publicIdOf("vip"), at: 1 });
    else await w.stores.bans.addIp(await w.services.ipHashOf(homeOf("eve")));
    await makeVip(w, "eve");
    for (const ballot of [{ type: "1" }, { type: "0" }, { category: "intro" }, { category: "nonsense" }]) {
      const answer = await vote(w, "eve", { UUID: uuid, ...ballot });
      expect([answer.status, answer.text]).toEqual([200, ""]);
    }
    expect(await stateOf(w, uuid)).toMatchObject({ votes: 0, category: "sponsor", locked: 0 });
  });

  it.each<[string, string, string, number]>([
    ["eve", "sponsor", "skip", 0],
    ["ann", "sponsor", "skip", 0],
    ["vip", "sponsor", "skip", removedVotes],
    ["eve", "sponsor", "mute", -1],
    ["eve", "intro", "skip", -1],
  ])("a downvote by %s while %s %s is locked leaves %i", async (name, category, actionType, votes) => {
    await using w = await world();
    const uuid = await plantOne(w);
    await makeVip(w, "vip");
    await lockCategory(w, category, actionType);
    expect((await vote(w, name, { UUID: uuid, type: "0" })).status).toBe(200);
    expect(await votesOf(w, uuid)).toBe(votes);
  });

  it("lets a VIP restore purged and shadow hidden segments", async () => {
    await using w = await world();
    const uuid = await plantOne(w, { votes: removedVotes, hidden: 1, shadowHidden: 2 });
    await makeVip(w, "vip");
    await vote(w, "vip", { UUID: uuid, type: "1" });
    expect(await stateOf(w, uuid)).toMatchObject({ votes: removedVotes + 1, hidden: 0, shadowHidden: 0, locked: 1 });
    const read = await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } });
    expect(read.json).toMatchObject([{ UUID: uuid, locked: 1, votes: removedVotes + 1 }]);
  });

  it("subtracts up to five votes from a chapter reported as malicious, none from other segments", async () => {
    await using w = await world();
    const chapter = await plantOne(w, { category: "chapter", actionType: "chapter", description: "x", votes: 9 });
    const sponsor = await plantOne(w, { at: [30, 40], votes: 9 });
    for (const UUID of [chapter, sponsor]) await vote(w, "eve", { UUID, type: "30" });
    expect([await votesOf(w, chapter), await votesOf(w, sponsor)]).toEqual([4, 9]);
  });

  it("marks the submitter's totals as stale only when a vote counted", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    const stale = () => w.storage.knex("stale_totals").pluck("user_id");
    await vote(w, "ann", { UUID: uuid, type: "1" }); // one's own
    expect(await stale()).toEqual([]);
    await vote(w, "eve", { UUID: uuid, type: "1" });
    expect(await stale()).toEqual([publicIdOf("ann")]);
  });

  it("recomputes the submitter's reputation", async () => {
    await using w = await world({ now: () => 1_800_000_000_000 });
    await plant(
      w,
      [1, 2, 3, 4].map((n) => ({ at: [n * 100, n * 100 + 9], userId: publicIdOf("ann"), votes: 3 })),
    );
    const uuid = await plantOne(w, { votes: 3 });
    const reputation = async () =>
      (await w.services.reputations([publicIdOf("ann")])).current.get(publicIdOf("ann")) ?? 0;
    const before = await reputation();
    await vote(w, "eve", { UUID: uuid, type: "1" });
    expect(await reputation()).toBeGreaterThan(before);
  });
});

describe("a label of the whole video that is submitted again", () => {
  it.each<[string, object, object]>([
    ["eve", {}, { votes: 1, locked: 0 }],
    ["eve", { votes: removedVotes }, { votes: removedVotes + 1, locked: 0 }],
    ["eve", { votes: removedVotes, locked: 1 }, { votes: removedVotes, locked: 1 }],
    ["ann", {}, { votes: 0, locked: 0 }], // her own
    ["vip", { votes: removedVotes, hidden: 1 }, { votes: removedVotes + 1, hidden: 0, locked: 1 }],
  ])("is an upvote of %s on %j: then %j", async (name, before, after) => {
    await using w = await world();
    await makeVip(w, "vip");
    const uuid = await plantOne(w, { at: [0, 0], actionType: "full", ...before });
    const segments = [{ segment: [0, 0], category: "sponsor", actionType: "full" }];
    for (const _twice of [1, 2]) {
      const json = { videoID: VIDEO, userID: local(name), segments };
      expect((await w.send("POST", "/api/skipSegments", { json, ip: homeOf(name) })).status).toBe(200);
      expect(await stateOf(w, uuid)).toMatchObject(after);
    }
  });
});

describe("labels of the whole video that are submitted again", () => {
  it("count under the limit of votes of an address, and what is submitted with them is stored", async () => {
    const limits = { ...readConfig({}).limits, votes: { most: 2, seconds: 900, silent: false } };
    await using w = await world({ config: { limits }, now: () => 1_800_000_000_000 });
    await makeVip(w, "vip");
    const label = (category: string) => ({ segment: [0, 0], category, actionType: "full" });
    const segments = ["sponsor", "selfpromo", "exclusive_access"].map(label);
    const submit = async (name: string, ...more: readonly object[]) => {
      const json = { videoID: VIDEO, userID: local(name), segments: [...segments, ...more] };
      expect((await w.send("POST", "/api/skipSegments", { json, ip: homeOf("eve") })).status).toBe(200);
      const rows = await w.stores.segments.onVideo("YouTube", VIDEO);
      return [rows.length, rows.reduce((sum, { votes }) => sum + votes, 0)];
    };
    expect(await submit("ann")).toEqual([3, 0]);
    const uuid = await plantOne(w);
    expect(await submit("eve", { segment: [30, 40], category: "intro" })).toEqual([5, 2]);
    expect((await vote(w, "eve", { UUID: uuid, type: "1" })).status).toBe(429);
    expect(await submit("bob")).toEqual([5, 2]);
    expect(await submit("vip")).toEqual([5, 5]);
  });
});

describe("POST /api/voteOnSponsorTime, with a provider of durations", () => {
  it("on a downvote hides segments of a former cut, and unlocks the video", async () => {
    await using platform = await videoPlatform();
    await using w = await world({ config: { durationUrl: platform.url } });
    const uuid = await plantOne(w, { videoDuration: 500, timeSubmitted: 2 });
    const older = await plantOne(w, { at: [30, 40], videoDuration: 400, timeSubmitted: 1 });
    await lockCategory(w, "intro", "skip");
    await vote(w, "eve", { UUID: uuid, type: "1" });
    expect(await stateOf(w, older)).toMatchObject({ hidden: 0 });
    await vote(w, "eve", { UUID: uuid, type: "0" });
    expect([(await stateOf(w, uuid)).hidden, (await stateOf(w, older)).hidden]).toEqual([1, 1]);
    expect(await w.stores.locks.onVideo("YouTube", VIDEO)).toEqual([]);
  });
});

describe("POST /api/voteOnSponsorTime, category", () => {
  const tallyOf = async ({ storage }: Awaited<ReturnType<typeof world>>): Promise<Record<string, number>> => {
    const rows: { category: string; votes: number }[] = await storage.knex("category_tally").orderBy("category");
    return Object.fromEntries(rows.map(({ category, votes }) => [category, votes]));
  };

  it("changes with the third user, keeps the UUID, and is visible at once", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    const read = (category: string) =>
      w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO, category } }).then(({ status }) => status);
    for (const [name, category] of [
      ["eve", "sponsor"],
      ["bob", "sponsor"],
      ["joe", "selfpromo"],
    ] as const) {
      expect((await vote(w, name, { UUID: uuid, category: "selfpromo" }, homeOf("all"))).status).toBe(200);
      expect(await stateOf(w, uuid)).toMatchObject({ category, uuid });
      expect([await read("sponsor"), await read("selfpromo")]).toEqual(
        category === "sponsor" ? [200, 404] : [404, 200],
      );
    }
    expect(await tallyOf(w)).toEqual({ selfpromo: 3, sponsor: 1 });
  });

  it("moves a user's vote rather than adding one", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    for (const category of ["selfpromo", "selfpromo", "intro", "outro"]) await vote(w, "eve", { UUID: uuid, category });
    expect(await tallyOf(w)).toEqual({ intro: 0, outro: 1, selfpromo: 0, sponsor: 1 });
    expect(await w.storage.knex("category_votes").select("category", "weight")).toEqual([
      { category: "outro", weight: 1 },
    ]);
  });

  it("removes the weight that the vote had when it was cast", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await makeVip(w, "vip");
    await vote(w, "vip", { UUID: uuid, category: "intro" });
    await w.storage.knex("vip_users").delete();
    await vote(w, "vip", { UUID: uuid, category: "outro" });
    expect(await tallyOf(w)).toEqual({ intro: 0, outro: 1, sponsor: 1 });
  });

  it.each<[string, string, object, string]>([
    ["a VIP", "vip", { isSubmitterVip: true }, "intro"],
    ["the submitter", "ann", {}, "intro"],
    ["one user", "eve", {}, "sponsor"],
    ["the submitter, to a locked category", "ann", { lock: "intro" }, "sponsor"],
    ["a VIP, to a locked category", "vip", { lock: "intro" }, "intro"],
    ["the submitter, away from a locked category", "ann", { lock: "sponsor" }, "intro"],
    ["the submitter, of a locked segment", "ann", { locked: 1 }, "sponsor"],
    ["a VIP, of a locked segment", "vip", { locked: 1 }, "intro"],
  ])("by %s", async (_title, name, given: { lock?: string; locked?: 1; isSubmitterVip?: true }, category) => {
    await using w = await world();
    const uuid = await plantOne(w, { locked: given.locked ?? 0 });
    await makeVip(w, "vip", ...(given.isSubmitterVip ? ["ann"] : []));
    if (given.lock !== undefined) await lockCategory(w, given.lock, "mute");
    expect((await vote(w, name, { UUID: uuid, category: "intro" })).status).toBe(200);
    expect(await stateOf(w, uuid)).toMatchObject({ category });
  });

  it("of the owner does not undo a moderator's order, until the order is taken back", async () => {
    await using w = await world();
    await makeVip(w, "vip");
    const uuid = await plantOne(w);
    const category = async () => (await stateOf(w, uuid)).category;
    await vote(w, "vip", { UUID: uuid, category: "intro" });
    await vote(w, "ann", { UUID: uuid, category: "sponsor" });
    expect(await category()).toBe("sponsor"); // a VIP's vote is no order
    await ordered(w, { UUIDs: [uuid], action: "category", category: "selfpromo" });
    const { undo } = await ordered(w, { UUIDs: [uuid], action: "category", category: "intro" });
    await vote(w, "ann", { UUID: uuid, category: "outro" });
    expect(await category()).toBe("intro");
    await undone(w, undo);
    await vote(w, "ann", { UUID: uuid, category: "sponsor" });
    expect(await category()).toBe("selfpromo"); // the order before it
    await ordered(w, { UUIDs: [uuid], action: "category", category: "sponsor" }).then(({ undo }) => undone(w, undo));
    expect(await category()).toBe("selfpromo");
  });

  it("may make a segment equal to another one", async () => {
    await using w = await world();
    const [uuid, twin] = [await plantOne(w), await plantOne(w, { category: "intro" })];
    expect((await vote(w, "ann", { UUID: uuid, category: "intro" })).status).toBe(200);
    expect(await stateOf(w, uuid)).toMatchObject({ category: "intro" });
    const read = await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO, category: "intro" } });
    expect(read.json).toHaveLength(1);
    expect((await vote(w, "ann", { UUID: twin, category: "sponsor" })).status).toBe(200);
    const again = {
      videoID: VIDEO,
      userID: local("joe"),
      segments: [{ segment: [10, 20], category: "sponsor" }],
    };
    expect((await w.send("POST", "/api/skipSegments", { json: again })).status).toBe(409);
  });
});
