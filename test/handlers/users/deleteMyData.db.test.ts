import { setTimeout as sleep } from "node:timers/promises";
import { makeProblem } from "@segmark/openapi/internal/operation/problem";
import { describe, expect, inject, it } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { deleteMyData } from "../../../src/handlers/users/deleteMyData.ts";
import { eraseOnVideo } from "../../../src/use-cases/users/erase-user-data.ts";
import { newSegment, plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { type Answer, local, publicIdOf, type World, world } from "../../support/world.ts";
import { moderated, VIP } from "../moderation/people.ts";
import { counted } from "../statistics/counted.ts";

const ANN = publicIdOf("ann");
const DOWN = { user_id: ANN, increment: -1, original_type: 0, ip_hash: "a".repeat(64) };
const leave = (w: World, mode?: string, name = "ann") =>
  w.send("POST", "/api/deleteMyData", { json: { userID: local(name), ...(mode !== undefined && { mode }) } });
const submit = (w: World, videoID: string, start: number, name = "ann") =>
  w.send("POST", "/api/skipSegments", {
    json: { videoID, userID: local(name), segments: [{ segment: [start, start + 5], category: "sponsor" }] },
  });
const read = (w: World, videoID = VIDEO) => w.send("GET", "/api/skipSegments", { query: { videoID } });

const narrate = (w: World, name: string, videoID: string, titles: readonly string[]) =>
  w.send("POST", "/api/skipSegments", {
    json: {
      videoID,
      userID: local(name),
      segments: titles.map((description, at) => ({
        segment: [at * 10, at * 10 + 10],
        category: "chapter",
        actionType: "chapter",
        description,
      })),
    },
  });

/**
 * All but the keys of changed rows, which mirrors need to delete theirs, and which are deleted themselves after some
 * days.
 */
async function tablesOf({ database, storage: { knex } }: World): Promise<string[]> {
  const tables: string[] =
    database.engine === "sqlite"
      ? await knex("sqlite_master").where("type", "table").pluck("name")
      : await knex("information_schema.tables").where("table_schema", knex.raw("database()")).pluck("table_name");
  return tables.filter((table) => table !== "changes");
}

/** All tables with a row that refers to a user, once the statistics are up to date. */
async function traces(w: World, userId = ANN): Promise<string[]> {
  await w.services.statistics.totals();
  const found: string[] = [];
  for (const table of await tablesOf(w)) {
    if (JSON.stringify(await w.storage.knex(table).select()).includes(userId)) found.push(table);
  }
  return found.sort();
}

/** A vote as it stands after it was counted. */
async function vote(
  { storage, invalidateCaches }: World,
  uuid: string,
  increment: number,
  from = "ann",
  type = 1,
): Promise<void> {
  const { id, votes } = await storage.knex("segments").where("uuid", uuid).first("id", "votes");
  const row = {
    segment_id: id,
    user_id: publicIdOf(from),
    increment,
    original_type: type,
    ip_hash: "a".repeat(64),
    time: 1,
  };
  await storage.knex("votes").insert(row);
  await storage
    .knex("segments")
    .where({ id })
    .update({ votes: votes + increment });
  invalidateCaches();
}

const votesOf = async ({ storage }: World, uuid: string): Promise<number | undefined> =>
  (await storage.knex("segments").where("uuid", uuid).first("votes"))?.votes;

describe("POST /api/deleteMyData, segments", () => {
  it.each([undefined, "anonymise"])("keeps the segments under an anonymous id (mode %s)", async (mode) => {
    await using w = await world();
    await submit(w, VIDEO, 10);
    await submit(w, "another1234", 20);
    const [before] = (await read(w)).json as { UUID: string }[];
    const answer = await leave(w, mode);
    expect([answer.status, answer.json]).toEqual([200, { segments: 2 }]);

    const rows = [VIDEO, "another1234"].map((video) => w.stores.segments.onVideo("YouTube", video));
    const [first, second] = (await Promise.all(rows)).flat();
    expect(first).toMatchObject({ startTime: 10, userId: expect.stringMatching(/^[0-9a-f]{64}$/), userAgent: "" });
    expect([second?.userId, first?.originIpHash]).toEqual([first?.userId, undefined]);
    expect(await traces(w)).toEqual([]);
    expect((await read(w)).json).toEqual([expect.objectContaining({ UUID: first?.uuid, segment: [10, 15] })]);
    expect(first?.uuid).not.toBe(before?.UUID);
  });

  it("anonymises two segments that became alike", async () => {
    await using w = await world();
    await submit(w, VIDEO, 10);
    await submit(w, VIDEO, 20);
    // A shift of segments, or a vote for another category.
    await w.storage.knex("segments").update({ start_time: 10, end_time: 15 });
    await submit(w, "another1234", 10);
    expect((await leave(w)).json).toEqual({ segments: 3 });
    const uuids: string[] = await w.storage.knex("segments").pluck("uuid");
    expect(new Set(uuids).size).toBe(3);
    for (const uuid of uuids) expect(uuid).toMatch(/^[0-9a-f]{64}7$/);
    expect(await traces(w)).toEqual([]);
  });

  it("deletes the segments with their votes, tallies and origins", async () => {
    await using w = await world();
    await submit(w, VIDEO, 10);
    await submit(w, VIDEO, 50, "bob");
    const [mine] = await w.stores.segments.onVideo("YouTube", VIDEO);
    await vote(w, mine?.uuid ?? "", 1, "bob");
    await w.storage.knex("category_tally").insert({ segment_id: mine?.id, category: "intro", votes: 1 });
    expect((await read(w)).json).toHaveLength(2);
    expect((await leave(w, "delete")).json).toEqual({ segments: 1 });

    expect((await read(w)).json).toEqual([expect.objectContaining({ segment: [50, 55] })]);
    for (const table of ["votes", "category_tally"]) expect(await w.storage.knex(table).select()).toEqual([]);
    expect(await w.storage.knex("segment_origin").pluck("segment_id")).toHaveLength(1);
    expect(await traces(w)).toEqual([]);
  });

  it("deletes chapter names that no other user has", async () => {
    await using w = await world();
    for (const user of ["ann", "bob"]) await w.stores.vips.add(publicIdOf(user), 1);
    await narrate(w, "ann", VIDEO, ["Credits", "My secret"]);
    await narrate(w, "bob", "another1234", ["Credits"]);
    expect((await leave(w, "delete")).json).toEqual({ segments: 2 });
    expect(await w.storage.knex("chapter_names").pluck("name")).toEqual(["Credits"]);
    expect((await w.send("GET", "/api/chapterNames", { query: { description: "secret" } })).status).toBe(404);
  });

  it("keeps a chapter name that another user submits concurrently", async () => {
    await using w = await world();
    for (const user of ["ann", "bob"]) await w.stores.vips.add(publicIdOf(user), 1);
    const names = ["Opening", "Credits", "Closing"];
    const videos = [0, 1, 2, 3].map((at) => `video00000${at}`);
    for (const video of videos) await narrate(w, "ann", video, names);
    const answers = await Promise.all([
      leave(w, "delete"),
      ...videos.map((video) => narrate(w, "bob", `${video}b`.slice(1), names.toReversed())),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    for (const name of names) {
      const found = await w.send("GET", "/api/chapterNames", { query: { description: name } });
      expect(found.json).toEqual([{ description: name }]);
    }
    expect(await w.storage.knex("chapter_uses").pluck("segment_id")).toHaveLength(12);
  });

  it("processes many segments of one video in batches", async () => {
    await using w = await world();
    await plant(
      w,
      Array.from({ length: 450 }, (_, at) => ({ at: [at, at + 0.5] as const, userId: ANN })),
    );
    expect((await leave(w, "delete")).json).toEqual({ segments: 450 });
    expect(await traces(w)).toEqual([]);
  });

  it("reports that nothing was left to delete", async () => {
    await using w = await world();
    expect((await leave(w)).json).toEqual({ segments: 0 });
    await submit(w, VIDEO, 10);
    await leave(w, "delete");
    expect((await leave(w, "delete")).json).toEqual({ segments: 0 });
  });

  it("marks the totals of both owners as stale", async () => {
    await using w = await world();
    await submit(w, VIDEO, 10);
    await w.storage.knex("stale_totals").delete();
    await leave(w);
    const [row] = await w.stores.segments.onVideo("YouTube", VIDEO);
    expect((await w.storage.knex("stale_totals").pluck("user_id")).sort()).toEqual([ANN, row?.userId].sort());
  });
});

describe("POST /api/deleteMyData, votes", () => {
  it.each([
    // vote  of type  by a VIP  the total is  then  and a vote row is left
    [1, 1, false, 1, 0, 0],
    [-1, 0, false, -1, 0, 0],
    [-5, 30, false, -1, 4, 0],
    [-5, 30, false, removedVotes, removedVotes, 1], // removed by reports or votes: it is not shown again
    [-1, 0, false, removedVotes, removedVotes, 1],
    [-2, 0, true, removedVotes, removedVotes, 1],
    [removedVotes - 2, 0, false, removedVotes - 2, removedVotes - 2, 1], // of a user who was a VIP at the time
  ])("a vote of %i, type %i, by a VIP %s: from %i to %i", async (increment, type, isVip, before, after, left) => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10], votes: before - increment }]);
    if (isVip) await w.stores.vips.add(ANN, 1);
    await vote(w, uuid, increment, "ann", type);
    expect(await votesOf(w, uuid)).toBe(before);
    expect((await leave(w)).json).toEqual({ segments: 0 });
    expect(await votesOf(w, uuid)).toBe(after);
    const rows: { user_id: string; ip_hash: string }[] = await w.storage.knex("votes").select("user_id", "ip_hash");
    expect(rows.map(({ ip_hash }) => ip_hash)).toEqual(Array.from({ length: left }, () => ""));
    expect(await traces(w)).toEqual(isVip ? ["vip_users"] : []);
  });

  it("does not restore segments removed by their owner", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10], userId: ANN }]);
    await vote(w, uuid, removedVotes);
    expect((await leave(w)).json).toEqual({ segments: 1 });
    expect((await read(w)).status).toBe(404);
    expect(await w.storage.knex("segments").pluck("votes")).toEqual([removedVotes]);
  });

  it("leaves a segment removed whose voters leave one after the other", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const down = (name: string, ip: string) =>
      w.send("POST", "/api/voteOnSponsorTime", { query: { UUID: uuid, userID: local(name), type: "0" }, ip });
    expect((await down("ann", "198.51.100.1")).status).toBe(200);
    expect((await down("vip", "198.51.100.2")).status).toBe(200); // adds what is missing to `removedVotes`
    expect((await leave(w)).json).toEqual({ segments: 0 });
    expect(await votesOf(w, uuid)).toBe(removedVotes);
    expect((await read(w)).status).toBe(404);
    expect(await traces(w)).toEqual([]);
  });

  it.each([
    // weight  by the owner  the tally is then  and the choice is left
    [1, false, 502, 0],
    [500, false, 503, 1], // a VIP's at the time, whatever their rank is now
    [1, true, 503, 1],
  ])("a choice of category of weight %i, by the owner %s: the tally is %i", async (weight, isOwn, tally, left) => {
    await using w = await world();
    await plant(w, [{ at: [1, 10], ...(isOwn && { userId: ANN }) }]);
    const { id } = await w.storage.knex("segments").first("id");
    const choice = { segment_id: id, user_id: ANN, category: "intro", weight, ip_hash: "a".repeat(64), time: 1 };
    await w.storage.knex("category_votes").insert(choice);
    await w.storage.knex("category_tally").insert({ segment_id: id, category: "intro", votes: 503 });
    await leave(w);
    expect(await w.storage.knex("category_tally").pluck("votes")).toEqual([tally]);
    expect(await w.storage.knex("category_votes").pluck("ip_hash")).toEqual(Array(left).fill(""));
    expect(await traces(w)).toEqual([]);
  });
});

