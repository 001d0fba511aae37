import { randomUUID } from "node:crypto";
import { realPause } from "@segmark/database/pause";
import { emptyDatabase } from "../../../../test/support/database.ts";
import { storageContract } from "../../../../test/support/manager/storage-contract.ts";
import { connect } from "../../src/node/connect.ts";
import { createKnexStorage } from "../../src/node/knex-storage.ts";

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
