import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { rootFolder } from "../../support/documents.ts";

const run = promisify(execFile);
/** Below node_modules, so that the unpacked package finds its dependencies as an installed one does. */
const cache = join(rootFolder, "node_modules/.cache");

export const packageNames = [
  "segmark",
  "@segmark/database",
  "@segmark/openapi",
  "@segmark/webhooks",
  "@segmark/migrator",
] as const;

/** The name of the file that npm packs. */
export const archiveName = (name: string, version: string): string =>
  `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;

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
  await run("npm", ["run", "--silent", "tarballs"], { cwd: rootFolder, env });
  const { version } = JSON.parse(await readFile(join(rootFolder, "package.json"), "utf8"));
  for (const name of packageNames) {
    const installed = join(folder, "node_modules", name);
    await mkdir(installed, { recursive: true });
    await run("tar", ["-xzf", join(folder, archiveName(name, version)), "-C", installed, "--strip-components=1"]);
  }
  const kept = stack.move();
  return { folder, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
