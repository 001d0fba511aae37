import { randomUUID } from "node:crypto";
import { connect } from "../../../src/migrator/node/connect.ts";
import { createKnexStorage } from "../../../src/migrator/node/knex-storage.ts";
import { realPause } from "../../../src/pause.ts";
import { emptyDatabase } from "../../support/database.ts";
import { storageContract } from "../../support/manager/storage-contract.ts";

storageContract("a database over Knex", async () => {
  const database = await emptyDatabase();
  const db = connect(database.url);
  const storage = createKnexStorage({ alias: "s-1", db, isShared: false, pause: realPause, leaseMs: 30_000 });
  return {
    storage,
    overtake: async () => void (await db("_migrations_lock").update({ run_id: randomUUID(), fence: 99 })),
    [Symbol.asyncDispose]: async () => {
      await storage.close();
      await database[Symbol.asyncDispose]();
    },
  };
});
