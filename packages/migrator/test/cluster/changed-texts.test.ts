import { describe, expect, it } from "vitest";
import { failure, listed, type World, world } from "../../../../test/support/manager/world.ts";

const allowed = { "migrations.yml": "options: { is_applied_migrations_writable: true }" };

/** A change of the cluster's configuration by an operator. */
async function write({ store }: World, content: string | null): Promise<void> {
  const { version } = await store.read();
  await store.patch({ version, sections: [{ filename: "migrations.yml", content }], by: "test" });
}

/** 01 and 02 were applied on all leaders with text a, and all instances have text b of 02 now. */
function edited(sections: Readonly<Record<string, string>> = {}): World {
  const own = world({ sections });
  for (const database of own.databases.values()) database.applied.push(...listed("01 02", "a"));
  own.files.list = [...listed("01", "a"), ...listed("02 03", "b")];
  return own;
}

describe("a migration whose text changed after it was applied", () => {
  it("is refused, by the plan and by up, and nothing is recorded", async () => {
    const own = edited();
    for (const call of ["plan", "up"] as const)
      expect(await failure(own, own.manager()[call]())).toMatchObject({
        code: "applied_migration_changed",
        message: expect.stringMatching(/02 was changed after it was applied on storage-1.*Nothing was run\.$/),
      });
    expect(own.database("storage").applied).toEqual(listed("01 02", "a"));
  });

  it("is accepted while is_applied_migrations_writable is true; only pending migrations run", async () => {
    const own = edited(allowed);
    expect(await own.run(own.manager().plan())).toEqual({ "api-1": ["03"], "storage-1": ["03"] });
    expect(await own.run(own.manager().up())).toEqual({ "api-1": ["03"], "storage-1": ["03"] });
    for (const { applied, executed } of own.databases.values()) {
      expect(executed).toEqual(["03"]);
      expect(applied).toEqual([...listed("01", "a"), ...listed("02 03", "b")]);
    }
  });

  it("remains the reference after the option is turned off again", async () => {
    const own = edited(allowed);
    await own.run(own.manager().up());
    await write(own, null);
    expect(await own.run(own.manager().up())).toEqual({});
    own.files.list = [...listed("01", "a"), ...listed("02", "c"), ...listed("03", "b")];
    expect(await failure(own, own.manager().up())).toMatchObject({ code: "applied_migration_changed" });
  });

  it("is accepted only when up is called: until then the old text remains the reference", async () => {
    const own = edited(allowed);
    await own.run(own.manager().plan());
    await write(own, "options: { is_applied_migrations_writable: false }");
    expect(await failure(own, own.manager().up())).toMatchObject({ code: "applied_migration_changed" });
  });

  it("is also accepted by the leader that takes over a run", async () => {
    const own = edited(allowed);
    own.node("storage-1").faults.set("start", () => {
      own.database("storage").writable = new Set(["storage-2"]);
    });
    expect(await own.run(own.manager().up())).toHaveProperty("storage-2", ["03"]);
    expect(own.database("storage").applied).toContainEqual({ name: "02", hash: "b" });
  });

  it("is still refused by a leader whose version lacks the option", async () => {
    const own = edited(allowed);
    own.node("storage-1").isOlder = true;
    expect(await failure(own, own.manager().up())).toMatchObject({
      code: "applied_migration_changed",
      leaders: {
        "api-1": { outcome: "applied", applied_now: ["03"] },
        "storage-1": { outcome: "refused", applied_now: [], applied: ["01", "02"] },
      },
    });
    own.node("storage-1").isOlder = false;
    expect(await own.run(own.manager().up())).toEqual({ "storage-1": ["03"] });
  });
});

describe("is_applied_migrations_writable", () => {
  it.each([
    // coordinator  leader  applied  what is still refused
    ["01 02", "01 02", "02", "order_violation"],
    ["01 02", "01 02", "02 01", "order_violation"],
    ["02 03", "02 03", "01 02", "order_violation"],
    ["01 02", "01", "", "lists_differ"],
    ["01 02", "02 01", "", "lists_differ"],
  ])(
    "allows no other names or order: coordinator %j, leader %j, applied %j: %s",
    async (ours, theirs, applied, code) => {
      const own = world({ migrations: ours, sections: allowed });
      own.files.of.set("storage-1", listed(theirs));
      own.database("storage").applied.push(...listed(applied));
      expect(await failure(own, own.manager().up())).toMatchObject({ code });
    },
  );

  it("does not allow leaders with a text different from the coordinator's", async () => {
    const own = edited(allowed);
    own.files.of.set("storage-1", [...listed("01", "a"), ...listed("02 03", "c")]);
    expect(await failure(own, own.manager().up())).toMatchObject({ code: "lists_differ" });
    expect(own.database("api").applied).toEqual(listed("01 02", "a"));
  });
});

describe("a migration that fails on one of two leaders because of its text", () => {
  it("can be fixed without running again where it is applied", async () => {
    const own = world();
    own.files.list = listed("01", "a");
    own.database("storage").effect("01", { kind: "fail" });
    expect(await failure(own, own.manager().up())).toMatchObject({
      code: "migration_failed",
      leaders: { "api-1": { outcome: "applied" }, "storage-1": { outcome: "failed" } },
    });

    own.files.list = listed("01", "b");
    expect(await failure(own, own.manager().up())).toMatchObject({ code: "applied_migration_changed" });
    await write(own, "options: { is_applied_migrations_writable: true }");
    expect(await own.run(own.manager().up())).toEqual({ "storage-1": ["01"] });
    expect(own.database("api")).toMatchObject({ executed: ["01"], applied: listed("01", "b") });

    await write(own, null);
    own.files.list = listed("01", "c");
    expect(await failure(own, own.manager().up())).toMatchObject({ code: "applied_migration_changed" });
  });
});
