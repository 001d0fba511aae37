import { describe, expect, it } from "vitest";
import { listAll } from "../../../src/engine/list/loader.ts";
import { pendingOf } from "../../../src/engine/records/history.ts";

const up = (): void => undefined;
const listed = (names: string, hash: string | null = null) => names.split(" ").map((name) => ({ name, up, hash }));
const applied = (names: string, hash: string | null = null) =>
  names
    .split(" ")
    .filter((name) => name !== "")
    .map((name) => ({ name, hash }));

describe("pending migrations", () => {
  it.each([
    // listed     applied    pending, or why not
    ["1 2 3", "", ["1", "2", "3"]],
    ["1 2 3", "1", ["2", "3"]],
    ["1 2 3", "1 2 3", []],
    ["1 2 3", "2 3", "2 was applied at position 1, where the list has 1"],
    ["2 3", "1 2", "1 was applied and is not in the list"],
    ["1", "1 2", "2 was applied and is not in the list"],
    ["1 2 3", "1 3", "3 was applied at position 2, where the list has 2"],
  ])("listed %j, applied %j: %j", (list, done, wanted) => {
    const ask = () => pendingOf(listed(list), applied(done)).map(({ name }) => name);
    if (typeof wanted === "string")
      expect(ask).toThrow(
        expect.objectContaining({ code: "order_violation", message: expect.stringContaining(wanted) }),
      );
    else expect(ask()).toEqual(wanted);
  });

  it.each([
    ["a", "a", true],
    ["a", "b", false],
    [null, "b", true],
    ["a", null, true],
  ])("recorded text %j, current text %j: continues is %j", (before, now, goesOn) => {
    const ask = () => pendingOf(listed("1 2", now), applied("1", before));
    if (goesOn) expect(ask()).toHaveLength(1);
    else expect(ask).toThrow(expect.objectContaining({ code: "applied_migration_changed", migration: "1" }));
  });
});

describe("a custom loader", () => {
  it.each([
    [
      "a duplicate name",
      [
        { name: "1", up },
        { name: "1", up },
      ],
    ],
    ["no name", [{ name: "", up }]],
    ["a name of 256 characters", [{ name: "x".repeat(256), up }]],
  ])("with %s is refused", async (_what, migrations) => {
    await expect(listAll({ list: () => migrations })).rejects.toMatchObject({ code: "loader_failed" });
  });

  it("may be asynchronous, preserves its order and may provide hashes", async () => {
    const loader = {
      list: async () => [
        { name: "2", up },
        { name: "1", up },
      ],
      hashes_by_name: () => ({ 1: "one" }),
    };
    expect((await listAll(loader)).map(({ name, hash }) => [name, hash])).toEqual([
      ["2", null],
      ["1", "one"],
    ]);
  });
});
