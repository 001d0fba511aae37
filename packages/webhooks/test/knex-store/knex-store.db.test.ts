import { setImmediate as turn } from "node:timers/promises";
import type { Knex } from "knex";
import { describe, expect, inject, it } from "vitest";
import { openStorage, type Storage } from "../../../../src/storage/open.ts";
import { testStorage } from "../../../../test/support/database.ts";
import { indexesUsed } from "../../../../test/support/plan.ts";
import type { InboxStore } from "../../src/inbox/store/store.ts";
import { describeStore } from "../inbox/store-contract.ts";
import { type Damage, T } from "../inbox/store-deliveries.ts";

/**
 * The store as one of several in a process sees it. SQLite answers and waits for locks inside its calls: a lock holder
 * could not go on while another one waits for it, and a polling loop would never let a timer fire.
 */
async function sharing({ knex, stores }: Storage): Promise<InboxStore> {
  if (inject("engine") !== "sqlite") return stores.webhookInbox;
  await knex.raw("pragma busy_timeout = 5");
  const inTurn = Object.entries(stores.webhookInbox).map(([name, method]) => [
    name,
    async (...given: never[]) => {
      await turn();
      return Reflect.apply(method, undefined, given);
    },
  ]);
  return Object.fromEntries(inTurn);
}

async function damage(knex: Knex, id: string, how: Damage): Promise<void> {
  const { seq, bytes } = await knex("webhook_deliveries").where({ id }).first();
  const parts = knex("webhook_payload_parts").where("delivery", seq);
  if (how === "payload gone") await parts.delete();
  if (how === "payload too short") await parts.where("part", 0).update({ content: Buffer.from("{") });
  if (how === "payload too long") await parts.update({ content: Buffer.alloc(bytes + 1) });
  if (how === "length absurd") await knex("webhook_deliveries").where({ seq }).update({ bytes: 4_000_000_000 });
  if (how === "attempt recorded") {
    const lost = { delivery: seq, number: 1, started_at: T, outcome: "lost", worker: "of another day" };
    await knex("webhook_attempts").insert(lost);
  }
}

describeStore("the store in a database", async () => {
  const storage = await testStorage();
  const others: AsyncDisposable[] = [];
  return {
    store: await sharing(storage),
    another: async () => {
      const other = await openStorage({ url: storage.url });
      others.push(other);
      return sharing(other);
    },
    damage: (id, how) => damage(storage.knex, id, how),
    withoutPayloads: async (work) => {
      await storage.knex.schema.renameTable("webhook_payload_parts", "elsewhere");
      try {
        return await work();
      } finally {
        await storage.knex.schema.renameTable("elsewhere", "webhook_payload_parts");
      }
    },
    [Symbol.asyncDispose]: async () => {
      for (const other of others) await other[Symbol.asyncDispose]();
      await storage[Symbol.asyncDispose]();
    },
  };
});

