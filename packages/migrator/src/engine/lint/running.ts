import type { Clauses } from "./clauses.ts";
import type { Verdict } from "./finding.ts";

/** What the running version reads: lines `table` (with all its columns) or `table.column`, in lower case. */
export type Running = ReadonlySet<string>;

/**
 * Reads a list that the user keeps; blank lines and those that begin with # are skipped.
 * @throws Error for any other line, with its number
 */
export function readRunning(text: string): Running {
  const names = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const name = line.trim();
    if (name === "" || name.startsWith("#")) continue;
    if (!/^[^\s.]+(\.[^\s.]+)?$/.test(name)) throw new Error(`line ${index + 1}: expected table or table.column`);
    names.add(name.toLowerCase());
  }
  return names;
}

const verdict = (what: string, how: string): Verdict => ({
  rule: "used-by-running",
  message: `${what} is ${how}, and the running version reads it. Deploy a version that does not, take it off the list, and change it then.`,
});

export function usesOfTable(running: Running, table: string, how: "dropped" | "renamed"): Verdict[] {
  const name = table.toLowerCase();
  const isUsed = running.has(name) || [...running].some((one) => one.startsWith(`${name}.`));
  return isUsed ? [verdict(table, how)] : [];
}

export function usesOfColumns(running: Running, table: string, { dropped, renamed, newName }: Clauses): Verdict[] {
  const isUsed = (column: string): boolean =>
    running.has(table.toLowerCase()) || running.has(`${table}.${column}`.toLowerCase());
  const found = [
    ...dropped.filter(isUsed).map((column) => verdict(`${table}.${column}`, "dropped")),
    ...renamed.filter(([from]) => isUsed(from)).map(([from]) => verdict(`${table}.${from}`, "renamed")),
  ];
  return newName === undefined ? found : [...found, ...usesOfTable(running, table, "renamed")];
}
