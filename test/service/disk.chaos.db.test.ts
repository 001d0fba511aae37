import { open, readFile, rm, stat } from "node:fs/promises";
import { describe, expect, inject, it } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { testDatabase } from "../support/database.ts";
import {
  answerOf,
  outageLine,
  overLine,
  ownServer,
  readiness,
  readVideo,
  SEGMENTS,
  scratchFolder,
  storedSegments,
  submit,
  videoOf,
} from "../support/outages.ts";
import { launch } from "../support/service.ts";

const warned = ({ level, msg, code }: Record<string, unknown>, wanted: string) =>
  level === 40 && msg === "answered" && code === wanted;

/** Submits until nothing more fits, and returns the numbers of the confirmed submissions. */
async function fill(base: string, code: string, from = 0): Promise<number[]> {
  const confirmed: number[] = [];
  for (let number = from, refused = 0; refused < 5; number++) {
    expect(number, "so many submissions do not fit").toBeLessThan(from + 20_000);
    const answer = await answerOf(submit(base, number));
    if (answer[0] === 200) confirmed.push(number);
    else {
      expect(answer).toEqual([503, code]);
      refused++;
    }
  }
  return confirmed;
}

const onSqlite = () => {
  describe("a disk that becomes full", () => {
    /** A separate, very small file system in its own namespace, so that the test does not need root. */
    const onSmallDisk = (disk: string) =>
      [
        `mount -t tmpfs -o size=3m tmpfs ${disk}`,
        `cp ${inject("templateFile")} ${disk}/segmark.db`,
        `head -c 1300000 /dev/zero > ${disk}/ballast`,
      ].join(" && ");

    it("is reported, keeps confirmed and readable data, and recovers without a restart", async () => {
      await using disk = await scratchFolder();
      const env = { DATABASE_URL: `sqlite:${disk.path}/segmark.db`, CACHE_MB: "0" };
      await using service = launch(env, [], { namespace: true, shell: onSmallDisk(disk.path) });
      const base = await service.address();
      expect(await readiness(base)).toEqual([200, ""]);
      const confirmed = await fill(base, "storage_full");
      expect(confirmed.length).toBeGreaterThan(0);
      expect(await readiness(base)).toEqual([503, "storage_full"]);
      const line = await outageLine(service, "storage_full");
      expect(line).toMatchObject({ msg: expect.stringContaining("no room left"), err: { code: "SQLITE_FULL" } });
      await service.logged((entry) => warned(entry, "storage_full"));
      expect(await readVideo(base, confirmed[0] ?? -1)).toEqual([200, ""]);

      await rm(`/proc/${service.pid}/root${disk.path}/ballast`);
      await expect.poll(() => readiness(base)).toEqual([200, ""]);
      await overLine(service, "storage_full");
      expect(await answerOf(submit(base, 90_000))).toEqual([200, ""]);
      for (const number of confirmed) expect(await readVideo(base, number)).toEqual([200, ""]);
    });
  });

  describe("files that may not grow", () => {
    it("accept no writes, and keep confirmed data", async () => {
      await using database = await testDatabase();
      const { size } = await stat(database.url.slice("sqlite:".length));
      let confirmed: number[];
      {
        const shell = `ulimit -f ${Math.ceil(size / 512) + 200}`;
        await using service = launch({ DATABASE_URL: database.url, CACHE_MB: "0" }, [], { shell });
        const base = await service.address();
        confirmed = await fill(base, "storage_failing");
        expect(confirmed.length).toBeGreaterThan(0);
        expect(await readiness(base)).toEqual([503, "storage_failing"]);
        await outageLine(service, "storage_failing");
        expect(await readVideo(base, confirmed[0] ?? -1)).toEqual([200, ""]);
      }
      const stored = await storedSegments(database.url);
      expect([...stored].sort()).toEqual(confirmed.map((one) => [videoOf(one), SEGMENTS]).sort());
    });
  });

  describe("a file that may not be written", () => {
    it("prevents the start with a clear message", async () => {
      await using disk = await scratchFolder();
      const shell = `mount -t tmpfs tmpfs ${disk.path} && cp ${inject("templateFile")} ${disk.path}/segmark.db && mount -o remount,ro ${disk.path}`;
      const env = { DATABASE_URL: `sqlite:${disk.path}/segmark.db`, DATABASE_RETRY_SECONDS: "0" };
      await using service = launch(env, [], { namespace: true, shell });
      const { code, stderr } = await service.exited;
      expect([code, stderr]).toEqual([1, expect.stringMatching(/segmark\.db cannot be opened.*is writable/)]);
      expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
    });
  });

  describe("one damaged page", () => {
    /** The pages of a table that hold its rows, behind the first. */
    const pagesOf = async (url: string, table: string): Promise<number[]> => {
      await using storage = await openStorage({ url });
      await storage.knex.raw("pragma wal_checkpoint(truncate)");
      const rows = await storage.knex.raw("select pageno from dbstat where name = ? and pagetype = 'leaf'", [table]);
      return rows.map(({ pageno }: { pageno: number }) => pageno);
    };
    const PAGE = 4096;
    const damage = async (file: string, page: number): Promise<void> => {
      await using handle = await open(file, "r+");
      await handle.write(Buffer.alloc(PAGE, 0x5a), 0, PAGE, (page - 1) * PAGE);
    };
    /** A database with some hundred videos. */
    const filled = async (url: string): Promise<void> => {
      await using service = launch({ DATABASE_URL: url });
      const base = await service.address();
      for (let number = 0; number < 120; number++) expect(await answerOf(submit(base, number))).toEqual([200, ""]);
    };

    it("fails only the requests that need it, and is reported with its cause", async () => {
      await using database = await testDatabase();
      await filled(database.url);
      const pages = await pagesOf(database.url, "segments");
      await using service = launch({ DATABASE_URL: database.url, CACHE_MB: "0" });
      const base = await service.address();
      {
        // A write by another process invalidates the pages that the service has cached.
        await using other = await openStorage({ url: database.url });
        await damage(database.url.slice("sqlite:".length), pages[Math.floor(pages.length / 2)] ?? 0);
        await other.stores.settings.set("changed", "yes");
      }
      const seen = new Map<string, number>();
      for (let number = 0; number < 120; number++) {
        const answer = await readVideo(base, number);
        seen.set(answer.join(" "), (seen.get(answer.join(" ")) ?? 0) + 1);
      }
      expect([...seen.keys()].sort()).toEqual(["200 ", "503 storage_damaged"]);
      expect(seen.get("200 ")).toBeGreaterThan(seen.get("503 storage_damaged") ?? 0);
      expect(await outageLine(service, "storage_damaged")).toMatchObject({
        msg: expect.stringContaining("is damaged"),
        err: { code: expect.stringMatching(/^SQLITE_CORRUPT/), message: expect.stringMatching(/\bsegments\b/) },
      });
      // Writes that are possible succeed: a process that serves the rest is more useful than none.
      await expect.poll(() => readiness(base)).toEqual([200, ""]);
    });

    it("is detected and reported at startup, leaving the file unchanged", async () => {
      await using database = await testDatabase();
      await filled(database.url);
      const file = database.url.slice("sqlite:".length);
      const pages = await pagesOf(database.url, "segments");
      await damage(file, pages[Math.floor(pages.length / 2)] ?? 0);
      const before = await readFile(file);
      await using service = launch({ DATABASE_URL: database.url, DATABASE_RETRY_SECONDS: "0" });
      const { code, stderr } = await service.exited;
      expect([code, stderr]).toEqual([1, expect.stringMatching(/is damaged.*Put a backup in its place/s)]);
      expect((await readFile(file)).equals(before)).toBe(true);
    });
  });
};

