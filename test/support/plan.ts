import { inject } from "vitest";
import type { Storage } from "../../src/storage/open.ts";

type Asked = Readonly<{ sql: string; bindings: readonly string[] }>;

async function explained({ knex }: Storage, { sql, bindings }: Asked): Promise<string> {
  const lite = inject("engine") === "sqlite";
  const answer = await knex.raw(`${lite ? "explain query plan" : "explain"} ${sql}`, [...bindings]);
  return lite
    ? answer.map((row: { detail: string }) => row.detail).join("; ")
    : answer[0]
        .map((row: { table: string; key: string | null; type: string }) => `${row.table} ${row.type} ${row.key}`)
        .join("; ");
}

async function askedBy(storage: Storage, work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const listen = (query: Asked) => {
    if (/^(?:select|update|delete)/i.test(query.sql)) asked.push(query);
  };
  storage.knex.on("query", listen);
  await work();
  storage.knex.off("query", listen);
  return asked;
}

/** The indexes that the engine says it uses for what `work` reads, a line for each statement. */
export async function indexesUsed(storage: Storage, work: () => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  for (const query of await askedBy(storage, work)) plans.push(await explained(storage, query));
  return plans.length === 0 ? "nothing was asked" : plans.join("\n");
}

/**
 * The steps of the plans for what `work` reads that go through a whole table, or a whole index, which is as long.
 * SQLite names what a query makes itself like a table.
 */
export async function scans(storage: Storage, work: () => Promise<unknown>): Promise<string[]> {
  const steps = (await indexesUsed(storage, work)).split(/\n|; /);
  return steps.filter((step) => /^SCAN (?!CONSTANT ROW)|^(?!<derived)\S+ (?:ALL|index) /.test(step));
}

type Step = Readonly<{ table: string | null; r_rows: string | null }>;

/**
 * MariaDB alone: the tables, by their aliases, that the statements of `work` read, which may be fewer than are in their
 * plans.
 */
export async function tablesRead(storage: Storage, work: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const read = new Set<string>();
  for (const { sql, bindings } of await askedBy(storage, work)) {
    const [steps] = await storage.knex.raw(`analyze ${sql}`, [...bindings]);
    for (const { table, r_rows: rows } of steps as Step[]) if (table !== null && rows !== null) read.add(table);
  }
  return read;
}
