import { randomUUID } from "node:crypto";
import { storage as current, type Migration } from "@segmark/migrator";
import { listAll } from "@segmark/migrator/internal/engine/list/loader";
import { createNode, type LocalNode, type NodeOptions } from "@segmark/migrator/internal/node/node";
import type { RunReport, RunRequest } from "@segmark/migrator/internal/protocol/contracts";
import { openStorage } from "../../../src/storage/open.ts";
import { emptyDatabase } from "../database.ts";

type Over = Readonly<{ migrations?: readonly Migration[] } & Partial<NodeOptions>>;

/** A database without a table, a look at it, and instances over it. */
export async function nodes() {
  const database = await emptyDatabase();
  const { knex, close } = await openStorage({ url: database.url });
  const opened: LocalNode[] = [];
  const over = ({ migrations = [], ...options }: Over = {}): LocalNode => {
    const node = createNode({
      alias: "s-1",
      replicaset: "storage-1",
      roles: () => ["vshard-storage"],
      databaseUrl: database.url,
      loader: () => ({ list: () => migrations }),
      graceMs: 20_000, // only those tests wait so long where something cannot be stopped, and they set less
      ...options,
    });
    opened.push(node);
    return node;
  };
  const dispose = async (): Promise<void> => {
    for (const node of opened) await node.close();
    await close();
    await database[Symbol.asyncDispose]();
  };
  return { knex, over, url: database.url, engine: database.engine, [Symbol.asyncDispose]: dispose };
}

/** A migration that makes a table of its name, and may be repeated. */
export const table = (name: string): Migration => ({
  name,
  up: async () => {
    const { knex } = current();
    if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, (t) => void t.integer("id"));
  },
});

export const step = (name: string, up: Migration["up"], hash?: string): Migration => ({
  name,
  up,
  hash: hash ?? null,
});

/** What a coordinator with the same migrations asks for. */
export async function request(
  migrations: readonly Migration[],
  changes: Partial<RunRequest> = {},
): Promise<RunRequest> {
  const list = (await listAll({ list: () => migrations })).map(({ name, hash }) => ({ name, hash }));
  return { runId: randomUUID(), fence: 1, coordinator: "api-1", list, limitMs: 60_000, ...changes };
}

/** Starts and waits for the outcome. */
export async function outcome(node: LocalNode, asked: RunRequest): Promise<RunReport> {
  await node.start(asked);
  return node.poll(asked.runId, 30_000);
}

/** A promise and the function that fulfils it. */
export const signalled = (): PromiseWithResolvers<void> => Promise.withResolvers<void>();
