import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import mysql from "mysql2/promise";
import { freePort } from "./cluster/ports.ts";
import { type ServerBinaries, serverBinaries } from "./mariadb-binaries.ts";

/**
 * A private server.
 * `url` may do everything in databases whose name starts with `segmark_` and nothing else; `rootUrl` may do all.
 */
export type MariadbServer = AsyncDisposable &
  Readonly<{
    url: string;
    rootUrl: string;
    host: string;
    port: number;
    pid: number;
    folder: string;
    stop(): Promise<void>;
  }>;

const run = promisify(execFile);

/**
 * Keeps the server no longer than the process that asked for it: the pipe closes when that one ends, however it ends.
 * The data are thrown away, so the server needs no orderly shutdown.
 */
const supervisor = `
folder=$1; shift
"$@" >"$folder/out.log" 2>&1 & server=$!
echo $server
cat >/dev/null
kill -9 $server 2>/dev/null; wait $server 2>/dev/null
rm -rf "$folder"
`;

const users = `
CREATE USER IF NOT EXISTS 'root'@'127.0.0.1';
GRANT ALL PRIVILEGES ON *.* TO 'root'@'127.0.0.1' WITH GRANT OPTION;
CREATE USER 'segmark'@'127.0.0.1' IDENTIFIED BY 'segmark';
GRANT ALL PRIVILEGES ON \`segmark\\_%\`.* TO 'segmark'@'127.0.0.1';
`;

/** Speed before durability, little memory; character sets stay at the server's own default on purpose. */
const flags = [
  "--bind-address=127.0.0.1",
  "--skip-name-resolve",
  "--max-connections=300",
  "--innodb-buffer-pool-size=96M",
  "--innodb-flush-log-at-trx-commit=0",
  "--innodb-doublewrite=0",
  "--loose-debug-no-sync=ON",
  "--loose-innodb-use-native-aio=0",
  "--performance-schema=OFF",
  "--loose-mysqlx=OFF",
];

async function makeDataFolder({ server, installDb }: ServerBinaries, folder: string): Promise<void> {
  const where = [`--user=${userInfo().username}`, `--datadir=${folder}/data`, `--tmpdir=${folder}/tmp`];
  if (installDb === undefined) return void (await run(server, ["--no-defaults", "--initialize-insecure", ...where]));
  const quiet = ["--auth-root-authentication-method=normal", "--skip-test-db", "--skip-name-resolve"];
  await run(installDb, ["--no-defaults", ...where, ...quiet]);
}

async function untilItAnswers(port: number, alive: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 1500 && alive(); tries++) {
    try {
      const connection = await mysql.createConnection({
        host: "127.0.0.1",
        port,
        user: "segmark",
        password: "segmark",
      });
      await connection.end();
      return true;
    } catch {
      await sleep(20);
    }
  }
  return false;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * A server of our own on a free port, gone without a trace afterwards. Its tmpdir is its own too: a starting server
 * empties it.
 */
export async function startMariadb(extraFlags: readonly string[] = []): Promise<MariadbServer> {
  const binaries = await serverBinaries();
  const folder = await mkdtemp(join(tmpdir(), "segmark-mariadb-"));
  await Promise.all(["data", "tmp", "run"].map((name) => mkdir(join(folder, name))));
  await writeFile(join(folder, "users.sql"), users);
  await makeDataFolder(binaries, folder);

  const port = await freePort();
  const command = [
    binaries.server,
    "--no-defaults",
    `--user=${userInfo().username}`,
    `--datadir=${folder}/data`,
    `--tmpdir=${folder}/tmp`,
    `--socket=${folder}/run/s.sock`,
    `--pid-file=${folder}/run/server.pid`,
    `--init-file=${folder}/users.sql`,
    `--port=${port}`,
    ...flags,
    ...extraFlags,
  ];
  const keeper = spawn("sh", ["-c", supervisor, "sh", folder, ...command], {
    stdio: ["pipe", "pipe", "ignore"],
    detached: true, // Ctrl-C in a terminal reaches us, not the keeper: it ends by the closed pipe
  });
  const gone = once(keeper, "exit");
  const [firstLine] = await once(createInterface({ input: keeper.stdout }), "line");
  const pid = Number(firstLine);
  const stop = async (): Promise<void> => {
    keeper.stdin.end();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await untilItAnswers(port, () => isAlive(pid)))) {
    const log = await readFile(join(folder, "out.log"), "utf8").catch(() => "");
    await stop();
    throw new Error(`The test database server did not start. Its last words:\n${log.slice(-2000)}`);
  }
  const at = `127.0.0.1:${port}/`;
  return {
    url: `mysql://segmark:segmark@${at}`,
    rootUrl: `mysql://root@${at}`,
    host: "127.0.0.1",
    port,
    pid,
    folder,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
