import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { chown, cp, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { serverBinaries } from "../mariadb-binaries.ts";
import type { Ground } from "./ground.ts";

const run = promisify(execFile);

/**
 * - `root`  everything
 * - `app` its own databases, and what a migration user wants beside them: to see its own threads and the state of
 *   replication
 * - `boss`  the same with SUPER, as nobody should give it to an application
 * - `repl`  for the replicas
 */
const users = `
FLUSH PRIVILEGES;
CREATE USER 'app'@'127.0.0.1' IDENTIFIED BY 'app';
GRANT ALL PRIVILEGES ON \`app\\_%\`.* TO 'app'@'127.0.0.1';
GRANT PROCESS, SLAVE MONITOR ON *.* TO 'app'@'127.0.0.1';
CREATE USER 'boss'@'127.0.0.1' IDENTIFIED BY 'boss';
GRANT ALL PRIVILEGES ON \`app\\_%\`.* TO 'boss'@'127.0.0.1';
GRANT SUPER, READ_ONLY ADMIN ON *.* TO 'boss'@'127.0.0.1';
CREATE USER 'repl'@'127.0.0.1' IDENTIFIED BY 'repl';
GRANT REPLICATION SLAVE ON *.* TO 'repl'@'127.0.0.1';
`;

/** An empty data directory with users, to be copied: that takes a tenth of the time of making one. */
export async function makeTemplate(ground: Ground): Promise<string> {
  const { installDb } = await serverBinaries();
  if (installDb === undefined)
    throw new Error("The tests of clusters expected MariaDB: mariadbd and mariadb-install-db.");
  const folder = await ground.makeFolder("template");
  const [tmp, sql] = [await ground.makeFolder("template-tmp"), join(ground.folder, "users.sql")];
  await writeFile(sql, users);
  const who = ground.user ?? {};
  const own = "uid" in who ? [] : [`--user=${userInfo().username}`];
  const args = ["--no-defaults", ...own, `--datadir=${folder}`, `--tmpdir=${tmp}`, `--extra-file=${sql}`];
  const quiet = ["--auth-root-authentication-method=normal", "--skip-test-db", "--skip-name-resolve"];
  await run(installDb, [...args, ...quiet, "--innodb-log-file-size=8M"], who);
  return folder;
}

/** Copies share their blocks where the file system can do that. */
export async function copyTemplate(template: string, to: string, { user }: Ground): Promise<void> {
  await cp(template, to, { recursive: true, mode: constants.COPYFILE_FICLONE, force: true });
  if (user !== undefined) await run("chown", ["-R", `${user.uid}:${user.gid}`, to]);
  else await chown(to, userInfo().uid, userInfo().gid);
}
