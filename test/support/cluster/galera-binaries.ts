import { execFile } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Ground } from "./ground.ts";

const run = promisify(execFile);

/** The provider library and what has to be found in the environment of the servers. */
export type GaleraBinaries = Readonly<{ provider: string; env: Readonly<Record<string, string>> }>;

/** What a cluster needs beside the server. Unpacking is enough: nothing is installed. */
const packages = ["galera-4", "mariadb-server", "rsync", "libpopt0", "lsof", "socat"];

/** Downloads Debian's packages and unpacks them below the ground. Wants apt-get, whose lists may have to be fetched first. */
export async function galeraBinaries(ground: Ground): Promise<GaleraBinaries> {
  const [debs, root] = [join(ground.folder, "debs"), join(ground.folder, "root")];
  await Promise.all([debs, root].map((folder) => mkdir(folder)));
  const download = () =>
    run("apt-get", ["-q", "download", "-o", "APT::Sandbox::User=root", ...packages], { cwd: debs });
  await download().catch(async () => {
    await run("apt-get", ["-q", "update"]);
    await download();
  });
  for (const deb of await readdir(debs)) await run("dpkg-deb", ["-x", join(debs, deb), root]);
  const libraries = await readdir(join(root, "usr/lib"));
  const machine = libraries.find((name) => name.endsWith("-linux-gnu")) ?? "x86_64-linux-gnu";
  return {
    provider: join(root, "usr/lib/galera/libgalera_smm.so"),
    env: {
      PATH: `${root}/usr/bin:${root}/usr/sbin:${process.env["PATH"] ?? ""}:/usr/sbin:/sbin`,
      LD_LIBRARY_PATH: join(root, "usr/lib", machine),
    },
  };
}
