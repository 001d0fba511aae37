import { describe, expect, it } from "vitest";
import { testDatabase } from "../support/database.ts";
import { launch } from "../support/service.ts";
import { isServed, slowPlatform, submission } from "./slow-platform.ts";

/** A service with two submissions in progress per worker; `WORKERS` undefined means without a supervisor. */
async function busy(workers: string | undefined, more: Readonly<Record<string, string>> = {}) {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await testDatabase());
  const platform = stack.use(await slowPlatform());
  const env = { DATABASE_URL: database.url, DURATION_URL: platform.url, ...more };
  const service = stack.use(launch({ ...env, ...(workers !== undefined && { WORKERS: workers }) }));
  const base = await service.address();
  const count = Number(workers ?? 1);
  await expect.poll(() => service.lines().filter(({ msg }) => msg === "listening").length).toBe(count);
  const underWay = Array.from({ length: 2 * count }, (_, i) => submission(base, i));
  await expect.poll(platform.asked).toBe(2 * count);
  const kept = stack.move();
  return { service, base, platform, underWay, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

describe.each([
  ["without a supervisor", undefined],
  ["with one worker", "1"],
  ["with two workers", "2"],
])("a service asked to stop, %s", (_what, workers) => {
  const stopping = ({ msg }: Record<string, unknown>): boolean => String(msg).startsWith("stopping");

  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "by %s to the whole group and again by a forwarding parent, it finishes pending requests and accepts no new ones",
    async (signal) => {
      await using b = await busy(workers);
      b.service.signalGroup(signal);
      b.service.kill(signal);
      await expect.poll(() => b.service.lines().filter(stopping).length).toBe(Number(workers ?? 1));
      await expect.poll(() => isServed(b.base)).toBe(false);
      b.platform.answer();
      expect(new Set(await Promise.all(b.underWay))).toEqual(new Set([200]));
      expect(await b.service.exited).toMatchObject({ code: 0 });
    },
  );

  it("when asked again, it exits at once with its exit code", async () => {
    await using b = await busy(workers);
    b.service.signalGroup("SIGINT");
    await b.service.logged(stopping);
    await expect.poll(() => b.service.signalGroup("SIGINT"), { interval: 300 }).toBe(false);
    expect(await b.service.exited).toMatchObject({ code: 1 });
    expect(new Set(await Promise.all(b.underWay))).toEqual(new Set([0]));
  });

  it("its exit code reports that something did not finish in time", async () => {
    await using b = await busy(workers, { STOP_TIMEOUT_SECONDS: "1" });
    b.service.signalGroup("SIGTERM");
    expect(await b.service.exited).toMatchObject({ code: 1, stdout: expect.stringContaining("was cut off") });
  });
});
