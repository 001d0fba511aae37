import { execFile } from "node:child_process";
import { access, mkdir, readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { messageOf } from "@segmark/migrator/internal/protocol/errors";
import type { Ground } from "./ground.ts";

const run = promisify(execFile);

/** The provider library and what has to be found in the environment of the servers. */
export type GaleraBinaries = Readonly<{ provider: string; env: Readonly<Record<string, string>> }>;

const library = "usr/lib/galera/libgalera_smm.so";
/**
 * What a cluster needs beside the server, and the package that has it. The last one is the script that sends the data.
 */
const needs = [
  { what: library, package: "galera-4" },
  { what: "rsync", package: "rsync" },
  { what: "ps", package: "procps" },
  { what: "lsof", package: "lsof" },
  { what: "wsrep_sst_rsync", package: "mariadb-server" },
] as const;
/** Of this package only the files are wanted: it would start a server, and brings many others. */
const alone = "mariadb-server";

/** Normal users of Debian do not have the sbin folders on PATH. */
const path = [process.env["PATH"] ?? "", "/usr/sbin", "/sbin"].join(delimiter);

async function isThere(what: string): Promise<boolean> {
  const slots = what.includes("/") ? ["/"] : path.split(delimiter);
  const found = await Promise.all(
    slots.map((place) =>
      access(join(place, what)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

/** Without a lock and with a cache of its own, so neither another apt-get nor the rights of root matter. */
async function download(packages: readonly string[], to: string): Promise<void> {
  const quiet = ["-q", "-y", "-o", "APT::Sandbox::User=root", "-o", "Debug::NoLocking=1"];
  const apt = (...args: readonly string[]) => run("apt-get", [...quiet, ...args], { cwd: to, maxBuffer: 1 << 26 });
  const whole = packages.filter((name) => name !== alone);
  const withDependencies = ["--download-only", "--no-install-recommends", "-o", `Dir::Cache::archives=${to}`];
  if (whole.length > 0) await apt("install", ...withDependencies, ...whole);
  if (packages.includes(alone)) await apt("download", alone);
}

/** Fetches what is missing from Debian or Ubuntu. */
async function fetchPackages(missing: readonly (typeof needs)[number][], to: string): Promise<void> {
  const packages = missing.map((need) => need.package);
  try {
    await download(packages, to).catch(async () => {
      await run("apt-get", ["-q", "update"], { maxBuffer: 1 << 26 });
      await download(packages, to);
    });
  } catch (cause) {
    const names = missing.map(({ what }) => what).join(", ");
    const remedy = `Install ${packages.join(", ")}, or use Debian or Ubuntu, where apt-get fetches them`;
    throw new Error(`The tests of Galera expected ${names}. ${remedy}. It did not: ${messageOf(cause)}`, { cause });
  }
}

/** Takes what the machine has; the rest is fetched and unpacked below the ground, and nothing is installed. */
export async function galeraBinaries(ground: Ground): Promise<GaleraBinaries> {
  const present = await Promise.all(needs.map(({ what }) => isThere(what)));
  const missing = needs.filter((_need, index) => !present[index]);
  if (missing.length === 0) return { provider: `/${library}`, env: { PATH: path } };

  const [debs, root] = [join(ground.folder, "debs"), join(ground.folder, "root")];
  await Promise.all([join(debs, "partial"), root].map((folder) => mkdir(folder, { recursive: true })));
  await fetchPackages(missing, debs);
  const archives = (await readdir(debs)).filter((file) => file.endsWith(".deb"));
  for (const file of archives) await run("dpkg-deb", ["-x", join(debs, file), root]);
  const folders = await readdir(join(root, "usr/lib")).catch((): string[] => []);
  const libraries = folders.filter((name) => name.endsWith("-linux-gnu")).map((name) => join(root, "usr/lib", name));
  return {
    provider: missing.some(({ what }) => what === library) ? join(root, library) : `/${library}`,
    env: {
      PATH: [join(root, "usr/bin"), join(root, "usr/sbin"), path].join(delimiter),
      LD_LIBRARY_PATH: [...libraries, process.env["LD_LIBRARY_PATH"] ?? ""].filter((part) => part !== "").join(":"),
    },
  };
}
