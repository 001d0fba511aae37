import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nodes, outcome, request, step, table } from "../../../../test/support/manager/nodes.ts";

const asked = (names: readonly string[], changes: Readonly<{ write?: boolean; fence?: number }> = {}) => ({
  runId: randomUUID(),
  fence: 1,
  names,
  write: true,
  ...changes,
});

describe("moving a list of applied names", () => {
  it("copies names in order, runs nothing, and copies only what is missing", async () => {
    await using own = await nodes();
    const node = own.over({ migrations: [step("a", () => 1, "ff"), table("b")] });
    expect(await node.move(asked(["a", "b"], { write: false }))).toEqual(["a", "b"]);
    expect(await node.applied()).toEqual([]);
    expect(await node.move(asked(["a"]))).toEqual(["a"]);
    expect(await node.move(asked(["a", "b"]))).toEqual(["b"]);
    expect(await node.move(asked(["a", "b"]))).toEqual([]);
    expect(await own.knex("_migrations").orderBy("id").select("id", "name", "hash")).toEqual([
      { id: 1, name: "a", hash: "ff" },
      { id: 2, name: "b", hash: null },
    ]);
    expect(await own.knex.schema.hasTable("b")).toBe(false);
    expect(await outcome(node, await request([step("a", () => 1), table("b")]))).toMatchObject({ appliedNow: [] });
  });

  it("keeps additional names after the end of the list", async () => {
    await using own = await nodes();
    const node = own.over();
    await node.move(asked(["a", "b", "c"]));
    expect(await node.move(asked(["a", "b"]))).toEqual([]);
  });

  it.each([true, false])("is refused at the first difference, naming both (write %j)", async (write) => {
    await using own = await nodes();
    const node = own.over();
    await node.move(asked(["a", "x"]));
    await expect(node.move(asked(["a", "b", "c"], { write }))).rejects.toMatchObject({
      code: "state_inconsistent",
      message: expect.stringMatching(/s-1: at position 2 the list has b, the database has x/),
    });
    await expect(node.move(asked(["a", "a"], { write }))).rejects.toMatchObject({ code: "state_inconsistent" });
    expect(await own.knex("_migrations").orderBy("id").pluck("name")).toEqual(["a", "x"]);
  });

  it("does not require loadable files", async () => {
    await using own = await nodes();
    const node = own.over({ migrations: [table("a"), table("a")] });
    expect(await node.move(asked(["a"]))).toEqual(["a"]);
  });

  it("is refused once a later coordinator has taken over", async () => {
    await using own = await nodes();
    const node = own.over();
    await node.move(asked(["a"], { fence: 5 }));
    await expect(node.move(asked(["a", "b"], { fence: 4 }))).rejects.toMatchObject({ code: "run_in_progress" });
  });
});
