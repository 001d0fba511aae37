import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { cpuOfProcess, fixedWork, median } from "./cpu.ts";
import { rootFolder } from "./documents.ts";

declare module "vitest" {
  interface TaskMeta {
    /**
     * Of a file. `ms`: of CPU, of its worker and of the processes that it started. `livingMs`: of processes of the
     * worker that go on, such as a browser, since they were started.
     */
    cpu?: Readonly<{ ms: number; livingMs: number; worker: number }>;
  }
}

const MOST = 20;
/** Between two measurements of the fixed piece of work. */
const PAUSE_MS = 10_000;
/** How much more than the checked-in cost a run may take. */
const TOLERATED = 1.25;

/** The runs of `.ci/run` have a folder each. */
const name = `test-results/${(process.env["npm_lifecycle_event"] ?? "vitest").replaceAll(":", "-")}`;
const folder = `${rootFolder}${name}`;
const costFile = "test/support/run-cost.json";
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/**
 * What a run costs is too much, as a text that says what to do; undefined if it is not. Both in units of the fixed
 * piece of work.
 */
export const costOverrun = (cost: number, checkedIn: number): string | undefined =>
  cost <= TOLERATED * checkedIn
    ? undefined
    : `The tests take more than ${TOLERATED} of the CPU time in ${costFile}. Find what became dear in ${name}/files.json, and make it cheaper: share a world, a service or a browser, or run it on one engine. If it is worth its time, write ${cost} into ${costFile}, and say why in the commit.`;

/**
 * Writes to `test-results` what each file took, and the tests that have passed, and prints the slowest files. After a
 * whole run it compares the CPU time of all processes, in units of a piece of work that is timed meanwhile, with what
 * is checked in; too much fails the run if `CHECK_COST` is set.
 */
export class RunReporter implements Reporter {
  #vitest: Vitest | undefined;
  readonly #units: number[] = [];
  /** Of what each worker has not waited for, which is no part of the CPU time of this process. */
  readonly #living = new Map<number, number>();
  #nextAt = 0;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleEnd(module: TestModule): void {
    const { worker = 0, livingMs = 0 } = module.meta().cpu ?? {};
    this.#living.set(worker, livingMs);
    if (performance.now() < this.#nextAt) return;
    this.#units.push(fixedWork());
    this.#nextAt = performance.now() + PAUSE_MS;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const files = modules
      .map((module) => {
        const { collectDuration, duration } = module.diagnostic();
        return {
          file: module.relativeModuleId,
          project: module.project.name,
          ms: Math.round(collectDuration + duration),
          cpuMs: module.meta().cpu?.ms ?? 0,
        };
      })
      .sort((a, b) => b.ms - a.ms);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/files.json`, `[\n${files.map((file) => JSON.stringify(file)).join(",\n")}\n]\n`);
    const passed = modules.flatMap((module) =>
      [...module.children.allTests("passed")].map(({ fullName }) => `${module.relativeModuleId} > ${fullName}\n`),
    );
    writeFileSync(`${folder}/passed.txt`, passed.join(""));
    if (files.length <= 2 * MOST) return;
    const lines = files
      .slice(0, MOST)
      .map(({ ms, cpuMs, project, file }) => `${seconds(ms)} ${seconds(cpuMs)} of CPU  ${project}  ${file}\n`);
    process.stdout.write(`\nSlowest files (all: ${name}/files.json):\n${lines.join("")}`);
    const all = await this.#vitest?.globTestSpecifications();
    const isWhole = files.length === all?.length && this.#vitest?.config.testNamePattern === undefined;
    // Only a process that has ended is counted.
    if (isWhole) process.once("exit", () => this.#reportCost());
  }

  #reportCost(): void {
    const cpuMs = [...this.#living.values()].reduce((sum, ms) => sum + ms, cpuOfProcess());
    const unitMs = median(this.#units);
    const cost = Math.round(cpuMs / unitMs);
    const { cost: checkedIn } = JSON.parse(readFileSync(`${rootFolder}${costFile}`, "utf8"));
    writeFileSync(`${folder}/cost.json`, `${JSON.stringify({ cpuMs, unitMs, cost, checkedIn })}\n`);
    process.stdout.write(
      `\nCPU time: ${seconds(cpuMs).trim()}, ${cost} times a fixed piece of work; checked in: ${checkedIn}\n`,
    );
    const overrun = cpuMs === 0 ? undefined : costOverrun(cost, checkedIn);
    if (overrun === undefined) return;
    process.stderr.write(`${overrun}\n`);
    if (process.env["CHECK_COST"] !== undefined) process.exitCode = 1;
  }
}