describe("POST /api/deleteMyData and the limits per video", () => {
  const DAY = 86_400_000;
  const limited = async (video: object) => {
    const clock = { ms: 1_785_000_000_000 };
    const limits = { ...readConfig({}).limits, video: { perAddress: 0, seconds: 86_400, perUser: 0, ...video } };
    return Object.assign(await world({ config: { limits }, now: () => clock.ms }), { clock });
  };
  const refused = { status: 429, text: "Have submitted many sponsors for the same video." };

  it.each(["anonymise", "delete"])("make no room for another user at the address (mode %s)", async (mode) => {
    await using w = await limited({ perAddress: 3 });
    for (const at of [10, 20]) expect((await submit(w, VIDEO, at)).status).toBe(200);
    w.clock.ms += DAY / 2;
    expect((await submit(w, VIDEO, 30)).status).toBe(200);
    expect((await leave(w, mode)).json).toEqual({ segments: 3 });
    const answer = await submit(w, VIDEO, 40, "bob");
    expect(answer).toMatchObject(refused);
    expect(answer.headers.get("retry-after")).toBe(String(DAY / 2 / 1000));
    expect((await submit(w, "another1234", 40, "bob")).status).toBe(200);
    w.clock.ms += DAY / 2;
    expect((await submit(w, VIDEO, 40, "bob")).status).toBe(200);
    expect((await submit(w, VIDEO, 50, "bob")).status).toBe(200);
    expect((await submit(w, VIDEO, 60, "bob")).status).toBe(429);
  });

  it.each(["anonymise", "delete"])("make no room for the user for a day (mode %s)", async (mode) => {
    await using w = await limited({ perUser: 2 });
    for (const at of [10, 20]) expect((await submit(w, VIDEO, at)).status).toBe(200);
    w.clock.ms += 9 * DAY;
    expect((await leave(w, mode)).json).toEqual({ segments: 2 });
    const answer = await submit(w, VIDEO, 40);
    expect(answer).toMatchObject(refused);
    expect(answer.headers.get("retry-after")).toBe(String(DAY / 1000));
    expect((await submit(w, VIDEO, 40, "bob")).status).toBe(200);
    expect(await traces(w)).toEqual([]);
    w.clock.ms += DAY;
    expect((await submit(w, VIDEO, 50)).status).toBe(200);
  });

  it("store nothing that says whose the segments were", async () => {
    await using w = await limited({ perAddress: 3, perUser: 3 });
    for (const at of [10, 20]) await submit(w, VIDEO, at);
    await leave(w, "delete");
    const ends = w.clock.ms + DAY;
    const name = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(await w.storage.knex("rate_windows")).toEqual(Array(2).fill({ name, ends, taken: 2 }));
  });
});

