import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { Server as DatabaseServer } from "../test/support/cluster/server.ts";
import type { Cost } from "./costs.ts";
import { type Data, makeData } from "./data.ts";
import { launcher, uncached, warmUpUsers } from "./launch.ts";
import { fill, settle } from "./load.ts";
import { type Options, readOptions } from "./options.ts";
import { median } from "./quantile.ts";
import { shapes } from "./shapes.ts";
import type { Server } from "./subject.ts";

const database = "app_bench";

/** The address of the measured database at a server. */
export const urlAt = (server: DatabaseServer): string => server.url(database);

/** Options and data of a program that measures several database servers, and how it starts services. */
export async function prepareCluster(command: string, stack: AsyncDisposableStack) {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) {
    console.error(
      `Usage: npm run ${command} -- [--data 100k|1m|dense] [--rows REGEX] [--seconds 1..60] [--rounds 1..20]`,
    );
    process.exit(2);
  }
  const folder = await mkdtemp(join(tmpdir(), "segmark-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { service } = launcher(folder, stack);
  const data = makeData(shapes[options.data]);
  /** Without read caches, and with all votes counted although they come from one address. */
  const serve = async (server: DatabaseServer, env: Readonly<Record<string, string>> = {}): Promise<Server> => {
    const running = await service(urlAt(server), { ...uncached, ONE_VOTE_PER_IP: "false", ...env });
    await warmUpUsers(data.known, running);
    return running;
  };
  return { options, data, serve };
}

/** Creates the measured database and loads the data, at a server that accepts writes. */
export async function load(server: DatabaseServer, data: Data): Promise<void> {
  await server.run(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
  await fill(urlAt(server), data);
  await settle(urlAt(server), data);
}

/** Says on what and how was measured. */
export async function headingOf(command: string, options: Options, server: DatabaseServer): Promise<string> {
  const { data, rounds, seconds } = options;
  const git = ["rev-parse", "--short", "HEAD"];
  const commit = execFileSync("git", git, { cwd: import.meta.dirname, encoding: "utf8" }).trim();
  const [row] = await server.rows("SELECT version() AS version");
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, ${row?.["version"]}, commit ${commit}`;
  return `\`npm run ${command} -- --data ${data} --seconds ${seconds} --rounds ${rounds}\`: ${shapes[data].segments} segments; ${machine}.
Median of ${rounds} rounds of ${seconds} s. Services, database servers and clients share the cores. CPU is in µs per answer, less what
idle processes use; so are statements.`;
}

/** The median of a figure over all rounds, as text. */
export const medianIn =
  (costs: readonly Cost[]) =>
  (figure: (cost: Cost) => number | undefined, digits = 0): string =>
    median(costs.map((cost) => figure(cost) ?? Number.NaN)).toFixed(digits);
