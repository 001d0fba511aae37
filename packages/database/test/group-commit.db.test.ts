import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import { describe, expect, inject, it } from "vitest";
import { testStorage } from "../../../test/support/database.ts";
import { inTransaction } from "../src/transaction.ts";

/** A database with a table `notes` whose `text` is unique, and how many commits it has seen. */
async function withNotes() {
  const storage = await testStorage();
  const { knex } = storage;
  await knex.raw(`create table notes (
    text text primary key,
    after text references notes (text) deferrable initially deferred
  )`);
  let commits = 0;
  knex.on("query", ({ sql }) => {
    if (sql === "COMMIT;") commits++;
  });
  return {
    knex,
    commits: () => commits,
    texts: (): Promise<string[]> => knex("notes").orderBy("text").pluck("text"),
    write: (text: string) => inTransaction(knex, async (trx) => void (await trx("notes").insert({ text }))),
    [Symbol.asyncDispose]: () => storage[Symbol.asyncDispose](),
  };
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, n) => String(n).padStart(4, "0"));
const codes = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.map((each) =>
    each.status === "fulfilled" ? "done" : ((each.reason as { code?: string }).code ?? String(each.reason)),
  );

describe.runIf(inject("engine") === "sqlite")("transactions waiting for the only writer", () => {
  it("share commits in limited groups, and resolve after the commit", async () => {
    await using notes = await withNotes();
    let confirmed = 0;
    const early: number[] = [];
    await Promise.all(
      numbered(100).map(async (text) => {
        await notes.write(text);
        if (notes.commits() * 16 < ++confirmed) early.push(confirmed);
      }),
    );
    expect(early).toEqual([]);
    expect(notes.commits()).toBe(7);
    expect(await notes.texts()).toEqual(numbered(100));
  });

  it("see writes of earlier members of the group", async () => {
    await using notes = await withNotes();
    const count = () => inTransaction(notes.knex, async (trx) => (await trx("notes").pluck("text")).length);
    expect(await Promise.all([notes.write("a"), count(), notes.write("b"), count()])).toEqual([
      undefined,
      1,
      undefined,
      2,
    ]);
    expect(notes.commits()).toBe(1);
  });

  it.each([0, 1, 2])("store nothing of the failing member %i, and everything of the others", async (failing) => {
    await using notes = await withNotes();
    const write = (text: string, index: number) =>
      inTransaction(notes.knex, async (trx) => {
        await trx("notes").insert({ text });
        if (index === failing) throw new Error("changed its mind");
      });
    expect(codes(await Promise.allSettled(["a", "b", "c"].map(write)))).toEqual(
      [0, 1, 2].map((index) => (index === failing ? "Error: changed its mind" : "done")),
    );
    expect(await notes.texts()).toEqual(["a", "b", "c"].filter((_, index) => index !== failing));
  });

  it("get their own duplicate key error", async () => {
    await using notes = await withNotes();
    expect(codes(await Promise.allSettled(["a", "b", "a", "c"].map(notes.write)))).toEqual([
      "done",
      "done",
      "SQLITE_CONSTRAINT_PRIMARYKEY",
      "done",
    ]);
    expect(await notes.texts()).toEqual(["a", "b", "c"]);
  });

  it.each([0, 1])("reject what member %i sends after it has failed", async (failing) => {
    await using notes = await withNotes();
    let late: Promise<unknown> = Promise.resolve();
    const write = (text: string, index: number) =>
      inTransaction(notes.knex, async (trx) => {
        if (index !== failing) return void (await trx("notes").insert({ text }));
        late = Promise.resolve().then(async () => {
          for (let n = 0; n < 50; n++) await trx("notes").insert({ text: `late ${n}` });
        });
        late.catch(() => undefined);
        throw new Error("gone");
      });
    await Promise.allSettled(["a", "b", "c"].map(write));
    await expect(late).rejects.toThrow();
    expect(await notes.texts()).toEqual(["a", "b", "c"].filter((_, index) => index !== failing));
  });

  it("are retried in another group after a conflict", async () => {
    await using notes = await withNotes();
    let attempts = 0;
    const unlucky = () =>
      inTransaction(notes.knex, async (trx) => {
        await trx("notes").insert({ text: "b" });
        if (++attempts < 3) throw Object.assign(new Error("in the way"), { code: "SQLITE_BUSY_SNAPSHOT" });
      });
    await Promise.all([notes.write("a"), unlucky(), notes.write("c")]);
    expect(attempts).toBe(3);
    expect(await notes.texts()).toEqual(["a", "b", "c"]);
  });

  it("all fail when the database fails, and nothing of the group is stored", async () => {
    await using notes = await withNotes();
    const broken = () =>
      inTransaction(notes.knex, async (trx) => {
        await trx("notes").insert({ text: "b" });
        throw Object.assign(new Error("no room"), { code: "SQLITE_FULL" });
      });
    expect(codes(await Promise.allSettled([notes.write("a"), broken(), notes.write("c")]))).toEqual([
      "SQLITE_FULL",
      "SQLITE_FULL",
      "done",
    ]);
    expect(await notes.texts()).toEqual(["c"]);
  });

  it("all get the reason when SQLite itself rolled back everything", async () => {
    await using notes = await withNotes();
    const undone = () =>
      inTransaction(notes.knex, async (trx) => {
        await trx.raw("rollback");
        throw Object.assign(new Error("the disk"), { code: "SQLITE_IOERR_WRITE" });
      });
    expect(codes(await Promise.allSettled([notes.write("a"), undone(), notes.write("c")]))).toEqual([
      "SQLITE_IOERR_WRITE",
      "SQLITE_IOERR_WRITE",
      "done",
    ]);
    expect(await notes.texts()).toEqual(["c"]);
  });

  it("all fail when a commit is refused, without affecting later ones", async () => {
    await using notes = await withNotes();
    const dangling = () =>
      inTransaction(notes.knex, async (trx: Knex) => {
        await trx("notes").insert({ text: "b", after: "nobody" });
      });
    const refused = "SQLITE_CONSTRAINT_FOREIGNKEY";
    expect(codes(await Promise.allSettled([notes.write("a"), dangling()]))).toEqual([refused, refused]);
    await notes.write("c");
    expect(await notes.texts()).toEqual(["c"]);
  });

  it("keep the async context of their request", async () => {
    await using notes = await withNotes();
    const context = new AsyncLocalStorage<string>();
    const read = (name: string) => context.run(name, () => inTransaction(notes.knex, async () => context.getStore()));
    expect(await Promise.all(numbered(5).map(read))).toEqual(numbered(5));
  });

  it("wait no longer than for a connection, even for a transaction waiting for them", async () => {
    await using storage = await testStorage({ acquireTimeoutMs: 1000 });
    const stuck = storage.transaction(() => storage.transaction(async () => "never"));
    await expect(stuck.catch(storage.asProblem)).resolves.toMatchObject({ code: "storage_slow" });
    expect(await storage.transaction(async () => "goes on")).toBe("goes on");
    expect(storage.metrics()).toEqual({ used: 0, free: 1, waiting: 0 });
  });
});
