import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { asOperator } from "../../../../../test/support/operator.ts";
import { begin } from "../../../../../test/support/requests.ts";
import { gate } from "../../../../webhooks/test/support/gate.ts";
import { making, member } from "./members.ts";

const RUN = "7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34";
const two = [making("01_first.ts"), making("02_second.ts")];
const problem = (status: number, code: string) => ({ status, json: expect.objectContaining({ status, code }) });

describe("a single instance", () => {
  it("applies pending migrations once", async () => {
    await using m = await member({ migrations: two });
    const text = '{"applied":{"local":["01_first.ts","02_second.ts"]}}';
    expect(await m.send("GET", "/migrations/applied")).toMatchObject({ status: 200, json: { applied: { local: [] } } });
    expect(await m.send("GET", "/migrations/plan")).toMatchObject({
      json: { pending: { local: ["01_first.ts", "02_second.ts"] } },
    });
    const first = await m.send("POST", "/migrations/up");
    expect([first.status, first.text]).toEqual([200, text]);
    expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect((await m.send("POST", "/migrations/up")).text).toBe('{"applied":{}}');
    expect((await m.send("GET", "/migrations/applied")).text).toBe(text);
    expect((await m.send("GET", "/migrations/plan")).json).toEqual({ pending: { local: [] } });
  });

  it.each([
    ["nothing", undefined, {}],
    ["JSON", '{"a":1}', { "content-type": "application/json" }],
    ["malformed JSON", "{", { "content-type": "application/json" }],
    ["XML", "<up/>", { "content-type": "text/xml" }],
    ["an unknown content type", "x", { "content-type": "application/x-nothing" }],
    ["an unsupported content encoding", "x", { "content-encoding": "zstd" }],
  ])("ignores the body: %s", async (_what, body, headers: Record<string, string>) => {
    await using m = await member({ migrations: two.slice(0, 1) });
    const sent = { headers, ...(body !== undefined && { body }) };
    expect((await m.send("POST", "/migrations/move_migrations_state", sent)).json).toEqual({ migrations_moved: {} });
    expect((await m.send("POST", "/migrations/up", sent)).json).toEqual({ applied: { local: ["01_first.ts"] } });
    expect((await m.send("DELETE", `/migrations/runs/${RUN}`, sent)).status).toBe(404);
  });

  it.each([
    ["POST", "/migrations/up"],
    ["POST", "/migrations/baseline?name=01_first.ts"],
    ["POST", "/migrations/repair"],
    ["POST", "/migrations/move_migrations_state"],
    ["DELETE", `/migrations/runs/${RUN}`],
  ])("reads at most 1 MiB of a body, for a limited time: %s %s", async (method, path) => {
    await using m = await member({ migrations: two, env: { BODY_TIMEOUT_SECONDS: "1" } });
    const body = "x".repeat(1024 * 1024 + 1);
    expect(await m.send(method, path, { body })).toMatchObject(problem(413, "body_too_large"));
    const { answer } = begin(m.base, method, path, { ...asOperator, "content-length": 10 });
    const { status, text } = await answer;
    const { checkAnswer } = await import("../../../../../test/support/contract.ts");
    const { pathname } = new URL(m.base + path);
    await checkAnswer({ method, path: pathname, status, mediaType: "application/problem+json", text });
    expect([status, JSON.parse(text).code]).toEqual([408, "request_timeout"]);
    expect((await m.send("GET", "/migrations/applied")).json).toEqual({ applied: { local: [] } });
  });

  it("says in the answers to status and up what is remarkable about its migrations", async () => {
    const warnings = ["notes.txt is not a migration and was left out."];
    await using m = await member({ migrations: two.slice(0, 1), warnings });
    expect((await m.send("GET", "/migrations/status")).json).toMatchObject({ warnings });
    expect((await m.send("POST", "/migrations/up")).json).toEqual({ applied: { local: ["01_first.ts"] }, warnings });
  });

  it("continues when the client disconnects", async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = making("01_slow.ts", () => {
      begun.resolve();
      return gate.promise;
    });
    await using m = await member({ migrations: [slow] });
    const leaving = request(`${m.base}/migrations/up`, { method: "POST", agent: false, headers: asOperator });
    leaving.on("error", () => undefined);
    leaving.end();
    await begun.promise;
    leaving.destroy();
    const second = await m.send("POST", "/migrations/up");
    expect(second).toMatchObject(problem(409, "run_in_progress"));
    expect(await m.send("POST", "/migrations/repair?apply=true")).toMatchObject(problem(409, "run_in_progress"));
    expect(second.json["detail"]).toMatch(/^local has been running since \d{4}-.*\(run /);
    gate.resolve();
    expect((await m.send("POST", "/migrations/up?wait=20")).json).toEqual({ applied: {} });
    expect((await m.send("GET", "/migrations/applied")).json).toEqual({ applied: { local: ["01_slow.ts"] } });
  });

  it.each(["up", "move_migrations_state"])("ends a wait of %s whose client disconnects", async (operation) => {
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = making("01_slow.ts", () => {
      begun.resolve();
      return slow.promise;
    });
    await using m = await member({ migrations: [first] });
    const running = m.send("POST", "/migrations/up");
    await begun.promise;
    const leaving = Array.from({ length: 100 }, () =>
      request(`${m.base}/migrations/${operation}?wait=86400`, { method: "POST", agent: false, headers: asOperator }),
    );
    for (const one of leaving) one.on("error", () => undefined).end();
    const next = async () => (await m.send("POST", "/migrations/up")).json["code"];
    await expect.poll(next).toBe("overloaded");
    for (const one of leaving) one.destroy();
    await expect.poll(next).toBe("run_in_progress");
    slow.resolve();
    expect((await running).json).toEqual({ applied: { local: ["01_slow.ts"] } });
    expect((await m.send("POST", "/migrations/up")).json).toEqual({ applied: {} });
  });

  it("reports the current run, and cancels it on request", async () => {
    const begun = Promise.withResolvers<void>();
    const endless = making("01_endless.ts", () => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    await using m = await member({ migrations: [endless] });
    const running = m.send("POST", "/migrations/up");
    await begun.promise;
    const { json } = await m.send("GET", "/migrations/status");
    const { run_id } = json["run"] as { run_id: string };
    expect(json).toMatchObject({
      cluster: "default",
      run: { owner: "local", since: expect.any(Number) },
      lists_differ: false,
      replicasets: [
        {
          name: "default",
          leader: "local",
          problem: null,
          instances: [{ alias: "local", reachable: true, writable: true }],
          state: {
            applied: [],
            pending: ["01_endless.ts"],
            running: { run_id, name: "01_endless.ts", limit_ms: 3_600_000 },
            last: { outcome: "running", ended_at: null },
            lock: { run_id },
          },
        },
      ],
    });
    expect(await m.send("DELETE", `/migrations/runs/${RUN}`)).toMatchObject(problem(404, "unknown_run"));
    expect(await m.send("DELETE", `/migrations/runs/${run_id}`)).toMatchObject({ status: 202, json: { run_id } });
    const ended = await running;
    expect(ended).toMatchObject(problem(504, "cancelled"));
    expect(ended.json).toMatchObject({ run_id, leaders: { local: { outcome: "timed_out", failed: "01_endless.ts" } } });
    expect((await m.send("GET", "/migrations/applied")).json).toEqual({ applied: { local: [] } });
  });

  it("reports what failed and what was applied, in every format", async () => {
    const broken = making("02_broken.ts", () => Promise.reject(new Error("no such thing")));
    await using m = await member({ migrations: [...two.slice(0, 1), broken] });
    const failed = await m.send("POST", "/migrations/up", { headers: { accept: "text/plain" } });
    expect(failed.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(failed.json).toMatchObject({
      type: "urn:migrator:migration_failed",
      title: "Migration failed",
      status: 500,
      code: "migration_failed",
      run_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      leaders: {
        local: { outcome: "failed", applied_now: ["01_first.ts"], applied: ["01_first.ts"], failed: "02_broken.ts" },
      },
    });
    expect(failed.json["detail"]).toContain("no such thing");
    expect(failed.text).not.toContain(import.meta.dirname);
    m.has(two);
    expect(await m.send("GET", "/migrations/plan")).toMatchObject({ json: { pending: { local: ["02_second.ts"] } } });
  });

  it("refuses a list that does not continue the applied migrations", async () => {
    await using m = await member({ migrations: two });
    await m.send("POST", "/migrations/up");
    m.has([making("00_older.ts"), ...two]);
    expect(await m.send("POST", "/migrations/up")).toMatchObject(problem(409, "order_violation"));
    expect(await m.send("GET", "/migrations/plan")).toMatchObject(problem(409, "order_violation"));
  });

  it.each([
    ["POST", "/migrations/up"],
    ["GET", "/migrations/plan"],
  ])("fails when migrations do not load: %s %s", async (method, path) => {
    await using m = await member({ migrations: [{ name: "01.ts" } as never] });
    expect(await m.send(method, path)).toMatchObject(problem(500, "loader_failed"));
  });

  it("imports the list of an older version, once", async () => {
    await using m = await member({ migrations: two });
    const { version } = await m.instance.manager.config.read();
    const content = "# kept\noptions: { storage_timeout: 5 }\napplied: [01_first.ts]\n";
    await m.instance.manager.config.patch({ version, sections: [{ filename: "migrations.yml", content }] });
    expect(await m.send("POST", "/migrations/up")).toMatchObject(problem(409, "applied_list_in_config"));
    const moved = await m.send("POST", "/migrations/move_migrations_state");
    expect([moved.status, moved.text]).toEqual([200, '{"migrations_moved":{"local":["01_first.ts"]}}']);
    expect((await m.send("POST", "/migrations/move_migrations_state")).text).toBe('{"migrations_moved":{}}');
    expect((await m.send("POST", "/migrations/up")).json).toEqual({ applied: { local: ["02_second.ts"] } });
    expect((await m.instance.manager.config.read()).sections.get("migrations.yml")).toContain("storage_timeout: 5");
  });

  it.each(["x", "-1", "86401", "1e9"])("refuses a waiting time of %s", async (wait) => {
    await using m = await member();
    for (const path of ["/migrations/up", "/migrations/move_migrations_state"]) {
      const answer = await m.send("POST", `${path}?wait=${wait}`);
      expect(answer).toMatchObject(problem(400, "bad_request"));
      expect(answer.json["detail"]).toMatch(/^No valid wait\./);
    }
  });

  it("requires a run id", async () => {
    await using m = await member();
    expect(await m.send("DELETE", "/migrations/runs/1")).toMatchObject(problem(400, "bad_request"));
  });

  it.each([
    ["GET", "/migrations/up", "POST, OPTIONS"],
    ["POST", "/migrations/applied", "GET, HEAD, OPTIONS"],
    ["PUT", "/admin/config", "GET, PATCH, HEAD, OPTIONS"],
    ["GET", `/migrations/runs/${RUN}`, "DELETE, OPTIONS"],
  ])("answers other methods with 405: %s %s", async (method, path, allow) => {
    await using m = await member();
    const answer = await m.send(method, path);
    expect(answer).toMatchObject(problem(405, "method_not_allowed"));
    expect(answer.headers.get("allow")).toBe(allow);
  });

  it("answers other paths with 404", async () => {
    await using m = await member({ env: { WEB: "off" } });
    expect(await m.send("GET", "/migrations/nothing")).toMatchObject(problem(404, "not_found"));
    expect((await m.send("GET", "/")).json).toMatchObject({ code: "not_found" });
    expect((await fetch(`${m.base}/_cluster/v1/probe`, { method: "POST" })).status).toBe(404);
  });

  it("keeps the response open without a time limit", async () => {
    await using m = await member();
    const run = gate();
    m.server.route({ method: "GET", path: "/long-run", handler: () => run.handler().then(() => "done") });
    const accepted = once(m.server.listener, "connection");
    const answer = fetch(`${m.base}/long-run`);
    const [socket] = await accepted;
    await run.began;
    const silent = once(m.server.listener, "timeout");
    socket.setTimeout(1); // no byte moves for longer than SEND_TIMEOUT_SECONDS
    await silent;
    run.open();
    expect(await (await answer).text()).toBe("done");
  });
});
