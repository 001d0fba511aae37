import { execFile } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs SQL and commands of psql. */
export type Psql = (...commands: readonly string[]) => Promise<unknown>;

/** The server refuses to run as root. */
async function serverUser(): Promise<Readonly<{ uid: number; gid: number }> | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (option: string): Promise<number> => Number((await run("id", [option, "postgres"])).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

/**
 * A dedicated server with durable commits and an empty database, stopped with the stack. Undefined where PostgreSQL is
 * not installed.
 */
export async function postgresql(stack: AsyncDisposableStack): Promise<Psql | undefined> {
  const isThere = await run("initdb", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const user = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-pg-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const as = { cwd: folder, ...user };
  const data = join(folder, "data");
  await run("initdb", ["-D", data, "-A", "trust", "-U", "bench", "-E", "UTF8", "--locale=C.UTF-8"], as);
  const settings = ["shared_buffers=1GB", "maintenance_work_mem=256MB", "max_wal_size=8GB", "listen_addresses="];
  const options = [`-k ${folder}`, ...settings.map((setting) => `-c ${setting}`)].join(" ");
  const control = (...args: string[]): Promise<unknown> =>
    run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), ...args], as);
  await control("-o", options, "start");
  stack.defer(async () => void (await control("-m", "fast", "stop")));
  return (...commands) =>
    run("psql", [
      ...["-h", folder, "-U", "bench", "-d", "postgres", "-qX", "-v", "ON_ERROR_STOP=1"],
      ...commands.flatMap((command) => ["-c", command]),
    ]);
}
