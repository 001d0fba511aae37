import { describe, expect, it } from "vitest";
import { memoryStore } from "../../../src/inbox/memory/memory-store.ts";
import { cuttable, later, newInbox, until } from "../inbox-world.ts";
import { addAll, delivery, numbered } from "../store-deliveries.ts";

describe("a store that fails for a while", () => {
  it("is reported once and retried until it works; nothing is lost and nothing is handled twice", async () => {
    const { store, cut, calls } = cuttable(memoryStore());
    await using made = newInbox({ store, poll: 2 });
    const go = later();
    const handled: string[] = [];
    made.webhooks.onAny(async ({ id }) => {
      await go.promise;
      handled.push(id);
    });
    await addAll(store, ...numbered(20).map((id) => delivery(id)));
    made.inbox.start();
    await until(store, "d0", "running");
    cut.now = true;
    go.resolve();
    const before = calls.length;
    await expect.poll(() => calls.slice(before).filter((call) => call === "settle").length).toBeGreaterThan(10);
    expect(made.lines).toStrictEqual([expect.stringMatching(/^error .*ECONNREFUSED/)]);
    cut.now = false;
    await expect.poll(async () => (await store.counts()).handled).toBe(20);
    expect(handled.sort()).toStrictEqual(numbered(20).sort());
    expect(made.lines).toHaveLength(2);
    expect(made.lines[1]).toMatch(/^info /);
  });

  it.each(["claim", "nextDue", "renew", "prune", "settle"])(
    "only in %s does not stop the inbox permanently",
    async (only) => {
      const { store, cut, calls } = cuttable(memoryStore());
      await using made = newInbox({ store, lease: 3, poll: 2 });
      const go = later();
      made.webhooks.onAny(() => go.promise);
      cut.now = true;
      cut.only = only;
      await addAll(store, delivery("d1"));
      made.inbox.start();
      await expect.poll(() => calls).toContain(only === "settle" ? "claim" : only);
      go.resolve();
      await expect.poll(() => calls).toContain(only);
      cut.now = false;
      await until(store, "d1", "handled");
    },
  );
});
