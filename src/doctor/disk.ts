import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { codeOf } from "@segmark/database/driver-error";
import { messageOf } from "@segmark/database/error-message";
import { checkOf, type Finding } from "./finding.ts";

/** Bytes below which writing soon fails, and below which it is time to look. */
const [tooFull, nearlyFull] = [100_000_000, 1_000_000_000];
/** File systems over a network, as Linux numbers them: NFS, SMB and its successors. */
const overNetwork = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

const { ok, warning, problem } = checkOf("data");

/**
 * The folder of a file, or the nearest one above it that exists. Errors: of the file system, when none can be looked at
 */
async function nearestFolder(file: string): Promise<Readonly<{ path: string; isFolder: boolean; mode: number }>> {
  for (let path = dirname(file); ; path = dirname(path))
    try {
      const found = await stat(path);
      return { path, isFolder: found.isDirectory(), mode: found.mode };
    } catch (error) {
      const isAbove = ["ENOENT", "ENOTDIR"].includes(codeOf(error)) && dirname(path) !== path;
      if (!isAbove) throw error;
    }
}

const isWritable = (path: string): Promise<boolean> =>
  access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

async function spaceFindings(folder: string): Promise<Finding[]> {
  const { bavail, bsize, type } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${gigabytes(free)} are free on the disk of ${folder}.`;
  const remedy = "Free up space, or move the database to a larger disk.";
  return [
    free < tooFull ? problem(text, remedy) : free < nearlyFull ? warning(text, remedy) : ok(text),
    ...(process.platform === "linux" && overNetwork.has(type)
      ? [
          problem(
            `${folder} is on a network file system, where SQLite can damage its file.`,
            "Put the database on a disk of this machine, or use MariaDB.",
          ),
        ]
      : []),
  ];
}

type Looked = Readonly<{ findings: readonly Finding[]; exists: boolean }>;

/** A database file that exists, and what SQLite has put beside it, which has the same contents. */
async function withFilesBeside(file: string): Promise<readonly Readonly<{ name: string; mode: number }>[]> {
  const names = ["", "-wal", "-shm"].map((suffix) => `${file}${suffix}`);
  const found = await Promise.all(names.map((name) => stat(name).catch(() => undefined)));
  return names.flatMap((name, at) => {
    const { mode } = found[at] ?? {};
    return mode === undefined ? [] : [{ name, mode }];
  });
}

async function lookAtFile(file: string, folder: string, folderMode: number): Promise<Looked> {
  const found = await stat(file).catch(() => undefined);
  const only = (finding: Finding, exists: boolean): Looked => ({ findings: [finding], exists });
  if (found === undefined) return only(ok(`${file} does not exist yet: the service makes it when it starts.`), false);
  if (!found.isFile()) return only(problem(`${file} is no file.`, "Name a file in DATABASE_URL."), false);
  if (!(await isWritable(file)))
    return only(
      problem(`This user may not read and write ${file}.`, "Give it to the user of the service: chown."),
      false,
    );
  const files = await withFilesBeside(file);
  const protect = `chmod o-rwx ${files.map(({ name }) => name).join(" ")}`;
  const changeable = files.find(({ mode }) => (mode & 0o002) !== 0);
  if (changeable !== undefined || (folderMode & 0o1002) === 0o002)
    return only(
      problem(`Every user of this machine may change ${changeable?.name ?? file}.`, `${protect} ${folder}`),
      true,
    );
  const readable = files.find(({ mode }) => (mode & 0o004) !== 0);
  if (readable !== undefined && (folderMode & 0o001) !== 0)
    return only(
      warning(
        `Every user of this machine may read ${readable.name}, which has the salt and hashes of addresses.`,
        protect,
      ),
      true,
    );
  return only(ok(`${file} may be read and written.`), true);
}

/**
 * A database file and its folder: whether they can be written, by whom, and how much space there is. `exists`: whether
 * there is something to open.
 */
export async function diskFindings(name: string): Promise<Looked> {
  const file = resolve(name);
  const refused = (text: string, remedy: string): Looked => ({ findings: [problem(text, remedy)], exists: false });
  try {
    const folder = await nearestFolder(file);
    if (!folder.isFolder)
      return refused(
        `${dirname(file)} cannot be the folder of the database: ${folder.path} is a file.`,
        "Move that file away, or name another path in DATABASE_URL.",
      );
    if (!(await isWritable(folder.path)))
      return refused(
        `This user may not write the folder ${folder.path}.`,
        "Give it to the user of the service: chown.",
      );
    const { findings, exists } = await lookAtFile(file, folder.path, folder.mode);
    return { findings: [...findings, ...(await spaceFindings(folder.path))], exists };
  } catch (error) {
    return refused(`${file} cannot be looked at: ${messageOf(error)}.`, "Name another path in DATABASE_URL.");
  }
}
