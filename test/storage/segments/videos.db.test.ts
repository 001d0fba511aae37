import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Storage } from "../../../src/storage/open.ts";
import type { FeedPosition, FeedPositions } from "../../../src/storage/segments/feed-lanes.ts";
import type { Written } from "../../../src/storage/segments/videos.ts";
import type { Stores } from "../../../src/storage/stores.ts";
import { runNode } from "../../support/child.ts";
import { testStorage } from "../../support/database.ts";
import { address, newRow, sha256 } from "../../support/rows.ts";

const id = "dQw4w9WgXcQ";
const child = new URL("../../support/children/submit.ts", import.meta.url);

describe("the lock of a video", () => {
  it("lets one of fifty identical submissions win", async () => {
    await using storage = await testStorage();
    const submit = (at: number): Promise<"stored" | "duplicate"> =>
      storage.transaction(async ({ videos, segments }) => {
        await videos.lock("YouTube", id, sha256(id));
        const before = await segments.onVideo("YouTube", id);
        if (before.some((row) => row.startTime === 10 && row.endTime === 20)) return "duplicate";
        await sleep(1); // time for a concurrent writer, if it were not locked out
        await segments.insert([newRow({ uuid: `uuid-${at}` })], address("home"));
        return "stored";
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => submit(at)));
    expect(answers.filter((answer) => answer === "stored")).toHaveLength(1);
    expect(await storage.stores.segments.onVideo("YouTube", id)).toHaveLength(1);
  });

  it("shows the waiting transaction what the previous one committed", async () => {
    await using storage = await testStorage();
    let held = (): void => undefined;
    const locked = new Promise<void>((resolve) => {
      held = resolve;
    });
    const first = storage.transaction(async ({ videos, segments }) => {
      await videos.lock("YouTube", id, sha256(id));
      held();
      await sleep(100);
      await segments.insert([newRow()], address("home"));
    });
    await locked;
    const seen = await storage.transaction(async ({ videos, segments }) => {
      await videos.lock("YouTube", id, sha256(id));
      return segments.onVideo("YouTube", id);
    });
    await first;
    expect(seen).toHaveLength(1);
  });

  it("lets one process win each of 25 submissions that four send concurrently", async () => {
    await using storage = await testStorage();
    const soon = String(Date.now() + 1000);
    const stored = await Promise.all(Array.from({ length: 4 }, () => runNode(child, [storage.url, "25", soon])));
    expect(stored.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
      Array.from({ length: 4 }, () => ({ code: 0, stderr: "" })),
    );
    expect(stored.reduce((sum, { stdout }) => sum + Number(stdout), 0)).toBe(25);
    expect(await storage.stores.segments.onVideo("YouTube", id)).toHaveLength(25);
  });

  it("does not make writers of different videos fail", async () => {
    await using storage = await testStorage();
    const write = (videoId: string) =>
      storage.transaction(async ({ videos, segments }) => {
        await videos.lock("YouTube", videoId, sha256(videoId));
        await segments.onVideo("YouTube", videoId);
        await segments.insert([newRow({ videoId })], address("home"));
      });
    await Promise.all(Array.from({ length: 40 }, (_, at) => write(`video-${at % 20}`)));
    expect((await storage.knex("segments").count({ rows: "*" }))[0]).toEqual({ rows: 40 });
  });
});

