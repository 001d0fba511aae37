import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { errnoOf } from "@segmark/database/driver-error";
import { createInstance, type Migration, storage } from "@segmark/migrator";
import { lint } from "@segmark/migrator/internal/engine/lint/lint";
import { connect } from "@segmark/migrator/internal/node/connect";
import { alter_table } from "@segmark/migrator/online";
import { createMigrationServer } from "@segmark/migrator/server";
import mysql from "mysql2/promise";
import { pino } from "pino";
import { stringify } from "yaml";
import { freePort } from "../test/support/cluster/ports.ts";
import { program } from "../test/support/debian.ts";
import { startMariadb } from "../test/support/mariadb.ts";
import { asOperator, OPERATOR_TOKEN } from "../test/support/operator.ts";
import { tableOf } from "./table.ts";

/**
 * `node --conditions=@segmark/source bench/online-change.ts --rows 1000000`: changes of a large table while others write to it: how long a writer
 * waits at most, and whether rows are lost; on SQLite, on MariaDB, and on two leaders at once. And the time of lint.
 */
type Written = Readonly<{ inserted: number; longestMs: number; deadlocks: number }>;

/** A writer in a thread of its own, because SQLite blocks: inserts and updates, one statement at a time, until told. */
async function write(url: string): Promise<void> {
  const db = connect(url);
  if (url.startsWith("sqlite:")) await db.raw("pragma busy_timeout = 600000");
  let [inserted, deadlocks, longestMs, isOver] = [0, 0, 0, false];
  parentPort?.once("message", () => {
    isOver = true;
  });
  const timed = async (work: () => Promise<unknown>): Promise<void> => {
    const startedAt = performance.now();
    for (let isDone = false; !isDone; )
      isDone = await work().then(
        () => true,
        (error: unknown) => {
          if (errnoOf(error) !== 1213) throw error;
          deadlocks++;
          return false;
        },
      );
    longestMs = Math.max(longestMs, performance.now() - startedAt);
  };
  await db("big").first();
  parentPort?.postMessage("ready");
  while (!isOver) {
    await timed(() => db("big").insert({ state: "new", amount: inserted }).then());
    inserted++;
    await timed(() => db("big").where("id", inserted).update({ amount: inserted }).then());
    await sleep(1);
  }
  await db.destroy();
  parentPort?.postMessage({ inserted, longestMs, deadlocks } satisfies Written);
}

type Change = Readonly<{ what: string; up: () => Promise<unknown> }>;
const raw = (sql: string) => async (): Promise<unknown> => storage().knex.raw(sql).then();
const nothing: Change = { what: "no change, for 3 s", up: () => sleep(3000) };
const onServer: readonly Change[] = [
  nothing,
  { what: "plain ALTER, which copies", up: raw("alter table big modify amount bigint") },
  {
    what: "alter_table: INSTANT, a column",
    up: () => alter_table("big", "ADD COLUMN note VARCHAR(20) NOT NULL DEFAULT ''"),
  },
  { what: "alter_table: NOCOPY, an index", up: () => alter_table("big", "ADD INDEX amounts (amount)") },
  { what: "alter_table: INPLACE, NOT NULL", up: () => alter_table("big", "MODIFY state VARCHAR(20) NOT NULL") },
  {
    what: "alter_table: refuses a copy",
    up: () =>
      alter_table("big", "MODIFY other BIGINT").then(
        () => Promise.reject(new Error("it was not refused")),
        (error: Error) => process.stderr.write(`${error.message}\n`),
      ),
  },
  {
    what: "alter_table: pt-online-schema-change",
    up: () => alter_table("big", "MODIFY other BIGINT", { tool: "pt-online-schema-change" }),
  },
];
const onSqlite: readonly Change[] = [
  nothing,
  { what: "alter_table: a column", up: () => alter_table("big", "ADD COLUMN note VARCHAR(20) NOT NULL DEFAULT ''") },
  { what: "CREATE INDEX, reads all rows", up: raw("create index amounts on big (amount)") },
  { what: "DROP COLUMN, rewrites all rows", up: raw("alter table big drop column other") },
];
const statements = [
  "ALTER TABLE big MODIFY other BIGINT;",
  "ALTER TABLE big ADD COLUMN required INT NOT NULL;",
  "CREATE UNIQUE INDEX states ON big (state);",
  "ALTER TABLE big DROP COLUMN state;",
  "DELETE FROM big;",
];

const countOf = async (url: string): Promise<number> => {
  const db = connect(url);
  const row = await db("big").count({ n: "*" }).first();
  await db.destroy();
  return Number(row?.["n"]);
};

async function startWriter(url: string) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url }, execArgv: process.execArgv });
  await once(worker, "message");
  return async (): Promise<Written> => {
    worker.postMessage("stop");
    const [written] = await once(worker, "message");
    return written;
  };
}

/** Makes each change through `up`, with a writer at each leader; a row of figures for each change and leader. */
async function measure(
  name: string,
  urls: readonly string[],
  changes: readonly Change[],
  up: (migration: Migration) => Promise<unknown>,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [index, { what, up: change }] of changes.entries()) {
    const before = await Promise.all(urls.map(countOf));
    const writers = await Promise.all(urls.map(startWriter));
    const startedAt = performance.now();
    await up({ name: `${index}`, hash: null, up: change });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
    const written = await Promise.all(writers.map((stop) => stop()));
    const after = await Promise.all(urls.map(countOf));
    for (const [leader, { inserted, longestMs, deadlocks }] of written.entries()) {
      const [was = 0, is = 0] = [before[leader], after[leader]];
      const place = urls.length === 1 ? name : `${name}, leader ${leader + 1}`;
      const figures = [was, inserted, is, deadlocks].map(String);
      rows.push([place, what, seconds, longestMs.toFixed(0), ...figures]);
      if (is !== was + inserted) throw new Error(`${place}: ${what} lost rows: ${was} + ${inserted} are ${is}`);
      process.stderr.write(`${rows.at(-1)?.join(" | ")}\n`);
    }
  }
  return rows;
}

