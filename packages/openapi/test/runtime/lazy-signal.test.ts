import { describe, expect, it } from "vitest";
import { lazySignal, sharedSignal } from "../../src/runtime/lazy-signal.ts";

describe("a lazy signal", () => {
  it("is created on first access, and is the same each time", () => {
    let followed = 0;
    const signal = lazySignal(() => {
      followed += 1;
    });
    expect(followed).toBe(0);
    expect(signal()).toBe(signal());
    expect(followed).toBe(1);
  });

  it("is aborted on creation if there already is a reason", () => {
    expect(lazySignal((abort) => abort("gone"))()).toMatchObject({ aborted: true, reason: "gone" });
  });
});

describe("a shared signal", () => {
  it("is aborted when all waiting clients have disconnected, whenever they joined", () => {
    const [ann, bob, eve] = [new AbortController(), new AbortController(), new AbortController()];
    const shared = sharedSignal();
    for (const { signal } of [ann, bob]) shared.join(() => signal);
    ann.abort("ann");
    const signal = shared.signal();
    shared.join(() => eve.signal);
    bob.abort("bob");
    expect([signal.aborted, shared.isAborted()]).toEqual([false, false]);
    eve.abort("eve");
    expect([signal.reason, shared.isAborted()]).toEqual(["eve", true]);
  });

  it("accesses no other signal before it is accessed itself", () => {
    let asked = 0;
    const shared = sharedSignal();
    shared.join(() => {
      asked += 1;
      return new AbortController().signal;
    });
    expect(asked).toBe(0);
    shared.signal();
    expect(asked).toBe(1);
  });
});