describe("POST /api/deleteMyData, names, bans and warnings", () => {
  it.each([
    [0, []],
    [1, [{ user_name: null, name_locked: 1 }]],
  ])("removes the name and its history; a fixed name (%i) cannot be chosen again", async (name_locked, expected) => {
    await using w = await world();
    await w.storage.knex("users").insert({ user_id: ANN, user_name: "Ann", name_locked, updated: 1 });
    await w.storage
      .knex("user_name_log")
      .insert({ user_id: ANN, old_name: null, new_name: "Ann", by_admin: 0, time: 1 });
    await leave(w);
    expect(await w.storage.knex("users").select("user_name", "name_locked")).toEqual(expected);
    expect(await w.storage.knex("user_name_log").select()).toEqual([]);
  });

  it("removes a history of any length", async () => {
    await using w = await world();
    const entry = { user_id: ANN, old_name: "Ann", new_name: "Anna", by_admin: 0, time: 1 };
    for (let n = 0; n < 5; n++) await w.storage.knex("user_name_log").insert(Array(100).fill(entry));
    expect((await leave(w)).status).toBe(200);
    expect(await traces(w)).toEqual([]);
  });

  it.skipIf(inject("engine") === "sqlite")("removes the former name stored by a concurrent change", async () => {
    await using w = await world();
    const named = (name: string | null) => ({ name, isLocked: false });
    const change = { userId: ANN, byAdmin: false, at: 1 };
    await w.stores.userNames.change({ ...change, before: named(null), after: named("Ann of Main Street") });
    let left: Promise<Answer> | undefined;
    await w.services.transaction(async ({ moderationLocks, userNames }) => {
      await moderationLocks.lock([ANN]);
      left = leave(w);
      expect(await Promise.race([left.then(() => "left"), sleep(300, "waits")])).toBe("waits");
      await userNames.change({ ...change, before: named("Ann of Main Street"), after: named("Anna") });
    });
    expect((await left)?.status).toBe(200);
    expect(await traces(w)).toEqual([]);
  });

  it("leaves no trace of a regular user", async () => {
    await using w = await counted();
    const [uuid = ""] = await plant(w, [{ at: [100, 110] }]);
    await submit(w, VIDEO, 10);
    for (const choice of [{ type: "0" }, { category: "intro" }]) {
      const query = { UUID: uuid, userID: local("ann"), ...choice };
      expect((await w.send("POST", "/api/voteOnSponsorTime", { query })).status).toBe(200);
    }
    await w.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: "Ann" } });
    await w.stores.temporaryVips.add(ANN, "channel", Date.now() + 3_600_000);
    const lived = ["category_votes", "segments", "subjects", "temporary_vips", "user_category_totals", "user_name_log"];
    expect(await traces(w)).toEqual([
      ...lived,
      "user_name_search",
      "user_reputations",
      "user_totals",
      "users",
      "votes",
    ]);

    expect((await leave(w)).json).toEqual({ segments: 1 });
    expect(await traces(w)).toEqual([]);
    expect(await w.storage.knex("user_name_grams").select("gram")).toEqual([]);
  });

  it("keeps decisions of moderators, including those of the user", async () => {
    await using w = await moderated();
    await w.stores.vips.add(ANN, 1);
    const decided = [
      await w.send("POST", "/api/warnUser", { json: { issuerUserID: VIP, userID: ANN } }),
      await w.send("POST", "/api/shadowBanUser", { query: { userID: ANN, adminUserID: VIP } }),
      await w.send("POST", "/api/lockCategories", {
        json: { userID: local("ann"), videoID: VIDEO, categories: ["sponsor"] },
      }),
    ];
    expect(decided.map(({ status }) => status)).toEqual([200, 200, 200]);
    await leave(w, "delete");
    const kept = ["banned_users", "category_locks", "moderation_log", "vip_users", "warnings"];
    expect(await traces(w)).toEqual(kept);
  });

  it("stores no row for an unknown user", async () => {
    await using w = await world();
    await leave(w);
    for (const table of [...(await tablesOf(w)), "changes"]) {
      expect(JSON.stringify(await w.storage.knex(table).select()), table).not.toContain(ANN);
    }
  });

  it("keeps segments hidden by a ban hidden", async () => {
    await using w = await world();
    await w.stores.bans.add({ userId: ANN, byUser: "v".repeat(64), at: 1 });
    await submit(w, VIDEO, 10);
    expect((await read(w)).status).toBe(200); // to the address it came from
    expect((await leave(w)).json).toEqual({ segments: 1 });
    expect((await read(w)).status).toBe(404);
    await submit(w, VIDEO, 50);
    expect((await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO }, ip: "192.0.2.9" })).status).toBe(404);
  });

  it("keeps bans and warnings", async () => {
    await using w = await world();
    await w.stores.bans.add({ userId: ANN, byUser: "v".repeat(64), at: 1 });
    await w.stores.warnings.issue({ userId: ANN, issuerId: "v".repeat(64), reason: "Slowly", at: 1 });
    await leave(w, "delete");
    expect(await w.stores.bans.has(ANN, Date.now())).toBe(true);
    expect(await w.stores.warnings.active(ANN)).toEqual({ reason: "Slowly" });
  });
});

