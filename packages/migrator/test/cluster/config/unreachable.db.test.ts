import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { type MysqlTarget, parseDatabaseUrl } from "@segmark/database/url";
import { describe, expect, inject, it } from "vitest";
import { testDatabase } from "../../../../../test/support/database.ts";
import { run } from "../../../../../test/support/manager/cli.ts";
import { newConfig } from "../../../../../test/support/manager/config-store.ts";
import { createKnexConfigStore } from "../../../src/cluster/config/knex-store.ts";
import { openStoreDatabase } from "../../../src/cluster/config/store-database.ts";
import { createInstance } from "../../../src/index.ts";

const secret = "do-not-tell";

describe("a configuration in a database that", () => {
  it.each([
    ["refuses connections", `mysql://u:${secret}@127.0.0.1:1/db`],
    ["has a host name that does not resolve", `mysql://u:${secret}@nobody.invalid/db`],
    ["is a folder, not a file", `sqlite:${tmpdir()}`],
  ])("%s is unavailable, for every call", async (_why, url) => {
    const store = createKnexConfigStore({ url });
    const lock = { runId: "r", owner: "o", waitMs: 0 };
    const patch = { version: 0, sections: [], by: "me" };
    for (const call of [() => store.read(), () => store.patch(patch), () => store.lock(lock), () => store.holder()])
      await expect(call()).rejects.toMatchObject({
        code: "config_store_unavailable",
        message: expect.stringMatching(/^The cluster-wide configuration cannot be used: .+ Ask again/),
      });
    if (url.includes("nobody"))
      await expect(store.read()).rejects.toThrow(
        /no address is known for the name nobody\.invalid|cannot be looked up/,
      );
    if (url.startsWith("mysql")) await expect(store.read()).rejects.not.toThrow(secret);
    await store.close();
  });

  it.skipIf(inject("engine") === "sqlite")("has another host is read and written there", async () => {
    await using config = await newConfig();
    const target = parseDatabaseUrl(config.url.replace("@", "@127.0.0.1:1,"));
    const store = createKnexConfigStore(openStoreDatabase(target as MysqlTarget));
    await store.patch({ version: 0, sections: [{ filename: "a.txt", content: "a" }], by: "me" });
    expect(await config.open().read()).toMatchObject({ version: 1, sections: new Map([["a.txt", "a"]]) });
    await store.close();
  });

  it("accepts a connection without responding is unavailable after the time limit", async () => {
    const mute = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(mute, "listening");
    const address = mute.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const store = createKnexConfigStore({ url: `mysql://u:p@127.0.0.1:${address.port}/db`, limitMs: 100 });
    await expect(store.read()).rejects.toMatchObject({ code: "config_store_unavailable" });
    mute.close();
  });

  it("recovers is available again, and keeps the lock of its holder", async () => {
    await using config = await newConfig();
    const store = config.open();
    await using lock = await store.lock({ runId: "r", owner: "o", waitMs: 0 });
    await store.close(); // as good as gone: no query returns
    await expect(store.read()).rejects.toMatchObject({ code: "config_store_unavailable" });
    expect(await lock.stillHeld()).toBe(true);
    expect(await config.open().holder()).toMatchObject({ runId: "r" });
  });

  it.each(["postgres://x", "mysql:/x", "", "sqlite:"])("has the address %j is rejected", (url) => {
    expect(() => createKnexConfigStore({ url })).toThrow("sqlite:<path>");
  });
});

describe("a lone database that", () => {
  const failure = async (databaseUrl: string): Promise<unknown> => {
    await using instance = await createInstance({ databaseUrl, loader: { list: () => [] } });
    return await instance.manager.getApplied().catch((error: unknown) => error);
  };

  it("cannot be opened is not called the configuration of a cluster", async () => {
    const message = expect.stringMatching(/^The database cannot be used: .+ Ask again when it answers\.$/);
    expect(await failure(`sqlite:${tmpdir()}`)).toMatchObject({ code: "config_store_unavailable", message });
  });

  describe.runIf(inject("engine") === "mariadb")("answers, but", () => {
    const addressOf = async (change: (url: URL) => void): Promise<string> => {
      await using database = await testDatabase();
      const url = new URL(database.url);
      change(url);
      return url.href;
    };
    const advice = "Check user, password and database in --database (DATABASE_URL).";

    it.each([
      [
        "does not know the user",
        "ER_ACCESS_DENIED_ERROR",
        (url: URL) => void Object.assign(url, { username: "nobody", password: secret }),
      ],
      // Which one depends on what the user may know of other databases.
      [
        "has no such database",
        "ER_(?:BAD_DB|DBACCESS_DENIED)_ERROR",
        (url: URL) => void Object.assign(url, { pathname: "/nowhere" }),
      ],
    ])("%s leads to the address, not to the database", async (_why, code, change) => {
      const address = await addressOf(change);
      const error = await failure(address);
      expect(error).toMatchObject({
        code: "config_store_unavailable",
        message: expect.stringMatching(new RegExp(`^The database cannot be used: ${code} .+\\. Check`)),
      });
      expect(String(error)).toContain(advice);
      expect(String(error)).not.toContain(secret);

      const { code: exitCode, stderr } = await run("up", "--database", address);
      expect(exitCode).toBe(3);
      expect(stderr).toMatch(
        new RegExp(`^config_store_unavailable \\(503\\): The database cannot be used: ${code} .+\\nRun: \\S+\\n$`),
      );
      expect(stderr).toContain(advice);
    });
  });
});
