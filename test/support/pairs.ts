import { appendFileSync, readFileSync } from "node:fs";
import { operations as service } from "../../generated/openapi/operations.js";
import { operations as migrator } from "../../packages/migrator/src/generated/operations.js";

/** Names the file in which the workers of one run note what they saw. */
export const PAIRS_FILE = "SEGMARK_SEEN_PAIRS";
const noted = new Set<string>();

/** Statuses that any operation may answer and that one test proves for all: a bug, and a service that cannot. */
const provedOnce = new Set(["500", "503"]);

/** Notes that a test of any worker saw this operation answer with this status. */
export function notePair(operationId: string, status: number): void {
  const pair = `${operationId} ${status}`;
  if (noted.has(pair)) return;
  noted.add(pair);
  appendFileSync(process.env[PAIRS_FILE] ?? "/dev/null", `${pair}\n`);
}

/** Pairs that the specification lists and no test has seen. */
export function unseenPairs(file: string): string[] {
  const seen = new Set(readFileSync(file, "utf8").split("\n"));
  return [...Object.values(service), ...Object.values(migrator)]
    .flatMap(({ operationId, replies }) => Object.keys(replies).map((status) => [operationId, status] as const))
    .filter(([operationId, status]) => !provedOnce.has(status) && !seen.has(`${operationId} ${status}`))
    .map((pair) => pair.join(" "));
}
