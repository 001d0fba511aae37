import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { order, ordered, plantOne, type Result, stateOf, trail, undo, undone } from "./orders.ts";
import { moderated, submission, VIP } from "./people.ts";

const hidden = async (w: World): Promise<number[]> => w.storage.knex("segments").orderBy("id").pluck("hidden");
const hide = (w: World, UUIDs: readonly string[]) => ordered(w, { UUIDs, action: "hide" });
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe("POST /api/moderation/undo", () => {
  it("restores what the action found on all videos, and the trail says who did it", async () => {
    await using w = await moderated();
    await w.stores.vips.add(publicIdOf("bob"), 1);
    const uuids = await plant(w, [
      { at: [1, 10] },
      { at: [20, 30], videoId: "another1234" },
      { at: [40, 50], hidden: 1 },
    ]);
    const hiding = await hide(w, uuids);
    const back = (await undo(w, hiding.undo, local("bob"))).json as Result;
    expect({ ...back, changed: back.changed.toSorted() }).toEqual({
      changed: hiding.changed.toSorted(),
      unchanged: [],
      unknown: [],
      users: [],
      undo: expect.any(Number),
    });
    expect(await hidden(w)).toEqual([0, 0, 1]);
    expect(await trail(w)).toEqual([
      expect.objectContaining({
        id: back.undo,
        actor: publicIdOf("bob"),
        action: "undo",
        detail: { deed: hiding.undo, segments: 2 },
      }),
      expect.objectContaining({ id: hiding.undo, undone: expect.objectContaining({ id: back.undo }), undoable: false }),
    ]);
    expect((await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } })).status).toBe(200);
  });

  it("can itself be undone, and that too", async () => {
    await using w = await moderated();
    const uuid = await plantOne(w);
    let { undo: last } = await ordered(w, { UUIDs: [uuid], action: "category", category: "intro" });
    const seen: string[] = [];
    for (let n = 0; n < 4; n++) {
      ({ undo: last } = await undone(w, last));
      seen.push((await stateOf(w, uuid)).category);
    }
    expect(seen).toEqual(["sponsor", "intro", "sponsor", "intro"]);
    expect(await w.storage.knex("category_tally").where("category", "intro").pluck("votes")).toEqual([500]);
  });

  it("leaves alone what somebody has changed since", async () => {
    await using w = await moderated();
    const uuids = await plant(w, [{ at: [1, 10] }, { at: [20, 30] }]);
    const { undo: entryId } = await hide(w, uuids);
    await ordered(w, { UUIDs: uuids.slice(1), action: "show" });
    await ordered(w, { UUIDs: uuids.slice(0, 1), action: "lock" }); // another field
    expect(await undone(w, entryId)).toMatchObject({ changed: uuids.slice(0, 1), unchanged: uuids.slice(1) });
    expect(await hidden(w)).toEqual([0, 0]);
    expect(await stateOf(w, uuids[0] ?? "")).toMatchObject({ hidden: 0, locked: 1 });
  });

  it("changes nothing and adds nothing to the trail when all has been changed since", async () => {
    await using w = await moderated();
    const uuid = await plantOne(w);
    const { undo: entryId } = await hide(w, [uuid]);
    await ordered(w, { UUIDs: [uuid], action: "show" });
    for (let n = 0; n < 2; n++) {
      expect(await undone(w, entryId)).toEqual({ changed: [], unchanged: [uuid], unknown: [], users: [], undo: null });
    }
    expect(await trail(w)).toHaveLength(2);
  });

  it("is refused the second time", async () => {
    await using w = await moderated();
    const { undo: entryId } = await hide(w, [await plantOne(w)]);
    await undone(w, entryId);
    const answer = await w.send("POST", "/api/moderation/undo", {
      json: { id: entryId },
      headers: { "x-user-id": VIP, accept: "application/problem+json" },
    });
    expect([answer.status, answer.json]).toEqual([409, expect.objectContaining({ code: "already_undone" })]);
    expect(await hidden(w)).toEqual([0]);
  });

  it.each<[string, unknown, number]>([
    ["an unknown id", 4711, 404],
    ["an id that is none", 0, 400],
    ["an id past all", Number.MAX_SAFE_INTEGER, 404],
    ["text", "12", 400],
    ["a body that is too large", "1".repeat(110_000), 413],
  ])("refuses %s", async (_name, id, status) => {
    await using w = await moderated();
    expect((await undo(w, id)).status).toBe(status);
  });

  it("refuses an action of another kind", async () => {
    await using w = await moderated();
    await w.send("POST", "/api/warnUser", { json: { issuerUserID: VIP, userID: publicIdOf("ann") } });
    await w.send("POST", "/api/purgeAllSegments", { json: { userID: VIP, videoID: VIDEO } }); // of a video without any
    for (const { id, undoable } of await trail(w)) expect([undoable, (await undo(w, id)).status]).toEqual([false, 404]);
  });

  it("is for VIPs", async () => {
    await using w = await moderated();
    const { undo: entryId } = await hide(w, [await plantOne(w)]);
    expect((await undo(w, entryId, local("ann"))).status).toBe(403);
    expect((await undo(w, entryId, "")).status).toBe(400);
    expect(await hidden(w)).toEqual([1]);
  });
});

