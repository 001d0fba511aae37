import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Normal users of Debian do not have the sbin folders on PATH, where servers live. */
const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/sbin", "/sbin"].filter(
  (folder) => folder !== "",
);

/** The first of these programs that is on PATH or in one of the other folders. */
export async function findProgram(
  names: readonly string[],
  others: readonly string[] = [],
): Promise<string | undefined> {
  for (const name of names)
    for (const folder of [...folders, ...others]) {
      const path = join(folder, name);
      const isThere = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (isThere) return path;
    }
  return undefined;
}

/** Installs packages of Debian or Ubuntu, as root. Errors: beginning with `missing`, a sentence that says what to do */
export async function installPackages(packages: readonly string[], missing: string): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error(missing);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, maxBuffer: 1 << 26 };
  const wait = ["-o", "DPkg::Lock::Timeout=300", "-q"];
  try {
    await run("apt-get", [...wait, "update"], options);
    await run("apt-get", [...wait, "install", "-y", "--no-install-recommends", ...packages], options);
  } catch (cause) {
    throw new Error(`${missing} (apt-get did not succeed: ${cause instanceof Error ? cause.message : cause})`, {
      cause,
    });
  }
}

/**
 * A program that tests need and npm does not bring: on PATH, else installed as root on Debian or Ubuntu.
 * @param names it may have
 * @param packages of Debian that contain it
 * Errors  one sentence that says what to do
 */
export async function program(names: readonly [string, ...string[]], ...packages: string[]): Promise<string> {
  const [name] = names;
  const missing = `The tests need ${name}: put it on PATH, or run once as root on Debian or Ubuntu, where they install it by themselves.`;
  const found = await findProgram(names);
  if (found !== undefined) return found;
  await installPackages(packages, missing);
  const installed = await findProgram(names);
  if (installed === undefined) throw new Error(missing);
  return installed;
}
