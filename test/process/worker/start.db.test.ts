import { productOf } from "@segmark/database/product";
import { takeLock } from "@segmark/migrator/internal/engine/run/lock";
import { pino } from "pino";
import { expect, it } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { applyWhenFree, openMigrated } from "../../../src/process/worker/start.ts";
import { openStorage } from "../../../src/storage/open.ts";
import { appliedSchema } from "../../../src/storage/schema.ts";
import { emptyDatabase } from "../../support/database.ts";

const log = pino({ level: "silent" });

it("waits as long as another process applies the schema, and says so", async () => {
  await using database = await emptyDatabase();
  await using other = await openStorage({ url: database.url });
  await using storage = await openStorage({ url: database.url });
  const run = { id: "another", owner: "another process", now: Date.now };
  const lock = await takeLock(other.knex, await productOf(other.knex), run, { waitMs: 0, leaseMs: 30_000 });
  const said: unknown[] = [];
  const applying = applyWhenFree(storage, { info: (...line: unknown[]) => void said.push(line) }, 50);
  await expect.poll(() => said.length).toBeGreaterThan(1);
  expect(said[0]).toEqual([
    { reason: expect.stringMatching(/^(This database is being migrated by|Another process is migrating)/) },
    "waiting until another process has applied the schema",
  ]);
  await lock[Symbol.asyncDispose]();
  expect(await applying).toEqual(await appliedSchema(storage));
});

it("refuses a database that a newer release has migrated, and says what to do", async () => {
  await using database = await emptyDatabase();
  const config = readConfig({ DATABASE_URL: database.url, AUTO_MIGRATE: "true" });
  const { storage } = await openMigrated(config, log);
  await storage.knex("_migrations").insert({ id: 99, name: "9999_later" });
  await storage.close();
  await expect(openMigrated(config, log)).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(
      /^The schema of the database is not of this release\. .*9999_later was applied and is not in the list\. Start the release/,
    ),
  });
});
