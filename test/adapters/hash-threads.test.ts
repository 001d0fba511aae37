import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createHashThreads, type HashThreads, type HashThreadsOptions } from "../../src/adapters/hash-threads.ts";
import { hashRounds } from "../../src/adapters/rounds.ts";

const started: HashThreads[] = [];
const start = (options: HashThreadsOptions): HashThreads => {
  const threads = createHashThreads(options);
  started.push(threads);
  return threads;
};
afterEach(() => Promise.all(started.splice(0).map(({ close }) => close())));

const names = Array.from({ length: 20 }, (_, i) => `somebody ${i}`);
const priorities = (): number[] => readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));

describe("threads that hash secrets", () => {
  it("answer each secret with its own hash", async () => {
    const { run } = start({ count: 3 });
    expect(await Promise.all(names.map((name) => run(name)))).toEqual(names.map((name) => hashRounds(name)));
  });

  it("start when all others are busy, up to their number", async () => {
    const { run, size, waiting } = start({ count: 3 });
    expect(size()).toBe(0);
    await run("one");
    await run("two");
    expect(size()).toBe(1);
    const all = Promise.all(names.map((name) => run(name)));
    expect(size()).toBe(3);
    expect(waiting()).toBe(names.length - 3);
    await all;
    expect(waiting()).toBe(0);
  });

  it("leave no secret without an answer when one of them ends, and another one takes its place", async () => {
    const { run, size } = start({ count: 1 });
    const dies = run(7 as never);
    const waits = run("behind it");
    await expect(dies).rejects.toThrow(TypeError);
    await expect(waits).rejects.toThrow(TypeError);
    expect(size()).toBe(0);
    expect(await run("after it")).toBe(hashRounds("after it"));
  });

  it("end when they have had nothing to do for a while, and start again", async () => {
    const { run, size } = start({ count: 2, idleMs: 20 });
    await Promise.all([run("one"), run("two")]);
    await vi.waitFor(() => expect(size()).toBe(0), 30_000);
    expect(await run("three")).toBe(hashRounds("three"));
  });

  it("do not end while they work", async () => {
    const { run } = start({ count: 2, idleMs: 1 });
    for (const name of names) expect(await run(name)).toBe(hashRounds(name));
  });

  it("are gone after they are closed, and so is what they have not answered", async () => {
    const { run, size, close } = start({ count: 1 });
    const unanswered = expect(run("somebody")).rejects.toThrow("has ended");
    await close();
    await unanswered;
    await expect(run("too late")).rejects.toThrow("are closed");
    expect(size()).toBe(0);
  });

  it.runIf(process.platform === "linux")("let the event loop go first", async () => {
    const own = getPriority(process.pid);
    const lower = Math.min(own + 15, 19);
    expect(priorities()).not.toContain(lower);
    await start({ count: 1 }).run("somebody");
    expect(priorities()).toContain(lower);
    expect(getPriority(process.pid)).toBe(own);
  });
});
