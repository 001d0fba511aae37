import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { chown, mkdir, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The user a process runs as, if not the current one. */
export type User = Readonly<{ uid: number; gid: number }>;
export type Starting = Readonly<{
  env?: Readonly<Record<string, string>>;
  /** A channel for messages to a process of Node. */
  ipc?: boolean;
}>;
/** What was printed is in `log`. */
export type Running = Readonly<{ child: ChildProcess; pid: number; log: string; gone: Promise<unknown> }>;

/**
 * A folder and the processes that live in it. None of them is left when the process that made it ends, however it ends.
 */
export type Ground = AsyncDisposable &
  Readonly<{
    folder: string;
    user: User | undefined;
    makeFolder(...path: readonly string[]): Promise<string>;
    start(name: string, command: readonly string[], how?: Starting): Running;
  }>;

/** The pipe closes when we end. Every process leads a group of its own, so that its children go with it. */
const keeper = `
folder=$1
cat >/dev/null
for file in "$folder"/pids/*; do
  [ -f "$file" ] && pid=$(cat "$file") && kill -9 "-$pid" 2>/dev/null
done
tries=0
until rm -rf "$folder" 2>/dev/null || [ $tries -ge 50 ]; do tries=$((tries + 1)); sleep 0.1; done
`;

export const lastWords = async ({ log }: Pick<Running, "log">): Promise<string> =>
  (await readFile(log, "utf8").catch(() => "")).slice(-2000);

/** @param user owner of the folder and of all processes in it; default: the user of the tests */
export async function prepareGround(user?: User): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), "segmark-cluster-"));
  const own = spawn("sh", ["-c", keeper, "sh", folder], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  const kept = once(own, "exit");
  const alive = new Set<Promise<unknown>>();

  const makeFolder: Ground["makeFolder"] = async (...path) => {
    const made = join(folder, ...path);
    await mkdir(made, { recursive: true });
    if (user !== undefined) await chown(made, user.uid, user.gid);
    return made;
  };
  await Promise.all(["", "pids", "logs"].map((name) => makeFolder(name)));

  const start: Ground["start"] = (name, [program = "", ...args], { env = {}, ipc = false } = {}) => {
    const log = join(folder, "logs", `${name}.log`);
    const out = openSync(log, "a");
    const options: SpawnOptions = {
      detached: true, // Ctrl-C in a terminal reaches us only
      env: { ...process.env, ...env },
      stdio: ["ignore", out, out, ...(ipc ? (["ipc"] as const) : [])],
      ...user,
    };
    const child = spawn(program, args, options);
    closeSync(out);
    const { pid } = child;
    if (pid === undefined) throw new Error(`${program} could not be started`);
    const file = join(folder, "pids", String(pid));
    writeFileSync(file, String(pid));
    const gone = once(child, "exit").finally(() => {
      rmSync(file, { force: true });
      alive.delete(gone);
    });
    alive.add(gone);
    return { child, pid, log, gone };
  };
  const dispose = async (): Promise<void> => {
    own.stdin.end();
    await Promise.all([kept, ...alive]);
  };
  return { folder, user, makeFolder, start, [Symbol.asyncDispose]: dispose };
}
