import { readdirSync, renameSync, rmdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeFileLock } from "@segmark/database/locks/file-lock";
import { describe, expect, it } from "vitest";
import { publishIfDue } from "../../../src/dumps/publish/publisher.ts";
import { FolderBusy, readDumpIndex } from "../../../src/dumps/publish/write-dumps.ts";
import { publicTableNames } from "../../../src/storage/public/tables.ts";
import { testDatabase, testStorage } from "../../support/database.ts";
import { address, newRow, put } from "../../support/rows.ts";
import { launch } from "../../support/service.ts";
import { dumpFolder as folderOfFiles, importFiles } from "../support/imported.ts";
import { dump, dumpFolder, exporting, wholeFiles } from "../support.ts";

const publishing = (url: string, folder: string) => ({
  url,
  folder,
  hours: 24,
  format: "csv" as const,
  compression: "none" as const,
  plainNames: true,
  licence: "CC BY-NC-SA 4.0",
});
const going = new AbortController().signal;

describe("publishing", () => {
  it("happens once for several at the same time, and again when the last dump is old", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    const task = publishing(database.url, folder.path);
    const round = () =>
      Promise.all([1, 2, 3].map(async () => (await publishIfDue(task, { now: Date.now(), stopped: going })).kind));
    const published = (kinds: readonly string[]) => kinds.filter((kind) => kind === "published");
    const first = await round();
    expect([published(first), first.includes("failed")]).toEqual([["published"], false]);
    const index = await readDumpIndex(folder.path);
    expect(await round()).toEqual(["young", "young", "young"]);
    expect(await readDumpIndex(folder.path)).toEqual(index);
    const old = { ...index, lastUpdated: (index?.lastUpdated ?? 0) - 25 * 3_600_000 };
    writeFileSync(join(folder.path, "database.json"), JSON.stringify(old));
    expect(published(await round())).toEqual(["published"]);
    expect((await readDumpIndex(folder.path))?.lastUpdated).toBeGreaterThan(index?.lastUpdated ?? 0);
  });

  it("happens once after the clock was ahead, and then at the usual times, though its names stay those of the future", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    const task = publishing(database.url, folder.path);
    const round = async (hours = 0) =>
      (await publishIfDue(task, { now: Date.now() + hours * 3_600_000, stopped: going })).kind;
    expect(await round()).toBe("published");
    const index = await readDumpIndex(folder.path);
    const ahead = (index?.lastUpdated ?? 0) + 30 * 24 * 3_600_000;
    const file = join(folder.path, "database.json");
    writeFileSync(file, JSON.stringify({ ...index, lastUpdated: ahead }));
    utimesSync(file, ahead / 1000, ahead / 1000);
    expect([await round(), await round(), await round(23)]).toEqual(["published", "young", "young"]);
    expect((await readDumpIndex(folder.path))?.lastUpdated).toBe(ahead + 1);
    // As if a day had passed.
    const yesterday = Date.now() / 1000 - 25 * 3600;
    utimesSync(file, yesterday, yesterday);
    expect([await round(), await round()]).toEqual(["published", "young"]);
    expect((await readDumpIndex(folder.path))?.lastUpdated).toBe(ahead + 2);
  });

  it("happens at once when the feed has begun again since the last dump, once", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    await using files = await folderOfFiles();
    await database.stores.feed.open();
    const task = publishing(database.url, folder.path);
    const round = async () => (await publishIfDue(task, { now: Date.now(), stopped: going })).kind;
    expect([await round(), await round()]).toEqual(["published", "young"]);
    await files.write("vipUsers.csv", `userID\n${"a".repeat(64)}\n`);
    await importFiles(database, [files.path], { mode: "replace" });
    expect([await round(), await round()]).toEqual(["published", "young"]);
  });

  it("happens when changes after the last dump are not kept, though not all the time", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    await database.stores.feed.open();
    const task = publishing(database.url, folder.path);
    const round = async (hours: number) =>
      (await publishIfDue(task, { now: Date.now() + hours * 3_600_000, stopped: going })).kind;
    expect(await round(0)).toBe("published");
    await database.transaction(({ segments }) => segments.insert([newRow()], address("home")));
    while ((await database.stores.feed.prune({ since: Date.now() + 60_000, most: 1000 }, 10)) > 0);
    expect([await round(0.9), await round(1.1), await round(1.1)]).toEqual(["young", "published", "young"]);
  });

  it("happens at once when the last dump lacks tables, since copies need all of them", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    const task = publishing(database.url, folder.path);
    const round = async () => (await publishIfDue(task, { now: Date.now(), stopped: going })).kind;
    expect([await round(), await round()]).toEqual(["published", "young"]);
    await dump(database.url, folder.path, { tables: ["vipUsers"] });
    expect([await round(), await round()]).toEqual(["published", "young"]);
    expect((await readDumpIndex(folder.path))?.links.map(({ table }) => table)).toEqual(publicTableNames);
    expect(folder.names()).toEqual(expect.arrayContaining(publicTableNames.map((name) => `${name}.csv`)));
  });

  it("keeps the dump before, and deletes what is older and what was never finished", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    const [first, second] = [await dump(database.url, folder.path), await dump(database.url, folder.path)];
    writeFileSync(join(folder.path, "dated", ".vipUsers_7.csv.partial"), "half a ta");
    writeFileSync(join(folder.path, "dated", "vipUsers_7.csv"), "without an index");
    writeFileSync(join(folder.path, "notes.txt"), "of the operator");
    const third = await dump(database.url, folder.path, { tables: ["vipUsers"] });
    const dated = [second, third].map((index) => `vipUsers_${index?.lastUpdated}.csv`);
    expect(folder.dated().filter((name) => name.includes("vipUsers"))).toEqual([...dated].sort());
    expect(folder.dated()).not.toContain(`userNames_${first?.lastUpdated}.csv`);
    expect(folder.names()).toEqual(["LICENSE.txt", "dated", "database.json", "notes.txt", "vipUsers.csv"].sort());
  });

  it("has each table once on top, also where an earlier version had dates, lock and parts there", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    const on = (name: string) => join(folder.path, name);
    const plain = publicTableNames.map((name) => `${name}.csv`);
    const taken = ["LICENSE.txt", "database.json", ...plain].sort();
    const copied = () =>
      readdirSync(folder.path, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort();
    const [first, second] = [await dump(database.url, folder.path), await dump(database.url, folder.path)];
    expect(copied()).toEqual(taken);
    for (const name of folder.dated()) renameSync(on(`dated/${name}`), on(name));
    rmdirSync(on("dated"));
    writeFileSync(on(".vipUsers_7.csv.partial"), "half a ta");
    const third = await dump(database.url, folder.path);
    expect(copied()).toEqual(taken);
    expect([second, third].map((index) => wholeFiles(folder, index))).toEqual([true, true]);
    expect(folder.dated()).not.toContain(`userNames_${first?.lastUpdated}.csv`);
    expect(folder.dated()).toHaveLength(2 * plain.length + 1);
  });

  it("leaves files of others alone", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    writeFileSync(join(folder.path, "sponsorTimes.csv"), "downloaded");
    await expect(dump(database.url, folder.path)).rejects.toThrow(
      /has files that others have written, such as sponsorTimes/,
    );
    expect(folder.names()).toEqual(["sponsorTimes.csv"]);
  });

  it("is refused while somebody else writes to the folder, and leaves everything as it was", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    await dump(database.url, folder.path);
    const names = folder.names();
    {
      using _lock = takeFileLock(join(folder.path, "dated", ".publishing.lock"));
      await expect(dump(database.url, folder.path)).rejects.toThrow(FolderBusy);
    }
    expect(folder.names()).toEqual(names);
    await dump(database.url, folder.path);
  });

  it("that fails or is stopped leaves the dump that was there, and nothing half-written", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    await put(database);
    await dump(database.url, folder.path);
    const [names, index] = [folder.names(), await readDumpIndex(folder.path)];
    const stopping = new AbortController();
    const stopped = dump(database.url, folder.path, {
      stop: stopping.signal,
      onProgress: () => stopping.abort(new Error("stopped")),
    });
    await expect(stopped).rejects.toThrow("stopped");
    expect([folder.names(), await readDumpIndex(folder.path)]).toEqual([names, index]);
    await database.knex.schema.renameTable("video_info", "elsewhere"); // the last table
    try {
      await expect(dump(database.url, folder.path)).rejects.toThrow(/video_info/);
    } finally {
      await database.knex.schema.renameTable("elsewhere", "video_info");
    }
    expect([folder.names(), await readDumpIndex(folder.path)]).toEqual([names, index]);
  });
});

