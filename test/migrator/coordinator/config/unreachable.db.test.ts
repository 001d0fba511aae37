import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { createKnexConfigStore } from "../../../../src/migrator/coordinator/config/knex-store.ts";
import { newConfig } from "../../../support/manager/config-store.ts";

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
    expect(() => createKnexConfigStore({ url })).toThrow("must be sqlite:<path> or mysql://");
  });
});
