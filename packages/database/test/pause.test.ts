import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { virtualClock } from "../../../test/support/manager/clock.ts";
import { realPause, within } from "../src/pause.ts";

const late = () => new Error("too late");

describe("a time limit on work", () => {
  it("passes on results and errors in time", async () => {
    const { pause, run } = virtualClock();
    const soon = pause(10).then(() => "done");
    expect(await run(within(20, pause, soon, late))).toBe("done");
    const fails = pause(10).then(() => Promise.reject(new Error("no")));
    await expect(run(within(20, pause, fails, late))).rejects.toThrow("no");
  });

  it("gives up on late results, and ignores how they end", async () => {
    const { pause, run } = virtualClock();
    const fails = pause(30).then(() => Promise.reject(new Error("no")));
    await expect(run(within(20, pause, fails, late))).rejects.toThrow("too late");
    await run(pause(30));
  });

  it("gives up when its signal aborts, with the reason", async () => {
    const { pause, run } = virtualClock();
    const stop = new AbortController();
    const waiting = within(20, pause, new Promise(() => undefined), late, stop.signal);
    void pause(10).then(() => stop.abort(new Error("cancelled")));
    await expect(run(waiting)).rejects.toThrow("cancelled");
    await expect(within(20, pause, pause(10), late, stop.signal)).rejects.toThrow("cancelled");
  });

  it("stops waiting when the work ends", async () => {
    const { pause } = virtualClock();
    let waiting = 0;
    const counted: typeof pause = async (milliseconds, signal) => {
      waiting += 1;
      await pause(milliseconds, signal);
      waiting -= 1;
    };
    await within(20, counted, Promise.resolve(), late);
    await Promise.resolve();
    expect(waiting).toBe(0);
  });
});

it("a real pause ends on abort, and at once when already aborted", async () => {
  const stop = new AbortController();
  const paused = realPause(60_000, stop.signal);
  stop.abort();
  await paused;
  await realPause(60_000, stop.signal);
  await realPause(1);
});

it.each([2 ** 31, Number.POSITIVE_INFINITY])(
  "a pause of %s ms, which no timer has, does not end at once",
  async (ms) => {
    const stop = new AbortController();
    const long = realPause(ms, stop.signal).then(() => "over");
    expect(await Promise.race([long, realPause(20).then(() => "still waiting")])).toBe("still waiting");
    stop.abort();
    expect(await long).toBe("over");
  },
);

it("a pause keeps the process alive", async () => {
  const module = new URL("../src/pause.ts", import.meta.url).href;
  const script = `import { realPause } from "${module}"; await realPause(20); process.stdout.write("awake");`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  expect(stdout).toBe("awake");
});