describe("what was done to a whole video", () => {
  it("is taken back as it was: hidden segments stay hidden, and it can be done again", async () => {
    await using w = await moderated();
    const uuids = await plant(w, [{ at: [1, 10] }, { at: [20, 30], hidden: 1 }, { at: [40, 50], service: "Spotify" }]);
    await w.send("POST", "/api/purgeAllSegments", { json: { userID: VIP, videoID: VIDEO } });
    const [purge] = await trail(w);
    expect([purge?.undoable, await hidden(w)]).toEqual([true, [1, 1, 1]]);
    const back = await undone(w, purge?.id ?? null);
    expect([back.changed.toSorted(), await hidden(w)]).toEqual([[uuids[0], uuids[2]].toSorted(), [0, 1, 0]]);
    await undone(w, back.undo);
    expect(await hidden(w)).toEqual([1, 1, 1]);
    const { json } = await w.send("GET", `/api/segments/${uuids[0]}/history`);
    const { changes } = json as { changes: { change: string }[] };
    expect(changes.map(({ change }) => change).toSorted()).toEqual(["purge", "undo", "undo"]);
  });

  it("may be more than a statement takes", async () => {
    await using w = await moderated();
    await plantOne(w);
    const [row] = await w.storage.knex("segments").select("*");
    const more = Array.from({ length: 1100 }, (_, n) => ({ ...row, id: undefined, uuid: `more${n}` }));
    await w.storage.knex.batchInsert(
      "segments",
      more.map(({ id: _id, ...rest }) => rest),
      40,
    );
    await w.send("POST", "/api/purgeAllSegments", { json: { userID: VIP, videoID: VIDEO } });
    const [purge] = await trail(w);
    expect((await undone(w, purge?.id ?? null)).changed).toHaveLength(1101);
    expect(new Set(await hidden(w))).toEqual(new Set([0]));
  });
});

describe("what was done to a user", () => {
  const ann = publicIdOf("ann");
  const ban = async (w: World, more: object = {}) => {
    const order = { json: { userID: ann, ...more }, headers: { "x-user-id": VIP } };
    return (await w.send("POST", "/api/moderation/bans", order)).json as { undo: number; until: number | null };
  };
  const shadow = (w: World): Promise<number[]> => w.storage.knex("segments").orderBy("id").pluck("shadow_hidden");

  it("a ban that began is lifted with all that it hid, and with the addresses", async () => {
    await using w = await moderated();
    for (const at of [
      [1, 10],
      [20, 30],
    ] as const)
      await w.send("POST", "/api/skipSegments", submission("ann", at));
    const { undo: entryId } = await ban(w, {
      hours: 2,
      type: 2,
      categories: ["sponsor"],
      addresses: true,
      reason: "spam",
    });
    expect([await shadow(w), await w.storage.knex("banned_ips").pluck("ip_hash")]).toEqual([
      [2, 2],
      [expect.any(String)],
    ]);
    expect(await undone(w, entryId)).toEqual({ changed: [], unchanged: [], unknown: [], users: [ann], undo: null });
    expect([await shadow(w), await w.storage.knex("banned_ips").pluck("ip_hash")]).toEqual([[0, 0], []]);
    expect(
      (await trail(w, { user: ann })).map(({ action, undone, undoable }) => [action, undone !== null, undoable]),
    ).toEqual([
      ["unban_addresses", false, false],
      ["unban", false, false],
      ["ban_addresses", false, false],
      ["ban", true, false],
    ]);
    expect((await undo(w, entryId)).status).toBe(409);
  });

  it("is taken back with the bans of those who shared an address, unless somebody has changed them since", async () => {
    await using w = await moderated();
    const bob = publicIdOf("bob");
    for (const name of ["ann", "bob", "cid"])
      await w.send("POST", "/api/skipSegments", submission(name, [1, name.charCodeAt(0)]));
    const { undo: entryId } = await ban(w, { addresses: true });
    await ban(w, { userID: bob, hours: 5 });
    const { users } = await undone(w, entryId);
    expect(users.toSorted()).toEqual([ann, publicIdOf("cid")].toSorted());
    expect(await w.storage.knex("banned_users").pluck("user_id")).toEqual([bob]);
  });

  it("of a ban that was changed, end and reason come back; one that is another meanwhile stays", async () => {
    await using w = await moderated();
    const first = await ban(w, { hours: 2, reason: "spam" });
    const second = await ban(w, { hours: 5, reason: "more spam" });
    expect(await undone(w, first.undo)).toMatchObject({ users: [] });
    expect(await undone(w, second.undo)).toMatchObject({ users: [ann], undo: null });
    expect(await w.stores.bans.of(ann)).toMatchObject({ until: first.until, reason: "spam" });
    expect(await undone(w, first.undo)).toMatchObject({ users: [ann] });
    expect(await w.stores.bans.of(ann)).toBeUndefined();
  });
});

