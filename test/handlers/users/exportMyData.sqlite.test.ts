import { describe, expect, it } from "vitest";
import { newSegment, plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { plantOne, vote } from "../voting/voting.ts";

type Data = Readonly<{
  user: Readonly<Record<string, unknown>> | null;
  segments: readonly Readonly<{ UUID: string }>[];
  votes: readonly Readonly<{ kind: string; segment: Readonly<{ UUID: string }> }>[];
  locks: readonly Readonly<{ videoID: string; category: string }>[];
  next: string | null;
}>;

const ann = publicIdOf("ann");
const ask = (w: World, cursor?: string, name = "ann") =>
  w.send("GET", "/api/me/data", {
    query: cursor === undefined ? {} : { cursor },
    headers: { "x-user-id": local(name) },
  });

async function pages(w: World): Promise<Data[]> {
  const all: Data[] = [];
  let cursor: string | undefined;
  do {
    const page = (await ask(w, cursor)).json as Data;
    all.push(page);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

const nothing = { segments: [], votes: [], locks: [], next: null };

describe("GET /api/me/data", () => {
  it("has all that is known of the caller, and nothing of others", async () => {
    await using w = await world({ config: { adminUserId: publicIdOf("admin") } });
    await w.stores.vips.add(ann, 1);
    const name = (userID: string, username: string, more: object = {}) =>
      w.send("POST", "/api/setUsername", { query: { userID, username, ...more } });
    await name(local("ann"), "Ann");
    await name(ann, "Anna", { adminUserID: local("admin") });
    await name(local("bob"), "Bob");
    const own = await plantOne(w);
    const other = await plantOne(w, { at: [30, 40], userId: publicIdOf("bob") });
    await vote(w, "ann", { UUID: other, type: "0" });
    await vote(w, "ann", { UUID: other, category: "intro" });
    await vote(w, "bob", { UUID: own, type: "0" });
    const lock = { videoID: VIDEO, userID: local("ann"), categories: ["outro"], actionTypes: ["skip"], reason: "done" };
    await w.send("POST", "/api/lockCategories", { json: lock });

    await w.stores.warnings.issue({ userId: ann, issuerId: publicIdOf("vip"), reason: "please", at: 5 });

    await w.stores.features.give(ann, 0, publicIdOf("vip"), 6);

    const answer = await ask(w);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    const change = { time: expect.any(Number) };
    expect(answer.json).toEqual({
      user: {
        userID: ann,
        userName: "Anna",
        nameLocked: true,
        vip: true,
        features: [0],
        temporaryRanks: [],
        rejected: [],
        names: [
          { ...change, from: "Ann", to: "Anna", byAdmin: true },
          { ...change, from: null, to: "Ann", byAdmin: false },
        ],
        warnings: [{ time: 5, reason: "please", active: true }],
      },
      segments: [expect.objectContaining({ UUID: own, userID: ann, userName: "Anna", votes: -1 })],
      votes: [
        expect.objectContaining({ kind: "categoryVote", category: "intro" }),
        expect.objectContaining({
          kind: "vote",
          type: 0,
          segment: expect.objectContaining({ UUID: other, userName: "Bob" }),
        }),
      ],
      locks: [
        {
          service: "YouTube",
          videoID: VIDEO,
          category: "outro",
          actionType: "skip",
          reason: "done",
          time: expect.any(Number),
          userID: ann,
          userName: "Anna",
        },
      ],
      next: null,
    });
    // Addresses are stored as hashes, which are nobody's to read.
    for (const table of ["segment_origin", "votes", "category_votes"])
      for (const hash of await w.storage.knex(table).pluck("ip_hash")) expect(answer.text).not.toContain(hash);
  });

  it("is little for a user without data", async () => {
    await using w = await world();
    const user = { userID: ann, userName: null, nameLocked: false, vip: false, features: [] };
    const lists = { names: [], warnings: [], temporaryRanks: [], rejected: [] };
    expect((await ask(w)).json).toEqual({ user: { ...user, ...lists }, ...nothing });
  });

  it("has refused submissions, ranks on channels, and the programs that submitted", async () => {
    await using w = await world();
    const send = (videoID: string, segment: readonly number[], name = "ann") =>
      w.send("POST", "/api/skipSegments", {
        json: {
          videoID,
          userID: local(name),
          userAgent: `client of ${name}`,
          videoDuration: 100,
          segments: [{ segment, category: "sponsor" }],
        },
      });
    expect((await send(VIDEO, [1, 10])).status).toBe(200);
    for (const [name, videoID] of [
      ["ann", "refused0001"],
      ["ann", "refused0002"],
      ["bob", "refused0003"],
    ] as const)
      expect((await send(videoID, [1, 99], name)).status).toBe(403);
    await w.stores.temporaryVips.add(ann, "channel", 5);
    await w.stores.temporaryVips.add(publicIdOf("bob"), "another", 5);

    const { json, text } = await ask(w);
    const { user, segments } = json as Data;
    expect(segments).toEqual([expect.objectContaining({ videoID: VIDEO, userAgent: "client of ann" })]);
    const refused = {
      service: "YouTube",
      time: expect.any(Number),
      reason: expect.stringContaining("80%"),
      segments: [{ startTime: 1, endTime: 99, category: "sponsor", actionType: "skip" }],
    };
    expect(user).toMatchObject({
      temporaryRanks: [{ channelID: "channel", until: 5 }],
      rejected: [
        { ...refused, videoID: "refused0002" },
        { ...refused, videoID: "refused0001" },
      ],
    });
    for (const others of ["refused0003", "another"]) expect(text).not.toContain(others);
  });

  it("has pages of at most 500 that neither repeat nor omit anything, though many share a time", async () => {
    await using w = await world();
    const { knex } = w.storage;
    const segments = Array.from({ length: 1210 }, (_, n) =>
      newSegment({ at: [n, n + 1], userId: ann, videoId: `video-${n % 30}`, timeSubmitted: Math.floor(n / 600) }),
    );
    await w.stores.segments.insert(segments, "0".repeat(64));
    const ids: number[] = await knex("segments").orderBy("id").limit(610).pluck("id");
    const votes = ids.map((id, n) => ({ segment_id: id, user_id: ann, ip_hash: "", time: Math.floor(n / 300) }));
    const locks = Array.from({ length: 620 }, (_, n) => ({
      service: n % 2 === 0 ? "YouTube" : "Spotify",
      video_id: `video-${n >> 2}`,
      video_hash: (n >> 2).toString(16).padStart(64, "0"),
      category: n % 4 < 2 ? "sponsor" : "music_offtopic",
      action_type: "skip",
      reason: "",
      user_id: ann,
      time: Math.floor(n / 600),
    }));
    for (let from = 0; from < 700; from += 100) {
      const some = votes.slice(from, from + 100);
      if (some.length > 0) {
        await knex("votes").insert(some.map((row) => ({ ...row, increment: 1, original_type: 1 })));
        await knex("category_votes").insert(some.map((row) => ({ ...row, category: "intro", weight: 1 })));
      }
      if (from < 620) await knex("category_locks").insert(locks.slice(from, from + 100));
    }

    const all = await pages(w);
    for (const { segments, votes, locks } of all)
      expect(segments.length + votes.length + locks.length).toBeLessThanOrEqual(500);
    expect(all.map(({ user }) => user !== null)).toEqual(all.map((_page, at) => at === 0));
    const seen = {
      segments: all.flatMap(({ segments }) => segments.map(({ UUID }) => UUID)),
      votes: all.flatMap(({ votes }) => votes.map(({ kind, segment }) => `${kind} ${segment.UUID}`)),
      locks: all.flatMap(({ locks }) => locks.map((lock) => JSON.stringify(lock))),
    };
    expect(Object.values(seen).map((list) => [list.length, new Set(list).size])).toEqual([
      [1210, 1210],
      [1220, 1220],
      [620, 620],
    ]);
    expect(all.length).toBe(Math.ceil((1210 + 1220 + 620) / 500));
  });

  it("ends for a user who took back more votes than a page looks at", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 2] }]);
    const [id] = await w.storage.knex("segments").pluck("id");
    const undone = Array.from({ length: 600 }, (_, n) => ({
      segment_id: Number(id) + n + 1,
      user_id: ann,
      ip_hash: "",
      time: 9,
    }));
    for (let from = 0; from < 600; from += 100)
      await w.storage
        .knex("votes")
        .insert(undone.slice(from, from + 100).map((row) => ({ ...row, increment: 0, original_type: 20 })));
    await w.storage.knex("votes").insert({ ...undone[0], segment_id: id, increment: 1, original_type: 1 });
    const all = await pages(w);
    expect([all.length, all.flatMap(({ votes }) => votes).length]).toEqual([2, 1]);
  });

  const unchanged = shared(world);
  it.each([
    "x",
    "segments.",
    "segments.1",
    "segments.1.2.3",
    "votes.1.2",
    "votes.1.2.other",
    "locks.1",
    `locks.1.YouTube.${"0".repeat(63)}.sponsor.skip`,
    `locks.1.YouTube.${"0".repeat(64)}.sponsor.skip.x`,
    `locks.1.You'Tube.${"0".repeat(64)}.sponsor.skip`,
    "users",
    "a b",
  ])("refuses the cursor %s", async (cursor) => {
    const w = unchanged();
    const answer = await ask(w, cursor);
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/^No valid cursor\./)]);
  });
});