async function timeOfLint(name: string, url: string): Promise<string[]> {
  const db = connect(url);
  const kept = url.startsWith("sqlite:") ? statements.slice(1) : statements;
  const startedAt = performance.now();
  const texts = [{ name: "1.sql", place: "1.sql", content: kept.join("\n") }];
  const { findings } = await lint(db, texts, { running: new Set(["big.state"]) });
  const ms = performance.now() - startedAt;
  await db.destroy();
  return [name, String(kept.length), String(findings.length), (ms / 1000).toFixed(2)];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
  const count = Number(values.rows);
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  await program(["pt-online-schema-change"], "percona-toolkit");
  process.env["ONLINE_CHANGE_USER"] = "segmark";
  process.env["ONLINE_CHANGE_PASSWORD"] = "segmark";
  const columns = "state varchar(20), amount int, other int";
  const flags = ["--innodb-flush-log-at-trx-commit=1", "--innodb-buffer-pool-size=512M"]; // durable commits
  const servers = [stack.use(await startMariadb(flags)), stack.use(await startMariadb(flags))];
  const fresh = async (database: string): Promise<string[]> =>
    Promise.all(
      servers.map(async ({ url }) => {
        const connection = await mysql.createConnection(url);
        await connection.query(`create database ${database}`);
        await connection.query(`use ${database}`);
        await connection.query(`create table big (id int primary key auto_increment, ${columns})`);
        await connection.query(
          `insert into big (state, amount, other) select concat('state ', seq % 100), seq, seq from seq_1_to_${count}`,
        );
        await connection.query(`analyze table big`);
        await connection.end();
        return url + database;
      }),
    );

  const file = `sqlite:${join(folder, "big.db")}`;
  const db = connect(file);
  await db.raw(`create table big (id integer primary key, ${columns})`);
  await db.raw(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) insert into big (state, amount, other) select 'state ' || (i % 100), i, i from n`,
  );
  await db.destroy();

  const alone = async (name: string, url: string, changes: readonly Change[]): Promise<string[][]> => {
    const list: Migration[] = [];
    await using instance = await createInstance({ databaseUrl: url, loader: { list: () => list } });
    return await measure(name, [url], changes, async (migration) => {
      list.push(migration);
      await instance.manager.up();
    });
  };
  const linted = [await timeOfLint("SQLite", file)];
  const rows = await alone("SQLite", file, onSqlite);
  const [single = ""] = await fresh("segmark_alone");
  linted.push(await timeOfLint("MariaDB", single));
  rows.push(...(await alone("MariaDB", single, onServer)));

  const urls = await fresh("segmark_cluster");
  const list: Migration[] = [];
  const members = await Promise.all(
    urls.map(async (url, index) => ({ url, alias: `app-${index + 1}`, port: await freePort() })),
  );
  const topology = join(folder, "topology.yml");
  await writeFile(
    topology,
    stringify({
      cluster: "bench",
      replicasets: Object.fromEntries(members.map(({ alias }) => [alias, { roles: [] }])),
      instances: Object.fromEntries(
        members.map(({ alias, port }) => [alias, { replicaset: alias, url: `http://127.0.0.1:${port}` }]),
      ),
    }),
  );
  for (const { alias, url, port } of members) {
    const env = {
      DATABASE_URL: url,
      PORT: String(port),
      OPERATOR_TOKEN,
      CLUSTER_INSTANCE: alias,
      CLUSTER_TOPOLOGY: topology,
      CLUSTER_SECRET: "a secret of the cluster that nobody could guess",
      CLUSTER_STORE_URL: urls[0] ?? "",
    };
    const one = await createMigrationServer(env, { loader: { list: () => list }, log: pino({ level: "silent" }) });
    await one.server.start();
    stack.defer(() => one.stop());
  }
  rows.push(
    ...(await measure("two leaders", urls, onServer, async (migration) => {
      list.push(migration);
      const address = `http://127.0.0.1:${members[0]?.port}/migrations/up`;
      const response = await fetch(address, { method: "POST", headers: asOperator });
      if (response.status !== 200) throw new Error(await response.text());
      await response.arrayBuffer();
    })),
  );

  const text = `# Changing a large table

\`node --conditions=@segmark/source bench/online-change.ts --rows ${count}\`: changes of a table of ${count} rows, as migrations, while a writer at each leader inserts a row and updates one, statement after statement.
Servers are MariaDB with durable commits; they, the instances and the writers share ${cpus().length} processors, and on two leaders everything happens on both at once. "Stall" is the longest that a statement
of the writer took, "deadlocks" how often it was refused with 1213 and repeated a statement. All rows are there afterwards: those before, and those that the writer inserted.

${tableOf(rows, ["where", "change", "s", "stall, ms", "rows before", "inserted", "rows after", "deadlocks"])}

Lint of statements about this table; it counts rows and values, and copies 20,000 rows into a temporary table for an estimate:

${tableOf(linted, ["where", "statements", "findings", "s"])}
`;
  process.stdout.write(text);
  await writeFile(new URL("./results/online-change.md", import.meta.url), text);
}

await (isMainThread ? main() : write(workerData.url));
