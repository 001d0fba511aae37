import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const MS_PER_TICK = 10;

/** Of a process and of those of its children that have ended; 0 where the system does not tell, or when it is gone. */
function cpuOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

function childrenOf(pid: string): string[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"));
    return lists.join(" ").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/** Milliseconds of CPU that this process and its children that have ended took until now. */
export const cpuOfProcess = (): number => cpuOf("self");

/** The same of its children that have not ended, and of theirs, such as a browser. */
export function cpuOfLiving(pid = "self"): number {
  return childrenOf(pid).reduce((sum, child) => sum + cpuOf(child) + cpuOfLiving(child), 0);
}

/**
 * Does the same work each time, of the kinds that tests are made of. Returns the milliseconds of CPU that it took on
 * this machine.
 */
export function fixedWork(): number {
  const before = process.threadCpuUsage();
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    id: hash("sha256", `row ${at}`),
    at,
    words: [`${at % 7}`, `${at % 11}`],
  }));
  const read: typeof rows = JSON.parse(JSON.stringify(rows));
  const counts = new Map<string, number>();
  for (const { id, words } of read.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    for (const word of [id.replace(/[a-f]+/g, "-"), ...words]) counts.set(word, (counts.get(word) ?? 0) + 1);
  const { user, system } = process.threadCpuUsage(before);
  if (counts.size < 20_000) throw new Error("The fixed piece of work is another one.");
  return (user + system) / 1000;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