const onMariadb = () => {
  describe("a server without disk space", () => {
    it("is reported, keeps confirmed and readable data, and recovers without a restart", async () => {
      // InnoDB ends itself when the disk is too full to undo a transaction, so the server is made to answer as it does
      // before that.
      await using server = await ownServer("segmark_disk");
      const { url, root } = server;
      await using service = launch({ DATABASE_URL: url, AUTO_MIGRATE: "true", CACHE_MB: "0" });
      const base = await service.address();
      const confirmed = [1, 2, 3];
      for (const number of confirmed) expect(await answerOf(submit(base, number))).toEqual([200, ""]);
      const full = "for each row signal sqlstate 'HY000' set mysql_errno = 1114, message_text = 'The table is full'";
      await root.query("use segmark_disk");
      await root.query(`create trigger full_segments before insert on segments ${full}`);
      await root.query(`create trigger full_settings before insert on settings ${full}`);
      expect(await answerOf(submit(base, 4))).toEqual([503, "storage_full"]);
      expect(await readiness(base)).toEqual([503, "storage_full"]);
      expect(await outageLine(service, "storage_full")).toMatchObject({ err: { code: "ER_RECORD_FILE_FULL" } });
      await service.logged((entry) => warned(entry, "storage_full"));
      expect(await readVideo(base, 1)).toEqual([200, ""]);
      await root.query("drop trigger full_segments");
      await root.query("drop trigger full_settings");
      await expect.poll(() => readiness(base)).toEqual([200, ""]);
      await overLine(service, "storage_full");
      expect(await answerOf(submit(base, 4))).toEqual([200, ""]);
      const stored = await storedSegments(url);
      for (const number of [...confirmed, 4]) expect(stored.get(videoOf(number))).toBe(SEGMENTS);
    });
  });

  describe("a server that becomes read-only", () => {
    it("is reported, remains readable, and is written again without a restart", async () => {
      await using server = await ownServer("segmark_disk");
      const { url, root } = server;
      await using service = launch({ DATABASE_URL: url, AUTO_MIGRATE: "true", CACHE_MB: "0" });
      const base = await service.address();
      expect(await answerOf(submit(base, 1))).toEqual([200, ""]);
      await root.query("set global read_only = 1");
      // Without any write, the service detects it by itself.
      await expect.poll(() => readiness(base)).toEqual([503, "storage_read_only"]);
      expect(await answerOf(submit(base, 2))).toEqual([503, "storage_read_only"]);
      expect(await outageLine(service, "storage_read_only")).toMatchObject({
        msg: expect.stringContaining("read-only"),
        err: { code: "ER_OPTION_PREVENTS_STATEMENT" },
      });
      expect(await readVideo(base, 1)).toEqual([200, ""]);
      await root.query("set global read_only = 0");
      await expect.poll(() => readiness(base)).toEqual([200, ""]);
      await overLine(service, "storage_read_only");
      expect(await answerOf(submit(base, 2))).toEqual([200, ""]);
      expect([...(await storedSegments(url)).keys()].sort()).toEqual([videoOf(1), videoOf(2)]);
    });
  });
};

if (inject("engine") === "mariadb") onMariadb();
else onSqlite();