describe("concurrently", () => {
  it("one of twenty requests to undo an action wins, through two processes", async () => {
    await using w = await moderated();
    await using other = await world({ beside: w });
    const uuids = await plant(
      w,
      Array.from({ length: 10 }, (_, n) => ({ at: [1, 10] as const, videoId: `video${n}` })),
    );
    const { undo: entryId } = await hide(w, uuids);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => undo(n % 2 === 0 ? w : other, entryId)));
    expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect(await hidden(w)).toEqual(Array(10).fill(0));
    expect((await trail(w, { action: "undo" })).map(({ detail }) => detail)).toEqual([{ deed: entryId, segments: 10 }]);
  });

  it("an order and its undoing leave each segment as it was or as it was ordered", async () => {
    await using w = await moderated();
    await using other = await world({ beside: w });
    const uuids = await plant(
      w,
      Array.from({ length: 30 }, (_, n) => ({ at: [1, 10] as const, videoId: `video${n}` })),
    );
    let last = 0;
    for (let round = 0; round < 3; round++) {
      const ordering = order(w, { UUIDs: uuids, action: "hide" });
      const newest = async () => (await w.stores.auditLog.find({ action: "segments", limit: 1 }))[0]?.id ?? 0;
      await expect.poll(newest, { interval: 1 }).toBeGreaterThan(last);
      last = await newest();
      const back = (await undo(other, last)).json as Result;
      const done = (await ordering).json as Result;
      expect([...done.changed, ...done.unchanged].toSorted()).toEqual(uuids.toSorted());
      expect(back.changed.toSorted()).toEqual(done.changed.toSorted()); // all that was done was taken back
      expect(await hidden(w)).toEqual(Array(30).fill(0));
      const [deed] = await trail(w, { action: "segments" });
      expect(deed).toMatchObject({ detail: { segments: done.changed.length }, undone: { id: back.undo } });
    }
  });

  it("undoing one action and carrying out others leave a state that the changes account for", async () => {
    await using w = await moderated();
    await using other = await world({ beside: w });
    const uuids = await plant(
      w,
      Array.from({ length: 6 }, (_, n) => ({
        at: [1, 10] as const,
        videoId: `video${n % 3}`,
        userId: publicIdOf(`u${n}`),
      })),
    );
    let { undo: entryId } = await ordered(w, { UUIDs: uuids, action: "category", category: "intro" });
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        undo(w, entryId),
        order(other, { UUIDs: uuids.toReversed(), action: "category", category: "outro" }),
        order(w, { UUIDs: uuids, action: "category", category: "preview" }),
        order(other, { UUIDs: uuids, action: "hide" }),
        order(w, { UUIDs: uuids, action: "show" }),
      ]);
      expect(statuses(answers)).toEqual(Array(5).fill(200));
      for (const [field, initial] of [
        ["category", "sponsor"],
        ["hidden", "0"],
      ] as const)
        await expectChain(w, field, initial);
      ({ undo: entryId } = await ordered(w, { UUIDs: uuids, action: "category", category: "filler" }));
    }
  });
});

/**
 * The changes of a field of a segment follow from one another: each value is left as often as it is reached, apart from
 * the first and the last one. Their ids do not tell the order, because concurrent actions are numbered as they begin.
 */
async function expectChain({ storage: { knex } }: World, field: "category" | "hidden", initial: string): Promise<void> {
  for (const segment of await knex("segments").select("id", field)) {
    const changes: { value_before: string; value_after: string }[] = await knex("segment_changes").where({
      segment_id: segment.id,
      field,
    });
    const count = new Map<string, number>([[initial, 1]]);
    const add = (value: string, by: number): void => void count.set(value, (count.get(value) ?? 0) + by);
    for (const { value_before, value_after } of changes) {
      add(value_before, -1);
      add(value_after, 1);
    }
    expect([...count].filter(([, n]) => n !== 0)).toEqual([[String(segment[field]), 1]]);
  }
}
