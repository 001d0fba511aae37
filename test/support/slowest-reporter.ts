import type { Reporter, TestModule } from "vitest/node";

const MOST = 20;

/** Prints the slowest test files, when there are many. */
export class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= 2 * MOST) return;
    const slowest = modules
      .map((module) => ({
        ms: module.diagnostic().duration,
        project: module.project.name,
        file: module.relativeModuleId,
      }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, MOST);
    const lines = slowest.map(
      ({ ms, project, file }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${project}  ${file}\n`,
    );
    process.stdout.write(`\nSlowest files:\n${lines.join("")}`);
  }
}
