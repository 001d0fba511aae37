import { describe, expect, it, vi } from "vitest";
import { completeLog, guarded, logFailure } from "../../src/observability/log.ts";

const spied = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

describe("a log that is completed", () => {
  it("is the same object, with the missing methods added", () => {
    const given = { warn: vi.fn() };
    const { warn } = given;
    const log = completeLog(given);
    expect(log).toBe(given);
    expect(log.warn).toBe(warn);
    expect(Object.keys(log).sort()).toEqual(["debug", "error", "info", "warn"]);
  });

  it("calls its methods with their this", () => {
    class Logger {
      lines: unknown[] = [];
      warn(line: unknown): void {
        this.lines.push(line);
      }
    }
    const logger = new Logger();
    completeLog(logger).warn("hello");
    expect(logger.lines).toEqual(["hello"]);
  });

  it("inherits from the given object if that is not extensible", () => {
    const given = Object.freeze({ warn: vi.fn(), info: undefined });
    const log = completeLog(given as object);
    log.warn("hello");
    log.info("nothing");
    log.debug("nothing");
    expect(given.warn).toHaveBeenCalledWith("hello");
  });

  it("by default omits details, and warns on the console", () => {
    const [warn, error] = [vi.spyOn(console, "warn").mockReturnValue(), vi.spyOn(console, "error").mockReturnValue()];
    const [info, debug] = [vi.spyOn(console, "info").mockReturnValue(), vi.spyOn(console, "debug").mockReturnValue()];
    try {
      const log = completeLog();
      for (const level of ["debug", "info", "warn", "error"] as const) log[level](level, 1);
      expect([warn.mock.calls, error.mock.calls]).toEqual([[["warn", 1]], [["error", 1]]]);
      expect([info.mock.calls, debug.mock.calls]).toEqual([[], []]);
    } finally {
      vi.restoreAllMocks();
    }
  });
});

describe("code of the application that must not fail", () => {
  it.each([
    [
      "throws",
      () => {
        throw new Error("boom");
      },
    ],
    ["rejects", () => Promise.reject(new Error("boom"))],
  ])("goes to log.error when it %s", async (_, call) => {
    const log = spied();
    const reported = Promise.withResolvers<unknown[]>();
    log.error.mockImplementation((...data) => reported.resolve(data));
    guarded(log, "It failed.", call);
    expect(await reported.promise).toEqual(["It failed.", new Error("boom")]);
  });

  it("may fail even when the log throws", () => {
    const log = {
      ...spied(),
      error: () => {
        throw new Error("disk full");
      },
    };
    expect(() => logFailure(log, "It failed.", new Error("boom"))).not.toThrow();
  });

  it("may fail even when the log rejects, without an unhandled rejection", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    try {
      const logged = Promise.withResolvers<void>();
      // A mock would handle the rejection.
      const error = (): Promise<never> => {
        logged.resolve();
        return Promise.reject(new Error("The log backend is down"));
      };
      guarded({ ...spied(), error }, "It failed.", () => Promise.reject(new Error("boom")));
      await logged.promise;
      // Node reports unhandled rejections once all microtasks have run.
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off("unhandledRejection", unhandled);
    }
  });
});
