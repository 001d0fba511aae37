import { describe, expect, it, vi } from "vitest";
import { releaseStartMemory } from "../../src/process/idle-memory.ts";

describe("the memory used at startup", () => {
  it("is collected once the process is idle", async () => {
    const { promise: collected, resolve } = Promise.withResolvers<void>();
    releaseStartMemory({ collect: resolve, watchLoad: () => () => 0.01, afterMs: 1 });
    await collected;
  });

  it("is not collected in a busy process", async () => {
    const collect = vi.fn();
    const { promise: looked, resolve } = Promise.withResolvers<void>();
    const load = (): number => {
      resolve();
      return 0.5;
    };
    releaseStartMemory({ collect, watchLoad: () => load, afterMs: 1 });
    await looked;
    expect(collect).not.toHaveBeenCalled();
  });
});
