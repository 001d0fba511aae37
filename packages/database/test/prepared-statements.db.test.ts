import { expect, inject, it } from "vitest";
import type { Storage } from "../../../src/storage/open.ts";
import { testStorage } from "../../../test/support/database.ts";
import { dialectOf } from "../src/dialect.ts";

/** Prepared statements of the only connection of a storage that the server has. */
async function statementsOf({ knex }: Storage): Promise<number> {
  const [rows] = await knex.raw("show session status where Variable_name in ('Com_stmt_prepare', 'Com_stmt_close')");
  const counts = new Map<string, number>(
    rows.map((row: Readonly<Record<string, string>>) => [row["Variable_name"], Number(row["Value"])]),
  );
  return (counts.get("Com_stmt_prepare") ?? 0) - (counts.get("Com_stmt_close") ?? 0);
}

// The server allows 16,382 on all connections together, and then refuses every further one.
it.runIf(inject("engine") === "mariadb")("a connection keeps a bounded number of prepared statements", async () => {
  await using storage = await testStorage({ connections: 1 });
  const { rows } = dialectOf(storage.knex);
  for (let number = 0; number < 500; number++)
    expect(await rows(storage.knex, `select ${number}`, [])).toEqual([[number]]);
  const kept = await statementsOf(storage);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(200);
});
