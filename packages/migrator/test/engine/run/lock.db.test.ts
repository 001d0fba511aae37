import { randomUUID } from "node:crypto";
import { type Product, productOf } from "@segmark/database/product";
import type { Knex } from "knex";
import { describe, expect, inject, it } from "vitest";
import { emptyDatabase } from "../../../../../test/support/database.ts";
import { takeLock } from "../../../src/engine/run/lock.ts";
import { connect } from "../../../src/node/connect.ts";

/** A database where a lease is the lock, as on SQLite and on a cluster. */
async function leases() {
  const database = await emptyDatabase();
  const db = connect(database.url);
  const product: Product = { ...(await productOf(db)), namedLock: false, schemaChangeBlocksWrites: true };
  const take = (owner: string, { waitMs = 0, leaseMs = 30_000 } = {}) =>
    takeLock(db, product, { id: randomUUID(), owner, now: Date.now }, { waitMs, leaseMs });
  const dispose = async (): Promise<void> => {
    await db.destroy();
    await database[Symbol.asyncDispose]();
  };
  return { row: (): Knex.QueryBuilder => db("_migrations_lock").where("one", 1), take, [Symbol.asyncDispose]: dispose };
}

const refused = { code: "run_in_progress", message: expect.stringContaining("migrated by the holder") };

describe("a lease", () => {
  it("has one holder, which is reported to others", async () => {
    await using own = await leases();
    await using lease = await own.take("the holder");
    await expect(own.take("a rival")).rejects.toMatchObject(refused);
    expect(await lease.stillHeld()).toBe(true);
  });

  it("of a dead holder that has expired is taken by the next process, even one that does not wait", async () => {
    await using own = await leases();
    await (await own.take("the holder"))[Symbol.asyncDispose]();
    await own.row().update({ run_id: randomUUID(), owner: "the holder", expires_at: 1000 });
    await using next = await own.take("the next one", { leaseMs: 1500 });
    expect(await next.stillHeld()).toBe(true);
  });

  it.runIf(inject("engine") === "sqlite")(
    "of a SQLite file that has expired stays with a holder that is alive",
    async () => {
      await using own = await leases();
      await using lease = await own.take("the holder");
      await own.row().update({ expires_at: 1000 });
      await expect(own.take("a rival", { leaseMs: 1500 })).rejects.toMatchObject(refused);
      expect(await lease.stillHeld()).toBe(true);
    },
  );

  it.runIf(inject("engine") === "mariadb")(
    "that has expired is taken by the next process, even one that does not wait",
    async () => {
      await using own = await leases();
      await using lease = await own.take("the holder");
      await own.row().update({ expires_at: 1000 });
      await using next = await own.take("the next one", { leaseMs: 1500 });
      expect([await lease.stillHeld(), await next.stillHeld()]).toEqual([false, true]);
      expect(lease.lost.aborted).toBe(true);
    },
  );

  it("of a dead holder expires on time even when the database clock is set back by an hour", async () => {
    await using own = await leases();
    await (await own.take("the holder"))[Symbol.asyncDispose]();
    await own.row().update({ run_id: randomUUID(), owner: "the holder", expires_at: Date.now() + 3_600_000 });
    await expect(own.take("a rival", { leaseMs: 1500 })).rejects.toMatchObject(refused);
    await using next = await own.take("the next one", { leaseMs: 1500, waitMs: 60_000 });
    expect(await next.stillHeld()).toBe(true);
  });

  it("that has expired stays with a holder whose renewals are delayed, as in a cluster", async () => {
    await using own = await leases();
    await using lease = await own.take("the holder");
    let end = 1000;
    const renew = () => own.row().update({ expires_at: end++ });
    await renew();
    const renewing = setInterval(() => void renew().then(), 50);
    await expect(own.take("a rival", { leaseMs: 1500 })).rejects.toMatchObject(refused);
    clearInterval(renewing);
    expect(await lease.stillHeld()).toBe(true);
  });
});
