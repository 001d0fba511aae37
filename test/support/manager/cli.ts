import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { main } from "@segmark/migrator/internal/cli/main";
import type { Migration } from "@segmark/migrator/internal/engine/list/loader";
import { createMigrationServer, type MigrationServer } from "@segmark/migrator/server";
import { pino } from "pino";
import { startNode } from "../child.ts";
import { createMemoryConfigStore } from "./memory-store.ts";

const cli = new URL("../../../packages/migrator/bin/segmark-migrate.js", import.meta.url);

/** The command as a process of its own. `saw` resolves when it has written such a text to its standard error. */
export function start(...args: readonly string[]) {
  const { child, ended } = startNode(cli, args);
  let stderr = "";
  child.stderr?.on("data", (chunk) => {
    stderr += chunk;
  });
  const saw = async (text: string): Promise<void> => {
    const over = ended.then(() => true);
    while (!stderr.includes(text)) {
      const next = new Promise<boolean>((resolve) => child.stderr?.once("data", () => resolve(false)));
      if ((await Promise.race([next, over])) && !stderr.includes(text))
        throw new Error(`it never said ${text}:\n${stderr}`);
    }
  };
  return { child, ended, saw };
}

export const run = (...args: readonly string[]) => start(...args).ended;

/** The command in this process, where a person answers with these lines. */
export async function answering(lines: readonly string[], ...args: readonly string[]) {
  const written = { stdout: "", stderr: "" };
  const screen = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
  });
  const exit = (code: number): never => {
    throw new Error(`It left with ${code}.`);
  };
  const stdin = Readable.from(lines.map((line) => `${line}\n`));
  const io = { env: process.env, stdin, stdout: screen("stdout"), stderr: screen("stderr"), on: () => undefined, exit };
  const code = await main(args, io);
  return { code, ...written };
}

/** The command in this process. */
export const called = (...args: readonly string[]) => answering([], ...args);

type Options = Readonly<{ list?: readonly Migration[]; env?: Readonly<Record<string, string>> }>;

/** Two instances, each a replica set of its own over SQLite; both have the same list of migrations. */
export async function twoInstances({ list = [], env = {} }: Options = {}) {
  const folder = await mkdtempDisposable(join(tmpdir(), "segmark-cli-"));
  const store = createMemoryConfigStore();
  const migrations = new Map<string, readonly Migration[]>();
  const instances: (MigrationServer & Readonly<{ alias: string }>)[] = [];
  for (const alias of ["api-1", "storage-1-1"]) {
    const own = { DATABASE_URL: `sqlite:${folder.path}/${alias}.db`, PORT: "0", CLUSTER_INSTANCE: alias };
    const loader = { list: () => migrations.get(alias) ?? list };
    const secret = "secret of the cluster in these tests";
    const parts = { loader, store, log: pino({ level: "silent" }) };
    const instance = await createMigrationServer(
      { ...own, CLUSTER_SECRET: secret, OPERATOR_TOKEN: "none", ...env },
      parts,
    );
    await instance.server.start();
    instances.push({ alias, ...instance });
  }
  const write = async (filename: string, content: string): Promise<void> => {
    const { version } = await store.read();
    await store.patch({ version, sections: [{ filename, content }], by: "test" });
  };
  const entries = instances.map(({ alias, server }) => [alias, { replicaset: `of-${alias}`, url: server.info.uri }]);
  const replicasets = Object.fromEntries(instances.map(({ alias }) => [`of-${alias}`, { roles: [] }]));
  await write("topology.yml", JSON.stringify({ cluster: "test", replicasets, instances: Object.fromEntries(entries) }));
  return {
    url: instances[0]?.server.info.uri ?? "",
    write,
    /** What one of them has instead of the common list. */
    has: (alias: string, own: readonly Migration[]) => void migrations.set(alias, own),
    [Symbol.asyncDispose]: async () => {
      for (const { stop } of instances) await stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}
