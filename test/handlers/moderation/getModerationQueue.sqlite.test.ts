import { describe, expect, it } from "vitest";
import { rejectedLimits } from "../../../src/domain/moderation/queue.ts";
import { minShownVotes, removedVotes } from "../../../src/domain/segments/shown.ts";
import { indexesUsed } from "../../support/plan.ts";
import { plant, type Sketch, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { type Answer, local, publicIdOf, type World, world } from "../../support/world.ts";
import { ordered, plantOne } from "./orders.ts";
import { ann, moderated, submission, VIP } from "./people.ts";

type Item = Readonly<{
  time: number;
  segment: Readonly<Record<string, unknown>> | null;
  rejected: Readonly<Record<string, unknown>> | null;
}>;
type Page = Readonly<{ items: Item[]; next: string | null }>;

const bob = publicIdOf("bob");
const send = (w: World, query: Record<string, string>, user: string = VIP): Promise<Answer> =>
  w.send("GET", "/api/moderation/queue", { query, headers: { "x-user-id": user } });
const queue = async (w: World, kind: string, more: Record<string, string> = {}): Promise<Page> =>
  (await send(w, { kind, ...more })).json as Page;
const uuidsOf = ({ items }: Page): unknown[] => items.map(({ segment }) => segment?.["UUID"]);

/** Everything there is, page by page; at most `most` pages. */
async function all(w: World, kind: string, limit: string, most = 100): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | null = "";
  for (let page = 0; cursor !== null && page < most; page++) {
    const { items, next }: Page = await queue(w, kind, { limit, ...(cursor !== "" && { cursor }) });
    found.push(...items);
    cursor = next;
  }
  expect(cursor).toBeNull();
  return found;
}

const vote = (w: World, UUID: string, type: string, user: string) =>
  w.send("POST", "/api/voteOnSponsorTime", { query: { UUID, userID: local(user), type }, ip: addresses[user] ?? "" });
const addresses: Readonly<Record<string, string>> = { ann: "192.0.2.1", bob: "192.0.2.2", cid: "192.0.2.3" };
/** A submission of most of a video, which the automatic moderator refuses. */
const refused = (w: World, name: string, videoID = VIDEO, end = 95) =>
  w.send("POST", "/api/skipSegments", submission(name, [1, end], { videoID, videoDuration: 100 }));

