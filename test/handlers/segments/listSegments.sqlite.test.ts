import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { plant, type Sketch, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { publicIdOf, type Sent, type World, world } from "../../support/world.ts";

type Listed = Readonly<{ UUID: string; startTime: number; userName: string | null }>;
type Page = Readonly<{ segments: readonly Listed[]; next: string | null }>;

const ask = async (w: World, query: NonNullable<Sent["query"]> = {}): Promise<Page> =>
  (await w.send("GET", "/api/segments", { query })).json as Page;
const starts = ({ segments }: Page) => segments.map(({ startTime }) => startTime);

const ann = publicIdOf("ann");

/** Named by their start, the newest first; 4 and 5 were submitted together. */
const sketches: Sketch[] = [
  { at: [1, 10.5], timeSubmitted: 9000, views: 3 },
  { at: [2, 10], timeSubmitted: 8000, userId: ann, category: "intro", locked: 1 },
  { at: [3, 10], timeSubmitted: 7000, service: "Spotify", videoId: "4rOoJ6Egrf8K2IrywzwOMk" },
  { at: [5, 10], timeSubmitted: 6000, userId: ann, votes: removedVotes },
  { at: [4, 10], timeSubmitted: 6000, userId: ann, hidden: 1 },
  { at: [6, 10], timeSubmitted: 5000, shadowHidden: 1, actionType: "mute" },
  { at: [7, 10], timeSubmitted: 4000, shadowHidden: 2, votes: -8, hidden: 1, category: "intro" },
];
/** Ids follow the order of storage. */
const inStorageOrder = sketches.toReversed();

async function allPages(w: World, query: Record<string, string>): Promise<Page[]> {
  const pages = [await ask(w, query)];
  for (let cursor = pages[0]?.next ?? null; cursor !== null; cursor = pages.at(-1)?.next ?? null)
    pages.push(await ask(w, { ...query, cursor }));
  return pages;
}

/** Sponsors to skip, submitted one after the other, or together. */
const many = async ({ storage }: World, count: number, row: (at: number) => object) =>
  storage.knex.batchInsert(
    "segments",
    Array.from({ length: count }, (_, at) => ({
      uuid: `many-${at}`,
      service: "YouTube",
      video_id: VIDEO,
      video_hash: "0".repeat(64),
      start_time: at,
      end_time: at + 1,
      category: "sponsor",
      action_type: "skip",
      user_id: ann,
      time_submitted: 1000 + at,
      ...row(at),
    })),
    40,
  );

describe("GET /api/segments", () => {
  it("says which of the submitters are VIPs, as a search does", async () => {
    await using w = await world();
    await plant(w, inStorageOrder);
    for (const name of ["ann", "bob"]) await w.stores.vips.add(publicIdOf(name), 1);
    expect(await ask(w)).toMatchObject({ vips: [ann] });
    expect(await ask(w, { service: "Spotify" })).toMatchObject({ vips: [] });
    const search = await w.send("GET", "/api/searchSegments", { query: { videoID: VIDEO } });
    expect(search.json).toMatchObject({ vips: [ann] });
  });

  it("says the titles of videos that it knows, as a search does", async () => {
    await using w = await world();
    await plant(w, [
      { at: [1, 2] },
      { at: [3, 4], videoId: "without1234" },
      { at: [5, 6], videoId: "without1234", service: "Spotify" },
    ]);
    const hostile = "<b>\u202egnp";
    for (const [video_id, title] of [
      [VIDEO, hostile],
      ["without1234", ""],
    ])
      await w.storage.knex("video_info").insert({ video_id, channel_id: "", title, published: 0 });
    const titles = { [VIDEO]: hostile };
    expect(await ask(w)).toMatchObject({ titles });
    expect((await ask(w, { service: "Spotify" })) as object).toMatchObject({ titles: {} });
    const search = await w.send("GET", "/api/searchSegments", { query: { videoID: VIDEO } });
    expect(search.json).toMatchObject({ titles });
  });

  it("lists segments of all videos in any state, newest first", async () => {
    await using w = await world();
    const uuids = await plant(w, inStorageOrder);
    await w.storage.knex("users").insert({ user_id: ann, user_name: "ann", updated: 1 });
    const page = await ask(w);
    expect([starts(page), page.next]).toEqual([[1, 2, 3, 5, 4, 6, 7], null]);
    expect(page.segments[1]).toEqual({
      UUID: uuids.at(-2),
      service: "YouTube",
      videoID: VIDEO,
      timeSubmitted: 8000,
      startTime: 2,
      endTime: 10,
      category: "intro",
      actionType: "skip",
      votes: 0,
      views: 0,
      locked: 1,
      hidden: 0,
      shadowHidden: 0,
      userID: ann,
      userName: "ann",
      description: "",
    });
    expect(page.segments[0]).toMatchObject({ userName: null, views: 3, endTime: 10.5 });
    expect(page.segments.at(-1)).toMatchObject({ shadowHidden: 2, votes: -8, hidden: 1 });
  });

  it.each<[Record<string, string>, number[]]>([
    [{ user: ann }, [2, 5, 4]],
    [{ user: publicIdOf("nobody") }, []],
    [{ service: "Spotify" }, [3]],
    [{ service: "spotify" }, [3]],
    [{ service: "Vimeo" }, [1, 2, 5, 4, 6, 7]], // unknown ones count as the primary platform
    [{ category: "intro" }, [2, 7]],
    [{ category: "constructor" }, []],
    [{ actionType: "mute" }, [6]],
    [{ actionType: "jump" }, []],
    [{ state: "shown" }, [1, 2, 3]],
    [{ state: "votedAway" }, [5, 7]],
    [{ state: "hidden" }, [4, 7]],
    [{ state: "shadowHidden" }, [6, 7]],
    [{ state: "locked" }, [2]],
    [{ user: ann, category: "sponsor", actionType: "skip", service: "YouTube", state: "hidden" }, [4]],
    [{ user: ann, category: "sponsor", state: "locked" }, []],
  ])("with %j lists %j", async (query, expected) => {
    await using w = await world();
    await plant(w, inStorageOrder);
    const page = await ask(w, query);
    expect([starts(page), page.next]).toEqual([expected, null]);
  });

  it.each<Record<string, string>>([{}, { user: ann }, { state: "shown" }])(
    "with %j has pages that neither repeat nor omit a segment while others arrive",
    async (query) => {
      await using w = await world();
      // Ten at a time were submitted together.
      await many(w, 95, (at) => ({ time_submitted: 1000 + Math.floor(at / 10) }));
      const seen: number[] = [];
      let cursor: string | null = "";
      for (let late = 0; cursor !== null; late++) {
        const page: Page = await ask(w, { ...query, limit: "7", ...(cursor !== "" && { cursor }) });
        seen.push(...starts(page));
        cursor = page.next;
        await plant(w, [{ at: [1000 + late, 2000], userId: ann, timeSubmitted: 900_000 + late }]);
      }
      expect(seen).toEqual(Array.from({ length: 95 }, (_, at) => 94 - at));
    },
  );

  it("says that nothing follows when the last page is full", async () => {
    await using w = await world();
    await many(w, 4, () => ({}));
    for (const query of [{}, { state: "shown" }]) {
      const first = await ask(w, { ...query, limit: "2" });
      const second = await ask(w, { ...query, limit: "2", cursor: first.next ?? "" });
      expect([starts(first), starts(second), second.next]).toEqual([[3, 2], [1, 0], null]);
    }
  });

  it("has short pages instead of slow ones when a filter is rare", async () => {
    await using w = await world();
    await many(w, 4300, (at) => ({ locked: at % 4000 === 100 ? 1 : 0 }));
    const pages = await allPages(w, { state: "locked" });
    expect(pages.map(starts)).toEqual([[4100], [], [100]]);
    expect(pages.map(({ next }) => next === null)).toEqual([false, false, true]);
  });

  it("waits for others of its address, and not for those of another one", async () => {
    await using w = await world();
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = Array.from({ length: 20 }, () => w.services.readInTurn("192.0.2.9", () => promise));
    const answered: string[] = [];
    const from = async (ip: string): Promise<void> => {
      const { status } = await w.send("GET", "/api/segments", { ip });
      answered.push(`${ip} ${status}`);
    };
    const waiting = from("192.0.2.9");
    await from("192.0.2.1");
    resolve();
    await Promise.all([...running, waiting]);
    expect(answered).toEqual(["192.0.2.1 200", "192.0.2.9 200"]);
  });

  it("lets other work of the process run in between when many wait", async () => {
    await using w = await world();
    let turn = 0;
    const ticking = new AbortController();
    const tick = (): void => {
      turn++;
      if (!ticking.signal.aborted) setImmediate(tick);
    };
    setImmediate(tick);
    const reads = Array.from({ length: 20 }, () => w.services.readInTurn("192.0.2.9", async () => turn));
    const turns = await Promise.all(reads);
    ticking.abort();
    for (const some of Map.groupBy(turns, (at) => at).values()) expect(some.length).toBeLessThanOrEqual(2);
  });

  it("has 50 segments on a page by default, and at most 100", async () => {
    await using w = await world();
    await many(w, 120, () => ({}));
    expect([starts(await ask(w)).length, starts(await ask(w, { limit: "100" })).length]).toEqual([50, 100]);
  });

  it("is not kept by caches", async () => {
    await using w = await world();
    const { headers } = await w.send("GET", "/api/segments");
    expect(headers.get("cache-control")).toContain("no-store");
  });

  const unchanged = shared(world);
  it.each<[Record<string, string>, RegExp]>([
    [{ cursor: "x" }, /^No valid cursor\./],
    [{ cursor: "1785000000000" }, /^No valid cursor\./],
    [{ cursor: "1785000000000.-1" }, /^No valid cursor\./],
    [{ cursor: "01.1" }, /^No valid cursor\./],
    [{ cursor: "9999999999999999.1" }, /^No valid cursor\./],
    [{ cursor: "1.1.1" }, /^No valid cursor\./],
    [{ limit: "0" }, /^No valid limit\./],
    [{ limit: "101" }, /^No valid limit\./],
    [{ user: "ann" }, /^No valid user\./],
    [{ state: "gone" }, /^No valid state\./],
  ])("refuses %j", async (query, reason) => {
    const w = unchanged();
    const { status, text } = await w.send("GET", "/api/segments", { query });
    expect([status, text]).toEqual([400, expect.stringMatching(reason)]);
  });
});
