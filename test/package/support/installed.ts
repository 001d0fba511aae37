import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { rootFolder } from "../../support/documents.ts";

const run = promisify(execFile);
/** Below node_modules, so that the unpacked package finds its dependencies as an installed one does. */
const cache = join(rootFolder, "node_modules/.cache");

/** In the order in which `npm run tarballs` packs them. */
export const packageNames = ["segmark", "@segmark/webhooks", "@segmark/openapi", "@segmark/migrator"] as const;

/**
 * Builds and packs the packages, and unpacks them where a user would have them.
 * Shape   `folder` is that of the user, with the archives; the packages are in its node_modules. Disposing deletes it
 */
export async function installPackages(): Promise<AsyncDisposable & Readonly<{ folder: string }>> {
  await using stack = new AsyncDisposableStack();
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "segmark-package-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  // Without a manifest of its own, compilers would take the folder for a part of this checkout, and "segmark" for the
  // checkout itself.
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  const env = { ...process.env, TARBALLS: folder };
  const { stdout } = await run("npm", ["run", "--silent", "tarballs"], { cwd: rootFolder, env });
  // The build may also print.
  const archives = stdout.trim().split("\n").slice(-packageNames.length);
  for (const [index, name] of packageNames.entries()) {
    const installed = join(folder, "node_modules", name);
    await mkdir(installed, { recursive: true });
    await run("tar", ["-xzf", join(folder, archives[index] ?? ""), "-C", installed, "--strip-components=1"]);
  }
  const kept = stack.move();
  return { folder, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
