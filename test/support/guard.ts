import fc from "fast-check";
import { afterAll, expect } from "vitest";
import { endProcesses } from "./child.ts";
import { cpuOfLiving, cpuOfProcess } from "./cpu.ts";
import { guard } from "./leaks.ts";
import { processState } from "./process-state.ts";
import { seed } from "./seed.ts";

/**
 * Runs beside every file of tests. Files share a process and its modules, so what belongs to one of them begins and
 * ends here.
 */
guard.forget();
fc.configureGlobal({ seed });
const before = processState();
const cpuBefore = cpuOfProcess() + cpuOfLiving();

// biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a hook asks for
afterAll(async ({}, file) => {
  await endProcesses();
  const livingMs = cpuOfLiving();
  file.meta.cpu = { ms: cpuOfProcess() + livingMs - cpuBefore, livingMs, worker: process.pid };
  expect(guard.leaks(), "somebody can read what nobody may").toEqual([]);
  expect(processState(), "left to the files that come after").toEqual(before);
});
