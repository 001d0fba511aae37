import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { rootFolder } from "../../support/documents.ts";

const newest = async (paths: readonly string[]): Promise<number> =>
  Math.max(0, ...(await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs))));

async function isStale(): Promise<boolean> {
  const folder = join(rootFolder, "web");
  const names = await readdir(folder, { recursive: true });
  const sources = names
    .filter((name) => !name.startsWith("dist") && /\.\w+$/.test(name))
    .map((name) => join(folder, name));
  const generated = join(rootFolder, "generated/openapi/client-types.ts");
  // The last file of a build.
  const built = await stat(join(folder, "dist-cluster/cluster.html")).catch(() => undefined);
  return built === undefined || built.mtimeMs < (await newest([...sources, generated]));
}

let building: Promise<void> | undefined;

/** Builds the pages if a source is newer than they are, once for a run of tests. */
export function builtPages(): Promise<void> {
  building ??= isStale().then(async (stale) => {
    if (stale) await promisify(execFile)(process.execPath, ["scripts/build-web.ts"], { cwd: rootFolder });
  });
  return building;
}
