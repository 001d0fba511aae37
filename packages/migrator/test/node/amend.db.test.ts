import { randomUUID } from "node:crypto";
import type { Migration } from "@segmark/migrator";
import { describe, expect, it } from "vitest";
import { nodes, outcome, request, step, table } from "../../../../test/support/manager/nodes.ts";
import type { AmendRequest, Change } from "../../src/protocol/contracts.ts";

const list = [step("a", () => 1, "aa"), step("b", () => 1, "bb"), step("c", () => 1, "cc")];

async function asked(change: Change, migrations: readonly Migration[] = list, write = true): Promise<AmendRequest> {
  const { coordinator, list: own } = await request(migrations);
  return { runId: randomUUID(), fence: 1, coordinator, list: own, write, change };
}

const baseline = (name: string): Change => ({ kind: "baseline", name });
const repair = (...migrations: string[]): Change => ({ kind: "repair", migrations });

describe("a baseline", () => {
  it("records everything up to a name without running it, after a dry run that creates no table", async () => {
    await using own = await nodes();
    const migrations = [table("a"), ...list.slice(1)];
    const node = own.over({ migrations });
    const changes = ["a", "b"].map((migration) => ({ migration, change: "baseline", detail: null }));
    expect(await node.amend(await asked(baseline("b"), migrations, false))).toEqual({ changes, remarks: [] });
    expect(await own.knex.schema.hasTable("_migrations")).toBe(false);
    expect(await node.amend(await asked(baseline("b"), migrations))).toEqual({ changes, remarks: [] });
    expect(await node.applied()).toEqual([
      { name: "a", hash: null },
      { name: "b", hash: "bb" },
    ]);
    expect(await own.knex.schema.hasTable("a")).toBe(false);
    expect(await node.amend(await asked(baseline("a"), migrations))).toEqual({ changes: [], remarks: [] });
    expect(await node.history(100)).toMatchObject([
      { name: "a", outcome: "baseline", coordinator: "api-1", checksum: null },
      { name: "b", outcome: "baseline", coordinator: "api-1", checksum: "bb" },
    ]);
    expect(await outcome(node, await request(migrations, { fence: 2 }))).toMatchObject({ appliedNow: ["c"] });
  });

  it.each([true, false])(
    "is refused when what is applied is not the beginning of the list (write %j)",
    async (write) => {
      await using own = await nodes();
      await outcome(own.over({ migrations: [step("b", () => 1)] }), await request([step("b", () => 1)]));
      const node = own.over({ migrations: list });
      await expect(node.amend(await asked(baseline("c"), list, write))).rejects.toMatchObject({
        code: "order_violation",
        message: expect.stringMatching(/^s-1: .*b was applied at position 1/),
      });
      await expect(node.amend(await asked(baseline("c"), list.slice(1), write))).rejects.toMatchObject({
        code: "lists_differ",
      });
      expect(await own.knex("_migrations").pluck("name")).toEqual(["b"]);
    },
  );

  it.each([true, false])("is refused where a table is missing that files of SQL create (write %j)", async (write) => {
    await using own = await nodes();
    const sql = (name: string, text: string): Migration => ({ ...step(name, () => 1), text: () => text });
    const first = sql("1.sql", "create table orders (id int); create table old (id int);");
    const code = [first, step("2.ts", () => 1), sql("3.sql", "create table names (id int);")];
    const onlySql = [first, sql("2.sql", "drop table old; create table names (id int);")];
    await own.knex.schema.createTable("orders", (t) => void t.integer("id"));
    const answer = async (name: string, migrations: readonly Migration[]) =>
      own.over({ migrations }).amend(await asked(baseline(name), migrations, write));
    for (const [name, migrations] of [
      ["2.sql", onlySql],
      ["3.sql", code],
    ] as const)
      await expect(answer(name, migrations)).rejects.toMatchObject({
        code: "state_inconsistent",
        message: `s-1 has no table names, which ${name} creates.`,
      });
    expect((await answer("2.ts", code)).remarks).toEqual([
      "It has no table old, which 1.sql creates; a later migration may have dropped it.",
    ]);
  });
});

describe("a repair", () => {
  it("accepts the edited texts that are meant, and no others", async () => {
    await using own = await nodes();
    await outcome(own.over({ migrations: list }), await request(list));
    const edited = [step("a", () => 1, "a2"), step("b", () => 1, "b2"), step("c", () => 1, "cc")];
    const node = own.over({ migrations: edited });
    const accepted = (migration: string, from: string, to: string) => ({
      migration,
      change: "accepted",
      detail: `checksum ${from} becomes ${to}`,
    });
    const all = [accepted("a", "aa", "a2"), accepted("b", "bb", "b2")];
    expect(await node.amend(await asked(repair(), edited, false))).toEqual({ changes: all, remarks: [] });
    expect((await node.amend(await asked(repair("b"), edited))).changes).toEqual(all.slice(1));
    expect((await node.applied()).map(({ hash }) => hash)).toEqual(["aa", "b2", "cc"]);
    const last = (await node.history(100)).at(-1);
    expect(last).toMatchObject({ name: "b", outcome: "accepted", checksum: "b2", coordinator: "api-1" });
    expect((await node.history(100))[1]).toMatchObject({ name: "b", outcome: "applied", checksum: null });
  });

  it("forgets a failed attempt and one whose process died, and where a file of SQL stopped", async () => {
    await using own = await nodes();
    const failing = [step("a", () => Promise.reject(new Error("disk full")))];
    const node = own.over({ migrations: failing });
    await outcome(node, await request(failing));
    const dead = { run_id: randomUUID(), name: "gone", started_at: 5, coordinator: "api-9" };
    await own.knex("_migrations_journal").insert(dead);
    if (!(await own.knex.schema.hasTable("_migrations_sql")))
      await own.knex.schema.createTable("_migrations_sql", (t) => {
        t.string("name").primary();
        t.integer("done").notNullable();
        t.string("hash", 64).notNullable();
      });
    await own.knex("_migrations_sql").insert(["a", "half"].map((name) => ({ name, done: 2, hash: "ff" })));
    const changes = [
      { migration: "a", change: "forgotten", detail: "failed: disk full" },
      { migration: "gone", change: "forgotten", detail: "interrupted" },
      { migration: "half", change: "forgotten", detail: "half done" },
    ];
    expect((await node.amend(await asked(repair(), failing, false))).changes).toEqual(changes);
    expect((await node.amend(await asked(repair("a", "gone"), failing))).changes).toEqual(changes.slice(0, 2));
    expect(await own.knex("_migrations_sql").pluck("name")).toEqual(["half"]);
    expect(await node.status()).toMatchObject({
      interrupted: [],
      last: { name: "gone", outcome: "forgotten", error: null },
    });
    expect((await node.amend(await asked(repair(), failing, false))).changes).toEqual(changes.slice(2));
    expect((await node.history(100)).map(({ name, outcome: how }) => `${name} ${how}`)).toEqual([
      "a failed",
      "gone interrupted",
      "a forgotten",
      "gone forgotten",
    ]);
    const again = [step("a", () => Promise.reject(new Error("no such table")))];
    const report = await outcome(own.over({ migrations: again }), await request(again, { fence: 2 }));
    expect(report).toMatchObject({ state: "failed", error: "no such table" });
  });
});
