import type { Knex } from "knex";
import { expect, it } from "vitest";
import { openStorage, type Storage } from "../../../../src/storage/open.ts";
import { testStorage } from "../../../../test/support/database.ts";
import type { InboxStore } from "../../src/inbox/store/store.ts";
import { knexStore } from "../../src/knex-store.ts";
import { addAll, addIn, claim, claimOne, delivery, LEASE, T } from "../inbox/store-deliveries.ts";

type Transaction = () => Promise<unknown>;

/** The database with something done around its transactions, and payloads that can become unreadable. */
function disturbed({ knex }: Storage) {
  const disturb = { payloads: false, transaction: (run: Transaction): Promise<unknown> => run() };
  const db = new Proxy(knex, {
    apply: (target, self, [table, ...more]: [string, ...unknown[]]) => {
      if (disturb.payloads && table.startsWith("webhook_payload_parts")) throw lost();
      return Reflect.apply(target, self, [table, ...more]);
    },
    get: (target, key) =>
      key === "transaction"
        ? (...given: unknown[]) => disturb.transaction(() => Reflect.apply(target.transaction, target, given))
        : Reflect.get(target, key),
  }) as Knex;
  return { disturb, store: knexStore(db) };
}

const lost = (): Error =>
  Object.assign(new Error("Connection lost"), { code: "PROTOCOL_CONNECTION_LOST", fatal: true });

const as = (worker: string, store: InboxStore, now: number) =>
  store.claim({ now, leaseUntil: now + LEASE, limit: 1, worker });

it("a claim that was released, and whose release was not confirmed, is not released again from its next holder", async () => {
  await using storage = await testStorage();
  await using elsewhere = await openStorage({ url: storage.url });
  const other = elsewhere.stores.webhookInbox;
  const { disturb, store } = disturbed(storage);
  await addAll(store, delivery("a"));
  disturb.payloads = true;
  let transactions = 0;
  disturb.transaction = async (run) => {
    transactions += 1;
    const answer = await run();
    // The first is the claim, the second its release.
    if (transactions === 2) throw lost();
    return answer;
  };
  await expect(as("one", store, T)).rejects.toThrow("Connection lost");
  expect(transactions).toBe(2);
  const [held] = await as("two", other, T);
  expect(held).toMatchObject({ id: "a", attempt: 1 });

  disturb.payloads = false;
  disturb.transaction = (run) => run();
  expect(await as("one", store, T + 1)).toStrictEqual([]);
  expect(await other.settle({ claim: held?.claim ?? "", at: T + 2, outcome: "handled" })).toBe(true);
  expect(await other.get("a")).toMatchObject({ state: "handled", log: [{ number: 1, outcome: "handled" }] });
  expect(await other.counts()).toStrictEqual({ waiting: 0, running: 0, handled: 1, dead: 0 });
});

it("a delivery whose lease expired still counts as lost after a claim that was released", async () => {
  await using storage = await testStorage();
  const { disturb, store } = disturbed(storage);
  await addAll(store, delivery("a"));
  const late = await claimOne(store);
  disturb.payloads = true;
  await expect(claim(store, T + LEASE)).rejects.toThrow("Connection lost");
  disturb.payloads = false;
  expect(await store.counts()).toStrictEqual({ waiting: 0, running: 1, handled: 0, dead: 0 });
  expect(await store.get("a")).toMatchObject({
    state: "running",
    log: [{ number: 1, endedAt: null, outcome: "running" }],
  });
  expect(await store.renew([late.claim], T + LEASE)).toStrictEqual([late.claim]);
  expect(await claim(store, T + LEASE)).toMatchObject([{ id: "a", attempt: 2, lost: true }]);
});

it("a delivery that was handled again while old ones are deleted is kept", async () => {
  await using storage = await testStorage();
  await using elsewhere = await openStorage({ url: storage.url });
  const { webhookInbox: inbox } = elsewhere.stores;
  const { disturb, store } = disturbed(storage);
  await store.prune({ before: 0, deadBefore: 0, limit: 1 });
  await addIn("handled", inbox, "old");
  await addIn("handled", inbox, "again");
  disturb.transaction = async (run) => {
    disturb.transaction = (later) => later();
    await inbox.redeliver("again", T + 50);
    const { claim: token } = await claimOne(inbox, T + 50);
    await inbox.settle({ claim: token, at: T + 60, outcome: "handled" });
    return run();
  };
  expect(await store.prune({ before: T + 1, deadBefore: T + 1, limit: 10 })).toBe(1);
  expect((await inbox.list({ limit: 10 })).deliveries).toMatchObject([{ id: "again", handledAt: T + 60 }]);
});

