import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { PAIRS_FILE, unseenPairs } from "./pairs.ts";

/** Fails a whole run that left a status of the specification unseen; says nothing about a run of some tests. */
export class PairsReporter implements Reporter {
  #vitest: Vitest | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), "segmark-pairs-"));
  readonly #file = join(this.#folder, "seen.txt");

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    writeFileSync(this.#file, "");
    process.env[PAIRS_FILE] = this.#file; // workers inherit it
  }

  async onTestRunEnd(ran: readonly TestModule[]): Promise<void> {
    const all = await this.#vitest?.globTestSpecifications();
    const isWhole = ran.length === all?.length && this.#vitest?.config.testNamePattern === undefined;
    const unseen = isWhole ? unseenPairs(this.#file) : [];
    rmSync(this.#folder, { recursive: true });
    if (unseen.length === 0) return;
    process.stderr.write(`No test has seen these answers of the specification:\n  ${unseen.join("\n  ")}\n`);
    process.exitCode = 1;
  }
}