describe("POST /api/deleteMyData, concurrent and interrupted", () => {
  it.each(["delete", "anonymise"])("%s concurrent with submissions ends as if they were sequential", async (mode) => {
    await using w = await world();
    const starts = Array.from({ length: 12 }, (_, at) => at);
    const video = (at: number) => `video00000${at % 3}`;
    const first = starts.slice(0, 6).map((at) => submit(w, video(at), at * 10));
    await Promise.all(first);
    const [left, again, ...later] = await Promise.all([
      leave(w, mode),
      leave(w, mode),
      ...starts.slice(6).map((at) => submit(w, video(at), at * 10)),
    ]);
    expect([left.status, again.status, ...later.map(({ status }) => status)]).toEqual(Array(8).fill(200));

    const rows: { user_id: string }[] = await w.storage.knex("segments").select("user_id");
    const kept = rows.filter(({ user_id }) => user_id === ANN).length;
    const gone = (left.json as { segments: number }).segments + (again.json as { segments: number }).segments;
    expect([gone >= 6, gone + kept, rows.length]).toEqual([true, 12, mode === "delete" ? kept : 12]);
    expect((await leave(w, mode)).json).toEqual({ segments: kept });
    expect(await traces(w)).toEqual([]);
  });

  it("is completed by the next request after a crash", async () => {
    await using w = await world();
    for (const at of [0, 1, 2, 3]) await submit(w, `video00000${at}`, 10);
    let transactions = 0;
    const dying = {
      ...w.services,
      transaction: <T>(work: Parameters<typeof w.services.transaction<T>>[0]): Promise<T> => {
        transactions++;
        return transactions > 2 ? Promise.reject(new Error("power is off")) : w.services.transaction(work);
      },
    };
    const caller = { publicId: ANN };
    const client = { ip: "192.0.2.1", userAgent: "" };
    const body = { userID: local("ann"), mode: "anonymise" } as const;
    const parameters = { path: undefined, query: undefined, header: undefined, cookie: undefined };
    const contentType = "application/json";
    const request = { method: "POST", target: "/api/deleteMyData", headers: {} };
    const { signal } = new AbortController();
    const input = {
      ...parameters,
      body,
      contentType,
      caller,
      security: {},
      client,
      request,
      problem: makeProblem,
      signal,
    } as const;
    const died = deleteMyData(input, dying);
    await expect(died).rejects.toThrow("power is off");
    expect((await leave(w)).json).toEqual({ segments: 2 });
    expect(await traces(w)).toEqual([]);
    expect(await w.storage.knex("segments").pluck("id")).toHaveLength(4);
  });
});

