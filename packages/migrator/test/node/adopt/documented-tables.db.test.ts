import { crc32 } from "node:zlib";
import type { Knex } from "knex";
import { describe, expect, it } from "vitest";
import { adopting, listOf, sha256 } from "./adopting.ts";

type Columns = (t: Knex.CreateTableBuilder) => void;
type Row = Readonly<Record<string, unknown>>;
type Given = readonly [table: string, columns: Columns, rows: readonly Row[]];

const flywayColumns: Columns = (t) => {
  t.integer("installed_rank").primary();
  for (const name of ["version", "description", "type", "script", "installed_by"]) t.string(name);
  t.integer("checksum");
  t.integer("execution_time");
  t.boolean("success");
};
const flywayRow = (rank: number, version: string | null, type = "SQL", more: Row = {}): Row => {
  const script = version === null ? "R__views.sql" : `V${version}__step.sql`;
  return { installed_rank: rank, version, description: "step", type, script, success: 1, ...more };
};
const flyway = (...rows: readonly Row[]): Given => ["flyway_schema_history", flywayColumns, rows];

const liquibaseColumns: Columns = (t) => {
  for (const name of ["ID", "AUTHOR", "FILENAME", "EXECTYPE", "MD5SUM"]) t.string(name);
  t.integer("ORDEREXECUTED");
};
const liquibaseRow = (order: number, id: string, file: string): Row => ({
  ...{ ID: id, AUTHOR: "ann", FILENAME: file, EXECTYPE: "EXECUTED", MD5SUM: "9:ab", ORDEREXECUTED: order },
});
const liquibase = (...rows: readonly Row[]): Given => ["DATABASECHANGELOG", liquibaseColumns, rows];
const liquibaseLock = (locked: boolean): Given => [
  "DATABASECHANGELOGLOCK",
  (t) => {
    t.integer("ID").primary();
    t.boolean("LOCKED");
  },
  [{ ID: 1, LOCKED: locked }],
];

const dbmate = (...versions: readonly string[]): Given => [
  "schema_migrations",
  (t) => void t.string("version", 128).primary(),
  versions.map((version) => ({ version })),
];
const golang = (...rows: readonly Row[]): Given => [
  "schema_migrations",
  (t) => {
    t.bigInteger("version").primary();
    t.boolean("dirty").notNullable();
  },
  rows,
];
const rails: Given = ["ar_internal_metadata", (t) => void t.string("key").primary(), []];

const prismaRow = (name: string, more: Row = {}): Row => ({
  ...{ id: `${name} ${Object.keys(more).join()}`, checksum: sha256(`${name}.sql`), migration_name: name },
  ...{ finished_at: "2026-01-01 00:00:00", rolled_back_at: null, started_at: "2026-01-01 00:00:00", ...more },
});
const prisma = (...rows: readonly Row[]): Given => [
  "_prisma_migrations",
  (t) => {
    for (const name of ["id", "checksum", "migration_name"]) t.string(name);
    for (const name of ["finished_at", "rolled_back_at", "started_at"]) t.dateTime(name);
  },
  rows,
];

const changesets = [liquibaseRow(1, "1", "db/01_first.xml"), liquibaseRow(2, "2", "db/01_first.xml")];

/** What a tool left, the names in the list, and how many of them are adopted. */
const adopted: readonly [
  what: string,
  from: string,
  given: readonly Given[],
  list: readonly string[],
  count: number,
][] = [
  [
    "flyway",
    "flyway",
    [flyway(flywayRow(1, "1"), flywayRow(2, "1.1"))],
    ["V1__step.sql", "V1_1__step.sql", "V2__x.sql"],
    2,
  ],
  [
    "flyway, names with more zeros",
    "flyway",
    [flyway(flywayRow(1, "1"), flywayRow(2, "2"))],
    ["0001_a.ts", "0002_b.ts"],
    2,
  ],
  [
    "flyway, a baseline",
    "flyway",
    [flyway(flywayRow(1, "2", "BASELINE"), flywayRow(2, "3"))],
    ["01_a.ts", "02_b.ts", "03_c.ts"],
    3,
  ],
  [
    "flyway, the schema and what was undone",
    "flyway",
    [flyway(flywayRow(0, null, "SCHEMA"), flywayRow(1, "1"), flywayRow(2, "2"), flywayRow(3, "2", "UNDO_SQL"))],
    ["01_a.ts", "02_b.ts"],
    1,
  ],
  [
    "liquibase, by id",
    "liquibase",
    [liquibase(liquibaseRow(2, "02_b", "x"), liquibaseRow(1, "01_a", "x")), liquibaseLock(false)],
    ["01_a.ts", "02_b.ts"],
    2,
  ],
  ["liquibase, by file", "liquibase", [liquibase(...changesets)], ["01_first.ts", "02_second.ts"], 1],
  [
    "dbmate",
    "dbmate",
    [dbmate("20260102000000", "20260101000000")],
    ["20260101000000_a.sql", "20260102000000_b.sql"],
    2,
  ],
  [
    "golang-migrate",
    "golang-migrate",
    [golang({ version: 2, dirty: false })],
    ["000001_a.up.sql", "000002_b.up.sql", "000003_c.up.sql"],
    2,
  ],
  ["golang-migrate without a row", "golang-migrate", [golang()], ["000001_a.up.sql"], 0],
  [
    "prisma, tried twice",
    "prisma",
    [
      prisma(
        prismaRow("01_a", { finished_at: null, rolled_back_at: "2026-01-02 00:00:00" }),
        prismaRow("01_a"),
        prismaRow("02_b"),
      ),
    ],
    ["01_a.sql", "02_b.sql"],
    2,
  ],
];

