import { describe, expect, it } from "vitest";
import { expectRight } from "../../support/right-totals.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { order, ordered, plantOne, stateOf, trail, undone } from "./orders.ts";
import { ann, moderated, submission } from "./people.ts";

const vip = publicIdOf("vip");
const read = async (w: World, videoID = VIDEO) =>
  (await w.send("GET", "/api/skipSegments", { query: { videoID } })).status;

describe("POST /api/moderation/segments", () => {
  it.each([
    // the segment is           the order               then it is
    [{}, { action: "hide" }, { hidden: 1 }],
    [{ hidden: 1 }, { action: "show" }, { hidden: 0 }],
    [{ hidden: 1, shadowHidden: 1 }, { action: "show" }, { hidden: 0, shadow_hidden: 1 }], // the ban decides that
    [{}, { action: "lock" }, { locked: 1 }],
    [{ locked: 1 }, { action: "unlock" }, { locked: 0 }],
    [{}, { action: "category", category: "intro" }, { category: "intro" }],
    [{ actionType: "full" }, { action: "category", category: "selfpromo" }, { category: "selfpromo" }],
  ] as const)("%j, ordered %j: %j, once, and undone", async (sketch, asked, after) => {
    await using w = await moderated();
    const uuid = await plantOne(w, sketch);
    const before = await stateOf(w, uuid);
    const done = await ordered(w, { UUIDs: [uuid, uuid], ...asked });
    expect(done).toEqual({ changed: [uuid], unchanged: [], unknown: [], users: [], undo: expect.any(Number) });
    expect(await stateOf(w, uuid)).toEqual({ ...before, ...after });
    expect(await ordered(w, { UUIDs: [uuid], ...asked })).toEqual({
      changed: [],
      unchanged: [uuid],
      unknown: [],
      users: [],
      undo: null,
    });
    expect(await undone(w, done.undo)).toMatchObject({ changed: [uuid] });
    expect(await stateOf(w, uuid)).toEqual(before);
  });

  it("changes segments of several videos, and reports each id", async () => {
    await using w = await moderated();
    const [one = "", two = "", hidden = ""] = await plant(w, [
      { at: [1, 10] },
      { at: [20, 30], videoId: "another1234" },
      { at: [40, 50], videoId: "another1234", hidden: 1 },
    ]);
    expect([await read(w), await read(w, "another1234")]).toEqual([200, 200]);
    const done = await ordered(w, { UUIDs: [two, "nobody", hidden, one], action: "hide", reason: "Not a sponsor" });
    expect({ ...done, changed: done.changed.toSorted() }).toEqual({
      changed: [one, two].sort(),
      unchanged: [hidden],
      unknown: ["nobody"],
      users: [],
      undo: expect.any(Number),
    });
    expect([await read(w), await read(w, "another1234")]).toEqual([404, 404]);
    expect(await trail(w)).toEqual([
      expect.objectContaining({
        id: done.undo,
        actor: vip,
        action: "segments",
        service: null,
        videoID: null,
        detail: { action: "hide", reason: "Not a sponsor", segments: 2 },
      }),
    ]);
  });

  it("names the video in the trail when there is only one", async () => {
    await using w = await moderated();
    const uuid = await plantOne(w);
    await ordered(w, { UUIDs: [uuid], action: "category", category: "intro", reason: null });
    expect(await trail(w, { videoID: VIDEO, action: "segments" })).toEqual([
      expect.objectContaining({
        service: "YouTube",
        videoID: VIDEO,
        detail: { action: "category", category: "intro", before: ["sponsor"], reason: "", segments: 1 },
      }),
    ]);
  });

  it("gives a category enough votes that other users' votes do not move it back at once", async () => {
    await using w = await moderated();
    await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]));
    const [{ uuid, id } = { uuid: "", id: 0 }] = await w.stores.segments.onVideo("YouTube", VIDEO);
    await w.storage.knex("category_tally").insert({ segment_id: id, category: "sponsor", votes: 10_000 });
    const { undo } = await ordered(w, { UUIDs: [uuid], action: "category", category: "intro" });
    const vote = (name: string) =>
      w.send("POST", "/api/voteOnSponsorTime", { query: { UUID: uuid, userID: local(name), category: "sponsor" } });
    expect((await vote("bob")).status).toBe(200);
    expect(await stateOf(w, uuid)).toMatchObject({ category: "intro" });
    await undone(w, undo);
    expect(await stateOf(w, uuid)).toMatchObject({ category: "sponsor" });
    const tally = await w.storage.knex("category_tally").orderBy("category").select("category", "votes");
    expect(tally).toEqual([
      { category: "intro", votes: 0 },
      { category: "sponsor", votes: 10_001 },
    ]);
  });

  it.each(["hide", "lock", "category"])("makes totals of users follow: %s", async (action) => {
    await using w = await moderated();
    const uuid = await plantOne(w, { userId: ann, votes: 3, views: 5 });
    await w.stores.totals.markStale([ann]);
    const category = action === "category" ? { category: "intro" } : {};
    const { undo } = await ordered(w, { UUIDs: [uuid], action, ...category });
    await w.services.statistics.totals();
    await expectRight(w.storage);
    await undone(w, undo);
    expect(await w.storage.knex("stale_totals").pluck("user_id")).toEqual([ann]);
  });

  it("makes the stored reputation of the submitter follow", async () => {
    await using w = await moderated();
    const uuid = await plantOne(w, { userId: ann, votes: 3 });
    const { facts, recount } = w.stores.reputation;
    const lockedOf = async (read: typeof recount) => (await read([ann], Date.now())).get(ann)?.locked;
    expect(await lockedOf(facts)).toBe(0);
    const { undo } = await ordered(w, { UUIDs: [uuid], action: "lock" });
    expect([await lockedOf(facts), await lockedOf(recount)]).toEqual([1, 1]);
    await undone(w, undo);
    expect([await lockedOf(facts), await lockedOf(recount)]).toEqual([0, 0]);
  });

  it("is seen by another process, whose caches follow", async () => {
    await using w = await moderated();
    await using other = await world({ beside: w });
    const uuid = await plantOne(w);
    expect(await read(other)).toBe(200);
    await ordered(w, { UUIDs: [uuid], action: "hide" });
    await expect.poll(() => read(other)).toBe(404);
  });

  it("forgets what it changed together with a deleted segment", async () => {
    await using w = await moderated();
    await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]));
    const [{ uuid } = { uuid: "" }] = await w.stores.segments.onVideo("YouTube", VIDEO);
    const { undo } = await ordered(w, { UUIDs: [uuid], action: "hide" });
    await w.send("POST", "/api/deleteMyData", { json: { userID: local("ann"), mode: "delete" } });
    expect(await w.storage.knex("segment_changes")).toEqual([]);
    expect(await undone(w, undo)).toMatchObject({ changed: [], unchanged: [], undo: null });
  });

  it("keeps the history of a segment, newest first", async () => {
    await using w = await moderated();
    const uuid = await plantOne(w);
    const { undo } = await ordered(w, { UUIDs: [uuid], action: "hide", reason: "spam" });
    await ordered(w, { UUIDs: [uuid], action: "category", category: "intro" });
    await undone(w, undo);
    const history = await w.send("GET", `/api/segments/${uuid}/history`);
    const time = expect.any(Number);
    expect((history.json as { changes: unknown }).changes).toEqual([
      { time, change: "undo", detail: { field: "hidden", before: "1", after: "0" } },
      { time, change: "category", detail: { field: "category", before: "sponsor", after: "intro" } },
      { time, change: "hide", detail: {} },
    ]);
  });

  it("names the categories that go with the action type, and changes nothing", async () => {
    await using w = await moderated();
    const [skip = "", point = ""] = await plant(w, [
      { at: [1, 10] },
      { at: [20, 20], category: "poi_highlight", actionType: "poi", videoId: "another1234" },
    ]);
    const answer = await order(w, { UUIDs: [skip, point], action: "category", category: "intro" });
    expect([answer.status, answer.text]).toEqual([
      400,
      `The category "intro" does not go with the action type "poi" of the segment ${point}; these do: poi_highlight.`,
    ]);
    expect(await stateOf(w, skip)).toMatchObject({ category: "sponsor" });
  });

  it.each<[string, object, number, string]>([
    ["an unknown category", { action: "category", category: "nonsense" }, 400, 'no category "nonsense"; there are'],
    ["no category", { action: "category" }, 400, "No category provided"],
    ["a category with another action", { action: "hide", category: "intro" }, 400, "No category is expected"],
    ["an unknown action", { action: "explode" }, 400, "action"],
    ["no ids", { action: "hide", UUIDs: [] }, 400, "UUIDs"],
    ["101 ids", { action: "hide", UUIDs: Array.from({ length: 101 }, (_, n) => `n${n}`) }, 400, "UUIDs"],
    ["ids that nothing has", { action: "hide", UUIDs: ["nobody"] }, 404, "There are no such segments."],
    ["a body that is too large", { action: "hide", reason: "x".repeat(110_000) }, 413, "The body is larger"],
  ])("refuses %s", async (_name, json, status, text) => {
    await using w = await moderated();
    const uuid = await plantOne(w);
    const answer = await order(w, { UUIDs: [uuid], ...json });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
    expect([await stateOf(w, uuid), await trail(w)]).toEqual([
      { hidden: 0, locked: 0, shadow_hidden: 0, category: "sponsor" },
      [],
    ]);
  });

  it.each([
    ["nobody", "", 400],
    ["a user who is not a VIP", local("ann"), 403],
    ["the public id of a VIP", vip, 403],
  ])("is not for %s", async (_name, user, status) => {
    await using w = await moderated();
    const uuid = await plantOne(w);
    expect((await order(w, { UUIDs: [uuid], action: "hide" }, user)).status).toBe(status);
    expect(await stateOf(w, uuid)).toMatchObject({ hidden: 0 });
  });
});

