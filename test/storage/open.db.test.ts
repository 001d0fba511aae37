import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { parseDatabaseUrl } from "../../src/database/url.ts";
import { openStorage } from "../../src/storage/open.ts";
import { applySchema } from "../../src/storage/schema.ts";
import { startMariadb } from "../support/mariadb.ts";

const failure = async (url: string): Promise<string> =>
  openStorage({ url, acquireTimeoutMs: 10_000 }).then(
    async (storage) => {
      await storage.close();
      return "it opened";
    },
    (error: Error) => error.message,
  );

const folder = async (): Promise<AsyncDisposable & { path: string }> => {
  const path = await mkdtemp(join(tmpdir(), "segmark-test-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
};

describe("a database address", () => {
  it.each([
    ["sqlite:./data/segmark.db", { engine: "sqlite", file: "./data/segmark.db" }],
    ["sqlite:///var/lib/x%20y.db", { engine: "sqlite", file: "/var/lib/x%20y.db" }],
    ["sqlite::memory:", { engine: "sqlite", file: ":memory:" }],
    [
      "mysql://me:p%40s%3As@db/seg",
      { hosts: [{ host: "db", port: 3306 }], user: "me", password: "p@s:s", database: "seg", tls: false },
    ],
    [
      "mariadb://me@[::1]:3307/seg?ssl=true",
      { hosts: [{ host: "::1", port: 3307 }], user: "me", password: "", tls: true },
    ],
    [
      "mysql://me:a,b%2Fc@one,two:3307,[::1]:3308/seg?ssl=true",
      {
        hosts: [
          { host: "one", port: 3306 },
          { host: "two", port: 3307 },
          { host: "::1", port: 3308 },
        ],
        user: "me",
        password: "a,b/c",
        database: "seg",
        tls: true,
      },
    ],
    ["MySQL://me@db/seg", { engine: "mysql", database: "seg" }],
  ])("%s is parsed", (url, target) => {
    expect(parseDatabaseUrl(url)).toMatchObject(target);
  });

  it.each([
    ["", "neither sqlite: nor mysql:"],
    ["postgres://me:hunter2@db/seg", "neither sqlite: nor mysql:"],
    ["/var/lib/hunter2.db", "neither sqlite: nor mysql:"],
    ["sqlite:", "no file"],
    ["sqlite://", "no file"],
    ["mysql://me:hunter2@db", "no database"],
    ["mysql://me:hunter2@db/a/b", "no database"],
    ["mysql://db/seg", "no user"],
    ["mysql://me:hunter2@/seg", "no host|cannot be parsed"],
    ["mysql://me:hunter2@db:port/seg", "cannot be parsed"],
    ["mysql://me:100%hunter2@db/seg", "percent"],
    ["mysql://me:hunter2@one,/seg", "no host|cannot be parsed"],
    ["mysql://me:hunter2@one,two:port/seg", "cannot be parsed"],
    ["mysql://me:hunter2@one,two:3307,one:3306/seg", "a host twice"],
    ["mysql://me:hunter2@db/seg?charset=latin1", "ssl"],
  ])("%s is refused: %s", async (url, reason) => {
    const message = await failure(url);
    expect(message).toMatch(new RegExp(reason));
    expect(message).not.toContain("hunter2");
  });
});

if (inject("engine") === "sqlite")
  describe("a SQLite file", () => {
    it("is created together with its folder, and has its contents when opened again", async () => {
      await using place = await folder();
      const url = `sqlite:${place.path}/deep/down/test.db`;
      {
        await using storage = await openStorage({ url });
        await applySchema(storage);
        await storage.stores.settings.set("name", "value");
        await storage.ping();
      }
      await using again = await openStorage({ url });
      expect(await again.stores.settings.get("name")).toBe("value");
    });

    it.each([
      ["that is new may be read by its owner only", undefined, 0o600],
      ["that exists keeps its mode", 0o640, 0o640],
    ])("%s, and so may the files beside it", async (_what, given, expected) => {
      await using place = await folder();
      const file = join(place.path, "test.db");
      if (given !== undefined) await writeFile(file, "", { mode: given });
      await using _storage = await openStorage({ url: `sqlite:${file}` });
      const modes = ["", "-wal", "-shm"].map(async (suffix) => (await stat(file + suffix)).mode & 0o777);
      expect(await Promise.all(modes)).toEqual([expected, expected, expected]);
    });

    it("that is another kind of file is reported, and left unchanged", async () => {
      await using place = await folder();
      const file = join(place.path, "test.db");
      await writeFile(file, "This is not a database, but a letter to a friend. ".repeat(100));
      expect(await failure(`sqlite:${file}`)).toMatch(/test\.db is damaged or is not a database .*move it away/);
      expect(await readFile(file, "utf8")).toMatch(/^This is not a database/);
    });

    it.each([
      ["overwritten in the middle", (bytes: Buffer) => bytes.fill(0xff, 4096, 4096 * 12)],
      ["cut short", (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ])("that was %s is reported", async (_how, damage) => {
      await using place = await folder();
      const file = join(place.path, "test.db");
      {
        await using storage = await openStorage({ url: `sqlite:${file}` });
        await applySchema(storage);
      }
      await writeFile(file, damage(await readFile(file)));
      expect(await failure(`sqlite:${file}`)).toMatch(/test\.db is damaged/);
    });

    it("refuses a statement at once while a thousand wait for its connection", async () => {
      await using place = await folder();
      await using storage = await openStorage({ url: `sqlite:${place.path}/test.db` });
      const select = async (): Promise<void> => void (await storage.knex.raw("select 1"));
      const holder = await storage.knex.transaction();
      const waiting = Array.from({ length: 1000 }, select);
      const refused = await Promise.allSettled([select()]);
      await holder.rollback();
      await Promise.all(waiting);
      expect(refused).toMatchObject([{ reason: { code: "overloaded" } }]);
    });

    it("in a place where it cannot be created is reported", async () => {
      await using place = await folder();
      await writeFile(join(place.path, "file"), "");
      expect(await failure(`sqlite:${place.path}/file/test.db`)).toMatch(/test\.db cannot be opened/);
    });
  });

if (inject("engine") === "mariadb")
  describe("a server", () => {
    const server = (): URL => new URL(inject("serverUrl"));

    it("that refuses the password is reported, without the password", async () => {
      const url = server();
      url.password = "hunter2";
      url.pathname = "segmark_x";
      const message = await failure(url.href);
      expect(message).toMatch(/The database segmark_x on 127\.0\.0\.1:\d+ cannot be used: .*denied/);
      expect(message).not.toContain("hunter2");
    });

    it("without the database is reported", async () => {
      expect(await failure(`${server().href}segmark_nowhere`)).toMatch(/segmark_nowhere on .* cannot be used/);
    });

    it("that is unreachable is reported at once", async () => {
      expect(await failure("mysql://me:hunter2@127.0.0.1:1/seg")).toMatch(
        /seg on 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
      );
    });

    it("that dies makes every query fail with a storage problem, idle or in progress", async () => {
      await using dying = await startMariadb();
      const admin = await openStorage({ url: `${dying.rootUrl}mysql` });
      await admin.knex.raw("create database segmark_dying");
      await admin.close();
      await using storage = await openStorage({ url: `${dying.url}segmark_dying` });
      await applySchema(storage);
      await storage.ping();

      const caught = (work: Promise<unknown>) =>
        work.then(
          () => "it worked",
          (error: unknown) => storage.asProblem(error)?.code,
        );
      let locked = (): void => undefined;
      const inside = new Promise<void>((resolve) => {
        locked = resolve;
      });
      const atWork = caught(
        storage.transaction(async ({ videos }) => {
          await videos.lock("YouTube", "v", "0".repeat(64));
          locked();
          await storage.knex.raw("select sleep(30)");
        }),
      );
      await inside;
      process.kill(dying.pid, "SIGKILL");
      expect(await atWork).toBe("storage_unavailable");
      expect(await caught(storage.stores.vips.has("ann"))).toBe("storage_unavailable");
      expect(await caught(storage.ping())).toBe("storage_unavailable");
      expect(await caught(storage.transaction(({ videos }) => videos.lock("YouTube", "v", "0".repeat(64))))).toBe(
        "storage_unavailable",
      );
    });
  });
