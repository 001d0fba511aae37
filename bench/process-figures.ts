import { readdir, readFile } from "node:fs/promises";

/** Units   `rss` in MB. `handles`: open files, sockets and pipes. Both include child processes. */
export type Figures = Readonly<{ rss: number; handles: number }>;

const parentOf = async (pid: string): Promise<string | undefined> =>
  readFile(`/proc/${pid}/stat`, "utf8").then(
    (stat) => stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1],
    () => undefined,
  );

/** A process and its descendants. Linux only. */
export async function familyOf(pid: number): Promise<string[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = new Map(await Promise.all(pids.map(async (one) => [one, await parentOf(one)] as const)));
  const isBelow = (one: string | undefined): boolean =>
    one !== undefined && (one === String(pid) || isBelow(parents.get(one)));
  return pids.filter(isBelow);
}

async function figuresOf(pid: string): Promise<Figures> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return { rss: Number(kilobytes) / 1024, handles: (await readdir(`/proc/${pid}/fd`)).length };
}

export async function familyFigures(pid: number): Promise<Figures> {
  const all = await Promise.all((await familyOf(pid)).map(figuresOf));
  return all.reduce((sum, one) => ({ rss: sum.rss + one.rss, handles: sum.handles + one.handles }), {
    rss: 0,
    handles: 0,
  });
}

/** The kernel's USER_HZ, the same on every Linux platform supported by Node. */
const TICKS_A_SECOND = 100;

/** CPU time used by a process so far, over all threads. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) / TICKS_A_SECOND;
}
