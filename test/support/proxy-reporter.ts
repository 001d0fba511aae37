import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reporter } from "vitest/node";
import { operations } from "../../generated/openapi/operations.js";

/** Names the file in which the workers of one run count the requests that went through Prism. */
export const PROXY_FILE = "SEGMARK_PROXIED";

/** Says how many requests Prism has seen, and fails a run in which it has not seen each operation. */
export class ProxyReporter implements Reporter {
  readonly #folder = mkdtempSync(join(tmpdir(), "segmark-proxied-"));
  readonly #file = join(this.#folder, "seen.txt");

  onInit(): void {
    writeFileSync(this.#file, "");
    process.env[PROXY_FILE] = this.#file; // workers inherit it
  }

  onTestRunEnd(): void {
    const lines = readFileSync(this.#file, "utf8").trim().split("\n");
    rmSync(this.#folder, { recursive: true });
    const seen = lines.map((line) => line.split("\t"));
    const unseen = Object.keys(operations).filter((id) => !seen.some(([operation]) => operation === id));
    const lenient = new Map<string, number>();
    for (const [operation, message] of seen)
      if (message) lenient.set(`${operation}: ${message}`, (lenient.get(`${operation}: ${message}`) ?? 0) + 1);
    process.stdout.write(`\n${lines.length} requests went through Prism, which found each answer as specified.\n`);
    for (const [what, count] of lenient)
      process.stdout.write(`  accepted beyond the specification, ${count} times: ${what}\n`);
    if (unseen.length === 0) return;
    process.stderr.write(`Prism has seen no request to ${unseen.join(", ")}.\n`);
    process.exitCode = 1;
  }
}
