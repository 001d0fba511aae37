import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { openStorage } from "../../../../../src/storage/open.ts";
import { runNode, startNode } from "../../../../../test/support/child.ts";
import { emptyDatabase } from "../../../../../test/support/database.ts";
import { folderOf, migratorUrl } from "../../../../../test/support/manager/folder.ts";

const child = new URL("../../../../../test/support/children/migrate.ts", import.meta.url);

/** A unit that can be repeated up to its insert: a second complete run leaves a second row. */
const unit = (table: string, beforeTheRow = ""): string => `
import { storage } from "${migratorUrl}";
export async function up() {
  const { knex } = storage();
  if (!(await knex.schema.hasTable("${table}"))) await knex.schema.createTable("${table}", (t) => void t.integer("id"));
  ${beforeTheRow}
  await knex("${table}").insert({ id: 1 });
}
`;

describe("twenty processes that start on an empty database", () => {
  it("apply each migration once, and all succeed", async () => {
    await using database = await emptyDatabase();
    await using folder = await folderOf({ "01.ts": unit("a"), "02.ts": unit("b"), "03.ts": unit("c") });
    const ended = await Promise.all(Array.from({ length: 20 }, () => runNode(child, [database.url, folder.path])));
    expect(ended.filter(({ code }) => code !== 0)).toEqual([]);
    expect(ended.flatMap(({ stdout }): string[] => JSON.parse(stdout))).toEqual(["01.ts", "02.ts", "03.ts"]);

    await using storage = await openStorage({ url: database.url });
    expect(await storage.knex("_migrations").orderBy("id").select("id", "name")).toEqual([
      { id: 1, name: "01.ts" },
      { id: 2, name: "02.ts" },
      { id: 3, name: "03.ts" },
    ]);
    for (const table of ["a", "b", "c"]) expect(await storage.knex(table).select()).toHaveLength(1);
  });
});

describe("a process that is killed in the middle of a migration", () => {
  it("records nothing, and the next one runs it again", async () => {
    await using database = await emptyDatabase();
    const hang = `if (process.argv[5] === "hang") { process.stdout.write("half"); await new Promise(() => setInterval(() => {}, 1000)); }`;
    await using folder = await folderOf({ "01.ts": unit("a"), "02.ts": unit("b", hang) });
    const oneSecond = "1000";
    const { child: first, ended } = startNode(child, [database.url, folder.path, oneSecond, "hang"]);
    if (first.stdout === null) throw new Error("no output");
    await once(first.stdout, "data");
    first.kill("SIGKILL");
    expect((await ended).signal).toBe("SIGKILL");

    const next = await runNode(child, [database.url, folder.path, oneSecond]);
    expect(next).toMatchObject({ code: 0, stdout: '["02.ts"]' });
    expect(next.stderr).toContain("an earlier run was interrupted 02.ts");
    await using storage = await openStorage({ url: database.url });
    expect(await storage.knex("_migrations").orderBy("id").pluck("name")).toEqual(["01.ts", "02.ts"]);
    expect(await storage.knex("_migrations_journal").whereNull("ended_at").pluck("name")).toEqual(["02.ts"]);
  });
});
