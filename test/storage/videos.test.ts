import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { runNode } from "../support/child.ts";
import { testStorage } from "../support/database.ts";
import { address, newRow, sha256 } from "./rows.ts";

const id = "dQw4w9WgXcQ";
const child = new URL("./children/submit.ts", import.meta.url);

describe("the lock of a video", () => {
  it("lets one of fifty equal submissions win", async () => {
    await using storage = await testStorage();
    const submit = (at: number): Promise<"stored" | "duplicate"> =>
      storage.transaction(async ({ videos, segments }) => {
        await videos.lock("YouTube", id, sha256(id));
        const before = await segments.onVideo("YouTube", id);
        if (before.some((row) => row.startTime === 10 && row.endTime === 20)) return "duplicate";
        await sleep(1); // time for a rival, were it not locked out
        await segments.insert([newRow({ uuid: `uuid-${at}` })], address("home"));
        return "stored";
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => submit(at)));
    expect(answers.filter((answer) => answer === "stored")).toHaveLength(1);
    expect(await storage.stores.segments.onVideo("YouTube", id)).toHaveLength(1);
  });

  it("shows who waited what the one before committed", async () => {
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

  it("lets one process win each of 25 submissions that four send at once", async () => {
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
  it("names every video with a version that grows with each write", async () => {
    await using storage = await testStorage();
    const { videos } = storage.stores;
    const start = await videos.databaseNow();
    expect(await videos.changedSince(0)).toEqual([]);
    await videos.lock("YouTube", id, sha256(id));
    await videos.lock("YouTube", id, sha256(id));
    await videos.lock("Spotify", id, sha256(id));
    const changes = await videos.changedSince(start);
    expect(changes.sort((a, b) => a.version - b.version)).toEqual([
      { service: "Spotify", videoHash: sha256(id), version: 1 },
      { service: "YouTube", videoHash: sha256(id), version: 2 },
    ]);
  });

  it("leaves out what is older", async () => {
    await using storage = await testStorage();
    const { videos } = storage.stores;
    await videos.lock("YouTube", id, sha256(id));
    expect(await videos.changedSince((await videos.databaseNow()) + 1000)).toEqual([]);
  });

  it("does not name a write that was undone", async () => {
    await using storage = await testStorage();
    const undone = storage.transaction(async ({ videos }) => {
      await videos.lock("YouTube", id, sha256(id));
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await storage.stores.videos.changedSince(0)).toEqual([]);
  });

  it("goes by the clock of the database, in ms since 1970", async () => {
    await using storage = await testStorage();
    const now = await storage.stores.videos.databaseNow();
    expect(Number.isInteger(now)).toBe(true);
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  });
});
