import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { delivery, SECRET } from "../../packages/webhooks/test/support/deliveries.ts";
import { openStorage } from "../../src/storage/open.ts";
import { type TestDatabase, testDatabase } from "../support/database.ts";
import { launch } from "../support/service.ts";

/** A module of handlers that writes the id of each delivery into a file, in the middle of its work. */
const source = `import { appendFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
const work = () => pause(Math.random() * Number(process.env.WORK_MS));
export default ({ onAny }) => {
  onAny(async ({ id }) => {
    if (id === process.env.DEADLY) setImmediate(() => process.kill(process.pid, "SIGKILL"));
    await work();
    appendFileSync(process.env.HANDLED_FILE, id + "\\n");
    await work();
  });
};
`;

/** A place for the handlers and what they write, and how to start services that use them. */
async function workplace(database: TestDatabase) {
  const folder = await mkdtemp(join(tmpdir(), "segmark-webhooks-"));
  const handlers = join(folder, "handlers.mjs");
  writeFileSync(handlers, source);
  const file = (name: string): string => join(folder, `${name}.txt`);
  return {
    start: (name: string, env: Readonly<Record<string, string>> = {}) => {
      appendFileSync(file(name), "");
      return launch({
        DATABASE_URL: database.url,
        WEBHOOK_SECRET: SECRET,
        WEBHOOK_HANDLERS: handlers,
        WEBHOOK_LEASE_SECONDS: "1",
        HANDLED_FILE: file(name),
        WORK_MS: "20",
        ...env,
      });
    },
    handledBy: (name: string): string[] =>
      readFileSync(file(name), "utf8")
        .split("\n")
        .filter((id) => id !== ""),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

/** The status of the response to a delivery, or undefined when there was none. */
async function deliver(base: string, id: string): Promise<number | undefined> {
  const { method, path, headers, body } = delivery({ id, body: JSON.stringify({ id }) });
  try {
    const answer = await fetch(base + path, { method, headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, n) => `d-${n}`);

/**
 * Sends like a host that retries unanswered deliveries, several at a time. Returns which got 202, and how many tries
 * failed.
 */
async function sendAll(ids: readonly string[], baseOf: () => Promise<string>) {
  const waiting = [...ids];
  const accepted: string[] = [];
  let unanswered = 0;
  const sender = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const status = await deliver(await baseOf(), id);
      if (status === 202) accepted.push(id);
      else if (status !== 200) {
        unanswered++;
        waiting.push(id);
        await pause(20);
      }
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, sender));
  return { accepted, unanswered: () => unanswered, all };
}

it("nothing that was accepted is lost when the process is killed repeatedly", async () => {
  await using database = await testDatabase();
  await using place = await workplace(database);
  const ids = numbered(1000);
  let service = place.start("all");
  let base = service.address();
  const sent = await sendAll(ids, () => base);
  for (let kills = 1; kills <= 5; kills++) {
    const wanted = sent.accepted.length + Math.random() * 150;
    await expect.poll(() => sent.accepted.length, { interval: 1, timeout: 60_000 }).toBeGreaterThan(wanted);
    service.kill("SIGKILL");
    await service.exited;
    service = place.start("all");
    base = service.address();
  }
  await using _last = service;
  await sent.all;
  await using storage = await openStorage({ url: database.url });
  const { webhookInbox: inbox } = storage.stores;
  const total = { waiting: 0, running: 0, handled: ids.length, dead: 0 };
  await expect.poll(() => inbox.counts(), { timeout: 60_000 }).toEqual(total);

  const times = new Map<string, number>();
  for (const id of place.handledBy("all")) times.set(id, (times.get(id) ?? 0) + 1);
  expect([...times.keys()].sort()).toEqual([...ids].sort());
  const interrupted = new Set<string>();
  for (const id of ids) {
    const outcomes = (await inbox.get(id))?.log.map(({ outcome }) => outcome) ?? [];
    expect(outcomes.at(-1)).toBe("handled");
    expect(outcomes.slice(0, -1)).toEqual(Array(outcomes.length - 1).fill("lost"));
    if (outcomes.length > 1) interrupted.add(id);
  }
  // A handler may have finished without being recorded: only interrupted deliveries may be handled twice.
  for (const [id, count] of times) if (count > 1) expect(interrupted).toContain(id);
  expect(interrupted.size).toBeGreaterThan(0);
}, 240_000);

it("a delivery that kills every process becomes dead, and costs each of the others one attempt at most", async () => {
  await using database = await testDatabase();
  await using place = await workplace(database);
  await using storage = await openStorage({ url: database.url });
  const { webhookInbox: inbox } = storage.stores;
  const ids = ["a", "b", "c", "deadly", "d", "e", "f", "g", "h"];
  for (const id of ids)
    await inbox.add(
      { id, name: "push", action: undefined, payload: Buffer.from("{}"), receivedAt: Date.now() },
      ids.length,
    );
  const env = { DEADLY: "deadly", WEBHOOK_MAX_ATTEMPTS: "3", WEBHOOK_CONCURRENCY: "9", WORK_MS: "200" };
  const isOver = async (): Promise<boolean> => {
    const { waiting, running } = await inbox.counts();
    return waiting + running === 0;
  };
  const keepRunning = async (): Promise<void> => {
    while (!(await isOver())) {
      await using service = place.start("all", env);
      await Promise.race([service.exited, expect.poll(isOver, { timeout: 60_000 }).toBe(true)]);
    }
  };
  await Promise.all([keepRunning(), keepRunning()]);
  expect(await inbox.counts()).toEqual({ waiting: 0, running: 0, handled: 8, dead: 1 });
  const { log = [], ...deadly } = (await inbox.get("deadly")) ?? {};
  expect(deadly).toMatchObject({ attempts: 3, lastError: expect.stringContaining("lost with the process") });
  expect(log.map(({ outcome }) => outcome)).toEqual(["lost", "lost", "lost"]);
  for (const id of ids.filter((each) => each !== "deadly"))
    expect([["handled"], ["lost", "handled"]]).toContainEqual((await inbox.get(id))?.log.map(({ outcome }) => outcome));
}, 120_000);

it("two processes share the deliveries of one database, each handled once", async () => {
  await using database = await testDatabase();
  await using place = await workplace(database);
  await using one = place.start("one", { WEBHOOK_LEASE_SECONDS: "30" });
  await using two = place.start("two", { WEBHOOK_LEASE_SECONDS: "30" });
  const bases = await Promise.all([one.address(), two.address()]);
  // Each id goes to both, so that only one may store it.
  const ids = numbered(100);
  const statuses = await Promise.all(
    bases.map(async (base) => {
      const found: (number | undefined)[] = [];
      for (const id of ids) found.push(await deliver(base, id));
      return found;
    }),
  );
  for (const [n] of ids.entries()) expect(statuses.map((found) => found[n]).sort()).toEqual([200, 202]);
  await using storage = await openStorage({ url: database.url });
  const { webhookInbox: inbox } = storage.stores;
  await expect.poll(async () => (await inbox.counts()).handled).toBe(100);
  expect([...place.handledBy("one"), ...place.handledBy("two")].sort()).toEqual([...ids].sort());
});

it("a process asked to stop finishes current deliveries and leaves the rest", async () => {
  await using database = await testDatabase();
  await using place = await workplace(database);
  const ids = numbered(20); // more than it could begin while they come
  {
    await using service = place.start("first", { WEBHOOK_CONCURRENCY: "2", WORK_MS: "800" });
    const base = await service.address();
    for (const id of ids) expect(await deliver(base, id)).toBe(202);
    service.kill("SIGTERM");
    expect(await service.exited).toMatchObject({ code: 0 });
  }
  await using storage = await openStorage({ url: database.url });
  const { webhookInbox: inbox } = storage.stores;
  const left = await inbox.counts();
  expect([left.running, left.dead]).toEqual([0, 0]);
  expect(left.waiting).toBeGreaterThan(0);
  expect(place.handledBy("first")).toHaveLength(left.handled);
  await using _next = place.start("next");
  await expect.poll(async () => (await inbox.counts()).handled).toBe(ids.length);
  expect([...place.handledBy("first"), ...place.handledBy("next")].sort()).toEqual([...ids].sort());
});
