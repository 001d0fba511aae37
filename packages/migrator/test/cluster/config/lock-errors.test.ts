import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createKnexConfigStore } from "../../../src/cluster/config/knex-store.ts";
import { connect } from "../../../src/node/connect.ts";

it("an error while the lock is taken is reported as it is, even if there is a holder", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-lock-errors-"));
  const knex = connect(`sqlite:${folder.path}/shop.db`);
  const store = createKnexConfigStore({ knex });
  await using _lock = await store.lock({ runId: "r1", owner: "the holder", waitMs: 0 });
  let fails = true;
  const { client } = knex;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    if (!fails) return acquire();
    fails = false;
    throw new Error("Too many connections");
  };
  await expect(store.lock({ runId: "r2", owner: "a rival", waitMs: 0 })).rejects.toMatchObject({
    code: "config_store_unavailable",
    message: expect.stringContaining("Too many connections"),
  });
  client.acquireConnection = acquire;
});
