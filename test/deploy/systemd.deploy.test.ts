import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { inherited, keepGroup } from "../support/child.ts";
import { freePort } from "../support/cluster/ports.ts";
import { rootFolder } from "../support/documents.ts";
import { pathOf } from "./support/programs.ts";

const run = promisify(execFile);
const units = ["segmark.service", "segmark.socket"] as const;
const unit = (name: string): Promise<string> => readFile(join(rootFolder, "deploy/systemd", name), "utf8");
const program = join(rootFolder, "src/process/segmark.js");

/** The units with a program that exists here. */
async function unitsHere(folder: string): Promise<string[]> {
  const paths = units.map((name) => join(folder, name));
  for (const name of units)
    await writeFile(join(folder, name), (await unit(name)).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  return paths;
}

it("systemd finds no fault in the units, and little that they expose", async () => {
  const analyze = await pathOf("systemd-analyze");
  const folder = await mkdtemp(join(tmpdir(), "segmark-units-"));
  const [service = "", ...others] = await unitsHere(folder);
  const { stdout, stderr } = await run(analyze, ["verify", "--man=no", service, ...others]);
  expect(`${stdout}${stderr}`).toBe("");
  await run(analyze, ["security", "--offline=true", "--threshold=15", service]);
  await rm(folder, { recursive: true });
});

it("the unit allows more time to stop than the service takes", async () => {
  const text = await unit("segmark.service");
  const seconds = (name: string): number => Number(new RegExp(`${name}=(\\d+)`).exec(text)?.[1]);
  expect(seconds("TimeoutStopSec")).toBeGreaterThan(seconds("STOP_TIMEOUT_SECONDS") + 10);
});

/**
 * The service on a socket that a parent holds, as systemd does: it starts with the first connection, and again after it
 * has ended. Shape `messages` holds what it has logged, with the pid of each line
 */
async function activated(folder: string) {
  const port = await freePort();
  const again = 'while :; do sh -c \'LISTEN_PID=$$ exec "$0" "$1"\' "$0" "$1"; done';
  const args = [
    "-l",
    `127.0.0.1:${port}`,
    "-E",
    "PATH",
    "-E",
    "NODE_COMPILE_CACHE",
    "-E",
    "DATABASE_URL",
    "-E",
    "PORT",
  ];
  const child = keepGroup(
    spawn(await pathOf("systemd-socket-activate"), [...args, "sh", "-c", again, process.execPath, program], {
      detached: true,
      env: { ...inherited, DATABASE_URL: `sqlite:${folder}/segmark.db`, PORT: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  const lines: { pid: number; msg: string }[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => line.startsWith("{") && lines.push(JSON.parse(line)));
  let said = "";
  child.stderr.on("data", (chunk) => (said += chunk));
  await expect.poll(() => said).toContain("Listening on");
  const get = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } })).status;
  /** Resolves when the system has the connection and the request. */
  const ask = async (path: string) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    await new Promise((resolve) =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, resolve),
    );
    return { status: text(socket).then((answer) => Number(answer.slice(9, 12))) };
  };
  const pidsOf = (message: string) => lines.filter(({ msg }) => msg === message).map(({ pid }) => pid);
  return {
    get,
    ask,
    pidsOf,
    [Symbol.asyncDispose]: async () => {
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await expect.poll(() => child.signalCode).toBe("SIGKILL");
    },
  };
}

const parentOf = async (pid: number): Promise<number> =>
  Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);

it("a service on a socket of systemd answers who connected before it ran, after its worker died, and while it restarts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "segmark-socket-"));
  await using service = await activated(folder);
  expect(await service.get("/api/ready")).toBe(200);

  await expect.poll(() => service.pidsOf("listening")).toHaveLength(1); // the log comes a moment later
  const [worker = Number.NaN] = service.pidsOf("listening");
  const supervisor = await parentOf(worker);
  process.kill(worker, "SIGKILL");
  expect(await service.get("/api/ready")).toBe(200);
  await expect.poll(() => service.pidsOf("listening")).toHaveLength(2);

  process.kill(supervisor, "SIGTERM");
  await expect.poll(() => service.pidsOf("stopped")).toHaveLength(1);
  expect(await Promise.all(Array.from({ length: 20 }, () => service.get("/api/ready")))).toEqual(Array(20).fill(200));
  await expect.poll(() => service.pidsOf("listening")).toHaveLength(3);

  const paused = service.pidsOf("listening")[2] ?? Number.NaN;
  process.kill(paused, "SIGSTOP");
  await expect.poll(() => readFile(`/proc/${paused}/stat`, "utf8")).toMatch(/\) T /);
  const sockets = await Promise.all(Array.from({ length: 20 }, () => service.ask("/api/ready")));
  process.kill(await parentOf(paused), "SIGTERM");
  await expect.poll(() => service.pidsOf("the workers are stopped")).toHaveLength(2);
  process.kill(paused, "SIGCONT");
  expect(await Promise.all(sockets.map(({ status }) => status))).toEqual(Array(20).fill(200));
  await rm(folder, { recursive: true });
});

it("a descriptor that is no socket is refused in one sentence", async () => {
  const command = `LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$1" 3</dev/null`;
  const env = { ...inherited, DATABASE_URL: "sqlite::memory:" };
  const failed = await run("sh", ["-c", command, process.execPath, program], { env }).catch((error) => error);
  expect([failed.code, failed.stderr]).toEqual([1, "LISTEN_FDS: expected a listening TCP socket as descriptor 3.\n"]);
});
