import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { asOperator, OPERATOR_TOKEN } from "../operator.ts";
import { type App, type Hosts, makeApp } from "./app.ts";
import type { Ground } from "./ground.ts";
import { freePort } from "./ports.ts";
import type { Server } from "./server.ts";

/** Servers that replicate from each other. `caughtUp` resolves when all have what the primary has. */
export type ReplicaSet = Readonly<{
  name: string;
  servers: readonly Server[];
  primary(): Server;
  caughtUp(): Promise<void>;
}>;
/** `store` holds the cluster-wide configuration. */
export type Servers = Readonly<{ ground: Ground; hosts: Hosts; store: Server; pairs: readonly ReplicaSet[] }>;

export type Answer = Readonly<{ status: number; body: Readonly<Record<string, unknown>> }>;
/** Names of migrations by the alias of the leader. */
export type Names = Readonly<Record<string, readonly string[]>>;

export type ClusterOptions = Readonly<{
  /** The user of the database; default: `app`. */
  user?: "app" | "boss";
  /** More variables of the environment for some instances. */
  env?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Replica sets that are not in the topology at first. */
  later?: readonly string[];
}>;

/** An application with an instance at each server of the pairs, on databases of its own. */
export type Cluster = AsyncDisposable &
  Readonly<{
    database: string;
    /** Where the migrations are. */
    folder: string;
    pairs: readonly ReplicaSet[];
    apps: readonly App[];
    app(alias: string): App;
    /** The instance at a server. */
    at(server: Server): App;
    topology(...replicasets: readonly string[]): string;
    /** Writes a migration; `body` has `knex` and `alias`. One that says nothing else notes that it ran. */
    migration(name: string, body?: string): Promise<void>;
    remove(name: string): Promise<void>;
    send(alias: string, method: string, path: string, json?: unknown): Promise<Answer>;
    /** @param wait seconds to stand in line behind another run */
    up(alias: string, wait?: number): Promise<Answer>;
    /** Names as they ran at a server, one for each time, in order. */
    effects(server: Server): Promise<readonly string[]>;
    records(server: Server): Promise<readonly string[]>;
  }>;

const secret = "a secret of the cluster that nobody could guess";
const migrator = new URL("../../../packages/migrator/src/index.ts", import.meta.url).href;
let made = 0;

const unit = (name: string, body: string): string => `
import { storage } from ${JSON.stringify(migrator)};
export async function up() {
  const { knex, alias, signal } = storage();
  const note = async () => {
    await knex.raw("create table if not exists effects (id int primary key auto_increment, name varchar(80), alias varchar(80))");
    await knex("effects").insert({ name: ${JSON.stringify(name)}, alias });
  };
  ${body}
}
`;

const aliasOf = (server: Server): string => `app-${server.name}`;

export async function startCluster(
  { ground, hosts, store, pairs }: Servers,
  options: ClusterOptions = {},
): Promise<Cluster> {
  const { user = "app", env = {}, later = [] } = options;
  const database = `app_${process.pid}_${++made}`;
  const folder = await ground.makeFolder(database);
  const create = `CREATE DATABASE IF NOT EXISTS \`${database}\` CHARACTER SET utf8mb4`;
  await Promise.all([...pairs.map((pair) => pair.primary()), store].map((server) => server.run(create)));
  await Promise.all(pairs.map((pair) => pair.caughtUp()));

  const members = await Promise.all(
    pairs.flatMap((pair) => pair.servers.map(async (server) => ({ pair, server, port: await freePort() }))),
  );
  const urlOf = (port: number): string => `http://127.0.0.1:${port}`;
  const topology = (...names: readonly string[]): string => {
    const here = members.filter(({ pair }) => names.includes(pair.name));
    const instances = here.map(({ pair, server, port }) => [
      aliasOf(server),
      { replicaset: pair.name, url: urlOf(port) },
    ]);
    const replicasets = names.map((name) => [name, { roles: ["vshard-storage"] }]);
    return stringify({
      cluster: database,
      replicasets: Object.fromEntries(replicasets),
      instances: Object.fromEntries(instances),
    });
  };
  const first = pairs.map(({ name }) => name).filter((name) => !later.includes(name));
  const [file, whole] = [join(folder, "topology.yml"), join(folder, "whole.yml")];
  await writeFile(file, topology(...first));
  await writeFile(whole, topology(...first, ...later));
  const migrations = await ground.makeFolder(database, "migrations");

  const apps = members.map(({ pair, server, port }) => {
    const alias = aliasOf(server);
    const own = {
      DATABASE_URL: server.url(database, user),
      PORT: String(port),
      OPERATOR_TOKEN,
      CLUSTER_INSTANCE: alias,
      CLUSTER_TOPOLOGY: later.includes(pair.name) ? whole : file,
      CLUSTER_SECRET: secret,
      CLUSTER_STORE_URL: store.url(database),
      MIGRATIONS: migrations,
      LOG_LEVEL: "trace",
      ...env[alias],
    };
    return makeApp(hosts, { alias, url: urlOf(port), env: own });
  });
  const app = (alias: string): App => {
    const found = apps.find((one) => one.alias === alias);
    if (found === undefined) throw new Error(`there is no instance ${alias}`);
    return found;
  };
  const dispose = async (): Promise<void> => void (await Promise.all(apps.map((one) => one.stop())));
  try {
    const waits = ({ alias }: App): boolean =>
      members.some(({ pair, server }) => aliasOf(server) === alias && later.includes(pair.name));
    await Promise.all(apps.filter((one) => !waits(one)).map((one) => one.start()));
    await Promise.all(apps.filter(waits).map((one) => one.start()));
  } catch (error) {
    await dispose();
    throw error;
  }

  const send: Cluster["send"] = async (alias, method, path, json) => {
    const response = await fetch(app(alias).url + path, {
      method,
      headers: { ...asOperator, ...(json !== undefined && { "content-type": "application/json" }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
  };
  const namesIn = async (server: Server, table: string): Promise<readonly string[]> => {
    const found = await server
      .rows(`SELECT name FROM \`${database}\`.${table} ORDER BY id`)
      .catch((error: { errno?: number }) => {
        if (error.errno === 1146) return [];
        throw error;
      });
    return found.map((row) => String(row["name"]));
  };
  return {
    database,
    folder: migrations,
    pairs,
    apps,
    app,
    at: (server) => app(aliasOf(server)),
    topology,
    migration: (name, body = "await note();") => writeFile(join(migrations, name), unit(name, body)),
    remove: (name) => rm(join(migrations, name)),
    send,
    up: (alias, wait = 0) => send(alias, "POST", `/migrations/up${wait === 0 ? "" : `?wait=${wait}`}`),
    effects: (server) => namesIn(server, "effects"),
    records: (server) => namesIn(server, "_migrations"),
    [Symbol.asyncDispose]: dispose,
  };
}
