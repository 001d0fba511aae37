import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startCluster } from "../../../../test/support/cluster/cluster.ts";
import { startGate } from "../../../../test/support/cluster/gate.ts";
import { useServers } from "../../../../test/support/cluster/servers.ts";
import { called } from "../../../../test/support/manager/cli.ts";
import { asOperator } from "../../../../test/support/operator.ts";
import { lint } from "../../src/engine/lint/lint.ts";
import { connect } from "../../src/node/connect.ts";

const servers = useServers();
const online = new URL("../../src/engine/online/alter-table.ts", import.meta.url).href;
/** Statements that a run left behind. */
const sleepers =
  "SELECT id, command, time_ms, state, info FROM information_schema.processlist WHERE info LIKE '%sleep(600)%' AND id <> connection_id()";
const two = ["01_first.ts", "02_second.ts"];

describe("two replica sets with two instances each", () => {
  it("are migrated on each leader once, through any instance, by modules and by files of SQL", async () => {
    await using cluster = await startCluster(servers());
    await cluster.migration("01_first.ts");
    await cluster.migration("02_second.ts");
    const pending = { "app-s1-1": two, "app-s2-1": two };
    expect(await cluster.send("app-s1-2", "GET", "/migrations/plan")).toEqual({ status: 200, body: { pending } });

    const one = await cluster.send("app-s2-2", "POST", "/migrations/up?only=app-s1-1&to=01_first.ts");
    expect(one).toEqual({ status: 200, body: { applied: { "app-s1-1": ["01_first.ts"] } } });
    expect(await cluster.up("app-s2-2")).toEqual({
      status: 200,
      body: { applied: { "app-s1-1": ["02_second.ts"], "app-s2-1": two } },
    });
    expect(await cluster.up("app-s1-1")).toEqual({ status: 200, body: { applied: {} } });
    await cluster.migration("03_third.ts");
    expect((await cluster.up("app-s1-2")).body).toEqual({
      applied: { "app-s1-1": ["03_third.ts"], "app-s2-1": ["03_third.ts"] },
    });

    // Fails on the second leader because of its data, and continues there when they are repaired.
    const twice =
      "insert into effects (id, name, alias) select 1, 'twice', alias from effects where alias = 'app-s2-1'";
    const noting = (name: string): string => `insert into effects (name, alias) values ('${name}', 'sql')`;
    await writeFile(join(cluster.folder, "04.sql"), [noting("04"), twice, noting("05"), ""].join(";\n"));
    const place = {
      file: expect.stringMatching(/04\.sql$/),
      line: 2,
      statement: expect.stringContaining("select ?, ?, alias"),
    };
    expect(await cluster.up("app-s2-2")).toMatchObject({
      status: 500,
      body: {
        leaders: { "app-s1-1": { outcome: "applied" }, "app-s2-1": { outcome: "failed", failed: "04.sql", place } },
      },
    });
    await servers().pair("s2").primary().rows(`update \`${cluster.database}\`.effects set alias = 'repaired'`);
    expect((await cluster.up("app-s1-2")).body).toEqual({ applied: { "app-s2-1": ["04.sql"] } });

    const all = [...two, "03_third.ts", "04.sql"];
    for (const pair of servers().pairs) {
      await pair.caughtUp();
      for (const server of pair.servers) {
        expect(await cluster.effects(server)).toEqual([...two, "03_third.ts", "04", "05"]);
        expect(await cluster.records(server)).toEqual(all);
        expect(await server.rows(`select * from \`${cluster.database}\`._migrations_sql`)).toEqual([]);
      }
    }
    for (const { alias } of cluster.apps)
      expect(await cluster.send(alias, "GET", "/migrations/applied")).toEqual({
        status: 200,
        body: { applied: { "app-s1-1": all, "app-s2-1": all } },
      });
    for (const { servers: own } of servers().pairs)
      for (const server of own) {
        const url = server.url(cluster.database); // a replica alone is read-only
        expect(JSON.parse((await called("applied", "--json", "--database", url)).stdout).applied).toEqual({
          local: all,
        });
      }
    const refused = async (): Promise<unknown> =>
      (await cluster.send("app-s1-2", "GET", "/migrations/status")).body["refused"];
    expect(await refused()).toBeNull();
    const config = await cluster.send("app-s2-2", "GET", "/admin/config");
    expect(config.body["sections"]).toContainEqual({
      filename: "schema.yml",
      content: expect.stringContaining("effects"),
    });
    await servers().pairs[0]?.primary().run(`alter table \`${cluster.database}\`.effects add more int`);
    expect(await refused()).toMatchObject({ code: "schema_differs" });
    await cluster.migration("03_third.ts", "await note(); // edited");
    expect(await refused()).toMatchObject({ code: "applied_migration_changed" });
  });

  it("change a table on each leader without keeping writers waiting, or say why they cannot, as lint does", async () => {
    await using cluster = await startCluster(servers());
    await cluster.migration(
      "01_first.ts",
      `const { alter_table } = await import(${JSON.stringify(online)});
      await knex.raw("create table big (id int primary key, a int)");
      await knex.raw("insert into big select seq, seq from seq_1_to_1000");
      await alter_table("big", "ADD COLUMN b INT NOT NULL DEFAULT 7");
      await alter_table("big", "ADD UNIQUE (a)");
      await note();`,
    );
    expect((await cluster.up("app-s2-2")).status).toBe(200);
    for (const pair of servers().pairs) {
      await pair.caughtUp();
      for (const server of pair.servers)
        expect(await server.rows(`select count(*) as n, sum(b) as b from \`${cluster.database}\`.big`)).toEqual([
          { n: 1000, b: "7000" },
        ]);
    }
    await cluster.migration(
      "02_second.ts",
      `const { alter_table } = await import(${JSON.stringify(online)}); await alter_table("big", "MODIFY a BIGINT");`,
    );
    const refused = { outcome: "failed", error: expect.stringMatching(/Cannot change column type.*about \d+ rows/) };
    const { leaders } = (await cluster.up("app-s1-1")).body;
    expect(Object.values(leaders ?? {})).toContainEqual(expect.objectContaining(refused)); // the other one may be halted
    const [one, other] = servers().pairs.map((pair) => pair.primary());
    await one?.run(`insert into \`${cluster.database}\`.big (id) values (1001)`);
    const content = "ALTER TABLE big MODIFY b BIGINT NOT NULL; ALTER TABLE big MODIFY a INT NOT NULL;";
    const rulesAt = async (server: typeof one): Promise<string[]> => {
      await server?.run(`analyze table \`${cluster.database}\`.big`);
      const db = connect(server?.url(cluster.database) ?? "");
      const { findings } = await lint(db, [{ name: "3.sql", place: "3.sql", content }], { rows: 500 });
      await db.destroy();
      return findings.map(({ rule }) => rule);
    };
    expect(await rulesAt(one)).toEqual(["blocks-writers", "not-null"]);
    expect(await rulesAt(other)).toEqual(["blocks-writers"]);
  });

  it("report progress during a run", async () => {
    await using gate = await startGate();
    await using cluster = await startCluster(servers());
    await cluster.migration("01_first.ts");
    await cluster.migration("02_second.ts", `${gate.code} await note();`);
    const running = cluster.up("app-s1-2");
    await gate.reached(2);

    const { status, body } = await cluster.send("app-s2-2", "GET", "/migrations/status");
    const state = { applied: ["01_first.ts"], pending: ["02_second.ts"] };
    const now = expect.objectContaining({ name: "02_second.ts", limit_ms: 3_600_000 });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        run: { owner: "app-s1-2" },
        replicasets: [
          { name: "s1", leader: "app-s1-1", state: { ...state, running: now } },
          { name: "s2", leader: "app-s2-1", state: { ...state, running: now } },
        ],
      },
    });
    expect((await cluster.send("app-s2-1", "GET", "/migrations/applied")).body).toEqual({
      applied: { "app-s1-1": ["01_first.ts"], "app-s2-1": ["01_first.ts"] },
    });
    expect(await cluster.up("app-s2-1")).toMatchObject({
      status: 409,
      body: { code: "run_in_progress", detail: expect.stringContaining("app-s1-2") },
    });
    gate.open();
    expect((await running).status).toBe(200);
  });

  it("report the outcome of each leader when a migration fails on one, and the next run completes the rest", async () => {
    await using cluster = await startCluster(servers());
    await cluster.migration("01_first.ts");
    const asked = JSON.stringify([`${cluster.app("app-s1-1").url}/migrations/applied`, { headers: asOperator }]);
    // A failure halts the others, so it comes when the other one is done.
    const failing = `
      const other = async () => (await (await fetch(...${asked})).json()).applied["app-s1-1"].length;
      if (alias === "app-s2-1") {
        while ((await other()) < 2) await new Promise((next) => setTimeout(next, 20));
        throw new Error("not here");
      }
      await note();`;
    await cluster.migration("02_second.ts", failing);
    expect(await cluster.up("app-s1-1")).toMatchObject({
      status: 500,
      body: {
        code: "migration_failed",
        leaders: {
          "app-s1-1": { outcome: "applied", applied_now: two, applied: two },
          "app-s2-1": { outcome: "failed", applied_now: ["01_first.ts"], failed: "02_second.ts", error: "not here" },
        },
      },
    });
    await cluster.migration("02_second.ts");
    const again = await cluster.up("app-s1-1");
    // The leader that had applied it has another text now.
    expect(again).toMatchObject({ status: 409, body: { code: "applied_migration_changed" } });
    await cluster.migration("02_second.ts", failing);
    expect((await cluster.up("app-s2-2")).status).toBe(500);
    expect(await cluster.effects(servers().pair("s1").primary())).toEqual(two);
  });

  it("stop statements of a run that timed out", async () => {
    await using cluster = await startCluster(servers());
    const { body } = await cluster.send("app-s1-1", "GET", "/admin/config");
    const section = { filename: "migrations.yml", content: "options: { storage_timeout: 3 }\n" };
    const change = { version: body["version"], sections: [section] };
    expect((await cluster.send("app-s2-1", "PATCH", "/admin/config", change)).status).toBe(200);
    await cluster.migration("01_slow.ts", "await knex.raw('select sleep(600)'); await note();");
    const outcome = { outcome: "timed_out", failed: "01_slow.ts", applied_now: [] };
    expect(await cluster.up("app-s1-2")).toMatchObject({
      status: 504,
      body: { code: "storage_timeout", leaders: { "app-s1-1": outcome, "app-s2-1": outcome } },
    });
    for (const pair of servers().pairs) expect(await pair.primary().rows(sleepers)).toEqual([]);
  });
});