describe("a killed export", () => {
  /** Kills an export when its folder has names that fit. */
  async function killedWhen(
    url: string,
    folder: ReturnType<typeof dumpFolder>,
    fits: (names: readonly string[]) => boolean,
  ) {
    const { child, ended } = exporting(url, folder.path);
    while (child.exitCode === null && !fits(folder.dated())) await new Promise((resolve) => setImmediate(resolve));
    child.kill("SIGKILL");
    await ended;
  }

  it("leaves the dump before whole, and the next one goes on as if nothing had happened", async () => {
    await using database = await testStorage();
    using folder = dumpFolder();
    for (let at = 0; at < 50; at++) await put(database);
    await dump(database.url, folder.path);
    for (const fits of [
      (names: readonly string[]) => names.some((name) => /^\.sponsorTimes_\d+.csv.partial$/.test(name)),
      (names: readonly string[]) => names.some((name) => /^\.videoInfo_\d+.csv.partial$/.test(name)),
      (names: readonly string[]) => names.filter((name) => /^sponsorTimes_\d+.csv$/.test(name)).length > 1,
    ]) {
      await killedWhen(database.url, folder, fits);
      expect(wholeFiles(folder, await readDumpIndex(folder.path))).toBe(true);
      const next = await dump(database.url, folder.path);
      expect(folder.dated().filter((name) => name.endsWith(".partial"))).toEqual([]);
      expect(next?.links.find(({ table }) => table === "sponsorTimes")?.rows).toBe(50);
    }
  });
});

describe("a service with PUBLISH_DUMPS", () => {
  it("publishes once with several processes, and serves it", async () => {
    await using database = await testDatabase();
    using folder = dumpFolder();
    await using service = launch({
      DATABASE_URL: database.url,
      PUBLISH_DUMPS: folder.path,
      WORKERS: "2",
      AUTO_MIGRATE: "true",
    });
    const address = await service.address();
    await service.logged(({ msg }) => msg === "a dump is published");
    const index = (await (await fetch(`${address}/database.json`)).json()) as {
      links: { url: string; size: number }[];
    };
    for (const { url, size } of index.links)
      expect(Buffer.byteLength(await (await fetch(address + url)).text())).toBe(size);
    expect(folder.dated().filter((name) => /_\d+\.csv$/.test(name))).toHaveLength(index.links.length);
    await expect.poll(() => service.lines().filter(({ msg }) => msg === "listening")).toHaveLength(2);
    service.signalGroup("SIGTERM");
    expect((await service.exited).code).toBe(0);
    expect(service.lines().filter(({ msg }) => msg === "a dump is published")).toHaveLength(1);
  });
});
