import { describe, expect, it } from "vitest";
import { Problem } from "../../../src/errors.ts";
import { testStorage } from "../../support/database.ts";
import { put } from "../../support/rows.ts";

describe("asProblem", () => {
  it("ignores programming errors and duplicate keys", async () => {
    await using storage = await testStorage();
    await put(storage, { uuid: "one" });
    const twice = await put(storage, { uuid: "one" }).catch((error: unknown) => error);
    const nonsense = await storage.knex("no_such_table").catch((error: unknown) => error);
    for (const error of [twice, nonsense, new TypeError("x"), new Problem("internal"), "text", undefined]) {
      expect(storage.asProblem(error)).toBeUndefined();
    }
    expect(twice).toBeInstanceOf(Error);
    expect(nonsense).toBeInstanceOf(Error);
  });

  it("recognises an exhausted pool", async () => {
    await using storage = await testStorage({ connections: 1, acquireTimeoutMs: 1000 });
    const stuck = await storage
      .transaction(async () => storage.stores.settings.get("mode"))
      .catch((error: unknown) => error);
    expect(storage.asProblem(stuck)).toMatchObject({ code: "storage_slow", cause: stuck });
    expect(await storage.stores.settings.get("mode")).toBeUndefined();
    expect(storage.metrics()).toEqual({ used: 0, free: 1, waiting: 0 });
  });
});
