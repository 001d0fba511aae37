import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { rootFolder } from "../../support/documents.ts";

const run = promisify(execFile);
/** Below node_modules, so that the unpacked package finds its dependencies as an installed one does. */
const cache = join(rootFolder, "node_modules/.cache");

/**
 * Builds and packs the package, and unpacks it where a user would have it.
 * Shape   `folder` is that of the user; the package is in its node_modules. Disposing deletes it
 */
export async function installPackage(): Promise<AsyncDisposable & Readonly<{ folder: string }>> {
  await using stack = new AsyncDisposableStack();
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "segmark-package-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const installed = join(folder, "node_modules/segmark");
  await mkdir(installed, { recursive: true });
  // Without a manifest of its own, compilers would take the folder for a part of this checkout, and "segmark" for the checkout itself.
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: rootFolder });
  // The build may also print.
  const archive = join(folder, stdout.trim().split("\n").at(-1) ?? "");
  await run("tar", ["-xzf", archive, "-C", installed, "--strip-components=1"]);
  const kept = stack.move();
  return { folder, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
