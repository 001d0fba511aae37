import { readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { nodes, outcome, request } from "../../../../test/support/manager/nodes.ts";
import { sqlUnit } from "../../src/engine/list/sql-unit.ts";
import { createMigrator, type Migration } from "../../src/index.ts";

const isSqlite = inject("engine") === "sqlite";
const onSqlite = describe.runIf(isSqlite);
const onMariadb = describe.runIf(!isSqlite);

const file = (text: string, name = "01_first.sql"): Migration =>
  sqlUnit({ name, place: `/migrations/${name}`, content: text });

/** An empty database, and runs of one text after another over it. */
async function database() {
  const own = await nodes();
  let fence = 0;
  const run = async (...texts: readonly (string | Migration)[]) => {
    const migrations = texts.map((text) => (typeof text === "string" ? file(text) : text));
    const node = own.over({ migrations });
    return outcome(node, await request(migrations, { fence: ++fence }));
  };
  const rows = (table: string): Promise<unknown[]> => own.knex(table).orderBy("id").pluck("id");
  const position = (): Promise<unknown> => own.knex("_migrations_sql").select("name", "done");
  return { ...own, run, rows, position };
}

describe("a file of SQL", () => {
  it("is executed, recorded with its hash, and leaves nothing else behind", async () => {
    await using own = await database();
    const text =
      "-- about\ncreate table a (id int primary key, t varchar(20));\ninsert into a values (1, 'x;?\\\\');;\n\ninsert into a values (2, '?')";
    const more = file("insert into a values (3, ':id ?? \\\\?');", "02_more.sql");
    expect(await own.run(text, more)).toMatchObject({ state: "applied", appliedNow: ["01_first.sql", "02_more.sql"] });
    expect(await own.knex("a").orderBy("id").pluck("t")).toEqual(
      isSqlite ? ["x;?\\\\", "?", ":id ?? \\\\?"] : ["x;?\\", "?", ":id ?? \\?"],
    );
    expect(await own.position()).toEqual([]);
    expect(await own.knex("_migrations").pluck("hash")).toEqual([file(text).hash, more.hash]);
  });

  it("is executed as the page about writing migrations shows it", async () => {
    await using own = await database();
    const shown = ["carts.sql", ...(isSqlite ? [] : ["carts-trigger.sql"])].map((name) =>
      file(readFileSync(new URL(`../../examples/${name}`, import.meta.url), "utf8"), name),
    );
    expect(await own.run(...shown)).toMatchObject({ state: "applied" });
    expect(await own.knex("carts").orderBy("id").pluck("state")).toEqual(
      ["open", "paid; sent", "open"].slice(0, isSqlite ? 2 : 3),
    );
  });

  it("that fails tells file, line and the statement without values", async () => {
    await using own = await database();
    const report = await own.run("create table a (id int);\n\ninsert into nowhere\n  values ('secret');\n");
    const place = { file: "/migrations/01_first.sql", line: 3, statement: "insert into nowhere values (?)" };
    expect(report).toMatchObject({ state: "failed", place, error: expect.stringMatching(/nowhere/) });
    await expect(
      createMigrator({ knex: own.knex, loader: { list: () => [file("select 1;\nbad")] } }).up(),
    ).rejects.toThrow(
      isSqlite ? /SQLite has no statement/ : /first\.sql failed.*\(\/migrations\/01_first\.sql line 2\)/,
    );
  });

  it("stops at its time limit", async () => {
    await using own = await database();
    const slow = isSqlite
      ? "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n"
      : "select sleep(100)";
    const report = await own.run(`-- segmark: time-limit=1s\nselect 1;\n${`${slow};\n`.repeat(isSqlite ? 40 : 2)}`);
    expect(report).toMatchObject({
      state: "failed",
      error: expect.stringMatching(/did not end within 1 seconds, its time-limit; it was at line \d/),
    });
    expect(report.elapsedMs).toBeLessThan(20_000);
    expect(report.place).toMatchObject({ file: "/migrations/01_first.sql", line: isSqlite ? expect.any(Number) : 3 });
  });

  it("that is wrong for its database is refused before anything runs", async () => {
    await using own = await database();
    const wrong = file(
      isSqlite
        ? "delimiter //\nselect 1//"
        : "create trigger t before insert on a for each row begin\nset @a = 1;\nend;",
      "02.sql",
    );
    const report = await own.run("create table a (id int);", wrong);
    expect(report).toMatchObject({
      state: "refused",
      code: "loader_failed",
      error: expect.stringMatching(/02\.sql cannot be loaded: line 1: /),
    });
    expect(await own.knex.schema.hasTable("a")).toBe(false);
  });
});

onSqlite("on SQLite", () => {
  it("is one transaction behind its first PRAGMA statements, which end with it", async () => {
    await using own = await database();
    const text = (last: string): string =>
      `pragma foreign_keys = off;\ncreate table p (id integer primary key);\ncreate table c (id int references p(id));\ninsert into c values (7);\ncreate trigger t after insert on p begin select 1; select 2; end;\n${last};`;
    expect(await own.run(text("insert into nowhere values (1)"))).toMatchObject({
      state: "failed",
      place: { line: 6 },
    });
    expect(await own.knex.schema.hasTable("p")).toBe(false);
    expect(await own.run(text("insert into p values (1)"), file("insert into c values (8);", "02.sql"))).toMatchObject({
      appliedNow: ["01_first.sql"],
      failed: "02.sql",
      error: expect.stringMatching(/FOREIGN KEY/),
    });
  });

  it("is executed statement by statement on demand, and continues at the one that failed", async () => {
    await using own = await database();
    const text = (last: string): string =>
      `-- segmark: transaction=off\npragma foreign_keys = off;\ncreate table a (id int references p(id));\ninsert into a values (1);\nvacuum;\nbegin;\ninsert into a values (2);\n${last};\ncommit;`;
    expect(await own.run(text("insert into nowhere values (1)"))).toMatchObject({
      state: "failed",
      place: { line: 8 },
    });
    expect(await own.rows("a")).toEqual([1]);
    expect(await own.position()).toEqual([{ name: "01_first.sql", done: 4 }]);
    expect(await own.run(text("insert into a values (3)"))).toMatchObject({ state: "applied" });
    expect(await own.rows("a")).toEqual([1, 2, 3]);
    expect(await own.run("vacuum;")).toMatchObject({ state: "refused" });
  });
});

onMariadb("on MariaDB", () => {
  const head = "create table a (id int primary key);\nset @n = 5;\ninsert into a values (1);\n";

  it("continues at the statement that failed, with the settings before it", async () => {
    await using own = await database();
    expect(await own.run(`${head}alter table nowhere add b int;\ninsert into a values (@n);`)).toMatchObject({
      state: "failed",
      place: { line: 4, statement: "alter table nowhere add b int" },
    });
    expect(await own.position()).toEqual([{ name: "01_first.sql", done: 3 }]);
    // What stands behind is changed, and a comment before.
    expect(await own.run(`# tried again\n${head}insert into a values (@n);`)).toMatchObject({ state: "applied" });
    expect(await own.rows("a")).toEqual([1, 5]);
    expect(await own.position()).toEqual([]);
  });

  it("does not continue where the statements before were changed, or the session had more than settings", async () => {
    await using own = await database();
    await own.run(`${head}bad;`);
    expect(await own.run(`${head.replace("(1)", "(2)")}select 1;`)).toMatchObject({
      state: "failed",
      place: { line: 4 },
      error: expect.stringMatching(/first 3 statements .* Restore them.* segmark-migrate repair 01_first\.sql --yes/),
    });
    await own.knex("_migrations_sql").delete();
    for (const lost of [
      "create temporary table x (id int);",
      "set @m = (select max(id) from a);",
      "select 1 into @m;",
    ]) {
      const text = `drop table if exists a;\n${head}${lost}\ndo 1;\n`;
      expect(await own.run(`${text}bad;`)).toMatchObject({ state: "failed", place: { line: 7 } });
      expect(await own.run(`${text}select 1;`)).toMatchObject({
        error: expect.stringMatching(
          /cannot continue at line 7: .*(?:temporary table|from tables) \(line 5\), which is lost/,
        ),
      });
      await own.knex("_migrations_sql").delete();
    }
  });

  it("with transactions of its own repeats the one that was rolled back", async () => {
    await using own = await database();
    const text = (last: string): string =>
      `${head}begin;\ninsert into a values (2);\n${last};\ncommit;\nset autocommit = 0;\ninsert into a values (8);\n`;
    expect(await own.run(text("bad"))).toMatchObject({ state: "failed", place: { line: 6 } });
    expect(await own.rows("a")).toEqual([1]);
    expect(await own.run(text("insert into a values (3)"))).toMatchObject({
      state: "failed",
      error: expect.stringMatching(/ends in an open transaction/),
    });
    expect(await own.rows("a")).toEqual([1, 2, 3]);
    expect(await own.run(`${text("insert into a values (3)")}commit;`)).toMatchObject({ state: "applied" });
    expect(await own.rows("a")).toEqual([1, 2, 3, 8]);
  });

  it("has a session of its own, whose mode decides how it is read", async () => {
    await using own = await database();
    const texts = [
      "set sql_mode = 'NO_BACKSLASH_ESCAPES,ANSI_QUOTES';\nset names latin1;\ncreate table a (id int, t varchar(200));\ninsert into a values (1, '\\');\ninsert into \"a\" values (2, 'b');",
      "set autocommit = 1;\nset transaction isolation level serializable;\nDELIMITER //\ncreate procedure p()\nbegin\n  insert into a values (3, 'c\\'');\n  insert into a values (4, @@sql_mode);\nend//\nDELIMITER ;\ncall p();\nprepare s from 'alter table a add c int';\nexecute s;\ninsert /*! into */ a (id) values /* ; */ (5);",
    ].map((text, index) => file(text, `0${index}_ü.sql`));
    expect(await own.run(...texts)).toMatchObject({ state: "applied", error: null });
    expect(await own.knex("a").orderBy("id").pluck("t")).toEqual([
      "\\",
      "b",
      "c'",
      expect.stringContaining("STRICT"),
      null,
    ]);
  });
});