const refused: readonly [what: string, from: string, given: readonly Given[], why: string][] = [
  [
    "flyway, failed",
    "flyway",
    [flyway(flywayRow(1, "1", "SQL", { success: 0 }))],
    "Flyway on s-1 is not finished. V1__step.sql failed",
  ],
  ["liquibase, locked", "liquibase", [liquibase(...changesets), liquibaseLock(true)], "liquibase release-locks"],
  ["golang-migrate, dirty", "golang-migrate", [golang({ version: 1, dirty: true })], "Version 1 is dirty"],
  ["prisma, unfinished", "prisma", [prisma(prismaRow("01_a", { finished_at: null }))], "prisma migrate resolve"],
  ["golang-migrate's table as dbmate's", "dbmate", [golang()], "table schema_migrations is golang-migrate's"],
  ["dbmate's table as golang-migrate's", "golang-migrate", [dbmate()], "it is dbmate's, or that of Rails"],
  ["that of Rails as dbmate's", "dbmate", [dbmate(), rails], "that of Rails"],
  [
    "another table",
    "prisma",
    [["_prisma_migrations", (t) => void t.integer("id"), []]],
    "has no column migration_name",
  ],
];

async function create(db: Knex, given: readonly Given[]): Promise<void> {
  for (const [table, columns, rows] of given) {
    await db.schema.createTable(table, columns);
    if (rows.length > 0) await db(table).insert([...rows]);
  }
}

describe("tables of other tools", () => {
  it.each(adopted)("are adopted: %s", async (_what, from, given, list, count) => {
    await using own = await adopting(listOf(...list));
    await create(own.knex, given);
    const before = await Promise.all(given.map(([table]) => own.state(table)));
    const { applied, isAsTold } = await own.adopt({ from });
    expect([applied, isAsTold]).toEqual([list.slice(0, count), true]);
    expect(await Promise.all(given.map(([table]) => own.state(table)))).toEqual(before);
  });

  it.each(refused)("are refused: %s", async (_what, from, given, why) => {
    await using own = await adopting(listOf("01_a.ts", "01_first.ts"));
    await create(own.knex, given);
    for (const write of [false, true])
      await expect(own.ask({ from }, write)).rejects.toMatchObject({
        code: "state_inconsistent",
        message: expect.stringContaining(why),
      });
    expect(await own.node.applied()).toEqual([]);
  });

  it("tell what is not adopted, and which files were edited", async () => {
    const text = "create table a (\r\n  id int\n);\n";
    const migrations = listOf("01_a.sql", "02_b.sql").map((one) => ({ ...one, text: () => text }));
    await using own = await adopting(migrations);
    const same = { checksum: crc32("create table a (  id int);") | 0 };
    const rows = [flywayRow(1, "1", "SQL", same), flywayRow(2, null), flywayRow(3, "2", "SQL", { checksum: 5 })];
    await create(own.knex, [flyway(...rows), prisma(prismaRow("01_a", { checksum: "00" }))]);
    expect((await own.ask({ from: "flyway" }, false)).remarks).toEqual([
      "Repeatable migrations are not adopted, because there are none here: R__views.sql.",
      "Edited since Flyway applied them: 02_b.sql. The present texts are recorded.",
    ]);
    expect((await own.ask({ from: "prisma" }, false)).remarks).toEqual([
      "Edited since Prisma applied them: 01_a.sql. The present texts are recorded.",
    ]);
  });
});

describe("the answer of tarantool/migrations", () => {
  const answer = (applied: object): string => JSON.stringify({ applied });

  it.each([
    ["the list of this leader", { "s-1": ["01_a.lua"], other: [] }],
    ["the list of its replica set", { "storage-1": ["01_a.lua"], other: [] }],
    ["the same list of all leaders", { main: ["01_a.lua"], other: ["01_a.lua"] }],
  ])("is read: %s", async (_what, applied) => {
    await using own = await adopting(listOf("01_a.ts", "02_b.ts"));
    expect((await own.adopt({ from: "tarantool", file: answer(applied) })).applied).toEqual(["01_a.ts"]);
  });

  it.each([
    [undefined, "give the answer to its GET /migrations/applied with --file"],
    ["no", "the file is not JSON"],
    ["{}", "the file has no lists of names"],
    [answer({ main: ["01_a.lua"], other: [] }), "none of them is called s-1 or storage-1"],
  ])("is refused: %s", async (file, why) => {
    await using own = await adopting(listOf("01_a.ts"));
    await expect(own.ask({ from: "tarantool", ...(file !== undefined && { file }) }, true)).rejects.toMatchObject({
      code: "state_inconsistent",
      message: expect.stringContaining(why),
    });
  });
});

it("is refused for a tool that is not known", async () => {
  await using own = await adopting([]);
  await expect(own.ask({ from: "constructor" }, false)).rejects.toMatchObject({ code: "bad_request" });
});
