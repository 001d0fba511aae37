import { mkdtempDisposable, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it, vi } from "vitest";
import { nodes, outcome, request, step } from "../../../../../test/support/manager/nodes.ts";
import { type AlterTableOptions, alter_table } from "../../../src/engine/online/alter-table.ts";

const standIn = new URL("../../../../../test/support/manager/online-tool.ts", import.meta.url).pathname;

/** Both tools as stand-ins on PATH, with the credentials of the tests, and a table. */
async function withTools(table: string, password = "segmark") {
  const own = await nodes();
  const folder = await mkdtempDisposable(join(tmpdir(), "segmark-tools-"));
  for (const name of ["pt-online-schema-change", "gh-ost"])
    await writeFile(join(folder.path, name), `#!/bin/sh\nexec "${process.execPath}" "${standIn}" ${name} "$@"\n`, {
      mode: 0o755,
    });
  vi.stubEnv("PATH", `${folder.path}:${process.env["PATH"]}`);
  vi.stubEnv("TMPDIR", folder.path);
  vi.stubEnv("ONLINE_CHANGE_USER", "segmark");
  vi.stubEnv("ONLINE_CHANGE_PASSWORD", password);
  await own.knex.raw("create table ?? (id int primary key, a int, name varchar(20))", [table]);
  await own.knex.raw("insert into ?? select seq, seq, concat('name ', seq) from seq_1_to_50", [table]);
  const lines: unknown[] = [];
  const write = (fields: object, message: string): void => void lines.push({ ...fields, message });
  const run = async (changes: string, options: AlterTableOptions) => {
    const migrations = [step("change", () => alter_table(table, changes, options))];
    return outcome(own.over({ migrations, log: { info: write, warn: write } }), await request(migrations));
  };
  const names = async (): Promise<string[]> => {
    const [tables] = await own.knex.raw("show tables like '%kept%'");
    return tables.flatMap((row: object) => Object.values(row)).sort();
  };
  const dispose = async (): Promise<void> => {
    vi.unstubAllEnvs();
    await own[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  };
  return { ...own, run, names, lines, folder: folder.path, write, [Symbol.asyncDispose]: dispose };
}

const tools = ["pt-online-schema-change", "gh-ost"] as const;

describe.runIf(inject("engine") === "mariadb")("a tool of alter_table", () => {
  it.each(tools)("%s changes what the server would copy, and its rows are compared", async (tool) => {
    await using own = await withTools("kept");
    expect(await own.run("MODIFY a BIGINT", { tool })).toMatchObject({ state: "applied" });
    expect(await own.knex("kept").columnInfo()).toMatchObject({ a: { type: "bigint" } });
    expect(own.lines).toContainEqual(expect.objectContaining({ tool, before: 50, after: 50 }));
    expect(own.lines).toContainEqual(expect.objectContaining({ tool, percent: 18 }));
    expect(await own.names()).toEqual(["kept"]);
    expect((await readdir(own.folder)).sort()).toEqual([...tools].sort()); // no options file stays
  });

  it.each<[what: string, table: string, message: RegExp, left: string[]]>([
    [
      "exits with 0 without its line of success",
      "kept_unsure",
      /failed, exit code 0/,
      ["_kept_unsure_old", "kept_unsure"],
    ],
    ["has fewer rows afterwards", "kept_short", /had 50 rows .* has 49/, ["_kept_short_old", "kept_short"]],
    ["fails", "kept_failing", /exit code 11; it printed last: .*No rights/, ["_kept_failing_new", "kept_failing"]],
    ["would fail", "kept_refused", /would not change kept_refused: exit code 1/, ["kept_refused"]],
    ["cuts values", "kept_cut", /values do not fit.*Data truncated.*_kept_cut_new/, ["_kept_cut_new", "kept_cut"]],
  ])("that %s fails the migration, and says what stays", async (_what, table, message, left) => {
    await using own = await withTools(table);
    const report = await own.run("MODIFY a BIGINT", { tool: "pt-online-schema-change" });
    expect(report).toMatchObject({ state: "failed", error: expect.stringMatching(message) });
    expect(await own.names()).toEqual(left);
    const [triggers] = await own.knex.raw("show triggers");
    expect(triggers).toEqual([]);
  });

  it("shows its progress, and is stopped with the run: triggers first, so that writers can write", async () => {
    await using own = await withTools("kept_held");
    const tool = "pt-online-schema-change";
    const migrations = [step("change", () => alter_table("kept_held", "MODIFY a BIGINT", { tool }))];
    const node = own.over({ migrations, log: { info: own.write, warn: own.write } });
    const asked = await request(migrations);
    await node.start(asked);
    await expect.poll(async () => (await node.status()).running?.progress).toBe(18);
    await node.cancel(asked.runId);
    expect(await node.poll(asked.runId, 30_000)).toMatchObject({ state: "timed_out", stillRunning: false });
    expect(own.lines).toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(/Its triggers are dropped\. What stays.*_kept_held_new/),
      }),
    );
    const [triggers] = await own.knex.raw("show triggers");
    expect(triggers).toEqual([]);
    await own.knex.raw("drop table _kept_held_new");
    await own.knex("kept_held").insert({ id: 51 });
  });

  it.each<[changes: string, message: RegExp]>([
    ["CHANGE a b BIGINT", /CHANGE, with which such tools lose/],
    ["MODIFY a BIGINT, RENAME COLUMN name TO n", /RENAME, with/],
    ["MODIFY a BIGINT, ADD UNIQUE (a)", /unique key over a/],
    ["MODIFY a BIGINT, ADD COLUMN b INT KEY", /Multiple primary key/],
    ["MODIFY a BIGINT /*! , ADD UNIQUE (name) */", /comment that the server executes/],
    ["MODIFY name VARCHAR(19)", /not every value of name/],
    ["MODIFY a BIGINT NOT NULL", /not every value of a/],
    ["MODIFY a BIGINT, ADD CHECK (a > 3)", /CHECK, with/],
    ["PARTITION BY RANGE (id) (PARTITION p VALUES LESS THAN (3))", /PARTITION, with/],
  ])("is not started for %s, which loses data", async (changes, message) => {
    await using own = await withTools("kept");
    const report = await own.run(changes, { tool: "gh-ost" });
    expect(report).toMatchObject({ state: "failed", error: expect.stringMatching(message) });
    expect(await own.names()).toEqual(["kept"]);
    expect(await own.knex("kept").count({ n: "*" })).toEqual([{ n: 50 }]);
  });

  it("is not started beside another one, nor over the old rows of a change", async () => {
    await using own = await withTools("kept");
    const run = () => own.run("MODIFY a BIGINT", { tool: "pt-online-schema-change" });
    const { database } = own.knex.client.connectionSettings;
    const trigger = `pt_osc_${database}_kept_del`.replaceAll(/\W/g, "_");
    await own.knex.raw(`create trigger ${trigger} after delete on kept for each row set @x = 1`);
    expect(await run()).toMatchObject({ state: "failed", error: expect.stringContaining(`DROP TRIGGER ${trigger}`) });
    await own.knex.raw(`drop trigger ${trigger}`);
    await own.knex.raw("create table _kept_old (id int)");
    expect(await run()).toMatchObject({
      state: "failed",
      error: expect.stringContaining("Table _kept_old has the rows"),
    });
  });

  it("needs a user of its own, and is otherwise not started", async () => {
    await using own = await withTools("kept");
    vi.stubEnv("ONLINE_CHANGE_USER", "");
    const report = await own.run("MODIFY a BIGINT", { tool: "gh-ost" });
    expect(report).toMatchObject({ state: "failed", error: expect.stringContaining("Set ONLINE_CHANGE_USER") });
  });

  it("that is not installed is named, and replaced by a copy only where that is allowed", async () => {
    await using own = await withTools("kept");
    vi.stubEnv("PATH", own.folder.slice(0, -1));
    const report = await own.run("MODIFY a BIGINT", { tool: "gh-ost" });
    expect(report).toMatchObject({ state: "failed", error: expect.stringContaining("gh-ost is not installed") });
    expect(await own.run("MODIFY a BIGINT", { tool: "gh-ost", copy: "allow" })).toMatchObject({ state: "applied" });
  });
});
