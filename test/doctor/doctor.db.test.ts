import { chmod, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { examine } from "../../src/doctor/doctor.ts";
import type { Finding } from "../../src/doctor/finding.ts";
import { openStorage } from "../../src/storage/open.ts";
import { emptyDatabase, testDatabase, testStorage } from "../support/database.ts";
import { guard } from "../support/leaks.ts";
import { scratchFolder } from "../support/outages.ts";
import { publicIdOf } from "../support/world.ts";

type Env = Readonly<Record<string, string>>;

const isSqlite = inject("engine") === "sqlite";

/** What is found with an environment, which nothing secret of may be in. */
async function examined(env: Env): Promise<Finding[]> {
  guard.know(env);
  const findings = await examine({ PORT: "0", ...env });
  guard.look("findings", JSON.stringify(findings));
  return findings;
}

/** What is not ok, as it is printed. */
const faults = async (env: Env): Promise<string[]> =>
  (await examined(env))
    .filter(({ level }) => level !== "ok")
    .map(({ check, level, text, remedy }) => `${level} ${check}: ${text} → ${remedy}`);

const nobody =
  "warning administrator: There is no administrator, so no one can appoint VIPs. → Run `segmark make-admin`.";

describe("segmark doctor", () => {
  it("finds nothing wrong with a service that is set up", async () => {
    await using ready = await testDatabase();
    const findings = await examined({ DATABASE_URL: ready.url, ADMIN_USER_ID: publicIdOf("ann") });
    expect(findings.filter(({ level }) => level === "problem")).toEqual([]);
    const database = isSqlite ? ["data", "database"] : ["database"];
    const checks = ["node", "settings", ...database, "schema", "salt", "administrator", "operator", "proxy", "port"];
    expect([...new Set(findings.map(({ check }) => check))]).toEqual(checks);
    expect(findings.find(({ check }) => check === "database")?.text).toMatch(
      isSqlite ? /^SQLite \d.*, journal mode wal, no damage found\.$/ : /^MariaDB \d+\.\d+\.\d+\.$/,
    );
  });

  it("names pending migrations, and says what applies them", async () => {
    await using database = await emptyDatabase();
    await using _made = await openStorage({ url: database.url });
    const found = await faults({ DATABASE_URL: database.url, AUTO_MIGRATE: "false" });
    expect(found.filter((fault) => !fault.startsWith("warning data"))).toEqual([
      expect.stringMatching(
        /^problem schema: \d+ migrations are pending: 0001_segments, 0002_videos, .*…\. → Run `segmark migrate`, or set AUTO_MIGRATE=true\.$/,
      ),
      nobody,
    ]);
    const findings = await examined({ DATABASE_URL: database.url, AUTO_MIGRATE: "true" });
    expect(findings).toContainEqual({
      check: "schema",
      level: "ok",
      text: expect.stringMatching(/^\d+ migrations are pending: 0001_segments, .* The next start applies them\.$/),
      remedy: undefined,
    });
  });

  it("recognises the schema of a newer version", async () => {
    await using database = await testDatabase();
    {
      await using storage = await openStorage({ url: database.url });
      await storage.knex("_migrations").insert({ id: 9999, name: "9999_later" });
      const found = await faults({ DATABASE_URL: database.url });
      await storage.knex("_migrations").where("id", 9999).delete();
      expect(found).toContainEqual(
        expect.stringMatching(
          /^problem schema: The schema is not of this version\. The migrations do not continue what was applied: 9999_later was applied and is not in the list\. → Start the version that applied it, or a newer one\.$/,
        ),
      );
    }
  });

  it("compares IP_SALT with what the database has kept, and names neither", async () => {
    await using database = await testDatabase();
    {
      await using storage = await openStorage({ url: database.url });
      await storage.stores.settings.set("ip_salt", "the-salt-that-the-database-keeps");
    }
    expect(await faults({ DATABASE_URL: database.url, IP_SALT: "another-salt-of-the-environment" })).toContainEqual(
      "warning salt: IP_SALT is not the salt that the database has kept: addresses stored with that one are no longer recognised. → Unset IP_SALT to use that of the database again.",
    );
  });

  it("changes nothing", async () => {
    await using database = await emptyDatabase();
    await examined({ DATABASE_URL: database.url, AUTO_MIGRATE: "true" });
    if (isSqlite) return expect(await readdir(dirname(database.url.slice("sqlite:".length)))).toEqual([]);
    await using storage = await openStorage({ url: database.url });
    expect((await storage.knex.raw("show tables"))[0]).toEqual([]);
  });
});

describe.runIf(inject("engine") === "mariadb")("segmark doctor, with a server", () => {
  it("that cannot be reached", async () => {
    const env = { DATABASE_URL: "mysql://segmark:hidden-word@127.0.0.1:9/segmark", ADMIN_USER_ID: publicIdOf("ann") };
    expect(await faults(env)).toEqual([
      "problem database: The database segmark on 127.0.0.1:9 cannot be used: connect ECONNREFUSED 127.0.0.1:9. → Check DATABASE_URL, that the server runs, and that this user may log in from here.",
    ]);
  });

  it("that does not know the user", async () => {
    const { host } = new URL(inject("serverUrl"));
    const [fault = ""] = await faults({ DATABASE_URL: `mysql://nobody-known:hidden-word@${host}/segmark` });
    expect(fault).toMatch(
      /^problem database: The database segmark on \S+ cannot be used: Access denied for user 'nobody-known'/,
    );
  });

  it("that is one of several hosts, of which another is gone", async () => {
    await using database = await testDatabase();
    const url = database.url.replace(/@([^/]+)\//, "@$1,127.0.0.1:9/");
    expect(await faults({ DATABASE_URL: url, ADMIN_USER_ID: publicIdOf("ann") })).toContain(
      "warning database: 127.0.0.1:9 is not used: connect ECONNREFUSED 127.0.0.1:9. → Repair this host, or take it out of DATABASE_URL.",
    );
  });
});

describe.runIf(isSqlite)("segmark doctor, with a file", () => {
  it("whose folder is a file", async () => {
    await using folder = await scratchFolder();
    const file = join(folder.path, "data");
    await writeFile(file, "");
    expect(await faults({ DATABASE_URL: `sqlite:${file}/segmark.db` })).toEqual([
      `problem data: ${file} cannot be the folder of the database: ${file} is a file. → Move that file away, or name another path in DATABASE_URL.`,
      nobody,
    ]);
  });

  it("that is a folder", async () => {
    await using folder = await scratchFolder();
    expect(await faults({ DATABASE_URL: `sqlite:${folder.path}` })).toContainEqual(
      `problem data: ${folder.path} is no file. → Name a file in DATABASE_URL.`,
    );
  });

  it("that is no database", async () => {
    await using folder = await scratchFolder();
    const file = join(folder.path, "segmark.db");
    await writeFile(file, "this is text, and far too long for an empty database".repeat(100));
    expect(await faults({ DATABASE_URL: `sqlite:${file}` })).toContainEqual(
      `problem database: ${file} cannot be read as a database: file is not a database. → Put a backup in its place, or move it away and a new one is made at the next start.`,
    );
  });

  it("that is not there yet", async () => {
    await using folder = await scratchFolder();
    const file = join(folder.path, "a/b/segmark.db");
    expect(await examined({ DATABASE_URL: `sqlite:${file}` })).toContainEqual({
      check: "data",
      level: "ok",
      text: `${file} does not exist yet: the service makes it when it starts.`,
      remedy: undefined,
    });
    expect(await readdir(folder.path)).toEqual([]);
  });

  it.each([
    ["the file", ""],
    ["its write-ahead log", "-wal"],
  ])("of which everybody may read %s, and how to protect all of it", async (_what, readable) => {
    await using used = await testStorage();
    const file = used.url.slice("sqlite:".length);
    await chmod(dirname(file), 0o755);
    for (const suffix of ["", "-wal", "-shm"]) await chmod(file + suffix, suffix === readable ? 0o644 : 0o600);
    expect(await faults({ DATABASE_URL: used.url })).toContainEqual(
      `warning data: Every user of this machine may read ${file}${readable}, which has the salt and hashes of addresses. → chmod o-rwx ${file} ${file}-wal ${file}-shm`,
    );
  });

  it("that nobody uses, of which everybody may read what is there", async () => {
    await using database = await testDatabase();
    const file = database.url.slice("sqlite:".length);
    await chmod(dirname(file), 0o755);
    await chmod(file, 0o644);
    expect(await faults({ DATABASE_URL: database.url })).toContainEqual(
      `warning data: Every user of this machine may read ${file}, which has the salt and hashes of addresses. → chmod o-rwx ${file}`,
    );
  });

  it("leaves no file behind that the service could not open", async () => {
    await using database = await testDatabase();
    const file = database.url.slice("sqlite:".length);
    for (const suffix of ["-wal", "-shm"]) await rm(`${file}${suffix}`, { force: true });
    await examined({ DATABASE_URL: database.url });
    expect(await readdir(dirname(file))).toEqual(["test.db"]);
  });
});