describe("POST /api/deleteMyData, interrupted between two batches of one video", () => {
  it("does not restore a segment removed by its owner with a vote of -1", async () => {
    await using w = await world();
    const votes = Array.from({ length: 201 }, (_, at) => ({ at: [at, at + 0.5] as const }));
    const [own = ""] = await plant(w, [{ at: [900, 910], userId: ANN, votes: removedVotes }]);
    await w.stores.segments.insert(votes.map(newSegment), "0".repeat(64));
    const { knex } = w.storage;
    const rows: { id: number; uuid: string }[] = await knex("segments").select("id", "uuid");
    // Its own is the last to be read, in the second batch.
    const ballots = rows.map(({ id, uuid }) => ({ segment_id: id, time: uuid === own ? 2 : 1, ...DOWN }));
    for (let from = 0; from < ballots.length; from += 100) await knex("votes").insert(ballots.slice(from, from + 100));
    await knex("segments").where("uuid", "<>", own).update({ votes: -1 });

    const [video] = await w.stores.erasure.videos(ANN, 1);
    if (video === undefined) throw new Error("There is nothing to erase.");
    const { newPublicId } = w.services;
    const leaver = { userId: ANN, mode: "anonymise", pseudonym: newPublicId(), newPublicId } as const;
    await eraseOnVideo(video, leaver, w.services);
    expect(await knex("votes").where("user_id", ANN).pluck("segment_id")).toHaveLength(2);
    expect((await leave(w)).status).toBe(200);
    expect(await knex("segments").where("start_time", 900).pluck("votes")).toEqual([removedVotes]);
    expect(await traces(w)).toEqual([]);
  });
});

describe("POST /api/deleteMyData, refusals", () => {
  const unchanged = shared(async () => {
    const w = await world();
    await submit(w, VIDEO, 10);
    return w;
  });
  it.each<[string, object, string]>([
    ["a missing user", {}, "No userID provided"],
    ["an id that is too short", { userID: "x".repeat(31) }, "No valid userID."],
    ["another mode", { userID: local("ann"), mode: "hide" }, ""],
  ])("refuses %s", async (_name, json, start) => {
    const w = unchanged();
    const answer = await w.send("POST", "/api/deleteMyData", { json });
    expect([answer.status, answer.text.slice(0, start.length)]).toEqual([400, start]);
    expect((await w.stores.segments.onVideo("YouTube", VIDEO))[0]?.userId).toBe(ANN);
  });

  it("refuses an empty body and one that is too large", async () => {
    await using w = await world();
    const headers = { "content-type": "application/json" };
    expect((await w.send("POST", "/api/deleteMyData", { body: "", headers })).status).toBe(400);
    const json = { userID: local("ann"), more: "x".repeat(102_400) };
    expect((await w.send("POST", "/api/deleteMyData", { json })).status).toBe(413);
  });
});
