import type { Knex } from "knex";
import { afterEach, describe, expect, it } from "vitest";
import { emptyStorage } from "../../../../../test/support/manager/schema-database.ts";
import {
  clearDefaultInstance,
  type DefaultInstance,
  setDefaultInstance,
} from "../../../src/cluster/current/default-instance.ts";
import * as utils from "../../../src/cluster/current/utils.ts";
import { type MigrationStorage, runWithStorage } from "../../../src/engine/run/context.ts";
import { createMigrator } from "../../../src/index.ts";
import { silent } from "../../../src/protocol/log.ts";

const { check_roles_enabled, register_sharding_key } = utils;

const migration = <T>(knex: Knex, work: () => T, change: Partial<MigrationStorage> = {}): Promise<Awaited<T>> => {
  const signal = new AbortController().signal;
  return runWithStorage({ knex, alias: "s-1", replicaset: "s", roles: [], signal, log: silent, ...change }, work, {
    migration: "01_first.ts",
  });
};

const keysIn = async (knex: Knex): Promise<Record<string, unknown>> => {
  const rows: { space_name: string; sharding_key: string }[] = await knex("_ddl_sharding_key");
  return Object.fromEntries(rows.map((row) => [row.space_name, JSON.parse(row.sharding_key)]));
};

/** Invalid at run time, and cast past the types. */
const wrongly = (space: unknown, fields?: unknown): Promise<unknown> =>
  Reflect.apply(register_sharding_key, undefined, [space, fields]);

describe("register_sharding_key", () => {
  it("stores the last registered key of each table", async () => {
    await using own = await emptyStorage();
    const { knex } = own;
    await migration(knex, async () => {
      await register_sharding_key("orders", ["id"]);
      await register_sharding_key("customers", ["country", "id"]);
      await register_sharding_key("orders", ["customer"]);
    });
    expect(await keysIn(knex)).toEqual({ orders: ["customer"], customers: ["country", "id"] });
  });

  it("completes before a migration that does not await it is recorded", async () => {
    await using own = await emptyStorage();
    const { knex } = own;
    const up = (): void => void register_sharding_key("orders", ["id"]);
    await createMigrator({ knex, loader: { list: () => [{ name: "1", up }] } }).up();
    expect(await keysIn(knex)).toEqual({ orders: ["id"] });
  });

  it("fails a migration that does not await it when it rejects", async () => {
    await using own = await emptyStorage();
    const up = (): void => void register_sharding_key("orders", ["bucket_id"]);
    const loader = { list: () => [{ name: "1", up }] };
    await expect(createMigrator({ knex: own.knex, loader }).up()).rejects.toMatchObject({
      code: "migration_failed",
      message: expect.stringMatching(/table orders names bucket_id/),
    });
  });

  it("can be called concurrently", async () => {
    await using own = await emptyStorage();
    await using other = await emptyStorage();
    for (const { knex } of [own, other])
      await Promise.all(
        Array.from({ length: 8 }, (_, n) => migration(knex, () => register_sharding_key(`t${n % 4}`, ["id"]))),
      );
    expect(Object.keys(await keysIn(own.knex)).sort()).toEqual(["t0", "t1", "t2", "t3"]);
  });

  it.each<[what: string, space: unknown, fields: unknown, message: RegExp]>([
    ["no name", undefined, ["id"], /name of a table/],
    ["an empty name", "", ["id"], /name of a table/],
    ["no list", "orders", undefined, /table orders, wants a list of strings/],
    ["a string", "orders", "id", /list of strings/],
    ["a list with an element that is not a string", "orders", ["id", 1], /list of strings/],
    ["a list with an empty string", "orders", [""], /without empty ones/],
    ["an empty list", "orders", [], /table orders has no field/],
    ["a duplicate field", "orders", ["id", "id"], /names field id twice/],
    ["bucket_id", "orders", ["id", "bucket_id"], /names bucket_id, which is computed/],
  ])("refuses %s, and writes nothing", async (_what, space, fields, message) => {
    await using own = await emptyStorage();
    const failing = migration(own.knex, () => wrongly(space, fields));
    await expect(failing).rejects.toThrow(message);
    expect(await own.knex.schema.hasTable("_ddl_sharding_key")).toBe(false);
  });

  it("throws TypeError for anything but a list of strings, and a code for an invalid key", async () => {
    await using own = await emptyStorage();
    await expect(migration(own.knex, () => wrongly("orders", "id"))).rejects.toBeInstanceOf(TypeError);
    await expect(migration(own.knex, () => wrongly("orders", []))).rejects.toMatchObject({ code: "schema_invalid" });
  });

  it("is refused outside a migration", async () => {
    await expect(register_sharding_key("orders", ["id"])).rejects.toThrow("while a migration runs");
  });
});

describe("check_roles_enabled", () => {
  let made: DefaultInstance | undefined;
  afterEach(() => {
    if (made !== undefined) clearDefaultInstance(made);
    made = undefined;
  });
  /** This process as an instance with these roles. */
  const beWith = (...roles: readonly string[]): void => {
    const never = (): never => {
      throw new Error("not asked here");
    };
    made = {
      manager: Object.create(null),
      roles: () => roles,
      readConfig: never,
      setLoader: never,
      setUseSchema: never,
    };
    setDefaultInstance(made);
  };

  it.each<[roles: readonly string[], enabled: boolean]>([
    [[], true],
    [["vshard-storage"], true],
    [["migrator", "ddl-manager", "vshard-storage"], true],
    [["vshard-router"], false],
    [["vshard-storage", "vshard-router"], false],
  ])("called with %j, where vshard-storage is enabled, returns %j", async (asked, enabled) => {
    await using own = await emptyStorage();
    const inside = () => migration(own.knex, () => check_roles_enabled(asked), { roles: ["vshard-storage"] });
    expect(await inside()).toBe(enabled);
    beWith("vshard-storage");
    expect(check_roles_enabled(asked)).toBe(enabled);
    beWith("vshard-router");
    expect(await inside()).toBe(enabled);
  });

  it("requires an instance outside a migration, unless every instance gives the same result", () => {
    expect(check_roles_enabled([])).toBe(true);
    expect(check_roles_enabled(["migrator"])).toBe(true);
    expect(() => check_roles_enabled(["vshard-storage"])).toThrow("no instance");
  });

  it.each([undefined, null, "vshard-storage", { 0: "vshard-storage" }, [1], [""]])("refuses %j", (asked) => {
    beWith("vshard-storage");
    expect(() => Reflect.apply(check_roles_enabled, undefined, [asked])).toThrow(TypeError);
  });
});

it("the helpers also have camel case names", () => {
  expect(utils.registerShardingKey).toBe(register_sharding_key);
  expect(utils.checkRolesEnabled).toBe(check_roles_enabled);
});
