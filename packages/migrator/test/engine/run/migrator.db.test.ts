import { describe, expect, it } from "vitest";
import { openStorage } from "../../../../../src/storage/open.ts";
import { emptyDatabase } from "../../../../../test/support/database.ts";
import { folderOf, migratorUrl } from "../../../../../test/support/manager/folder.ts";
import { new as newDirectoryLoader } from "../../../src/engine/list/directory-loader.ts";
import { createMigrator, storage as current, type Migration } from "../../../src/index.ts";

/** A database without a table, and migrators over it. */
async function nothingYet() {
  const database = await emptyDatabase();
  const { knex, close } = await openStorage({ url: database.url });
  const over = (...migrations: Migration[]) =>
    createMigrator({ knex, loader: { list: () => migrations }, waitMs: 2000 });
  const dispose = async (): Promise<void> => {
    await close();
    await database[Symbol.asyncDispose]();
  };
  return { knex, over, [Symbol.asyncDispose]: dispose };
}

const table = (name: string): Migration => ({
  name,
  up: async () => {
    const { knex } = current();
    if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, (t) => void t.integer("id"));
  },
});

describe("up", () => {
  it("applies what is pending, in order, once", async () => {
    await using own = await nothingYet();
    expect(await own.over().applied()).toEqual([]);
    expect(await own.over(table("a"), table("b")).pending()).toEqual(["a", "b"]);
    expect(await own.over(table("a"), table("b")).up()).toEqual(["a", "b"]);
    expect(await own.over(table("a"), table("b")).up()).toEqual([]);
    expect(await own.over(table("a"), table("b"), table("c")).up()).toEqual(["c"]);
    expect(await own.over(table("a")).applied()).toEqual(["a", "b", "c"]);
    expect(await own.knex("_migrations").orderBy("id").pluck("id")).toEqual([1, 2, 3]);
  });

  it("does not load what is applied, whose helpers may be gone, and compares its text", async () => {
    await using own = await nothingYet();
    await using folder = await folderOf({
      "01.mjs": 'import "./_gone.mjs";\nexport const up = () => {};\n',
      "_gone.mjs": "export {};\n",
    });
    const migrator = createMigrator({
      knex: own.knex,
      loader: newDirectoryLoader(folder.path, { warn: () => undefined }),
    });
    expect(await migrator.up()).toEqual(["01.mjs"]);
    await folder.write("_gone.mjs", "broken (");
    await folder.write("02.mjs", "export const up = () => {};\n");
    expect(await migrator.up()).toEqual(["02.mjs"]);
    await folder.write("01.mjs", "broken (");
    await folder.write("03.mjs", "export const up = () => {};\n");
    await expect(migrator.up()).rejects.toMatchObject({ code: "applied_migration_changed", migration: "01.mjs" });
  });

  it("creates its own tables even when nothing is pending", async () => {
    await using own = await nothingYet();
    expect(await own.over().up()).toEqual([]);
    expect(await own.knex.schema.hasTable("_migrations")).toBe(true);
    expect(await own.knex.schema.hasTable("_migrations_id_seq")).toBe(true);
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("disk on fire");
      },
    ],
    [
      "rejects",
      async () => {
        throw new Error("disk on fire");
      },
    ],
    ["returns an error", () => new Error("disk on fire")],
    ["fails in the database", () => current().knex.raw("select * from disk_on_fire")],
  ])("stops at a migration that %s, keeps those before it, and runs it again next time", async (_how, up) => {
    await using own = await nothingYet();
    const failed = own.over(table("a"), { name: "b", up }, table("c")).up();
    await expect(failed).rejects.toMatchObject({
      code: "migration_failed",
      migration: "b",
      appliedNow: ["a"],
      message: expect.stringMatching(/Migration b failed: .*disk.on.fire.* may have stayed/),
    });
    expect(await own.over().applied()).toEqual(["a"]);
    expect(await own.knex.schema.hasTable("c")).toBe(false);
    expect(await own.over(table("a"), table("b"), table("c")).up()).toEqual(["b", "c"]);
    expect(await own.knex("_migrations").orderBy("id").pluck("id")).toEqual([1, 2, 3]);
  });

  it.each([true, false, null, undefined, 0, "text"])("treats the result %j as success", async (answer) => {
    await using own = await nothingYet();
    expect(await own.over({ name: "a", up: () => answer }).up()).toEqual(["a"]);
  });

  it("does not record what ran while another run took over", async () => {
    await using own = await nothingYet();
    const takeOver = async (): Promise<void> => {
      if (!(await own.knex.schema.hasTable("_migrations_lock"))) return;
      await own.knex("_migrations_lock").update({ run_id: crypto.randomUUID() });
    };
    const up = own.over({ name: "a", up: takeOver }).up();
    await expect(up).rejects.toMatchObject({ code: "leadership_lost", migration: "a" });
    expect(await own.over().applied()).toEqual([]);
    expect(await own.knex("_migrations_journal").pluck("outcome")).toEqual(["leadership_lost"]);
  });

  it("records every attempt, with its outcome", async () => {
    await using own = await nothingYet();
    await own
      .over({ name: "a", up: () => new Error("first try") })
      .up()
      .catch(() => undefined);
    await own.over(table("a")).up();
    const lines = await own
      .knex("_migrations_journal")
      .orderBy("outcome")
      .select("name", "outcome", "error", "run_id", "ended_at");
    expect(lines.map(({ name, outcome, error }) => ({ name, outcome, error }))).toEqual([
      { name: "a", outcome: "applied", error: null },
      { name: "a", outcome: "failed", error: "first try" },
    ]);
    expect(lines[0].run_id).not.toBe(lines[1].run_id);
    expect(lines[0].ended_at).toBeGreaterThan(1_700_000_000_000);
  });

  it("runs nothing when one of the files does not load", async () => {
    await using own = await nothingYet();
    await using folder = await folderOf({
      "01.ts": `import { storage } from "${migratorUrl}";\nexport const up = () => storage().knex.schema.createTable("a", (t) => t.integer("id"));\n`,
      "02.ts": "export function up( {\n",
    });
    const migrator = createMigrator({ knex: own.knex, loader: newDirectoryLoader(folder.path) });
    await expect(migrator.up()).rejects.toMatchObject({ code: "loader_failed", migration: "02.ts" });
    expect(await own.knex.schema.hasTable("a")).toBe(false);

    await folder.write("02.ts", "export async function up(): Promise<void> {}\n");
    expect(await migrator.up()).toEqual(["01.ts", "02.ts"]);
    expect(await own.knex.schema.hasTable("a")).toBe(true);

    await folder.write("02.ts", "export async function up(): Promise<void> { /* edited */ }\n");
    await expect(migrator.up()).rejects.toMatchObject({ code: "applied_migration_changed", migration: "02.ts" });
  });

  it("refuses a history that does not continue, before it runs anything", async () => {
    await using own = await nothingYet();
    await own.over(table("b")).up();
    await expect(own.over(table("a"), table("b")).up()).rejects.toMatchObject({ code: "order_violation" });
    expect(await own.knex.schema.hasTable("a")).toBe(false);
  });
});