describe("an order during which the database fails", () => {
  it("keeps what was done, and the reply and the trail tell", async () => {
    await using w = await moderated();
    const [one = "", two = ""] = await plant(w, [{ at: [1, 10] }, { at: [20, 30], videoId: "another1234" }]);
    await using full = await diskFullAfter(w, 1);
    const UUIDs = [one, two];
    const done = await ordered(w, { UUIDs, action: "hide" });
    expect(done).toMatchObject({ changed: [one], unchanged: [], unknown: [] });
    expect([(await stateOf(w, one)).hidden, (await stateOf(w, two)).hidden]).toEqual([1, 0]);
    expect(await trail(w)).toEqual([
      expect.objectContaining({ id: done.undo, detail: expect.objectContaining({ segments: 1 }) }),
    ]);

    await full[Symbol.asyncDispose]();
    expect(await ordered(w, { UUIDs, action: "hide" })).toMatchObject({ changed: [two], unchanged: [one] });
  });

  it("is refused when nothing was done", async () => {
    await using w = await moderated();
    const uuid = await plantOne(w);
    await using _full = await diskFullAfter(w, 0);
    expect((await order(w, { UUIDs: [uuid], action: "hide" })).status).toBe(503);
    expect([await stateOf(w, uuid), await trail(w)]).toEqual([expect.objectContaining({ hidden: 0 }), []]);
  });
});

/** Lets the disk be full when a change is stored and `most` are stored already. */
async function diskFullAfter({ storage: { knex }, database }: World, most: number): Promise<AsyncDisposable> {
  const isFull = `(select count(*) from segment_changes) >= ${most}`;
  const before = "create trigger full_disk before insert on segment_changes";
  if (database.engine === "sqlite") {
    const connection = await knex.client.acquireConnection();
    connection.function("full", () => {
      throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    });
    await knex.client.releaseConnection(connection);
    await knex.raw(`${before} when ${isFull} begin select full(); end`);
  } else {
    const signal = "signal sqlstate 'HY000' set mysql_errno = 1021, message_text = 'Disk full'";
    await knex.raw(`${before} for each row if ${isFull} then ${signal}; end if`);
  }
  return { [Symbol.asyncDispose]: async () => void (await knex.raw("drop trigger if exists full_disk")) };
}
