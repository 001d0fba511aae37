import { createHash, randomUUID } from "node:crypto";
import type { Migration } from "@segmark/migrator";
import type { Knex } from "knex";
import { nodes, request, step } from "../../../../../test/support/manager/nodes.ts";
import type { Amendment, Change } from "../../../src/protocol/contracts.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Migrations of these names, whose text is their name. */
export const listOf = (...names: readonly string[]): Migration[] =>
  names.map((name) => step(name, () => 1, sha256(name)));

/** Everything in a table, as the database has it. */
async function stateOf(db: Knex, table: string, engine: string): Promise<unknown> {
  const rows: unknown = await db(table).select("*");
  return engine === "sqlite" ? rows : [rows, await db.raw("checksum table ??", [table])];
}

/** A database in which another tool was at work, and what becomes of its records here. */
export async function adopting(migrations: readonly Migration[]) {
  const own = await nodes();
  const node = own.over({ migrations });
  const { list } = await request(migrations);
  const ask = async (change: Omit<Extract<Change, { kind: "adopt" }>, "kind">, write: boolean): Promise<Amendment> =>
    node.amend({
      runId: randomUUID(),
      fence: 1,
      coordinator: "api-1",
      list,
      write,
      change: { kind: "adopt", ...change },
    });
  return {
    ...own,
    node,
    ask,
    state: (table: string) => stateOf(own.knex, table, own.engine),
    /** Tells, then does it; the names that are recorded then, with those of the other tool. */
    adopt: async (change: Omit<Extract<Change, { kind: "adopt" }>, "kind">) => {
      const told = await ask(change, false);
      const recorded = await node.applied();
      const done = await ask(change, true);
      return {
        recordedBefore: recorded.length,
        isAsTold: JSON.stringify(told) === JSON.stringify(done),
        names: Object.fromEntries(done.changes.map(({ migration, detail }) => [migration, detail])),
        remarks: done.remarks,
        applied: (await node.applied()).map(({ name }) => name),
      };
    },
  };
}