describe("the store in a database", () => {
  const newDelivery = (n: number) => ({
    id: `d-${n}`,
    name: "push",
    action: undefined,
    payload: new TextEncoder().encode("{}"),
    receivedAt: T + n,
  });

  it("finds by an index what is due, what is old, and what is requested", async () => {
    await using storage = await testStorage();
    const { webhookInbox: inbox } = storage.stores;
    await inbox.add(newDelivery(0), 10);
    // On its first use, a store checks its counts.
    await inbox.prune({ before: 0, deadBefore: 0, limit: 1 });
    const { seq: _, ...row } = await storage.knex("webhook_deliveries").first();
    const rows = Array.from({ length: 4000 }, (_, n) => ({
      ...row,
      id: `d-${n + 1}`,
      received_at: T + n,
      state: n < 20 ? "waiting" : "handled",
    }));
    await storage.knex.batchInsert("webhook_deliveries", rows, 100);
    await storage.knex.raw(inject("engine") === "sqlite" ? "analyze" : "analyze table webhook_deliveries");
    const indexOf = (work: () => Promise<unknown>) => indexesUsed(storage, work);
    const by = (columns: string): RegExp => new RegExp(`webhook_deliveries_by_${columns}(?!_)`);
    expect(await indexOf(() => inbox.nextDue())).toMatch(by("state"));
    expect(await indexOf(() => inbox.counts())).toMatch(/webhook_deliveries_by_state/);
    expect(await indexOf(() => inbox.get("d-1"))).toMatch(by("id"));
    expect(await indexOf(() => inbox.prune({ before: 1, deadBefore: 1, limit: 10 }))).toMatch(by("state"));
    expect(await indexOf(() => inbox.delete(["d-1", "d-2"], ["handled", "dead"]))).toMatch(by("id"));
    expect(await indexOf(() => inbox.list({ limit: 10 }))).toMatch(by("time"));
    expect(await indexOf(() => inbox.list({ limit: 10, state: "dead" }))).toMatch(by("state_time"));
    expect(await indexOf(() => inbox.list({ limit: 10, event: "star" }))).toMatch(by("name"));
    // Of these, no index has all, so one page looks at a bounded number of rows.
    for (const [filter, columns] of [
      [{ action: "opened" }, "time"],
      [{ action: "opened", event: "push" }, "name"],
      [{ event: "push", state: "dead" }, "state_time"],
      [{ event: "push", state: "handled", action: "opened" }, "name"],
    ] as const) {
      const plans = (await indexOf(() => inbox.list({ limit: 10, ...filter }))).split("\n");
      for (const plan of plans) expect(plan, JSON.stringify(filter)).toMatch(by(columns));
      for (const plan of plans) expect(plan).not.toMatch(/temp b-tree/i);
    }
    const claims = await indexOf(() => inbox.claim({ now: 1, leaseUntil: 2, limit: 5, worker: "test" }));
    expect(claims.split("\n")).toEqual([expect.stringMatching(by("state")), expect.stringMatching(by("state"))]);
    // No row lies behind `latest`, and none is read to find that out.
    const latest = { waiting: T + 4000, running: T + 4000 };
    const ahead = await indexOf(() => inbox.claim({ now: 1, leaseUntil: 2, limit: 5, worker: "test", latest }));
    expect(ahead.split("\n")).toEqual(Array(4).fill(expect.stringMatching(by("state"))));
    expect(ahead).toMatch(inject("engine") === "sqlite" ? /state_at>\?\)/ : / range /);
  });

  it("lists what matches a rare filter in pages that look at a bounded number of rows", async () => {
    await using storage = await testStorage();
    const { webhookInbox: inbox } = storage.stores;
    await inbox.add(newDelivery(0), 10);
    const { seq: _, ...row } = await storage.knex("webhook_deliveries").first();
    const rare = [0, 4999, 5000, 11_998];
    const rows = Array.from({ length: 12_000 }, (_, n) => ({
      ...row,
      id: `r-${n}`,
      // Three at a time.
      received_at: T - 12_000 + n - (n % 3),
      action: rare.includes(11_999 - n) ? "rare" : "frequent",
      state: "handled",
    }));
    await storage.knex("webhook_deliveries").delete();
    await storage.knex.batchInsert("webhook_deliveries", rows, 100);
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    storage.knex.on("query", count);
    for (const filter of [{ action: "rare" }, { action: "rare", event: "push", state: "handled" }] as const) {
      const pages: string[][] = [];
      for (let before: string | null | undefined; before !== null; ) {
        statements = 0;
        const page = await inbox.list({ limit: 2, ...filter, ...(before !== undefined && { before }) });
        pages.push(page.deliveries.map(({ id }) => id));
        before = page.next;
        expect(statements).toBeLessThanOrEqual(11); // one of them reads what was found
      }
      expect(pages).toEqual([["r-11999", "r-7000"], ["r-6999"], ["r-1"]]);
    }
    storage.knex.off("query", count);
    const never = { action: "never", limit: 2 };
    const first = await inbox.list(never);
    expect([first.deliveries, first.next]).toEqual([[], expect.any(String)]);
  });

  it("deletes old deliveries by the thousand, with their payloads and attempts, and nothing else", async () => {
    await using storage = await testStorage();
    const { webhookInbox: inbox } = storage.stores;
    for (let n = 0; n < 250; n++) await inbox.add(newDelivery(n), 1000);
    const claimed = await inbox.claim({ now: T + 250, leaseUntil: T + 999, limit: 240, worker: "test" });
    for (const { claim } of claimed) await inbox.settle({ claim, at: T, outcome: "handled" });
    expect(await inbox.prune({ before: T + 1, deadBefore: 0, limit: 1000 })).toBe(240);
    expect(await inbox.counts()).toEqual({ waiting: 10, running: 0, handled: 0, dead: 0 });
    expect(await storage.knex("webhook_payload_parts").pluck("part")).toEqual(Array(10).fill(0));
    expect(await storage.knex("webhook_attempts").pluck("number")).toEqual([]);
    expect((await inbox.get("d-249"))?.payload).toHaveLength(2);
  });

  it("corrects the counts after changes by processes that do not count", async () => {
    await using storage = await testStorage();
    const { webhookInbox: inbox } = storage.stores;
    for (let n = 0; n < 5; n++) await inbox.add(newDelivery(n), 1000);
    await storage.knex("webhook_deliveries").whereIn("id", ["d-0", "d-1"]).update({ state: "dead" });
    expect(await inbox.counts()).toMatchObject({ waiting: 5, dead: 0 });
    await inbox.prune({ before: 0, deadBefore: 0, limit: 100 });
    expect(await inbox.counts()).toEqual({ waiting: 3, running: 0, handled: 0, dead: 2 });
  });

  it.runIf(inject("engine") === "mariadb")(
    "counts again only after concurrent transactions with a new row of counts have ended",
    async () => {
      await using storage = await testStorage();
      const { knex, stores } = storage;
      await knex("webhook_counts").delete();
      const other = await knex.transaction();
      try {
        await other("webhook_counts").insert({ shard: 7, waiting: 1, running: 0, handled: 0, dead: 0 });
        let isOver = false;
        const counting = stores.webhookInbox.prune({ before: 0, deadBefore: 0, limit: 1 }).then(() => {
          isOver = true;
        });
        const statements = (): Promise<string[]> =>
          knex("information_schema.processlist").where("info", "like", "insert%webhook_counts%").pluck("info");
        await expect.poll(async () => isOver || (await statements()).length > 0).toBe(true);
        expect(isOver).toBe(false);
        await other.rollback();
        await counting;
      } finally {
        await other.rollback();
      }
    },
  );
});
