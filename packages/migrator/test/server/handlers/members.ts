import { pino } from "pino";
import { checkAnswer } from "../../../../../test/support/contract.ts";
import { emptyDatabase, type TestDatabase } from "../../../../../test/support/database.ts";
import { guard } from "../../../../../test/support/leaks.ts";
import { createMemoryConfigStore } from "../../../../../test/support/manager/memory-store.ts";
import { credentialsFor, OPERATOR_TOKEN } from "../../../../../test/support/operator.ts";
import type { Migration } from "../../../src/engine/list/loader.ts";
import type { ConfigStore } from "../../../src/protocol/contracts.ts";
import { createMigrationServer, type MigrationServer } from "../../../src/server/index.ts";

export const SECRET = "secret of the cluster in these tests";
export const TOKEN = OPERATOR_TOKEN;

export type Answer = Readonly<{
  status: number;
  text: string;
  json: Readonly<Record<string, unknown>>;
  headers: Headers;
}>;
export type Sent = Readonly<{ json?: unknown; body?: string; headers?: Readonly<Record<string, string>> }>;

/** A request whose response is checked against the specification. */
export async function send(base: string, method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { json, body = json === undefined ? undefined : JSON.stringify(json) } = sent;
  const headers = {
    ...(json !== undefined && { "content-type": "application/json" }),
    ...credentialsFor(path),
    ...sent.headers,
  };
  const response = await fetch(base + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  const mediaType = response.headers.get("content-type")?.split(";")[0];
  await checkAnswer({ method, path: new URL(base + path).pathname, status: response.status, mediaType, text });
  return { status: response.status, text, json: text === "" ? {} : JSON.parse(text), headers: response.headers };
}

/** A migration that creates its own table. */
export const making = (name: string, more: () => unknown = () => undefined): Migration => ({
  name,
  hash: null,
  up: async () => {
    const { storage } = await import("../../../src/engine/run/context.ts");
    const table = `t_${name.replaceAll(/\W/g, "_")}`;
    const { knex } = storage();
    if (!(await knex.schema.hasTable(table)))
      await knex.schema.createTable(table, (t) => void t.integer("id").primary());
    return more();
  },
});

type MemberOptions = Readonly<{
  alias?: string;
  migrations?: readonly Migration[];
  warnings?: readonly string[];
  env?: Readonly<Record<string, string>>;
  store?: ConfigStore;
  useSchema?: boolean;
  /** Called before the server starts. */
  prepare?: (server: MigrationServer["server"]) => void;
}>;

/** One instance with its own database, on a free port. Its list of migrations can be changed. */
export async function member({
  alias = "local",
  migrations = [],
  warnings = [],
  env = {},
  store,
  useSchema = true,
  prepare,
}: MemberOptions = {}) {
  const database: TestDatabase = await emptyDatabase();
  const lines: string[] = [];
  guard.know({ DATABASE_URL: database.url, ...env });
  let list = migrations;
  const started: MigrationServer = await createMigrationServer(
    { DATABASE_URL: database.url, PORT: "0", OPERATOR_TOKEN, CLUSTER_INSTANCE: alias, ...env },
    {
      loader: { list: () => list, warnings: () => warnings },
      useSchema,
      ...(store !== undefined && { store }),
      log: pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }),
    },
  );
  prepare?.(started.server);
  await started.server.start();
  const base = started.server.info.uri;
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    await started.stop();
  };
  return {
    ...started,
    alias,
    base,
    lines,
    database,
    has: (next: readonly Migration[]): void => {
      list = next;
    },
    send: (method: string, path: string, sent: Sent = {}) => send(base, method, path, sent),
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      guard.look(`the log of ${alias}`, lines.join(""));
      await database[Symbol.asyncDispose]();
    },
  };
}

export type Member = Awaited<ReturnType<typeof member>>;

type ClusterOptions = Readonly<{
  aliases?: readonly string[];
  migrations?: readonly Migration[];
  env?: Readonly<Record<string, string>>;
  useSchema?: boolean;
}>;

/** Instances in one process, each its own replica set; they communicate over HTTP. */
export async function cluster({ aliases = ["api-1", "storage-1"], ...options }: ClusterOptions = {}) {
  const store = createMemoryConfigStore();
  const members: Member[] = [];
  for (const alias of aliases)
    members.push(await member({ alias, store, ...options, env: { CLUSTER_SECRET: SECRET, ...options.env } }));
  const topology = (more: Readonly<Record<string, object>> = {}): string =>
    JSON.stringify({
      cluster: "test",
      replicasets: Object.fromEntries(aliases.map((alias) => [`of-${alias}`, { roles: ["vshard-storage"] }])),
      instances: Object.fromEntries(
        members.map(({ alias, base }) => [alias, { replicaset: `of-${alias}`, url: base, ...more[alias] }]),
      ),
    });
  /** Writes a section as another client would. */
  const write = async (filename: string, content: string | null): Promise<void> => {
    const { version } = await store.read();
    await store.patch({ version, sections: [{ filename, content }], by: "test" });
  };
  await write("topology.yml", topology());
  const [first] = members;
  if (first === undefined) throw new Error("A cluster has members.");
  return {
    store,
    members,
    first,
    topology,
    write,
    send: first.send,
    [Symbol.asyncDispose]: async () => {
      for (const one of members) await one[Symbol.asyncDispose]();
    },
  };
}
