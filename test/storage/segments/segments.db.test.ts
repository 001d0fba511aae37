import { describe, expect, it } from "vitest";
import { testStorage } from "../../support/database.ts";
import { address, newRow, put, sha256 } from "../../support/rows.ts";

describe("a stored segment", () => {
  it("is read back unchanged, with its counters at 0", async () => {
    await using storage = await testStorage();
    const row = newRow({
      startTime: 10.123,
      endTime: 0.1 + 0.2,
      category: "chapter",
      actionType: "chapter",
      description: "Großes 🎬 'Finale' \\ % _",
      locked: 1,
      shadowHidden: 1,
      reputation: 6.158620689655172,
      videoDuration: 212.061,
      userAgent: "mpv_sponsorblock/1 ",
    });
    await storage.stores.segments.insert([row], address("home"));

    const counters = { votes: 0, views: 0, hidden: 0 };
    const traced = { ...row, id: expect.any(Number), ...counters, originIpHash: address("home") };
    expect(await storage.stores.segments.byUuids([row.uuid])).toEqual([traced]);
    expect(await storage.stores.segments.onVideo("YouTube", row.videoId)).toEqual([traced]);
    const { service, videoId, videoHash, views, userAgent, ...readable } = traced;
    expect(await storage.stores.segments.byHashPrefix(service, videoHash)).toEqual([
      { videoId, videoHash, segments: [readable] },
    ]);
  });

  it("includes its origin in a prefix read only while that decides who sees it", async () => {
    await using storage = await testStorage();
    for (const shadowHidden of [0, 1, 2] as const) await put(storage, { shadowHidden, startTime: shadowHidden });
    const [video] = await storage.stores.segments.byHashPrefix("YouTube", sha256("dQw4w9WgXcQ").slice(0, 4));
    expect(video?.segments.map((row) => row.originIpHash)).toEqual([undefined, address("home"), undefined]);
  });

  it("is stored in batches of any size", async () => {
    await using storage = await testStorage();
    const rows = Array.from({ length: 601 }, (_, at) => newRow({ startTime: at, endTime: at + 1, shadowHidden: 1 }));
    await storage.stores.segments.insert(rows, address("home"));
    const [video] = await storage.stores.segments.byHashPrefix("YouTube", sha256("dQw4w9WgXcQ"));
    const stored = video?.segments ?? [];
    expect(stored.map((row) => row.uuid)).toEqual(rows.map((row) => row.uuid));
    expect(new Set(stored.map((row) => row.originIpHash))).toEqual(new Set([address("home")]));
  });
});

describe("reading", () => {
  it("orders by start, then by age", async () => {
    await using storage = await testStorage();
    const uuids: string[] = [];
    for (const startTime of [5, 1, 5, 0.5]) uuids.push(await put(storage, { startTime }));
    const inOrder = [uuids[3], uuids[1], uuids[0], uuids[2]];
    const { segments } = storage.stores;
    expect((await segments.onVideo("YouTube", "dQw4w9WgXcQ")).map((row) => row.uuid)).toEqual(inOrder);
    const prefix = sha256("dQw4w9WgXcQ").slice(0, 5);
    const [video] = await segments.byHashPrefix("YouTube", prefix);
    expect(video?.segments.map((row) => row.uuid)).toEqual(inOrder);
  });

  it("by prefix waits for no transaction, and sees its writes after the commit", async () => {
    await using storage = await testStorage();
    const row = newRow({});
    const read = () => storage.stores.segments.byHashPrefix("YouTube", row.videoHash);
    await storage.transaction(async ({ videos, segments }) => {
      await videos.lock(row.service, row.videoId, row.videoHash);
      await segments.insert([row], address("home"));
      expect(await read()).toEqual([]);
      expect(await segments.byHashPrefix("YouTube", row.videoHash)).toHaveLength(1);
    });
    expect(await read()).toHaveLength(1);
  });

  it("also returns hidden rows: the rules decide what is shown", async () => {
    await using storage = await testStorage();
    await put(storage, { hidden: 1, votes: -7, shadowHidden: 2 });
    expect(await storage.stores.segments.byHashPrefix("YouTube", sha256("dQw4w9WgXcQ"))).toHaveLength(1);
  });

  it("separates services", async () => {
    await using storage = await testStorage();
    await put(storage, { service: "Spotify" });
    expect(await storage.stores.segments.onVideo("YouTube", "dQw4w9WgXcQ")).toEqual([]);
    expect(await storage.stores.segments.byHashPrefix("YouTube", sha256("dQw4w9WgXcQ").slice(0, 4))).toEqual([]);
  });

  it("returns UUIDs in the requested order, once each, and leaves out unknown ones", async () => {
    await using storage = await testStorage();
    const [a, b] = [await put(storage), await put(storage)];
    const found = await storage.stores.segments.byUuids([b, "unknown", a, b]);
    expect(found.map((row) => row.uuid)).toEqual([b, a]);
    expect(await storage.stores.segments.byUuids([])).toEqual([]);
  });
});

describe("a shortened UUID", () => {
  const uuids = ["abcd-1", "abcd_2", "ab%d-3", "abcd\\4", "ABCD-5", "abcd"];

  it.each([
    // piece     finds
    ["abcd-1", "abcd-1"],
    ["abcd_", "abcd_2"],
    ["abcd\\", "abcd\\4"],
    ["ab%d", "ab%d-3"],
    ["ABCD", "ABCD-5"],
    ["abcd", "abcd"], // equality before age
    ["abc", undefined], // too short
    ["", undefined],
    ["%%%%", undefined],
    ["____", undefined],
    ["abcd ", undefined],
    ["abcd-1 ", undefined],
    ["abcdé", undefined],
    ["ab%2", undefined],
  ])("%j finds %j", async (piece, found) => {
    await using storage = await testStorage();
    for (const uuid of uuids) await put(storage, { uuid });
    expect(await storage.stores.segments.findShort("dQw4w9WgXcQ", piece)).toBe(found);
  });

  it("finds the oldest of several, and only on its video", async () => {
    await using storage = await testStorage();
    await put(storage, { uuid: "abcd0", videoId: "another" });
    await put(storage, { uuid: "abcd2" });
    await put(storage, { uuid: "abcd1" });
    expect(await storage.stores.segments.findShort("dQw4w9WgXcQ", "abcd")).toBe("abcd2");
    expect(await storage.stores.segments.findShort("DQw4w9WgXcQ", "abcd")).toBeUndefined();
  });
});

describe("changing", () => {
  it("counts every one of fifty concurrent views", async () => {
    await using storage = await testStorage();
    const uuid = await put(storage);
    await Promise.all(Array.from({ length: 50 }, () => storage.stores.segments.addViews(new Map([[uuid, 1]]))));
    expect((await storage.stores.segments.byUuids([uuid]))[0]?.views).toBe(50);
    expect(await storage.stores.segments.addViews(new Map([["unknown", 1]]))).toEqual({ owners: [], downvoted: [] });
  });

  it("hides the given segments", async () => {
    await using storage = await testStorage();
    const [a, b, c] = [await put(storage), await put(storage), await put(storage)];
    await storage.stores.segments.hide([a, c]);
    expect((await storage.stores.segments.byUuids([a, b, c])).map((row) => row.hidden)).toEqual([1, 0, 1]);
  });
});
