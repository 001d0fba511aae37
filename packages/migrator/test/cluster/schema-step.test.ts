import { describe, expect, it } from "vitest";
import { failure, world } from "../../../../test/support/manager/world.ts";
import type { ConfigStore } from "../../src/protocol/contracts.ts";
import { MigratorError } from "../../src/protocol/errors.ts";

const schemaOf = async (store: ConfigStore) => {
  const { version, sections, changedBy } = await store.read();
  return { version, text: sections.get("schema.yml"), changedBy };
};

describe("the schema of the cluster", () => {
  it("is built from every leader and written once; the same text is not a new version", async () => {
    const own = world();
    const seen: string[][] = [];
    const buildSchema = (documents: ReadonlyMap<string, unknown>) => {
      seen.push([...documents.keys()]);
      return { text: "all tables" };
    };
    const manager = own.manager("api-1", { buildSchema });
    await own.run(manager.up());
    const first = await schemaOf(own.store);
    expect(first).toMatchObject({
      version: 1,
      text: "all tables",
      changedBy: expect.stringMatching(/^api-1, run [\da-f-]{36}$/),
    });
    await own.run(manager.up());
    expect(await schemaOf(own.store)).toEqual(first);
    expect(seen).toEqual([
      ["api-1", "storage-1"],
      ["api-1", "storage-1"],
    ]);
  });

  it("is neither read nor written when disabled", async () => {
    const own = world();
    await own.run(own.manager("api-1", { useSchema: () => false }).up());
    expect(await schemaOf(own.store)).toMatchObject({ version: 0, text: undefined });
    expect(own.node("storage-1").calls).not.toContain("schema");
  });

  it("is not changed when a leader failed", async () => {
    const own = world();
    own.database("storage").effect("02", { kind: "fail" });
    await failure(own, own.manager().up());
    expect((await schemaOf(own.store)).version).toBe(0);
  });

  it("is written by the next call when a coordinator died before writing it", async () => {
    const own = world();
    for (const { applied } of own.databases.values()) applied.push(...own.files.list);
    expect(await own.run(own.manager().up())).toEqual({});
    expect((await schemaOf(own.store)).text).toBeDefined();
  });

  it.each(["schema_differs", "schema_invalid"] as const)(
    "%s: the migrations remain applied, and the result reports them",
    async (code) => {
      const own = world();
      const buildSchema = () => {
        throw new MigratorError(code, "Table keys has another column value on storage-1.");
      };
      const error = await failure(own, own.manager("api-1", { buildSchema }).up());
      expect(error).toMatchObject({
        code,
        message:
          "Table keys has another column value on storage-1. All migrations are applied; call again to write the schema.",
        leaders: { "api-1": { outcome: "applied" }, "storage-1": { outcome: "applied" } },
      });
      expect(await own.store.holder()).toBeNull();
    },
  );

  it("leader_unreachable: when a leader does not report its tables", async () => {
    const own = world();
    own.node("storage-1").faults.set("schema", () => {
      throw new Error("reset");
    });
    const error = await failure(own, own.manager().up());
    expect(error).toMatchObject({ code: "leader_unreachable", leaders: { "storage-1": { outcome: "applied" } } });
  });

  it.each([
    [3, "written"],
    [4, "config_conflict"],
  ])("with %i concurrent changes of another section is %s", async (rivals, wanted) => {
    const own = world();
    let left = rivals;
    const store: ConfigStore = {
      ...own.store,
      patch: async (change) => {
        if (left-- > 0) {
          const { version } = await own.store.read();
          await own.store.patch({ version, sections: [{ filename: "other", content: `${left}` }], by: "somebody" });
        }
        return own.store.patch(change);
      },
    };
    const call = own.manager("api-1", { store }).up();
    if (wanted === "written") {
      await own.run(call);
      const { sections } = await own.store.read();
      expect([sections.has("schema.yml"), sections.get("other")]).toEqual([true, "0"]);
      return;
    }
    expect(await failure(own, call)).toMatchObject({ code: wanted, leaders: { "api-1": { outcome: "applied" } } });
  });
});