it("a delivery that is redelivered while it is to be deleted is kept", async () => {
  await using storage = await testStorage();
  await using elsewhere = await openStorage({ url: storage.url });
  const { webhookInbox: inbox } = elsewhere.stores;
  const { disturb, store } = disturbed(storage);
  await addIn("dead", inbox, "other");
  await addIn("dead", inbox, "again");
  disturb.transaction = async (run) => {
    disturb.transaction = (later) => later();
    await inbox.redeliver("again", T + 50);
    return run();
  };
  expect(await store.delete(["other", "again"], ["handled", "dead"])).toBe(1);
  expect((await inbox.list({ limit: 10 })).deliveries).toMatchObject([{ id: "again", state: "waiting" }]);
});

it("old deliveries are deleted even if counting fails, which is reported", async () => {
  await using storage = await testStorage();
  const { disturb, store } = disturbed(storage);
  await addIn("handled", store, "old");
  disturb.transaction = () => {
    disturb.transaction = (run) => run();
    return Promise.reject(new Error("The counts are locked"));
  };
  const old = { before: T + 1, deadBefore: T + 1, limit: 10 };
  await expect(store.prune(old)).rejects.toThrow("The counts are locked");
  expect(await store.get("old")).toBeUndefined();
  expect(await store.prune(old)).toBe(0);
});

it("a delivery is stored where rows of a lost one are left over", async () => {
  await using storage = await testStorage();
  const { knex } = storage;
  const store = storage.stores.webhookInbox;
  await addIn("handled", store, "first");
  const { seq } = await knex("webhook_deliveries").first("seq");
  const parts: [after: number, part: number][] = [
    [1, 0],
    [1, 1],
    [3, 1],
    [4, 0],
  ];
  const content = Buffer.from("x");
  await knex("webhook_payload_parts").insert(parts.map(([after, part]) => ({ delivery: seq + after, part, content })));
  const lostAttempt = { number: 1, started_at: T, outcome: "lost", worker: "of another day" };
  await knex("webhook_attempts").insert([1, 2, 4].map((after) => ({ ...lostAttempt, delivery: seq + after })));
  for (const id of ["a", "b", "c"]) expect(await store.add(delivery(id), 10)).toBe("stored");
  expect(await store.add(delivery("a"), 10)).toBe("duplicate");
  const claimed = await claim(store);
  expect(claimed).toHaveLength(3);
  for (const id of ["a", "b", "c"])
    expect(claimed).toContainEqual(expect.objectContaining({ id, attempt: 1, payload: delivery(id).payload }));
  // What is not theirs is left alone.
  for (const table of ["webhook_payload_parts", "webhook_attempts"])
    expect(await knex(table).where("delivery", seq + 4)).toHaveLength(1);
});

it("a delivery whose payload cannot be stored is not said to be a duplicate, and not stored", async () => {
  await using storage = await testStorage();
  const store = storage.stores.webhookInbox;
  const parts = (change: (table: Knex.TableBuilder) => void) =>
    storage.knex.schema.alterTable("webhook_payload_parts", change);
  await parts((table) => table.unique(["part"], { indexName: "one_part_for_all" }));
  try {
    expect(await store.add(delivery("a"), 10)).toBe("stored");
    await expect(store.add(delivery("b"), 10)).rejects.toThrow(/unique|duplicate/i);
  } finally {
    // Other tests get the same database.
    await parts((table) => table.dropUnique(["part"], "one_part_for_all"));
  }
  expect(await store.add(delivery("a"), 10)).toBe("duplicate");
  expect(await store.get("b")).toBeUndefined();
  expect(await store.counts()).toStrictEqual({ waiting: 1, running: 0, handled: 0, dead: 0 });
});
