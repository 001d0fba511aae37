import type { Knex } from "knex";
import { describe, expect, inject, it } from "vitest";
import { openStorage } from "../../../../src/storage/open.ts";
import { emptyDatabase } from "../../../../test/support/database.ts";
import { outcome, request, step } from "../../../../test/support/manager/nodes.ts";
import { storage as current } from "../../src/index.ts";
import { createNode } from "../../src/node/node.ts";

const sessionOf = async (db: Knex): Promise<unknown> => {
  const names = ["sql_mode", "time_zone", "innodb_lock_wait_timeout", "transaction_isolation", "tx_isolation"];
  const [rows] = await db.raw("show session variables where variable_name in (?)", [names]);
  return rows;
};

describe.runIf(inject("engine") === "mariadb")("the session of a migration", () => {
  it("is set up the same by the manager and by AUTO_MIGRATE", async () => {
    await using database = await emptyDatabase();
    await using patient = await openStorage({ url: database.url, statementTimeoutMs: 0 });
    let session: unknown;
    const migrations = [
      step("a", async () => {
        session = await sessionOf(current().knex);
      }),
    ];
    const node = createNode({
      alias: "s-1",
      replicaset: "storage-1",
      roles: () => [],
      databaseUrl: database.url,
      loader: () => ({ list: () => migrations }),
    });
    expect(await outcome(node, await request(migrations))).toMatchObject({ applied: ["a"] });
    await node.close();
    expect(session).toHaveLength(4);
    expect(session).toEqual(await sessionOf(patient.knex));
  });
});