describe("GET /api/moderation/queue", () => {
  it.each<[string, readonly [Partial<Sketch>, boolean][]]>([
    [
      "downvoted",
      [
        [{ votes: minShownVotes }, true],
        [{ votes: removedVotes }, true],
        [{ votes: 0 }, false],
        [{ votes: removedVotes - 1 }, false],
        [{ votes: minShownVotes, locked: 1 }, false],
        [{ votes: minShownVotes, hidden: 1 }, false],
        [{ votes: minShownVotes, shadowHidden: 1 }, false],
      ],
    ],
    [
      "newcomers",
      [
        [{}, true],
        [{ votes: minShownVotes }, true],
        [{ votes: removedVotes }, false],
        [{ locked: 1 }, false],
        [{ hidden: 1 }, false],
        [{ shadowHidden: 2 }, false],
        [{ userId: publicIdOf("vip") }, false],
      ],
    ],
  ])("%s lists segments by their state, newest first", async (kind, rows) => {
    await using w = await moderated();
    const uuids = await plant(
      w,
      rows.map(([sketch], n) => ({ at: [n, n + 0.5] as const, timeSubmitted: 1000 + n, ...sketch })),
    );
    const expected = uuids.filter((_, n) => rows[n]?.[1]).toReversed();
    const page = await queue(w, kind);
    expect([uuidsOf(page), page.next]).toEqual([expected, null]);
  });

  it("returns a segment with its flags and the name of its submitter", async () => {
    await using w = await moderated();
    const UUID = await plantOne(w, { userId: ann, votes: minShownVotes, views: 4 });
    const unnamed = { name: null, isLocked: false };
    await w.stores.userNames.change({
      userId: ann,
      before: unnamed,
      after: { name: "Ann", isLocked: false },
      byAdmin: false,
      at: 1,
    });
    const answer = await send(w, { kind: "downvoted" });
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const segment = {
      UUID,
      service: "YouTube",
      videoID: VIDEO,
      timeSubmitted: 1_700_000_000_000,
      startTime: 10,
      endTime: 20,
      category: "sponsor",
      actionType: "skip",
      votes: minShownVotes,
      views: 4,
      locked: 0,
      hidden: 0,
      shadowHidden: 0,
      userID: ann,
      userName: "Ann",
      description: "",
    };
    expect(answer.json).toEqual({ items: [{ time: 1_700_000_000_000, segment, rejected: null }], next: null });
  });

  it.each([
    [9, 9],
    [10, 0],
  ])("newcomers: of a user with %i segments there are %i", async (count, listed) => {
    await using w = await moderated();
    await plant(
      w,
      Array.from({ length: count }, (_, n) => ({ at: [n, n + 0.5] as const, userId: ann })),
    );
    expect((await queue(w, "newcomers")).items).toHaveLength(listed);
  });

  it("reported: lists a segment once, by the last report that stands, until it is hidden", async () => {
    let clock = 1_785_000_000_000;
    await using w = await world({ now: () => clock });
    await w.stores.vips.add(publicIdOf("vip"), 1);
    const chapter = { category: "chapter", actionType: "chapter" } as const;
    const [one = "", two = "", other = ""] = await plant(w, [
      { at: [1, 10], ...chapter },
      { at: [20, 30], ...chapter },
      { at: [40, 50], ...chapter },
    ]);
    for (const [uuid, name] of [
      [one, "ann"],
      [two, "bob"],
      [one, "cid"],
    ] as const) {
      clock++;
      await vote(w, uuid, "30", name);
    }
    await vote(w, other, "0", "ann");
    expect((await queue(w, "reported")).items.map(({ time }) => clock - time)).toEqual([0, 1]);
    expect(uuidsOf(await queue(w, "reported"))).toEqual([one, two]);
    await vote(w, two, "20", "bob"); // withdraws it
    expect(uuidsOf(await queue(w, "reported"))).toEqual([one]);
    await ordered(w, { UUIDs: [one], action: "hide" });
    expect(await queue(w, "reported")).toEqual({ items: [], next: null });
  });

  it("rejected: lists what the automatic moderator refused, and nothing that could be an address", async () => {
    await using w = await moderated();
    const began = Date.now();
    expect((await refused(w, "ann")).status).toBe(403);
    await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]));
    await w.send("POST", "/api/skipSegments", submission("ann", [1, 10])); // a duplicate, refused for another reason
    const { items, next } = await queue(w, "rejected");
    expect(items).toEqual([
      {
        time: expect.any(Number),
        segment: null,
        rejected: {
          service: "YouTube",
          videoID: VIDEO,
          userID: ann,
          userName: null,
          reason: expect.stringContaining("would cover 94% of this video"),
          segments: [{ startTime: 1, endTime: 95, category: "sponsor", actionType: "skip" }],
        },
      },
    ]);
    expect([next, items[0]?.time]).toEqual([null, expect.any(Number)]);
    expect(items[0]?.time).toBeGreaterThanOrEqual(began);
  });

  it("rejected: keeps the last submission of a user and video, and the last 20 of a user", async () => {
    await using w = await moderated();
    await refused(w, "bob");
    for (let n = 0; n < rejectedLimits.perUser + 3; n++) await refused(w, "ann", `video-id-${10 + n}`);
    await refused(w, "ann", "video-id-20", 96);
    const videos = (await all(w, "rejected", "7")).map(({ rejected }) => rejected?.["videoID"]);
    const rest = Array.from({ length: rejectedLimits.perUser + 3 }, (_, n) => `video-id-${10 + n}`).toReversed();
    const expected = [
      "video-id-20",
      ...rest.filter((video) => video !== "video-id-20").slice(0, rejectedLimits.perUser - 1),
    ];
    expect(videos).toEqual([...expected, VIDEO]);
  });

  it("rejected: the submitter gets the same answer when it cannot be kept", async () => {
    await using w = await moderated();
    const before = await refused(w, "ann");
    await w.storage.knex.schema.renameTable("rejected_submissions", "elsewhere");
    const after = await refused(w, "ann");
    await w.storage.knex.schema.renameTable("elsewhere", "rejected_submissions");
    expect([after.status, after.text]).toEqual([before.status, before.text]);
  });

  it("rejected: is deleted with the data of the user, after 30 days, and beyond what is kept in all", async () => {
    await using w = await moderated();
    await refused(w, "ann");
    await refused(w, "bob");
    await w.send("POST", "/api/deleteMyData", { json: { userID: local("ann") } });
    expect((await queue(w, "rejected")).items.map(({ rejected }) => rejected?.["userID"])).toEqual([bob]);

    const { prune } = w.stores.rejectedSubmissions;
    expect(await prune(Date.now() + rejectedLimits.keptMs - 60_000, 500)).toBe(0);
    expect(await prune(Date.now() + rejectedLimits.keptMs + 60_000, 500)).toBe(1);
    const row = { user_id: bob, service: "YouTube", video_id: VIDEO, reason: "", segments: "[]" };
    const rows = Array.from({ length: rejectedLimits.most + 30 }, (_, time) => ({ ...row, time: time + 1 }));
    await w.storage.knex.batchInsert("rejected_submissions", rows, 200);
    expect([await prune(2, 20), await prune(2, 20), await prune(2, 20)]).toEqual([20, 10, 0]);
    const [oldest] = await w.storage.knex("rejected_submissions").orderBy("time").limit(1).pluck("time");
    expect(oldest).toBe(31);
  });

  it.each(["newcomers", "downvoted"])("%s: pages neither repeat nor omit a segment", async (kind) => {
    await using w = await moderated();
    const sketches = Array.from({ length: 23 }, (_, n) => ({
      at: [n, n + 0.5] as const,
      votes: minShownVotes,
      timeSubmitted: 1000 + Math.floor(n / 5), // some at the same time
    }));
    const uuids = await plant(w, sketches);
    const found = await all(w, kind, "5");
    expect(uuidsOf({ items: found, next: null })).toEqual(uuids.toReversed());
    expect((await queue(w, kind, { limit: "23" })).next).toBeNull();
    expect((await queue(w, kind, { limit: "22" })).next).not.toBeNull();
  });

  it("looks at 1000 segments per page and goes on there", async () => {
    await using w = await moderated();
    const wanted = await plantOne(w, { votes: minShownVotes, timeSubmitted: 1 });
    const { knex } = w.storage;
    const [row] = await knex("segments").select("*");
    const others = Array.from({ length: 1100 }, (_, n) => ({
      ...row,
      id: undefined,
      uuid: `other${n}`,
      votes: 0,
      time_submitted: 1000 + n,
    }));
    await knex.batchInsert(
      "segments",
      others.map(({ id: _id, ...rest }) => rest),
      40,
    );
    const first = await queue(w, "downvoted");
    expect([first.items, first.next]).toEqual([[], expect.any(String)]);
    const second = await queue(w, "downvoted", { cursor: first.next ?? "" });
    expect([uuidsOf(second), second.next]).toEqual([[wanted], null]);
  });

  it("finds everything by index", async () => {
    await using w = await moderated();
    await plant(w, [{ at: [1, 10] }]);
    await w.storage.knex("reported_segments").insert({ segment_id: 1, time: 1 });
    const after = { time: 9_000_000_000_000, id: 1 };
    for (const kind of ["newcomers", "downvoted", "reported"] as const) {
      const used = await indexesUsed(w.storage, () => w.stores.queues.page(kind, after, 50));
      const index = kind === "reported" ? "reported_segments_by_time" : "segments_for_lists";
      expect(used).toMatch(new RegExp(`^SEARCH e USING COVERING INDEX ${index} .*\n`));
      expect(used).not.toMatch(/SCAN|TEMP B-TREE/);
      expect(used).toContain("SEARCH s USING INTEGER PRIMARY KEY");
    }
    const used = await indexesUsed(w.storage, () => w.stores.rejectedSubmissions.page(after, 50));
    expect(used).toMatch(/^SEARCH r USING INDEX rejected_submissions_by_time/);
    expect(used).not.toMatch(/SCAN|TEMP B-TREE/);
  });

  const unchanged = shared(moderated);
  it.each<[string, Record<string, string>, string]>([
    ["no kind", {}, "kind"],
    ["an unknown kind", { kind: "hidden" }, "kind"],
    ["a limit of 0", { kind: "downvoted", limit: "0" }, "limit"],
    ["a limit of 101", { kind: "downvoted", limit: "101" }, "limit"],
    ["a cursor that is none", { kind: "downvoted", cursor: "1785000000000.12" }, "No valid cursor"],
    ["a cursor of another queue", { kind: "downvoted", cursor: "newcomers.1785000000000.12" }, "No valid cursor"],
    ["a cursor with more", { kind: "downvoted", cursor: "downvoted.1.2.3" }, "No valid cursor"],
  ])("refuses %s", async (_name, query, text) => {
    const w = unchanged();
    const answer = await send(w, query);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
  });

  it.each([
    ["nobody", "", 400],
    ["a user who is not a VIP", local("ann"), 403],
  ])("is not for %s", async (_name, user, status) => {
    await using w = await moderated();
    expect((await send(w, { kind: "downvoted" }, user)).status).toBe(status);
  });
});
