import { connect } from "@segmark/migrator/internal/node/connect";
import { pino } from "pino";
import { describe, expect, inject, it } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { openWithRetry } from "../../../src/process/worker/start.ts";
import { openStorage, type StorageOptions } from "../../../src/storage/open.ts";
import { emptyDatabase, testDatabase } from "../../../test/support/database.ts";

const NORMAL = 1;
const FULL = 2;
const levelOf = async ({ knex }: Pick<Awaited<ReturnType<typeof openStorage>>, "knex">): Promise<number> =>
  (await knex.raw("pragma synchronous"))[0].synchronous;

if (inject("engine") === "sqlite")
  describe("a write that was confirmed on SQLite", () => {
    it.each<[Omit<StorageOptions, "url">, number]>([
      [{}, FULL],
      [{ synchronous: "full" }, FULL],
      [{ synchronous: "normal" }, NORMAL],
    ])("is synchronised as configured: %j", async (options, level) => {
      await using database = await testDatabase();
      await using storage = await openStorage({ url: database.url, ...options });
      expect(await levelOf(storage)).toBe(level);
      expect(await storage.transaction(async () => "began")).toBe("began");
      expect(await levelOf(storage)).toBe(level);
    });

    it.each([
      ["", FULL],
      ["full", FULL],
      ["normal", NORMAL],
    ])(
      "follows SQLITE_SYNCHRONOUS=%s in the service, with its deliveries and migrations on the same connection",
      async (setting, level) => {
        await using database = await emptyDatabase();
        const config = readConfig({ DATABASE_URL: database.url, SQLITE_SYNCHRONOUS: setting });
        await using storage = await openWithRetry(config, pino({ level: "silent" }));
        expect(await levelOf(storage)).toBe(level);
      },
    );

    it("is on disk when written by the migration manager over its own connection", async () => {
      await using database = await emptyDatabase();
      const knex = connect(database.url);
      expect(await levelOf({ knex })).toBe(FULL);
      await knex.destroy();
    });
  });
else it("is up to the server on other engines", () => expect(inject("engine")).toBe("mariadb"));
