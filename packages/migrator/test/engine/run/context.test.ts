import knex from "knex";
import { expect, it } from "vitest";
import * as context from "../../../src/engine/run/context.ts";
import { silent } from "../../../src/protocol/log.ts";

it("a migration finds its storage in another copy of the module, as in another package", async () => {
  const place = "../../../src/engine/run/context.ts?copy";
  const copy: typeof context = await import(/* @vite-ignore */ place);
  expect(copy.storage).not.toBe(context.storage);
  const { signal } = new AbortController();
  const own = {
    knex: knex({ client: "better-sqlite3", useNullAsDefault: true }),
    alias: "a-1",
    replicaset: "a",
    roles: [],
    signal,
    log: silent,
  };
  let isAwaited = false;
  await context.runWithStorage(
    own,
    () => {
      expect(copy.storage()).toMatchObject({ alias: "a-1" });
      const later = async (): Promise<void> => {
        await Promise.resolve();
        isAwaited = true;
      };
      void copy.track(later());
    },
    { migration: "01_first.ts" },
  );
  expect(isAwaited).toBe(true);
  expect(() => copy.storage()).toThrow("only available while a migration runs");
});
