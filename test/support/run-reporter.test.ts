import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { cpuOfLiving, cpuOfProcess, fixedWork } from "./cpu.ts";
import { costOverrun } from "./run-reporter.ts";

it.each([
  [900, undefined],
  [1250, undefined],
  [1251, expect.stringMatching(/more than 1\.25 .* write 1251 into test\/support\/run-cost\.json, and say why/)],
])("a run that costs %d where 1000 is checked in: %s", (cost, overrun) => {
  expect(costOverrun(cost, 1000)).toEqual(overrun);
});

it.runIf(process.platform === "linux")(
  "the CPU time of a process is counted while it lives, and when it has ended",
  async () => {
    const [ended, living] = [cpuOfProcess(), cpuOfLiving()];
    const script = "while (process.cpuUsage().user < 3e5); console.log('busy until now'); setInterval(() => {}, 1e5)";
    const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    expect(cpuOfLiving() - living).toBeGreaterThanOrEqual(300);
    child.kill();
    await once(child, "exit");
    expect(cpuOfLiving() - living).toBe(0);
    expect(cpuOfProcess() - ended).toBeGreaterThanOrEqual(300);
  },
);

it("the fixed piece of work takes time", () => {
  expect(fixedWork()).toBeGreaterThan(1);
});
