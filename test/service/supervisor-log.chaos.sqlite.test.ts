import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { inherited, keepGroup } from "../support/child.ts";
import { freePort } from "../support/cluster/ports.ts";
import { testDatabase } from "../support/database.ts";
import { scratchFolder } from "../support/outages.ts";

const program = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const service = program("../../src/process/segmark.js");
const migrationServer = program("../../src/process/migration-server.ts");

const token = "a-token-of-a-test";

/** A pipe as a log driver has it, whose reader can stall and end. Linux takes 64 KiB into it. */
async function openPipe() {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await scratchFolder());
  const path = join(folder.path, "pipe");
  execFileSync("mkfifo", [path]);
  const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  let reader: Socket | undefined;
  stack.defer(() => (reader === undefined ? closeSync(reading) : void reader.destroy()));
  const writing = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  let text = "";
  const kept = stack.move();
  return {
    writing,
    /** To be called when its writer has started. */
    handOver: () => closeSync(writing),
    /** Puts as much into it as it takes. */
    fill: (): void => {
      const block = Buffer.alloc(4096, "-");
      try {
        for (;;) writeSync(writing, block);
      } catch (error) {
        expect(error).toMatchObject({ code: "EAGAIN" });
      }
    },
    read: (): void => {
      reader = new Socket({ fd: reading, readable: true, writable: false });
      reader.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
    },
    end: async () => {
      reader?.destroy();
      if (reader !== undefined) await once(reader, "close");
    },
    lines: (): Record<string, unknown>[] =>
      text
        .slice(0, text.lastIndexOf("\n") + 1)
        .split("\n")
        .flatMap((line) => (line.includes("{") ? [JSON.parse(line.slice(line.indexOf("{")))] : [])),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** The service, or the migration server alone, whose log goes into a pipe. `readyPath` answers 200 when it serves. */
async function piped(workers: string, { isFull = false, started = service, readyPath = "/api/ready" } = {}) {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await testDatabase());
  const pipe = stack.use(await openPipe());
  if (isFull) pipe.fill();
  const port = String(await freePort());
  const child = keepGroup(
    spawn(process.execPath, [started], {
      detached: true,
      env: {
        ...inherited,
        PORT: port,
        WORKERS: workers,
        DATABASE_URL: database.url,
        OPERATOR_TOKEN: token,
      },
      stdio: ["ignore", pipe.writing, "pipe"],
    }),
  );
  pipe.handOver();
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk) => {
    stderr += chunk;
  });
  const exited = once(child, "close").then(([code]) => ({ code, stderr }));
  stack.defer(async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
    await exited;
  });
  const base = `http://127.0.0.1:${port}`;
  // Without the token the metrics make a worker write a line.
  const credentials = (path: string) => (path === "/metrics" ? {} : { authorization: `Bearer ${token}` });
  const get = (path: string): Promise<number> =>
    fetch(base + path, { headers: { connection: "close", ...credentials(path) } }).then(
      ({ status }) => status,
      () => 0,
    );
  const kept = stack.move();
  return {
    pipe,
    exited,
    /** Has a worker write a line at once. */
    warn: () => get("/metrics"),
    killWorkers: async () => {
      const workers = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
      for (const pid of workers.trim().split(" ")) process.kill(Number(pid), "SIGKILL");
    },
    stop: () => child.kill("SIGTERM"),
    /** 0: it does not answer. */
    ready: () => get(readyPath),
    /** Lines that a worker has dropped, as its metrics say. */
    dropped: async (): Promise<number> => {
      const headers = { connection: "close", authorization: `Bearer ${token}` };
      const metrics = await fetch(`${base}/metrics`, { headers }).then((response) => response.text());
      return Number(/^segmark_dropped_log_lines_total (\d+)$/m.exec(metrics)?.[1]);
    },
    listening: () => pipe.lines().filter(({ msg }) => msg === "listening"),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

describe.runIf(process.platform === "linux")("the reader of the log", () => {
  it("may end: workers are replaced as before, stop cleanly, and count the lines they drop", async () => {
    await using s = await piped("2");
    s.pipe.read();
    await expect.poll(() => s.listening().length).toBe(2);
    await s.pipe.end();
    await s.killWorkers();
    await expect.poll(s.ready).toBe(0);
    await expect.poll(s.ready).toBe(200);
    await expect.poll(s.dropped).toBeGreaterThan(0);
    s.stop();
    expect(await s.exited).toEqual({ code: 0, stderr: "" });
  });

  it("may stall: requests are answered, workers are replaced, and every line comes once it goes on", async () => {
    await using s = await piped("1", { isFull: true });
    await expect.poll(s.ready).toBe(200);
    await s.warn();
    expect(await s.ready()).toBe(200);
    await s.killWorkers();
    await expect.poll(s.ready).toBe(0);
    await expect.poll(s.ready).toBe(200);
    s.pipe.read();
    await expect.poll(() => s.listening().length).toBe(1);
    s.stop();
    expect(await s.exited).toEqual({ code: 0, stderr: "" });
    await expect.poll(() => s.pipe.lines().at(-1)?.["msg"]).toBe("stopped");
    expect(s.pipe.lines().map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(["a worker is replaced", "the workers are stopped"]),
    );
  });

  it("may stall until the service ends", async () => {
    await using s = await piped("1", { isFull: true });
    await expect.poll(s.ready).toBe(200);
    await s.warn();
    s.stop();
    expect(await s.exited).toEqual({ code: 0, stderr: "" });
  });

  it("of the migration server may stall until it ends: requests are answered", async () => {
    await using s = await piped("1", { isFull: true, started: migrationServer, readyPath: "/migrations/applied" });
    await expect.poll(s.ready).toBe(200);
    expect(await s.ready()).toBe(200);
    s.stop();
    expect(await s.exited).toEqual({ code: 0, stderr: "" });
  });
});
