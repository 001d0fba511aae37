import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { head, rawSocket } from "../../packages/webhooks/test/support/raw-socket.ts";
import { testDatabase } from "../support/database.ts";
import { OPERATOR_TOKEN } from "../support/operator.ts";
import { launch, unbundled } from "../support/service.ts";
import { local } from "../support/world.ts";
import { slowPlatform } from "./slow-platform.ts";

const migrations = fileURLToPath(new URL("../../src/process/migration-server.ts", import.meta.url));
const connections = 20;

/** A connection with a request that the system has taken, and how it ends. */
async function asked(port: number, path: string) {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  const end = new Promise<string>((resolve) => {
    socket.setEncoding("latin1").on("data", (chunk) => (answer += chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.on("close", () => resolve(`${answer.slice(9, 12)} ${/^connection: (.*)\r$/im.exec(answer)?.[1]}`));
  });
  await once(socket, "connect");
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  await new Promise((resolve) => socket.write(head("GET", path, headers), resolve));
  return { end };
}

const isPaused = (pid: number): Promise<unknown> =>
  expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8")).toMatch(/\) T /);

describe.runIf(process.platform === "linux").each([
  ["the service without a supervisor", {}, unbundled, "/api/status"],
  ["the service with one worker", { WORKERS: "1" }, undefined, "/api/status"],
  ["the service with two workers", { WORKERS: "2" }, undefined, "/api/status"],
  ["a migration server", { PORT: "0" }, migrations, "/migrations/status"],
] as const)("%s that is asked to stop", (_what, env: Readonly<Record<string, string>>, program, path) => {
  it("answers all requests that have arrived before, and resets no connection", async () => {
    await using database = await testDatabase();
    const settings = { DATABASE_URL: database.url, ...env };
    await using service = launch(settings, [], program === undefined ? {} : { program });
    const port = Number(new URL(await service.address()).port);
    const workers = (): number[] =>
      service
        .lines()
        .filter(({ msg }) => msg === "listening")
        .map(({ pid }) => Number(pid));
    await expect.poll(workers).toHaveLength(Number(env["WORKERS"] ?? 1));
    for (const pid of workers()) process.kill(pid, "SIGSTOP");
    for (const pid of workers()) await isPaused(pid);
    const requests = [];
    for (let i = 0; i < connections; i++) requests.push(await asked(port, path));
    service.kill("SIGTERM");
    if (env["WORKERS"] !== undefined) await service.logged(({ msg }) => msg === "the workers are stopped");
    for (const pid of workers()) process.kill(pid, "SIGCONT");
    const ends = await Promise.all(requests.map(({ end }) => end));
    // A worker may answer some before it reads that it is to stop.
    expect(ends).toEqual(Array(connections).fill(expect.stringMatching(/^200 (close|keep-alive)$/)));
    expect(await service.exited).toMatchObject({ code: 0 });
  });
});

it("a service that stops closes connections that are idle, and says so in the answers in progress", async () => {
  await using database = await testDatabase();
  await using platform = await slowPlatform();
  await using service = launch({ DATABASE_URL: database.url, DURATION_URL: platform.url, WORKERS: "1" });
  const port = Number(new URL(await service.address()).port);
  await using idle = await rawSocket(port);
  idle.write(head("GET", "/api/status", {}));
  expect((await idle.answer()).headers["connection"]).toBe("keep-alive");
  await using busy = await rawSocket(port);
  const segments = [{ segment: [1, 6], category: "sponsor" }];
  const body = JSON.stringify({ videoID: "video000001", userID: local("ann"), segments });
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  busy.write(head("POST", "/api/skipSegments", headers) + body);
  await expect.poll(platform.asked).toBe(1);
  service.kill("SIGTERM");
  await idle.closed;
  platform.answer();
  expect(await busy.answer()).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect(await service.exited).toMatchObject({ code: 0 });
});