describe("createMigrator", () => {
  it.each([
    ["leaseMs", Number.NaN],
    ["leaseMs", -5],
    ["leaseMs", Number.POSITIVE_INFINITY],
    ["waitMs", Number.NaN],
    ["waitMs", -1],
  ])("refuses %s %d", async (name, value) => {
    await using own = await nothingYet();
    const options = { knex: own.knex, loader: { list: () => [] }, [name]: value };
    expect(() => createMigrator(options)).toThrow(
      new RegExp(`^${name} must be a number of milliseconds .*, not ${value}\\.$`),
    );
  });
});

describe("storage()", () => {
  it("belongs to its run, also across timers, queries and concurrent runs", async () => {
    await using one = await nothingYet();
    await using two = await nothingYet();
    const seen = new Map<string, boolean>();
    const look = (name: string, own: typeof one): Migration => ({
      name,
      up: async () => {
        await current().knex.raw("select 1");
        await new Promise((resolve) => setTimeout(resolve, 20));
        seen.set(name, current().knex === own.knex);
      },
    });
    await Promise.all([one.over(look("one", one)).up(), two.over(look("two", two)).up()]);
    expect(seen).toEqual(
      new Map([
        ["one", true],
        ["two", true],
      ]),
    );
  });

  it("is refused outside a migration", () => {
    expect(() => current()).toThrow("only available while a migration runs");
  });
});

describe("two concurrent runs", () => {
  it("apply every migration once", async () => {
    await using own = await nothingYet();
    let runs = 0;
    const slow: Migration = {
      name: "slow",
      up: async () => {
        runs++;
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
    };
    const answers = await Promise.all([own.over(slow).up(), own.over(slow).up(), own.over(slow).up()]);
    expect(answers.flat()).toEqual(["slow"]);
    expect(runs).toBe(1);
  });

  it("do not wait forever", async () => {
    await using own = await nothingYet();
    let finish = (): void => undefined;
    let started = (): void => undefined;
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    const end = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = own
      .over({
        name: "long",
        up: () => {
          started();
          return end;
        },
      })
      .up();
    await running;
    const impatient = createMigrator({ knex: own.knex, loader: { list: () => [table("long")] }, waitMs: 300 });
    await expect(impatient.up()).rejects.toMatchObject({ code: "run_in_progress" });
    finish();
    expect(await first).toEqual(["long"]);
  });

  it("do not record migrations after the lock was lost", async () => {
    await using own = await nothingYet();
    const steal: Migration = {
      name: "a",
      up: async () => {
        const { knex } = current();
        if (await knex.schema.hasTable("_migrations_lock"))
          return knex("_migrations_lock").update({ run_id: "a rival" });
        const [rows] = await knex.raw(
          "select id from information_schema.processlist where db = database() and id <> connection_id()",
        );
        for (const { id } of rows) await knex.raw(`kill ${id}`);
      },
    };
    await expect(own.over(steal).up()).rejects.toMatchObject({ code: "leadership_lost", migration: "a" });
    expect(await own.over().applied()).toEqual([]);
    expect(await own.knex("_migrations_journal").pluck("outcome")).toEqual(["leadership_lost"]);
  });
});
