import { describe, expect, it } from "vitest";
import { OriginFailure } from "../../../src/adapters/origin-failure.ts";
import { follow } from "../../../src/use-cases/public/follow.ts";
import { testStorage } from "../../support/database.ts";

describe("following", () => {
  it("says once that the origin fails, however its words change", async () => {
    await using storage = await testStorage();
    const said: (string | undefined)[] = [];
    const failures = [
      new OriginFailure("changes: 502", "The origin answered 502: request 1"),
      new OriginFailure("changes: 502", "The origin answered 502: request 2"),
      new OriginFailure("changes: 503", "The origin answered 503: request 3"),
    ];
    const { promise: allAsked, resolve } = Promise.withResolvers<void>();
    await using _following = follow({
      origin: "http://127.0.0.1:1",
      read: async () => {
        const failure = failures.shift();
        if (failures.length === 0) setImmediate(resolve);
        throw failure ?? new OriginFailure("changes: 503", "The origin answered 503: again");
      },
      snapshots: undefined,
      isEmpty: async () => true,
      stores: storage.stores,
      transaction: storage.transaction,
      onState: (failure) => void said.push(failure?.message),
    });
    await allAsked;
    await expect.poll(() => said.filter((text) => text !== undefined)).toHaveLength(2);
    expect(said.filter((text) => text !== undefined)).toEqual([
      "The origin answered 502: request 1",
      "The origin answered 503: request 3",
    ]);
  });
});
