import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { openStorage } from "../../src/storage/open.ts";
import { dumpFolder } from "../dumps/support.ts";
import { emptyDatabase, testDatabase } from "./database.ts";
import { playHistory, publicRowsOf, randomFrom } from "./public-history.ts";
import { address, newRow, user } from "./rows.ts";
import { launch } from "./service.ts";
import { publicIdOf } from "./world.ts";

/** Kills a mirror at random moments while its origin is written to; in the end both have the same public rows. */
export async function killMirror(kills: number, seed: number): Promise<void> {
  await using ofOrigin = await emptyDatabase();
  await using ofMirror = await emptyDatabase();
  const random = randomFrom(seed);
  const settings = { AUTO_MIGRATE: "true", IP_SALT: "pepper", TRUST_PROXY: "loopback", LOG_LEVEL: "info" };
  await using origin = launch({ ...settings, DATABASE_URL: ofOrigin.url, ADMIN_USER_ID: publicIdOf("admin") });
  const base = await origin.address();
  const env = { ...settings, DATABASE_URL: ofMirror.url, FOLLOW_URL: base };
  {
    await using first = launch(env); // creates the schema
    await first.address();
  }
  await using stored = await openStorage({ url: ofOrigin.url });
  const send = async (method: string, path: string, sent: Readonly<Record<string, unknown>>) => {
    const {
      query = {},
      json,
      headers = {},
      ip = "192.0.2.1",
    } = sent as { query?: Record<string, string>; json?: object; headers?: Record<string, string>; ip?: string };
    const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...headers, "x-forwarded-for": ip, ...(json !== undefined && { "content-type": "application/json" }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return { status: response.status, text: await response.text() };
  };
  let isOver = false;
  const writing = (async () => {
    for (let round = 0; !isOver; round++)
      await playHistory(stored, { count: 40, random: randomFrom(seed + round), send }, (id, { status, text }) =>
        expect(status, `${id}: ${text}`).toBeLessThan(500),
      );
  })();
  for (let kill = 0; kill < kills; kill++) {
    await using mirror = launch(env);
    await mirror.address();
    await pause(random() * 400);
    mirror.kill("SIGKILL");
    await mirror.exited;
  }
  isOver = true;
  await writing;
  await using mirror = launch(env);
  await mirror.address();
  await using copied = await openStorage({ url: ofMirror.url });
  const rowsOf = async (storage: typeof stored) => Object.fromEntries([...(await publicRowsOf(storage))].sort());
  const rows = await rowsOf(stored);
  expect(Object.keys(rows).length).toBeGreaterThan(20);
  await expect.poll(() => rowsOf(copied), { timeout: 30_000, interval: 200 }).toEqual(rows);
}

/** Segments of a snapshot whose load takes long enough to be killed in the middle. */
const manyRows = 8000;

/**
 * Kills a mirror while it loads a snapshot, each time after so many ms; then it has the same public rows as its origin.
 */
export async function killLoadingMirror(moments: readonly number[]): Promise<void> {
  await using ofOrigin = await testDatabase();
  await using ofMirror = await testDatabase();
  using folder = dumpFolder();
  await using stored = await openStorage({ url: ofOrigin.url });
  await stored.stores.feed.open();
  for (let at = 0; at < manyRows; at += 500)
    await stored.transaction(({ segments }) =>
      segments.insert(
        Array.from({ length: 500 }, (_, i) => newRow({ videoId: `video ${at + i}`, userId: user(`u${i}`) })),
        address("home"),
      ),
    );
  while ((await stored.stores.feed.prune({ since: Date.now() + 60_000, most: 1000 }, 1000)) > 0);
  const settings = { IP_SALT: "pepper", LOG_LEVEL: "info" };
  await using origin = launch({ ...settings, DATABASE_URL: ofOrigin.url, PUBLISH_DUMPS: folder.path });
  const base = await origin.address();
  await origin.logged(({ msg }) => msg === "a dump is published");
  const env = { ...settings, DATABASE_URL: ofMirror.url, FOLLOW_URL: base };
  await using copied = await openStorage({ url: ofMirror.url });
  const follow = async (use: (mirror: ReturnType<typeof launch>) => Promise<void>): Promise<void> => {
    await copied.knex("followed_feeds").update({ leased_until: 0 }); // as if time had passed
    await using mirror = launch(env);
    await use(mirror);
  };
  for (const moment of moments)
    await follow(async (mirror) => {
      await mirror.logged(({ msg }) => msg === "a snapshot of the origin is loaded");
      await pause(moment);
      mirror.kill("SIGKILL");
      await mirror.exited;
      const count = Number(Object.values((await copied.knex("segments").count())[0] ?? {})[0]);
      expect([0, manyRows]).toContain(count); // nothing half-visible
    });
  await follow(async (mirror) => {
    await mirror.address();
    const rowsOf = async (storage: typeof stored) => Object.fromEntries([...(await publicRowsOf(storage))].sort());
    const rows = await rowsOf(stored);
    const isInPlace = async () => (await copied.knex("followed_feeds").pluck("in_step_at"))[0] !== null;
    await expect.poll(isInPlace, { timeout: 60_000, interval: 200 }).toBe(true);
    expect(await rowsOf(copied)).toEqual(rows);
  });
}
