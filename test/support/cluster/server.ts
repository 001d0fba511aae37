import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import mysql from "mysql2/promise";
import { serverBinaries } from "../mariadb-binaries.ts";
import { type Ground, lastWords, type Running } from "./ground.ts";
import { freePort } from "./ports.ts";
import { copyTemplate } from "./template.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A MariaDB server of a cluster. `run` and `rows` ask it as root. */
export type Server = Readonly<{
  name: string;
  port: number;
  folder: string;
  pid(): number;
  /** The file of its log. */
  log(): string;
  url(database: string, user?: "app" | "boss" | "root"): string;
  run(...statements: readonly string[]): Promise<void>;
  rows(sql: string, values?: readonly (string | number)[]): Promise<readonly Row[]>;
  /** From the template, or from what it had. */
  start(from: "template" | "own data", more?: readonly string[]): Promise<void>;
  /** SIGKILL */
  kill(): Promise<void>;
  stop(): Promise<void>;
}>;

/** Speed before durability, little memory. */
const flags = [
  "--bind-address=127.0.0.1",
  "--skip-name-resolve",
  "--max-connections=200",
  "--innodb-buffer-pool-size=16M",
  "--innodb-log-file-size=8M",
  "--innodb-log-buffer-size=2M",
  "--innodb-flush-log-at-trx-commit=2",
  "--sync-binlog=0",
  "--debug-no-sync=ON",
  "--loose-innodb-use-native-aio=0",
  "--performance-schema=OFF",
  "--aria-pagecache-buffer-size=1M",
  "--key-buffer-size=1M",
  "--table-open-cache=400",
];

export type ServerOptions = Readonly<{
  name: string;
  template: string;
  /** Beside those of every server. */
  flags: readonly string[];
  env?: Readonly<Record<string, string>>;
  port?: number;
}>;

/** A server that is not started yet, with a port and folders of its own: one that starts empties its tmpdir. */
export async function makeServer(ground: Ground, options: ServerOptions): Promise<Server> {
  const { name, template, env = {} } = options;
  const { server: program } = await serverBinaries();
  const [folder, port] = [await ground.makeFolder(name), options.port ?? (await freePort())];
  const data = await ground.makeFolder(name, "data");
  const tmp = await ground.makeFolder(name, "tmp");
  const socket = join(folder, "s.sock");
  const where = [`--datadir=${data}`, `--tmpdir=${tmp}`, `--socket=${socket}`, `--pid-file=${folder}/server.pid`];
  const user = ground.user === undefined ? ["--user=root"] : [];
  const command = [program, "--no-defaults", ...user, ...where, `--port=${port}`, ...flags, ...options.flags];
  let running: Running | undefined;

  const connect = () => mysql.createConnection({ socketPath: socket, user: "root", charset: "utf8mb4" });
  const rows: Server["rows"] = async (sql, values = []) => {
    const connection = await connect();
    try {
      const [found] = await connection.query<mysql.RowDataPacket[]>(sql, [...values]);
      return found;
    } finally {
      await connection.end();
    }
  };
  const run: Server["run"] = async (...statements) => {
    const connection = await connect();
    try {
      for (const statement of statements) await connection.query(statement);
    } finally {
      await connection.end();
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running?.child.kill(signal);
    await running?.gone;
    running = undefined;
  };
  const start: Server["start"] = async (from, more = []) => {
    if (from === "template") {
      await rm(data, { recursive: true, force: true });
      await copyTemplate(template, data, ground);
    }
    const mine = ground.start(name, [...command, ...more], { env });
    running = mine;
    for (let tries = 0; tries < 6000 && mine.child.exitCode === null; tries++) {
      const answers = await rows("select 1").catch(() => undefined);
      if (answers !== undefined) return;
      await sleep(10);
    }
    throw new Error(`Server ${name} did not start. Its last words:\n${await lastWords(mine)}`);
  };
  return {
    name,
    port,
    folder,
    pid: () => running?.pid ?? 0,
    log: () => running?.log ?? "",
    url: (database, who = "app") =>
      `mysql://${who === "root" ? "root" : `${who}:${who}`}@127.0.0.1:${port}/${database}`,
    run,
    rows,
    start,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
