import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A server program on this machine and the way its data directory is made. */
export type ServerBinaries = Readonly<{ server: string; installDb: string | undefined }>;

const noServer = `No MySQL or MariaDB server for the tests: set TEST_MYSQL_URL, or put mariadbd on PATH, or run once as root on Debian or Ubuntu, where the tests install mariadb-server-core by themselves.`;

/** Normal users of Debian do not have the sbin folders on PATH, where the server lives. */
const folders = (): string[] => [
  ...(process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== ""),
  "/usr/sbin",
  "/usr/local/sbin",
  "/usr/bin",
  "/usr/local/mysql/bin",
];

async function find(...names: string[]): Promise<string | undefined> {
  for (const name of names)
    for (const folder of folders()) {
      const path = join(folder, name);
      const found = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (found) return path;
    }
  return undefined;
}

async function locate(): Promise<ServerBinaries | undefined> {
  const server = await find("mariadbd", "mysqld");
  if (server === undefined) return undefined;
  const { stdout } = await run(server, ["--no-defaults", "--version"]);
  if (!stdout.includes("MariaDB")) return { server, installDb: undefined };
  const installDb = await find("mariadb-install-db", "mysql_install_db");
  const printDefaults = await find("my_print_defaults");
  return installDb !== undefined && printDefaults !== undefined ? { server, installDb } : undefined;
}

/** The server package alone is not enough: its install script calls `my_print_defaults` of the client package. */
async function install(): Promise<void> {
  const apt = await find("apt-get");
  if (apt === undefined || process.getuid?.() !== 0) throw new Error(noServer);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, maxBuffer: 1 << 26 };
  const wait = ["-o", "DPkg::Lock::Timeout=300"];
  try {
    await run(apt, [...wait, "-q", "update"], options);
    const packages = ["mariadb-server-core", "mariadb-client-core"];
    await run(apt, [...wait, "-q", "install", "-y", "--no-install-recommends", ...packages], options);
  } catch (cause) {
    throw new Error(`${noServer} (apt-get did not succeed: ${cause instanceof Error ? cause.message : cause})`, {
      cause,
    });
  }
}

/** Looks on this machine first, and installs the distribution's package only when nothing is there. */
export async function serverBinaries(): Promise<ServerBinaries> {
  const present = await locate();
  if (present !== undefined) return present;
  await install();
  const installed = await locate();
  if (installed === undefined) throw new Error(noServer);
  return installed;
}
