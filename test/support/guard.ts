import { afterAll, expect } from "vitest";
import { endProcesses } from "./child.ts";
import { guard } from "./leaks.ts";
import { processState } from "./process-state.ts";

/** Runs beside every file of tests. Files share a process and its modules, so what belongs to one of them begins and ends here. */
guard.forget();
const before = processState();

afterAll(async () => {
  await endProcesses();
  expect(guard.leaks(), "somebody can read what nobody may").toEqual([]);
  expect(processState(), "left to the files that come after").toEqual(before);
});
