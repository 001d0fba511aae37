import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findProgram, installPackages } from "./debian.ts";

const run = promisify(execFile);

/** A server program on this machine and the way its data directory is made. */
export type ServerBinaries = Readonly<{ server: string; installDb: string | undefined }>;

const noServer = `No MySQL or MariaDB server for the tests: set TEST_MYSQL_URL, or put mariadbd on PATH, or run once as root on Debian or Ubuntu, where the tests install mariadb-server-core by themselves.`;

/** Where servers of other origins are. */
const others = ["/usr/local/sbin", "/usr/local/mysql/bin"];
const find = (...names: readonly string[]): Promise<string | undefined> => findProgram(names, others);

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
const packages = ["mariadb-server-core", "mariadb-client-core"];

/** Looks on this machine first, and installs the distribution's package only when nothing is there. */
export async function serverBinaries(): Promise<ServerBinaries> {
  const present = await locate();
  if (present !== undefined) return present;
  await installPackages(packages, noServer);
  const installed = await locate();
  if (installed === undefined) throw new Error(noServer);
  return installed;
}
