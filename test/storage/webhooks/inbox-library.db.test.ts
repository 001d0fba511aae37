import { createMigrator } from "@segmark/migrator";
import { createInbox } from "@segmark/webhooks/internal/inbox/inbox";
import type { InboxStore } from "@segmark/webhooks/internal/inbox/store/store";
import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
import knex, { type Knex } from "knex";
import { expect, it } from "vitest";
import { up } from "../../../migrations/0011_webhook_inbox.ts";
import { up as countUp } from "../../../migrations/0012_webhook_counts.ts";
import { SECRET, signatureOf } from "../../../packages/webhooks/test/support/deliveries.ts";
import { list } from "../../../packages/webhooks/test/support/gate.ts";
import { knexStore } from "../../../src/exports/webhooks-knex-store.ts";
import { emptyDatabase, type TestDatabase } from "../../support/database.ts";

/** A Knex instance of a program that knows nothing of ours: every setting is the driver's default. */
const plainKnex = ({ engine, url }: TestDatabase): Knex =>
  engine === "sqlite"
    ? knex({ client: "better-sqlite3", connection: { filename: url.slice("sqlite:".length) }, useNullAsDefault: true })
    : knex({ client: "mysql2", connection: url });

const steps = [
  { name: "webhook_inbox", up },
  { name: "webhook_counts", up: countUp },
];

/** As a program does that has both steps. */
async function withCounts(database: TestDatabase) {
  const db = plainKnex(database);
  await createMigrator({ knex: db, loader: { list: async () => steps } }).up();
  return { db, store: knexStore(db), [Symbol.asyncDispose]: () => db.destroy() };
}

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

it("a program with its own Knex creates the tables by the published step and has an inbox in them", async () => {
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
  expect(await store.prune({ before: T + 1, deadBefore: 0, limit: 1000 })).toBe(60);
  for (const table of ["webhook_deliveries", "webhook_payload_parts", "webhook_attempts"])
    expect([table, await made.db(table).pluck("*")]).toEqual([table, []]);
});

it("a program with the older migration counts rows, and correctly from the start with the next one, which is idempotent", async () => {
  await using database = await emptyDatabase();
  {
    await using made = await withTables(database);
    for (let n = 0; n < 5; n++) await made.store.add(newDelivery(`d-${n}`), 1000);
    await made.store.claim({ ...due, limit: 2 });
    expect(await made.store.counts()).toEqual({ waiting: 3, running: 2, handled: 0, dead: 0 });
    expect(await made.store.add(newDelivery("e"), 5)).toBe("full");
  }
  await using made = await withCounts(database);
  const again = { list: async () => [...steps, { name: "interrupted", up: countUp }] };
  expect(await createMigrator({ knex: made.db, loader: again }).up()).toEqual(["interrupted"]);
  expect(await made.store.counts()).toEqual({ waiting: 3, running: 2, handled: 0, dead: 0 });
  expect(await made.store.add(newDelivery("e"), 5)).toBe("full");
  expect(await made.store.add(newDelivery("e"), 6)).toBe("stored");
  expect(await made.store.counts()).toEqual({ waiting: 4, running: 2, handled: 0, dead: 0 });
});

it("keeps correct counts under concurrent changes", async () => {
  await using database = await emptyDatabase();
  await using made = await withCounts(database);
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
  await using made = await withCounts(database);
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
  await using made = await withCounts(database);
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
  await using made = await withCounts(database);
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
