import knex, { type Knex } from "knex";
import { expect, it } from "vitest";
import { up } from "../../migrations/0013_webhook_inbox.ts";
import { createMigrator } from "../../src/migrator/index.ts";
import { knexStore } from "../../src/storage/webhook-inbox.ts";
import { createInbox } from "../../src/webhooks/inbox/inbox.ts";
import type { InboxStore } from "../../src/webhooks/inbox/store.ts";
import { Webhooks } from "../../src/webhooks/webhooks.ts";
import { emptyDatabase, type TestDatabase } from "../support/database.ts";
import { SECRET, signatureOf } from "../webhooks/support/deliveries.ts";
import { list } from "../webhooks/support/gate.ts";

/** A Knex as a program writes it that knows nothing of ours: every setting is the driver's own. */
const plainKnex = ({ engine, url }: TestDatabase): Knex =>
  engine === "sqlite"
    ? knex({ client: "better-sqlite3", connection: { filename: url.slice("sqlite:".length) }, useNullAsDefault: true })
    : knex({ client: "mysql2", connection: url });

async function withTables(database: TestDatabase) {
  const db = plainKnex(database);
  const loader = { list: async () => [{ name: "webhook_inbox", up }] };
  expect(await createMigrator({ knex: db, loader }).up()).toEqual(["webhook_inbox"]);
  return { db, store: knexStore(db), [Symbol.asyncDispose]: () => db.destroy() };
}

const T = 1_785_000_000_000;
const due = { now: T, leaseUntil: T + 1000, worker: "test" };
const newDelivery = (id: string, payload = new TextEncoder().encode("{}")) => ({
  id,
  name: "push",
  action: undefined,
  payload,
  receivedAt: T,
});

it("a program with a Knex of its own makes the tables by the published step and has an inbox in them", async () => {
  await using database = await emptyDatabase();
  await using made = await withTables(database);
  const handled = list<string>();
  const webhooks = new Webhooks({ secret: SECRET });
  webhooks.onAny(({ id }) => handled.add(id));
  await using inbox = createInbox({ webhooks, store: made.store });
  inbox.start();
  const payload = `{"text":"${"x".repeat(3_000_000)}"}`;
  const sent = { id: "d-1", name: "push", payload, signature: signatureOf(payload) };
  expect([await inbox.verifyAndReceive(sent), await inbox.verifyAndReceive(sent)]).toEqual(["accepted", "duplicate"]);
  await handled.length(1);
  await expect.poll(async () => (await inbox.get("d-1"))?.state).toBe("handled");
  expect((await inbox.get("d-1"))?.bytes).toBe(payload.length);
});

it("many claim, renew and settle at the same moment, under the isolation that the server has by itself", async () => {
  await using database = await emptyDatabase();
  await using made = await withTables(database);
  const { store } = made;
  const ids = Array.from({ length: 60 }, (_, n) => `d-${n}`);
  expect(new Set(await Promise.all(ids.map((id) => store.add(newDelivery(id), 1000))))).toEqual(new Set(["stored"]));
  expect(await Promise.all(Array.from({ length: 8 }, () => store.add(newDelivery("d-0"), 1000)))).toEqual(
    Array(8).fill("duplicate"),
  );
  const taken: string[] = [];
  const worker = async (one: InboxStore): Promise<void> => {
    for (;;) {
      const claimed = await one.claim({ ...due, limit: 4 });
      if (claimed.length === 0) return;
      const claims = claimed.map(({ claim }) => claim);
      expect(await one.renew(claims, T + 5000)).toEqual(claims);
      for (const { claim, id } of claimed) {
        taken.push(id);
        expect(await one.settle({ claim, at: T, outcome: "handled" })).toBe(true);
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, () => worker(store)));
  // A worker that found rivals everywhere may have gone home early.
  await worker(store);
  expect(taken.sort()).toEqual([...ids].sort());
  expect(await store.prune({ before: T + 1, deadBefore: 0, limit: 1000 })).toBe(60);
  for (const table of ["webhook_deliveries", "webhook_payload_parts", "webhook_attempts"])
    expect([table, await made.db(table).pluck("*")]).toEqual([table, []]);
});
