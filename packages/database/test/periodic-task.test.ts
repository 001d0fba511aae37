import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { periodicTask } from "../src/periodic-task.ts";

const run = promisify(execFile);
const module = new URL("../src/periodic-task.ts", import.meta.url);
const noError = (error: unknown): void => expect.unreachable(String(error));

describe("a periodic task", () => {
  it("starts after an interval, or at once on request", async () => {
    let rounds = 0;
    const options = { round: async () => void rounds++, onError: noError, interval: 60_000 };
    {
      await using _later = periodicTask(options);
      expect(rounds).toBe(0);
    }
    await using _now = periodicTask({ ...options, atOnce: true });
    expect(rounds).toBe(1);
  });

  it("never runs twice at the same time", async () => {
    let running = 0;
    const seen: number[] = [];
    const round = async (): Promise<void> => {
      seen.push(++running);
      await sleep(25);
      running--;
    };
    await using _repeated = periodicTask({ round, onError: noError, interval: 5, atOnce: true });
    await expect.poll(() => seen.length).toBeGreaterThan(3);
    expect(new Set(seen)).toEqual(new Set([1]));
  });

  it("reports a failure and continues", async () => {
    let rounds = 0;
    const reported: unknown[] = [];
    const round = async (): Promise<void> => {
      if (rounds++ % 2 === 0) throw new Error(`round ${rounds}`);
    };
    await using _repeated = periodicTask({ round, onError: (error) => reported.push(error), interval: 5 });
    await expect.poll(() => rounds).toBeGreaterThan(3);
    expect(reported.slice(0, 2)).toEqual([new Error("round 1"), new Error("round 3")]);
  });

  it("ends with the current round, which is signalled, and starts no further one", async () => {
    const events: string[] = [];
    const round = async (stopped: AbortSignal): Promise<void> => {
      events.push("begins");
      await sleep(60_000, undefined, { signal: stopped }).catch(() => {});
      await sleep(20);
      events.push("ends");
    };
    const repeated = periodicTask({ round, onError: noError, interval: 5 });
    await expect.poll(() => events.length).toBeGreaterThan(0);
    await repeated[Symbol.asyncDispose]();
    expect(events).toEqual(["begins", "ends"]);
    await sleep(30);
    expect(events).toHaveLength(2);
  });

  it("does not keep the process alive", async () => {
    const source = `
      import { periodicTask } from ${JSON.stringify(module)};
      periodicTask({ round: async () => console.log("round"), onError: console.error, interval: 60_000, atOnce: true });`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", source], { timeout: 50_000 });
    expect(stdout).toBe("round\n");
  });
});
