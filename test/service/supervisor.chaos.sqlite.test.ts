import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { delivery, PATH, SECRET } from "../../packages/webhooks/test/support/deliveries.ts";
import { sourceOption } from "../../src/process/supervisor/run-sources.js";
import { freePort } from "../support/cluster/ports.ts";
import { testDatabase } from "../support/database.ts";
import { launch } from "../support/service.ts";
import { isServed, slowPlatform, submission } from "./slow-platform.ts";

/** Its promise is fulfilled, and something that it started fails later, which nothing can catch. */
const handlers = `export default (webhooks) => {
  webhooks.on("push", () => void setTimeout(() => { throw new Error("out of band"); }, 5));
  webhooks.on("create", () => { for (;;); });
};`;

async function supervised(workers: string, env: Readonly<Record<string, string>> = {}) {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await testDatabase());
  const platform = stack.use(await slowPlatform());
  const folder = await mkdtemp(join(tmpdir(), "segmark-"));
  stack.defer(() => rm(folder, { recursive: true }));
  const file = join(folder, "handlers.mjs");
  await writeFile(file, handlers);
  const service = stack.use(
    launch({
      WORKERS: workers,
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      DURATION_URL: platform.url,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_HANDLERS: file,
      ...env,
    }),
  );
  const base = await service.address();
  const listening = () => service.lines().filter(({ msg }) => msg === "listening");
  await expect.poll(() => listening().length).toBe(Number(workers));
  const replacements = () => service.lines().filter(({ msg }) => msg === "a worker is replaced");
  const kept = stack.move();
  return { service, base, platform, listening, replacements, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

const status = (base: string): Promise<number> =>
  fetch(`${base}/api/ready`, { headers: { connection: "close" } }).then(
    (response) => response.status,
    () => 0,
  );

it.runIf(process.platform === "linux")("limits the heap for new objects, unless the operator does", async () => {
  await using s = await supervised("1", { NODE_OPTIONS: "--max-semi-space-size=4" });
  const environment = await readFile(`/proc/${s.listening()[0]?.["pid"]}/environ`, "utf8");
  const options = ["--max-semi-space-size=16", sourceOption, "--max-semi-space-size=4"];
  expect(environment.split("\0")).toContain(`NODE_OPTIONS=${options.join(" ")}`);
});

it("a signal to the whole group stops it cleanly while the second worker is starting", async () => {
  await using database = await testDatabase();
  await using service = launch({ WORKERS: "2", DATABASE_URL: database.url });
  await service.address(); // the second worker starts now, and cannot ignore signals yet
  service.signalGroup("SIGTERM");
  expect(await service.exited).toMatchObject({ code: 0, stderr: "" });
});

it.runIf(process.platform === "linux")("a worker that hangs takes no new connections", async () => {
  await using s = await supervised("2");
  const stuck = Number(s.listening()[0]?.["pid"]);
  process.kill(stuck, "SIGSTOP");
  await expect.poll(() => readFile(`/proc/${stuck}/stat`, "utf8")).toMatch(/\) T /);
  const { hostname, port } = new URL(s.base);
  let answered = 0;
  const ends = Array.from({ length: 4 }, async () => {
    const socket = connect(Number(port), hostname);
    socket.write("GET /api/status HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    socket.once("data", () => answered++);
    await once(socket, "close");
  });
  await Promise.all(ends);
  expect(answered).toBe(4);
});

it("a worker that hangs is replaced within HUNG_WORKER_SECONDS", async () => {
  await using s = await supervised("1", { HUNG_WORKER_SECONDS: "4" });
  const payload = JSON.stringify({ ref: "main", ref_type: "branch" });
  const { method, headers, body } = delivery({ id: "d-1", event: "create", body: payload });
  expect((await fetch(s.base + PATH, { method, headers, body })).status).toBe(202);
  const killed = await s.service.logged(({ msg }) => msg === "a worker that hangs is killed");
  await expect.poll(() => s.listening().length).toBe(2);
  await expect.poll(() => status(s.base)).toBe(200);
  expect(s.listening().map(({ pid }) => pid)).toContain(killed["worker"]);
  expect(killed).toMatchObject({ level: 50, silentSeconds: 4 });
  expect(s.replacements()).toMatchObject([{ worker: killed["worker"], reason: "it was ended by SIGKILL" }]);
});

describe.each(["1", "2"])("with WORKERS=%s", (workers) => {
  it("an internal failure is logged once, ends no other request, and the process is replaced", async () => {
    await using s = await supervised(workers);
    const underWay = Array.from({ length: 4 }, (_, i) => submission(s.base, i));
    await expect.poll(s.platform.asked).toBe(4);
    const { method, headers, body } = delivery({ id: "d-1" });
    const { status: taken } = await fetch(s.base + PATH, { method, headers, body });
    expect(taken).toBe(202);

    const failed = await s.service.logged(({ level }) => level === 60);
    expect(failed).toMatchObject({ delivery: "d-1", origin: "uncaughtException", err: { message: "out of band" } });
    await expect.poll(() => s.listening().length).toBe(Number(workers) + 1);
    await expect.poll(() => status(s.base)).toBe(200);
    s.platform.answer();
    expect(await Promise.all(underWay)).toEqual([200, 200, 200, 200]);
    await s.service.logged(({ msg }) => msg === "a worker that was replaced is gone");
    expect(s.service.lines().filter(({ level }) => level === 60)).toHaveLength(1);
    expect(s.replacements()).toMatchObject([{ worker: failed["pid"], waitMs: 0 }]);
    s.service.signalGroup("SIGTERM");
    expect(await s.service.exited).toMatchObject({ code: 0 });
  });

  it("replaces killed workers, with increasing delays", async () => {
    await using s = await supervised(workers);
    for (const died of [1, 2, 3]) {
      process.kill(Number(s.listening().at(-1)?.["pid"]), "SIGKILL");
      await expect.poll(() => s.listening().length).toBe(Number(workers) + died);
      await expect.poll(() => status(s.base)).toBe(200);
    }
    expect(s.replacements()).toMatchObject(
      [0, 250, 500].map((waitMs) => ({ waitMs, reason: "it was ended by SIGKILL" })),
    );
  });

  it("lets workers finish pending requests when the supervisor is killed", async () => {
    await using s = await supervised(workers);
    const underWay = [submission(s.base, 1), submission(s.base, 2)];
    await expect.poll(s.platform.asked).toBe(2);
    s.service.kill("SIGKILL");
    await expect.poll(() => isServed(s.base)).toBe(false);
    s.platform.answer();
    expect(await Promise.all(underWay)).toEqual([200, 200]);
    await expect.poll(() => s.service.signalGroup("SIGCONT")).toBe(false);
  });

  it("gives up at once when workers cannot start, with their message", async () => {
    await using refused = launch({ WORKERS: workers, PORT: "http" });
    const { code, stdout, stderr } = await refused.exited;
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^The environment is wrong:\n {2}PORT: expected .*\n$/);
    await using late = launch({
      WORKERS: workers,
      DATABASE_URL: "mysql://somebody:hidden-word@127.0.0.1:9/nothing",
      DATABASE_RETRY_SECONDS: "0",
    });
    const ended = await late.exited;
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr.match(/^The database nothing on /gm)).toHaveLength(1);
  });
});
