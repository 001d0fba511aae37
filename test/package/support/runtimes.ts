import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { rootFolder } from "../../support/documents.ts";
import { userFolder } from "./user-folder.ts";

/** A Node that can run the package. `requires` when its `require` loads ES modules. */
export type Runtime = Readonly<{ name: string; path: string; requires: boolean }>;

const run = promisify(execFile);

function runtimeAt(path: string): Runtime {
  const version = execFileSync(path, ["-p", "process.versions.node"], { encoding: "utf8" }).trim();
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const requires = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return { name: `Node ${version}`, path, requires };
}

/** Other Nodes on the machine, besides the one that comes with the packages. */
const others = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "node"))
  .filter((path) => !path.includes("node_modules") && existsSync(path))
  .map(runtimeAt)
  .filter(({ name }) => Number(/\d+/.exec(name)?.[0]) >= 20 && name !== `Node ${process.versions.node}`);

export const ours: Runtime = runtimeAt(process.execPath);
/** The lowest version that the package claims to support. */
export const lowest: Runtime = runtimeAt(join(rootFolder, "test/package/lowest-node/node_modules/node/bin/node"));
/** Versions that run everything. */
export const claimed: readonly Runtime[] = [lowest, ours];
/** One older than the package supports, if the machine has version 20 or 21. */
export const older: readonly Runtime[] = others.filter(({ name }) => Number(/\d+/.exec(name)?.[0]) < 22).slice(0, 1);
/** Versions that run the toolkit, which needs less than the rest. */
export const runtimes: readonly Runtime[] = [...claimed, ...older];

/** Runs a script beside the installed package, for a minute at most. Returns what it prints. */
export async function runScript(
  source: string,
  { path }: Pick<Runtime, "path"> = ours,
  kind: "mjs" | "cjs" = "mjs",
): Promise<string> {
  const folder = await mkdtemp(join(userFolder, "script-"));
  const script = join(folder, `script.${kind}`);
  await writeFile(script, source);
  const { stdout } = await run(path, [script], { cwd: folder, timeout: 60_000 });
  return stdout.trim();
}
