import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { runNode, startNode } from "../../../../test/support/child.ts";
import { folderOf, migratorUrl } from "../../../../test/support/manager/folder.ts";
import { nodes, outcome, request } from "../../../../test/support/manager/nodes.ts";
import { newDirectoryLoader } from "../../src/engine/list/directory-loader.ts";
import { listAll } from "../../src/engine/list/loader.ts";

const child = new URL("../../../../test/support/children/killed-run.ts", import.meta.url);

/** Can be repeated up to its insert: a second complete run leaves a second row. */
const unit = (table: string, beforeTheRow = ""): string => `
import { storage } from "${migratorUrl}";
export async function up() {
  const { knex } = storage();
  if (!(await knex.schema.hasTable("${table}"))) await knex.schema.createTable("${table}", (t) => void t.integer("id"));
  ${beforeTheRow}
  await knex("${table}").insert({ id: 1 });
}
`;
const dieInside = `if (process.argv[4] === "inside") process.kill(process.pid, "SIGKILL");`;

describe("a killed process", () => {
  it.each([
    // point, rows that the second migration made before, whether the next run tries it again, and whether it warns
    ["before the journal", 0, true, false],
    ["after the journal", 0, true, true],
    ["inside", 0, true, true],
    ["before the record", 1, true, true],
    ["after the record", 1, false, false],
  ])(
    "%s",
    async (point, rowsBefore, again, warned) => {
      await using own = await nodes();
      await using folder = await folderOf({ "01.ts": unit("a"), "02.ts": unit("b", dieInside), "03.ts": unit("c") });
      const ended = await runNode(child, [own.url, folder.path, point, randomUUID()]);
      expect(ended).toMatchObject({ signal: "SIGKILL", stdout: "" });

      const warnings: string[] = [];
      const warn = (fields: Readonly<Record<string, unknown>>, message: string): void =>
        void warnings.push(`${message}: ${fields["migration"]}`);
      const loader = newDirectoryLoader(folder.path);
      const log = { info: () => undefined, warn };
      const node = own.over({ loader: () => loader, log, lockWaitMs: 10_000 });
      await node.probe();
      expect((await node.inspect()).applied.map(({ name }) => name)).toEqual(again ? ["01.ts"] : ["01.ts", "02.ts"]);

      const report = await outcome(node, await request(await listAll(loader)));
      expect(report).toMatchObject({ state: "applied", appliedNow: again ? ["02.ts", "03.ts"] : ["03.ts"] });
      expect(warnings).toEqual(warned ? ["an earlier run was interrupted: 02.ts"] : []);
      expect(await own.knex("b").select()).toHaveLength(rowsBefore + (again ? 1 : 0));
      expect(await own.knex("_migrations").orderBy("id").select("id", "name")).toEqual([
        { id: 1, name: "01.ts" },
        { id: 2, name: "02.ts" },
        { id: 3, name: "03.ts" },
      ]);
      expect(await node.inspect()).toMatchObject({ interrupted: [], busy: null });
    },
    40_000,
  );

  it("in the midst of a file of SQL: each of its statements is executed once", async () => {
    await using own = await nodes();
    const changes = 500;
    const text = `create table c (n int);\ninsert into c values (0);\n${"update c set n = n + 1;\n".repeat(changes)}`;
    await using folder = await folderOf({ "01.ts": unit("a"), "02.sql": text });
    const { child: run, ended } = startNode(child, [own.url, folder.path, "", randomUUID()]);
    const isUnderWay = async (): Promise<boolean> => {
      if (own.engine === "sqlite") return (await own.knex("_migrations_journal").where("name", "02.sql")).length > 0;
      return (await own.knex("_migrations_sql").where("done", ">", 20)).length > 0;
    };
    await expect.poll(() => isUnderWay().catch(() => false)).toBe(true);
    run.kill("SIGKILL");
    expect(await ended).toMatchObject({ signal: "SIGKILL", stdout: "" });

    const loader = newDirectoryLoader(folder.path);
    const node = own.over({ loader: () => loader, lockWaitMs: 10_000 });
    const report = await outcome(node, await request(await listAll(loader)));
    expect(report).toMatchObject({ state: "applied", appliedNow: ["02.sql"] });
    expect(await own.knex("c").select()).toEqual([{ n: changes }]);
    expect(await own.knex("_migrations_sql").select()).toEqual([]);
  });

  it("not killed", async () => {
    await using own = await nodes();
    await using folder = await folderOf({ "01.ts": unit("a"), "02.ts": unit("b", dieInside) });
    const ended = await runNode(child, [own.url, folder.path, "", randomUUID()]);
    expect(ended).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(ended.stdout)).toMatchObject({ state: "applied", appliedNow: ["01.ts", "02.ts"] });
  });
});
