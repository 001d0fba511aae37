import knex, { type Knex } from "knex";
import { expect, it } from "vitest";
import { emptyDatabase, type TestDatabase } from "../../../../test/support/database.ts";
import { createInbox } from "../../src/inbox/inbox.ts";
import type { InboxStore } from "../../src/inbox/store/store.ts";
import { createInboxTables, knexStore } from "../../src/knex-store.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";
import { SECRET, signatureOf } from "../support/deliveries.ts";
import { list } from "../support/gate.ts";

/** A Knex instance of a program that knows nothing of ours: every setting is the driver's default. */
const plainKnex = ({ engine, url }: TestDatabase): Knex =>
  engine === "sqlite"
    ? knex({ client: "better-sqlite3", connection: { filename: url.slice("sqlite:".length) }, useNullAsDefault: true })
    : knex({ client: "mysql2", connection: url });

async function withTables(database: TestDatabase) {
  const db = plainKnex(database);
  await createInboxTables(db);
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

it("a program with its own Knex creates the tables and has an inbox in them", async () => {
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

it("many workers claim, renew and settle concurrently, under the server's default isolation level", async () => {
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
  // A worker that met conflicts everywhere may have finished early.
  await worker(store);
  expect(taken.sort()).toEqual([...ids].sort());
  expect(await store.delete(ids.slice(30), ["handled"])).toBe(30);
  expect(await store.prune({ before: T + 1, deadBefore: 0, limit: 1000 })).toBe(30);
  for (const table of ["webhook_deliveries", "webhook_payload_parts", "webhook_attempts"])
    expect([table, await made.db(table).pluck("*")]).toEqual([table, []]);
});

it("tables that are there stay as they are, and what is missing is created", async () => {
  await using database = await emptyDatabase();
  await using made = await withTables(database);
  const { store, db } = made;
  for (let n = 0; n < 3; n++) await store.add(newDelivery(`d-${n}`), 1000);
  await store.claim({ ...due, limit: 1 });
  await db.schema.alterTable("webhook_deliveries", (table) => void table.dropIndex([], "webhook_deliveries_by_name"));
  await createInboxTables(db);
  expect(await store.counts()).toEqual({ waiting: 2, running: 1, handled: 0, dead: 0 });
  expect(await store.add(newDelivery("e"), 3)).toBe("full");
  await db.schema.alterTable("webhook_deliveries", (table) => void table.dropIndex([], "webhook_deliveries_by_name"));
});

it("keeps correct counts under concurrent changes", async () => {
  await using database = await emptyDatabase();
  await using made = await withTables(database);
  const { store, db } = made;
  const one = async (n: number): Promise<void> => {
    await store.add(newDelivery(`d-${n}`), 1000);
    for (const { claim, id } of await store.claim({ ...due, limit: 2 })) {
      const dead = { outcome: "dead", error: "no" } as const;
      const retry = { outcome: "retry", nextAttemptAt: T, error: "later" } as const;
      await store.settle({ claim, at: T, ...([{ outcome: "handled" } as const, dead, retry][n % 3] ?? dead) });
      await store.redeliver(id, T + 1);
    }
    await store.prune({ before: T + (n % 2), deadBefore: T + (n % 2), limit: 3 });
  };
  await Promise.all(Array.from({ length: 24 }, (_, n) => one(n)));
  const rows: { state: string; n: number }[] = await db("webhook_deliveries")
    .groupBy("state")
    .select("state")
    .count({ n: "*" });
  const found = Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)]));
  expect(await store.counts()).toEqual({ waiting: 0, running: 0, handled: 0, dead: 0, ...found });
});

/** Makes the database refuse to change or delete one row, as a damaged page or a rule of another program does. */
async function refuseChange(db: Knex, engine: string, what: "update" | "delete", id: string): Promise<void> {
  const { seq } = await db("webhook_deliveries").where({ id }).first("seq");
  const refusal =
    engine === "sqlite"
      ? `when old.seq = ${seq} begin select raise(abort, 'kept'); end`
      : `for each row if old.seq = ${seq} then signal sqlstate '45000'; end if`;
  await db.raw(`create trigger kept before ${what} on webhook_deliveries ${refusal}`);
}

it("deletes what it can when one row cannot be deleted", async () => {
  await using database = await emptyDatabase();
  await using made = await withTables(database);
  const { store, db } = made;
  for (let n = 0; n < 5; n++) await store.add(newDelivery(`d-${n}`), 1000);
  for (const { claim } of await store.claim({ ...due, limit: 5 }))
    await store.settle({ claim, at: T, outcome: "handled" });
  await refuseChange(db, database.engine, "delete", "d-2");
  const old = { before: T + 1, deadBefore: 0, limit: 100 };
  expect(await store.prune(old)).toBe(4);
  expect((await store.list({ limit: 10 })).deliveries.map(({ id }) => id)).toEqual(["d-2"]);
  expect(await store.counts()).toMatchObject({ handled: 1 });
  await expect(store.prune(old)).rejects.toThrow();
});

it("claims and renews what it can when one row cannot be changed", async () => {
  await using database = await emptyDatabase();
  await using made = await withTables(database);
  const { store, db } = made;
  for (let n = 0; n < 3; n++) await store.add(newDelivery(`d-${n}`), 1000);
  const claims = (await store.claim({ ...due, limit: 3 })).map(({ claim }) => claim);
  await refuseChange(db, database.engine, "update", "d-0");
  await expect(store.renew(claims, T + 5000)).rejects.toThrow();
  const ends: unknown[] = await db("webhook_deliveries").orderBy("seq").pluck("state_at");
  expect(ends.map(Number)).toEqual([T + 1000, T + 5000, T + 5000]);
  const later = { now: T + 9000, leaseUntil: T + 10_000, worker: "test", limit: 3 };
  expect((await store.claim(later)).map(({ id }) => id)).toEqual(["d-1", "d-2"]);
});

it("two inboxes of one process on one database share its deliveries, and none is handled twice", async () => {
  await using database = await emptyDatabase();
  await using made = await withTables(database);
  const handled = list<string>();
  const inboxes = [made.store, knexStore(made.db)].map((store) => {
    const webhooks = new Webhooks({ secret: SECRET });
    webhooks.onAny(({ id }) => handled.add(id));
    return createInbox({ webhooks, store, concurrency: 2, poll: 5 });
  });
  const ids = Array.from({ length: 20 }, (_, n) => `d-${n}`);
  for (const id of ids) await made.store.add(newDelivery(id), 1000);
  for (const inbox of inboxes) inbox.start();
  await expect.poll(async () => (await made.store.counts()).handled).toBe(ids.length);
  await Promise.all(inboxes.map((inbox) => inbox.stop()));
  expect(handled.items.toSorted()).toEqual(ids.toSorted());
  expect(await made.db("webhook_attempts").pluck("outcome")).toEqual(ids.map(() => "handled"));
});
