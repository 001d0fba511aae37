import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../../support/debian.ts";
import { rootFolder } from "../../support/documents.ts";

const run = promisify(execFile);

/** Programs that the files in `deploy/` are for, and the package of Debian or Ubuntu that has each. */
const packages = {
  nginx: "nginx",
  caddy: "caddy",
  promtool: "prometheus",
  prometheus: "prometheus",
  "systemd-analyze": "systemd",
  "mariadb-dump": "mariadb-client",
  mariadb: "mariadb-client-core",
  kubectl: "kubernetes-client",
  "systemd-socket-activate": "systemd",
} as const;
export type Program = keyof typeof packages;

const cache = join(rootFolder, "node_modules/.cache/segmark-deploy");

/**
 * Downloads a package and unpacks it. It is not installed, because that would start its servers, and needs no rights.
 */
async function unpack(name: string, to: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "download-"));
  const options = { cwd: folder, maxBuffer: 1 << 26 };
  const apt = (...args: readonly string[]) => run("apt-get", ["-q", "-o", "APT::Sandbox::User=root", ...args], options);
  try {
    await apt("download", name).catch(async () => {
      await apt("update");
      await apt("download", name);
    });
    const [archive = ""] = await readdir(folder);
    await run("dpkg-deb", ["-x", archive, "root"], options);
    // Two files of tests may want the same package at once; both have the same content.
    await rename(join(folder, "root"), to).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The path of a program: on this machine, else from the package of Debian or Ubuntu.
 * Errors  one sentence that says what to install
 */
export async function pathOf(program: Program): Promise<string> {
  const name = packages[program];
  const unpacked = join(cache, name);
  const folders = ["usr/bin", "usr/sbin", "bin"].map((folder) => join(unpacked, folder));
  const present = await findProgram([program], folders);
  if (present !== undefined) return present;
  const remedy = `The tests of deploy/ need ${program}: put it on PATH, or use Debian or Ubuntu, where apt-get downloads the package ${name}.`;
  await unpack(name, unpacked).catch((cause: unknown) => {
    throw new Error(`${remedy} (${cause instanceof Error ? cause.message : cause})`, { cause });
  });
  const found = await findProgram([program], folders);
  if (found === undefined) throw new Error(remedy);
  return found;
}
