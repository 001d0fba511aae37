import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Migration, storage } from "@segmark/migrator";
import { createMigrationServer, type MigrationServer } from "@segmark/migrator/server";
import knex from "knex";
import mysql from "mysql2/promise";
import { pino } from "pino";
import { stringify } from "yaml";
import { freePort } from "../test/support/cluster/ports.ts";
import { startMariadb } from "../test/support/mariadb.ts";
import { asOperator, OPERATOR_TOKEN } from "../test/support/operator.ts";

/**
 * `node bench/migrations.ts --migrations 1000 --leaders 4`: many migrations on several leaders, compared with the same
 * statements through plain Knex.
 */
const { values } = parseArgs({
  options: { migrations: { type: "string", default: "1000" }, leaders: { type: "string", default: "4" } },
});
const [count, leaders] = [Number(values.migrations), Number(values.leaders)];
const secret = "a secret of the cluster that nobody could guess";

const name = (index: number): string => `${String(index).padStart(4, "0")}_step.ts`;
const numbers = Array.from({ length: count }, (_, index) => index);
/**
 * Every tenth creates a table, the others insert a row: migrations are as cheap as possible, so that the overhead
 * shows.
 */
const work = async (db: knex.Knex, index: number): Promise<void> => {
  if (index % 10 === 0) await db.schema.createTable(`t${index}`, (table) => void table.increments());
  else await db(`t${index - (index % 10)}`).insert({});
};
const migrations: readonly Migration[] = numbers.map((index) => ({
  name: name(index),
  hash: null,
  up: () => work(storage().knex, index),
}));

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await run();
  return performance.now() - started;
};

await using stack = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
stack.defer(() => rm(folder, { recursive: true, force: true }));
// Durable commits, as in production.
const flags = ["--innodb-flush-log-at-trx-commit=1", "--innodb-buffer-pool-size=128M"];
const servers = await Promise.all(numbers.slice(0, leaders).map(() => startMariadb(flags)));
for (const server of servers) stack.use(server);
const [store] = servers;
if (store === undefined) throw new Error("want at least one leader");

async function fresh(database: string): Promise<readonly string[]> {
  const created = servers.map(async ({ url }) => {
    const connection = await mysql.createConnection(url);
    await connection.query(`create database ${database}`);
    await connection.end();
    return url + database;
  });
  return Promise.all(created);
}

async function direct(): Promise<number> {
  const urls = await fresh("segmark_direct");
  const all = urls.map((connection) => knex({ client: "mysql2", connection, pool: { min: 1, max: 1 } }));
  const run = async (db: knex.Knex): Promise<void> => {
    for (const index of numbers) await work(db, index);
  };
  const ms = await timed(() => Promise.all(all.map(run)));
  await Promise.all(all.map((db) => db.destroy()));
  return ms;
}

async function managed(): Promise<Readonly<{ first: number; nothing: number }>> {
  const urls = await fresh("segmark_managed");
  const members = await Promise.all(
    urls.map(async (url, index) => ({ url, alias: `app-${index + 1}`, port: await freePort() })),
  );
  const instances = members.map(({ alias, port }) => [alias, { replicaset: alias, url: `http://127.0.0.1:${port}` }]);
  const replicasets = members.map(({ alias }) => [alias, { roles: [] }]);
  const topology = join(folder, "topology.yml");
  const shape = {
    cluster: "bench",
    replicasets: Object.fromEntries(replicasets),
    instances: Object.fromEntries(instances),
  };
  await writeFile(topology, stringify(shape));
  const started: MigrationServer[] = [];
  for (const { alias, url, port } of members) {
    const env = {
      DATABASE_URL: url,
      PORT: String(port),
      OPERATOR_TOKEN,
      CLUSTER_INSTANCE: alias,
      CLUSTER_TOPOLOGY: topology,
      CLUSTER_SECRET: secret,
      CLUSTER_STORE_URL: `${store?.url}segmark_managed`,
    };
    const one = await createMigrationServer(env, {
      loader: { list: () => migrations },
      log: pino({ level: "silent" }),
    });
    await one.server.start();
    started.push(one);
  }
  const up = async (): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${members[0]?.port}/migrations/up`, {
      method: "POST",
      headers: asOperator,
    });
    if (response.status !== 200) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  const first = await timed(up);
  const nothing = await timed(up);
  await Promise.all(started.map((one) => one.stop()));
  return { first, nothing };
}

const before = await direct();
const { first, nothing } = await managed();
const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const each = (ms: number): string => (ms / count).toFixed(2);
const text = `# Migrations on several leaders

\`node bench/migrations.ts --migrations ${count} --leaders ${leaders}\`: ${count} migrations, each a single small statement (one in ten makes a table), on ${leaders}
leaders at once. Each leader is a MariaDB server of its own with its log flushed at each commit; all servers, all instances and the
caller share one machine with ${cpus().length} processors. "Direct" is the same statements through Knex on the same servers, also at once, in the same run.

| | total, s | per migration, ms |
|---|---|---|
| direct | ${seconds(before)} | ${each(before)} |
| \`POST /migrations/up\` | ${seconds(first)} | ${each(first)} |
| ratio | ${(first / before).toFixed(2)} | |
| overhead | ${seconds(first - before)} | ${each(first - before)} |
| \`up\` again, nothing pending | ${seconds(nothing)} | |

The overhead is what makes a migration safe to repeat: before each, the leader asks whether a later run took over and commits a line of
the journal; after it, it asks whether its lock is still held, and one transaction records the name. That is nine statements and two commits.
`;
process.stdout.write(text);
await writeFile(new URL("./results/migrations.md", import.meta.url), text);