describe("the feed of changes", () => {
  const none: FeedPositions = new Map();
  const everything = async ({ stores: { videos } }: Storage) => {
    const from = [...(await videos.feedPositions()).keys()].map((lane): [number, number] => [lane, 0]);
    return videos.changedAfter(new Map(from), 1000);
  };
  const write = (storage: Storage, service: string, videoId = id) =>
    storage.transaction(({ videos }) => videos.lock(service, videoId, sha256(videoId)));

  it("names every video that was written after a position", async () => {
    await using storage = await testStorage();
    const { videos } = storage.stores;
    expect(await videos.feedPositions()).toEqual(none);
    expect(await videos.changedAfter(none, 10)).toEqual({ videos: [], users: [] });
    await write(storage, "YouTube");
    await write(storage, "YouTube");
    await write(storage, "Spotify");
    expect((await everything(storage)).videos.map(({ service }) => service).sort()).toEqual(["Spotify", "YouTube"]);
    expect(await videos.changedAfter(await videos.feedPositions(), 10)).toEqual({ videos: [], users: [] });
  });

  it("includes all videos of a transaction, and returns no more than requested", async () => {
    await using storage = await testStorage();
    const names = Array.from({ length: 25 }, (_, at) => `video ${at}`);
    await storage.transaction(({ videos }) =>
      videos.lockAll(names.map((videoId) => ({ service: "YouTube", videoId, videoHash: sha256(videoId) }))),
    );
    const hashes = (await everything(storage)).videos.map(({ videoHash }) => videoHash);
    expect(hashes.sort()).toEqual(names.map(sha256).sort());
    const [lane = 0] = (await storage.stores.videos.feedPositions()).keys();
    expect((await storage.stores.videos.changedAfter(new Map([[lane, 0]]), 4)).videos).toHaveLength(4);
  });

  it("names the users whose reputation a write may have changed, and notifies the caches of its own process", async () => {
    await using storage = await testStorage();
    const reported: Written[] = [];
    storage.onWrite((written) => void reported.push(written));
    const row = newRow({});
    await storage.transaction(async ({ videos, segments }) => {
      await videos.lock(row.service, row.videoId, row.videoHash);
      await segments.insert([row], address("home"));
      expect(reported).toEqual([]);
    });
    const found = await everything(storage);
    expect(found.users.map(({ userId }) => userId)).toEqual([row.userId]);
    const { service, videoHash } = row;
    const [{ lane, position } = { lane: 0, position: 0 }] = found.videos;
    expect(reported).toEqual([
      { videos: [{ service, videoHash }], users: [row.userId], hasChapters: false, position: { lane, position } },
    ]);
    await write(storage, "Spotify");
    expect(reported[1]?.users).toEqual([]);
  });

  it("tells its own process whether the videos have chapters, or had", async () => {
    await using storage = await testStorage();
    const reported: boolean[] = [];
    storage.onWrite(({ hasChapters }) => void reported.push(hasChapters));
    const row = newRow({ actionType: "chapter", category: "chapter" });
    const lock = ({ videos }: Stores) => videos.lock(row.service, row.videoId, row.videoHash);
    await storage.transaction(async (stores) => {
      await lock(stores);
      await stores.segments.insert([row], address("home"));
    });
    await storage.transaction(lock);
    const ids: number[] = await storage.knex("segments").pluck("id");
    await storage.transaction(async (stores) => {
      await lock(stores);
      await stores.erasure.deleteSegments(ids);
    });
    await storage.transaction(lock);
    expect(reported).toEqual([true, true, true, false]);
  });

  it("has the position that a transaction got, whatever lane its connection used before", async () => {
    await using storage = await testStorage({ connections: 1 });
    const positions: FeedPosition[] = [];
    storage.onWrite(({ position }) => void positions.push(position));
    const lock = () => storage.transaction(({ videos }) => videos.lock("YouTube", id, sha256(id)));
    const isThere = async (): Promise<void> => {
      const row = await storage.knex("videos as v").first({ lane: "v.feed_lane", position: "v.feed_position" });
      expect([row, await storage.knex("feed_lanes as f").select("f.lane", "f.position")]).toEqual([
        positions.at(-1),
        [positions.at(-1)],
      ]);
    };
    await storage.knex("feed_lanes").insert({ lane: 63, position: 7 });
    await lock();
    if (storage.engine === "mysql") await isThere();
    await storage.knex("feed_lanes").delete();
    await lock();
    await isThere();
  });

  it("does not name a write that was rolled back", async () => {
    await using storage = await testStorage();
    const undone = storage.transaction(async ({ videos }) => {
      await videos.lock("YouTube", id, sha256(id));
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await everything(storage)).toEqual({ videos: [], users: [] });
  });

  it("shows every write to a reader that continues from its last positions, while twenty write", async () => {
    await using storage = await testStorage({ connections: 20 });
    const { videos } = storage.stores;
    const seen = new Set<string>();
    let known = none;
    let writing = true;
    const look = async () => {
      const now = await videos.feedPositions();
      const from = new Map([...now.keys()].map((lane): [number, number] => [lane, known.get(lane) ?? 0]));
      for (const [lane, position] of known) expect(now.get(lane)).toBeGreaterThanOrEqual(position);
      for (const { videoHash } of (await videos.changedAfter(from, 10_000)).videos) seen.add(videoHash);
      known = now;
    };
    const looking = (async () => {
      while (writing) {
        await look();
        await nextTurn(); // SQLite has answered within this one
      }
    })();
    const names = Array.from({ length: 400 }, (_, at) => `video ${at}`);
    const rest = names.values();
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (const name of rest) await write(storage, "YouTube", name);
      }),
    );
    writing = false;
    await looking;
    await look();
    expect(seen.size).toBe(names.length);
    // One lane for each concurrent commit, and no more than exist.
    expect(known.size).toBeLessThanOrEqual(64);
  });

  it("is written in a transaction only, because a lock without one has no effect", async () => {
    await using storage = await testStorage();
    await expect(storage.stores.videos.lock("YouTube", id, sha256(id))).rejects.toThrow(/transaction/);
    expect(await storage.knex("videos").select("video_id")).toEqual([]);
  });
});
