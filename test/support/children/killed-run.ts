import { newDirectoryLoader } from "@segmark/migrator/directory-loader";
import { listAll } from "@segmark/migrator/internal/engine/list/loader";
import { createNode } from "@segmark/migrator/internal/node/node";
import { openStorage } from "../../../src/storage/open.ts";

// A run of an instance that kills its own process at one point of the second migration, or does not.
type Query = Readonly<{ sql: string; bindings?: readonly unknown[] }>;
const [url = "", folder = "", point = "", runId = ""] = process.argv.slice(2);

const die = (): void => void process.kill(process.pid, "SIGKILL");
const storage = await openStorage({ url });
const { knex } = storage;
const about = (table: string, { sql, bindings = [] }: Query): boolean =>
  sql.startsWith(`insert into \`${table}\` `) && bindings.includes("02.ts");
let recording = false;
let committed = false;
knex.on("query", (query: Query) => {
  if (point === "before the journal" && about("_migrations_journal", query)) die();
  if (point === "before the record" && about("_migrations", query)) die();
  if (point === "after the record" && committed) die();
  recording ||= about("_migrations", query);
  committed ||= recording && /^commit/i.test(query.sql); // Knex reports only its query, and sends nothing else before the result
});
knex.on("query-response", (_response: unknown, query: Query) => {
  if (point === "after the journal" && about("_migrations_journal", query)) die();
});

const loader = newDirectoryLoader(folder);
const list = (await listAll(loader)).map(({ name, hash }) => ({ name, hash }));
const node = createNode({
  alias: "s-1",
  replicaset: "storage-1",
  roles: () => [],
  knex,
  loader: () => loader,
  leaseMs: 1000,
});
await node.start({ runId, fence: 1, coordinator: "api-1", list, limitMs: 60_000 });
process.stdout.write(JSON.stringify(await node.poll(runId, 30_000)));
await node.close();
await storage.close();
