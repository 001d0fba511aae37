import { randomUUID } from "node:crypto";
import { mkdir, mkdtempDisposable, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { productOf } from "@segmark/database/product";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../../../../test/support/contract.ts";
import { called as run, start } from "../../../../test/support/manager/cli.ts";
import { problemOf } from "../../src/cli/problem.ts";
import { readSettings } from "../../src/cli/settings.ts";
import { takeLock } from "../../src/engine/run/lock.ts";
import { problems } from "../../src/generated/problems.ts";
import { connect } from "../../src/node/connect.ts";
import { MigratorError, type MigratorErrorCode } from "../../src/protocol/errors.ts";

const core = new URL("../../src/engine/run/context.ts", import.meta.url).href;
const unit = (statement: string): string =>
  `import { storage } from ${JSON.stringify(core)};\nexport async function up() {\n  ${statement}\n}\n`;
const create = (table: string): string =>
  unit(`await storage().knex.schema.createTable("${table}", (table) => void table.increments());`);

/** A folder with migrations, and a function that runs the command on it. */
async function application(files: Readonly<Record<string, string>>) {
  const folder = await mkdtempDisposable(join(tmpdir(), "segmark-cli-"));
  const migrations = join(folder.path, "migrations");
  await mkdir(migrations);
  const write = (name: string, text: string): Promise<void> => writeFile(join(migrations, name), text);
  for (const [name, text] of Object.entries(files)) await write(name, text);
  const on = ["--database", `sqlite:${folder.path}/shop.db`, "--migrations", migrations];
  return { on, write, migrations, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

describe("segmark-migrate for one database", () => {
  it("applies the migrations of a folder, and lists the applied ones", async () => {
    await using shop = await application({ "01_first.ts": create("first") });
    expect(await run("up", ...shop.on)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^(local {2}01_first\.ts, .*\n)?$/), // its progress, if it takes longer than usual
      stdout: "leader  applied now\nlocal   01_first.ts\n",
    });
    expect((await run("up", ...shop.on)).stdout).toBe("Nothing was pending.\n");
    await shop.write("02_second.ts", create("second"));
    expect((await run("plan", ...shop.on)).stdout).toBe("leader  pending\nlocal   02_second.ts\n");
    expect((await run("applied", ...shop.on)).stdout).toBe("leader  applied\nlocal   01_first.ts\n");
    expect((await run("move", ...shop.on)).code).toBe(0);
  });

  it("creates no table while it only tells what would be changed", async () => {
    await using shop = await application({ "01_first.ts": create("first") });
    const db = connect(shop.on[1] ?? "");
    await db.schema.createTable("first", (table) => void table.increments());
    const umzug = ["adopt", "--from", "umzug", "--table", "first"];
    for (const command of [["baseline", "01_first.ts"], ["repair"], umzug, ["history"]])
      await run(...command, ...shop.on);
    const tables = db("sqlite_master").where("type", "table").whereNot("name", "like", "sqlite%");
    expect(await tables.pluck("name")).toEqual(["first"]);
    expect((await run("baseline", "01_first.ts", "--yes", ...shop.on)).stdout).toContain("Done.\n");
    expect((await run("up", ...shop.on)).stdout).toBe("Nothing was pending.\n");
    await db.destroy();
  });

  it("prints the JSON of the endpoints with --json", async () => {
    await using shop = await application({ "01_first.ts": create("first") });
    for (const command of ["up", "applied", "plan", "status"]) {
      const { code, stdout } = await run(command, "--json", ...shop.on);
      expect(code).toBe(0);
      const method = command === "up" ? "POST" : "GET";
      const answer = { method, path: `/migrations/${command}`, status: 200, mediaType: "application/json" };
      await checkAnswer({ ...answer, text: stdout });
    }
  });

  it("lints pending migrations of SQL: exit code 1 with findings, and with --lint nothing is run", async () => {
    await using shop = await application({
      "01_first.sql": "CREATE TABLE first (id INTEGER PRIMARY KEY, a INT);\n",
      "02_second.ts": create("second"),
    });
    const looked = "No finding; 1 migration not looked at, because not SQL.\n";
    expect(await run("up", "--lint", ...shop.on)).toMatchObject({ code: 0 });
    await shop.write("03_third.ts", create("third"));
    expect(await run("lint", ...shop.on)).toMatchObject({ code: 0, stdout: looked });

    await shop.write("04_fourth.sql", "-- a comment\nALTER TABLE first DROP COLUMN a;\n");
    const running = join(shop.migrations, "../running.txt");
    await writeFile(running, "first.a\n");
    const message = "first.a is dropped, and the running version reads it.";
    const found = await run("lint", "--running", running, ...shop.on);
    expect(found).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`04_fourth.sql, line 2, used-by-running: ${message}`),
    });
    const { code, stdout } = await run("lint", "--json", "--rows", "5", "--running", running, ...shop.on);
    expect({ code, ...JSON.parse(stdout) }).toEqual({
      code: 1,
      findings: [{ migration: "04_fourth.sql", line: 2, rule: "used-by-running", message: expect.any(String) }],
      silenced: 0,
      not_judged: [],
      not_looked_at: ["03_third.ts"],
    });
    expect(await run("up", "--lint", "--running", running, ...shop.on)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
    expect((await run("plan", ...shop.on)).stdout).toContain("03_third.ts");

    await shop.write("04_fourth.sql", "-- segmark: allow used-by-running\nALTER TABLE first DROP COLUMN a;\n");
    expect(await run("lint", ...shop.on)).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(
        /loader_failed .*line 1: allow used-by-running: expected allow RULE because REASON/,
      ),
    });
    await shop.write("04_fourth.sql", "-- segmark: allow drops because so\nALTER TABLE first DROP COLUMN a;\n");
    expect(await run("lint", ...shop.on)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        "04_fourth.sql, line 1: allow drops: no such rule; expected one of blocks-writers",
      ),
    });
    await shop.write(
      "04_fourth.sql",
      "-- segmark: allow used-by-running because it is not\nALTER TABLE first DROP a;\n",
    );
    expect(await run("up", "--lint", "--running", running, ...shop.on)).toMatchObject({ code: 0 });
  });

  it.each([
    [["lint"], "lint: needs --database"],
    [["up", "--lint"], "--lint: needs --database"],
    [["plan", "--running", "x"], "--running: expected with lint, or up --lint"],
    [["lint", "--rows", "many", "--database", "sqlite:x"], "--rows: expected a whole number"],
  ])("refuses %j", async (args, message) => {
    expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  });

  it("exits with 3 when a migration fails, and runs it again next time", async () => {
    await using shop = await application({
      "01_first.ts": create("first"),
      "02_second.ts": unit("throw new Error('no')"),
    });
    const failed = await run("up", ...shop.on);
    expect(failed.code).toBe(3);
    expect(failed.stderr).toContain("migration_failed (500): 02_second.ts failed on local: no.");
    await shop.write("02_second.ts", create("second"));
    expect((await run("up", ...shop.on)).stdout).toBe("leader  applied now\nlocal   02_second.ts\n");
  });

  it("shows before it runs what would be refused, with exit codes for a pipeline", async () => {
    await using shop = await application({ "01_first.ts": create("first"), "02_second.ts": create("second") });
    const looks = async (): Promise<unknown[]> => {
      const status = await run("status", "--check", ...shop.on);
      const { code } = await run("plan", "--check", ...shop.on);
      return [status.code, code, /^up would be refused, (\w+): (.*)\.$/m.exec(status.stdout)?.slice(1)];
    };
    await run("up", ...shop.on);
    expect(await looks()).toEqual([0, 0, undefined]);
    await shop.write("03_third.ts", create("third"));
    expect(await looks()).toEqual([1, 1, undefined]);
    await shop.write("03_third.ts", "export const up = (");
    expect(await looks()).toEqual([2, 2, ["loader_failed", expect.stringContaining("03_third.ts cannot be loaded")]]);
    await shop.write("02_second.ts", create("other"));
    await shop.write("03_third.ts", create("third"));
    const edited = expect.stringContaining("02_second.ts was changed after it was applied on local");
    expect(await looks()).toEqual([2, 2, ["applied_migration_changed", edited]]);
    await rename(join(shop.migrations, "02_second.ts"), join(shop.migrations, "02_renamed.ts"));
    const renamed = expect.stringContaining("02_second.ts was applied on local and is not in the list");
    expect(await looks()).toEqual([2, 2, ["order_violation", renamed]]);
  });

  it("shows that another process is at work", async () => {
    await using shop = await application({ "01_first.ts": create("first") });
    await run("up", ...shop.on);
    const knex = connect(shop.on[1] ?? "");
    const other = { id: randomUUID(), owner: "the other process", now: Date.now };
    const lock = await takeLock(knex, await productOf(knex), other, { waitMs: 0, leaseMs: 60_000 });
    const { code, stdout } = await run("status", "--check", ...shop.on);
    expect([code, stdout]).toEqual([2, expect.stringMatching(/busy with the other process\n.*run_in_progress/s)]);
    await lock[Symbol.asyncDispose]();
    await knex.destroy();
  });

  it("tells how a migration failed first when it fails again for another reason", async () => {
    const halfDone =
      'const { knex } = storage();\n  await knex.schema.createTable("a", (table) => void table.increments());\n';
    await using shop = await application({ "01_first.ts": unit(`${halfDone}  throw new Error("the disk is full");`) });
    expect((await run("up", ...shop.on)).stderr).toContain("failed on local: the disk is full.");
    const { stderr } = await run("up", ...shop.on);
    expect(stderr).toMatch(/table `a` already exists\. It failed first at \S+: the disk is full\./);
  });

  it("reads and writes the configuration, and leaves no table behind by looking", async () => {
    await using shop = await application({});
    await writeFile((shop.on[1] ?? "").slice("sqlite:".length), "");
    expect((await run("config", "get", ...shop.on)).stdout).toBe("Version 0.\nsection  bytes\n");
    expect((await run("plan", ...shop.on)).code).toBe(0);
    const knex = connect(shop.on[1] ?? "");
    expect(await knex("sqlite_master").pluck("name")).toEqual([]);
    await knex.destroy();
    await shop.write("options", "options:\n  storage_timeout: 60\n");
    const file = join(shop.migrations, "options");
    const written = await run("config", "set", "migrations.yml", file, ...shop.on);
    expect(written.stdout).toBe("migrations.yml is written; the configuration has version 1.\n");
    expect((await run("config", "get", "migrations.yml", ...shop.on)).stdout).toBe("options:\n  storage_timeout: 60\n");
    await shop.write("options", "options:\n  storage_timeout: soon\n");
    const refused = await run("config", "set", "migrations.yml", file, ...shop.on);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("bad_config (422)") });
    expect((await run("config", "get", "schema.yml", ...shop.on)).stderr).toContain("there is no section schema.yml");
  });

  it("takes the address of the database from the environment", () => {
    const where = { databaseUrl: "sqlite:shop.db", migrations: undefined };
    expect(readSettings(["up", "--database-env", "SHOP"], { SHOP: "sqlite:shop.db" })).toMatchObject({ where });
    const alone = readSettings(["up", "--migrations", "steps"], { DATABASE_URL: "sqlite:shop.db" });
    expect(alone).toMatchObject({ where: { ...where, migrations: "steps" } });
  });

  it("exits with 3 when the folder is missing, with 2 when an applied name is missing", async () => {
    await using shop = await application({ "01_first.ts": create("first") });
    await run("up", ...shop.on);
    await rm(join(shop.migrations, "01_first.ts"));
    expect(await run("plan", ...shop.on)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("order_violation (409)"),
    });
    await rm(shop.migrations, { recursive: true });
    expect(await run("plan", ...shop.on)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("loader_failed (500)"),
    });
  });

  it("stops the run on Ctrl-C and exits with 4", async () => {
    const slow = unit(
      "await new Promise((_resolve, reject) => storage().signal.addEventListener('abort', () => reject(new Error('stopped'))));",
    );
    await using shop = await application({ "01_slow.ts": slow });
    const upping = start("up", ...shop.on);
    await upping.saw("local  01_slow.ts, ");
    upping.child.kill("SIGINT");
    expect(await upping.ended).toMatchObject({ code: 4, stderr: expect.stringContaining("cancelled (504)") });
    expect((await run("applied", ...shop.on)).stdout).toBe("leader  applied\nlocal   -\n");
  });
});

describe("error codes known to the command", () => {
  /** Codes that occur only on a server. */
  const ofHttp = [
    "bad_request",
    "malformed_json",
    "not_found",
    "request_timeout",
    "body_too_large",
    "overloaded",
    "shutting_down",
  ];
  const ofAccess = ["unauthorized", "not_local", "cross_site", "method_not_allowed", "unknown_run"];
  const own = Object.entries(problems).filter(([code]) => ![...ofHttp, ...ofAccess].includes(code));

  it.each(own)("%s has the status that the specification gives it", (code, { status }) => {
    expect(problemOf(new MigratorError(code as MigratorErrorCode, "x")).status).toBe(status);
  });

  it("include advice for every code", () => {
    expect(Object.values(problems).filter(({ advice }) => advice.length < 10)).toEqual([]);
  });
});
