import { describe, expect, it } from "vitest";
import { memoryStore } from "../../src/inbox/memory/memory-store.ts";
import { cuttable, later, newInbox, signed, until } from "./inbox-world.ts";
import { addAll, delivery, T } from "./store-deliveries.ts";

describe("stop", () => {
  it("waits for running handlers, claims nothing new, and resolves when they are done", async () => {
    const made = newInbox({ concurrency: 1, stopTimeout: 30_000 });
    const [began, go] = [later(), later()];
    const handled: string[] = [];
    made.webhooks.onAny(async ({ id }) => {
      began.resolve();
      await go.promise;
      handled.push(id);
    });
    await addAll(made.store, delivery("d1"), delivery("d2"));
    made.inbox.start();
    await began.promise;
    const stopping = made.inbox.stop();
    expect(await made.inbox.verifyAndReceive(await signed(made, "d3"))).toBe("accepted");
    go.resolve();
    await stopping;
    expect(handled).toStrictEqual(["d1"]);
    expect(await made.store.counts()).toStrictEqual({ waiting: 2, running: 0, handled: 1, dead: 0 });
    expect(made.lines).toStrictEqual([]);
  });

  it("does not wait forever: the lease of a delivery still running expires, and another process claims it", async () => {
    const clock = { now: T };
    const made = newInbox({ now: () => clock.now, stopTimeout: 20, lease: 60 });
    const [began, go] = [later(), later()];
    made.webhooks.onAny(() => {
      began.resolve();
      return go.promise;
    });
    await addAll(made.store, delivery("d1"));
    made.inbox.start();
    await began.promise;
    await made.inbox.stop();
    expect(made.lines).toStrictEqual([expect.stringMatching(/^warn .*1 attempt/)]);
    expect(await made.store.counts()).toMatchObject({ running: 1 });
    clock.now = T + 1000;
    await using next = newInbox({ store: made.store, now: () => clock.now });
    next.inbox.start();
    await until(made.store, "d1", "handled");
    go.resolve();
  });

  it("records an attempt that ends after it while the lease is valid", async () => {
    const made = newInbox({ stopTimeout: 5 });
    const [began, go] = [later(), later()];
    made.webhooks.onAny(() => {
      began.resolve();
      return go.promise;
    });
    await addAll(made.store, delivery("d1"));
    made.inbox.start();
    await began.promise;
    await made.inbox.stop();
    go.resolve();
    await until(made.store, "d1", "handled");
  });

  it("resolves while the store is down", async () => {
    const { store, cut, calls } = cuttable(memoryStore());
    const made = newInbox({ store, stopTimeout: 20 });
    made.inbox.start();
    cut.now = true;
    const before = calls.length;
    await expect.poll(() => calls.length).toBeGreaterThan(before + 2);
    await made.inbox.stop();
  });

  it("resolves while the store does not respond, and starts nothing when it responds again", async () => {
    const inner = memoryStore();
    const [asked, answer] = [later(), later()];
    const store = {
      ...inner,
      claim: async (...request: Parameters<typeof inner.claim>) => {
        asked.resolve();
        await answer.promise;
        return inner.claim(...request);
      },
    };
    const made = newInbox({ store, stopTimeout: 5 });
    let handled = 0;
    made.webhooks.onAny(() => {
      handled += 1;
    });
    await addAll(inner, delivery("d1"));
    made.inbox.start();
    await asked.promise;
    await made.inbox.stop();
    answer.resolve();
    await expect.poll(() => inner.counts()).toMatchObject({ running: 1 });
    await new Promise(setImmediate);
    expect(handled).toBe(0);
  });

  it("may be called again, immediately, before start, and by disposal", async () => {
    const made = newInbox();
    {
      await using inbox = made.inbox;
      inbox.start();
      inbox.start();
      await Promise.all([inbox.stop(), inbox.stop()]);
    }
    await made.inbox.stop();
    expect(() => made.inbox.start()).toThrow(/stopped/);

    const idle = newInbox();
    await idle.inbox.stop();
    expect(() => idle.inbox.start()).toThrow(/stopped/);
  });
});

describe("pause", () => {
  it("lets running handlers end and starts no others until resume", async () => {
    await using made = newInbox({ concurrency: 1 });
    const [began, go] = [later(), later()];
    const handled: string[] = [];
    made.webhooks.onAny(async ({ id }) => {
      began.resolve();
      await go.promise;
      handled.push(id);
    });
    await addAll(made.store, delivery("d1"), delivery("d2"));
    made.inbox.start();
    await began.promise;
    made.inbox.pause();
    go.resolve();
    await until(made.store, "d1", "handled");
    expect(await made.inbox.verifyAndReceive(await signed(made, "d3"))).toBe("accepted");
    expect(await made.inbox.counts()).toStrictEqual({ waiting: 2, running: 0, handled: 1, dead: 0 });
    made.inbox.resume();
    for (const id of ["d2", "d3"]) await until(made.store, id, "handled");
    expect(handled).toStrictEqual(["d1", "d2", "d3"]);
  });

  it("before start starts nothing", async () => {
    const { store, calls } = cuttable(memoryStore());
    await using made = newInbox({ store });
    await addAll(made.store, delivery("d1"));
    made.inbox.pause();
    made.inbox.start();
    await made.inbox.verifyAndReceive(await signed(made, "d2"));
    expect(calls).not.toContain("claim");
    made.inbox.resume();
    await until(made.store, "d2", "handled");
  });
});
