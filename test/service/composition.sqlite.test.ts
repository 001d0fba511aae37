import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { compose } from "../../src/process/composition/composition.ts";
import { openStorage, type Storage } from "../../src/storage/open.ts";
import { type TestDatabase, testDatabase } from "../support/database.ts";

const composed = ({ url }: TestDatabase, storage: Storage) =>
  compose({ config: { ...readConfig({ DATABASE_URL: url }), port: 0 }, storage, log: pino({ level: "silent" }) });

describe("resources of a service", () => {
  it("are released even if one part fails to stop", async () => {
    await using database = await testDatabase();
    await using storage = await openStorage(database);
    const segmark = await composed(database, storage);
    using _stop = vi.spyOn(segmark.server, "stop").mockRejectedValue(new Error("the server hangs"));
    await expect(segmark.stop()).rejects.toThrow("Not everything could be released.");
    await expect(storage.ping()).rejects.toThrow();
  });

  it("are released if a later part cannot be built", async () => {
    await using database = await testDatabase();
    await using storage = await openStorage(database);
    const settings = { ...storage.stores.settings, getOrCreate: () => Promise.reject(new Error("no settings")) };
    using begun = vi.spyOn(globalThis, "setInterval");
    using ended = vi.spyOn(globalThis, "clearInterval");
    const stores = new Proxy(storage.stores, {
      get: (made, name) => (name === "settings" ? settings : Reflect.get(made, name, made)),
    });
    const broken = { ...storage, stores };
    await expect(composed(database, broken)).rejects.toThrow("no settings");
    const timers = begun.mock.results.map(({ value }) => value);
    expect(timers.length).toBeGreaterThan(2);
    expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
  });
});

it("an IPv6 address stands for its network: who owns one can choose among all its addresses", async () => {
  await using database = await testDatabase();
  const storage = await openStorage(database);
  const segmark = await composed(database, storage);
  const [first, neighbour, other] = await Promise.all(
    ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"].map((ip) => segmark.services.ipHashOf(ip)),
  );
  await segmark.stop();
  expect(neighbour).toBe(first);
  expect(other).not.toBe(first);
});
