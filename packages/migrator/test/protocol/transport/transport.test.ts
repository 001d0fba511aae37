import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import type { Node, RunReport, RunRequest } from "../../../src/protocol/contracts.ts";
import { MigratorError } from "../../../src/protocol/errors.ts";
import { createNonces } from "../../../src/protocol/transport/nonces.ts";
import { createRemoteNode } from "../../../src/protocol/transport/remote-node.ts";
import { type ClusterRequest, serveNode } from "../../../src/protocol/transport/serve-node.ts";
import { answerMac, signRequest } from "../../../src/protocol/transport/signing.ts";

const SECRET = "a secret of the cluster, 32 bytes or more";
const T = 1_785_000_000_000;
const nonce = "0123456789abcdef0123456789abcdef";

const report: RunReport = {
  runId: "r",
  state: "applied",
  current: null,
  appliedNow: ["02.ts"],
  applied: ["01.ts", "02.ts"],
  failed: null,
  error: null,
  code: null,
  stillRunning: false,
  elapsedMs: 3,
};

/** A node that reports the calls it received. */
function fakeNode(alias: string, over: Partial<Node> = {}) {
  const asked: unknown[] = [];
  const note =
    <T>(name: string, answer: T) =>
    async (...given: readonly unknown[]): Promise<T> => {
      asked.push([name, ...given]);
      return answer;
    };
  const idle = { applied: [], pending: [], interrupted: [], running: null, last: null, lock: null };
  const about = { mode: "sqlite", writable: true, why: null, primary: true, bypassesReadOnly: false } as const;
  const node: Node = {
    alias,
    probe: note("probe", { alias, ...about, server: "s", version: "1" }),
    inspect: note("inspect", { listed: [{ name: "01.ts", hash: null }], applied: [], interrupted: [], busy: null }),
    start: note("start", undefined),
    poll: note("poll", report),
    cancel: note("cancel", undefined),
    applied: note("applied", [{ name: "01.ts", hash: "ab" }]),
    move: note("move", ["01.ts"]),
    schema: note("schema", { spaces: {}, sequences: {} } as never),
    status: note("status", idle),
    amend: note("amend", { changes: [{ migration: "01.ts", change: "baseline", detail: null }], remarks: [] }),
    history: note("history", []),
    ...over,
  };
  return { node, asked };
}

/** A node behind a real socket, and how another instance sees it. */
async function connected(over: Partial<Node> = {}, secret = SECRET) {
  const { node, asked } = fakeNode("storage-1", over);
  const serve = serveNode({ node, secret: SECRET });
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    paths.push(`${request.method} ${request.url}`);
    const headers = request.headers as Record<string, string>;
    const [method, path] = [request.method ?? "", request.url ?? ""];
    const reply = await serve({ method, path, headers, body: await buffer(request) });
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const pause = async (): Promise<void> => undefined;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    asked,
    paths,
    url,
    stop,
    remote: createRemoteNode({ alias: "storage-1", url, secret, pause }),
    [Symbol.asyncDispose]: stop,
  };
}

const request: RunRequest = {
  runId: "7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34",
  fence: 7,
  coordinator: "api-1",
  list: [
    { name: "01.ts", hash: null },
    { name: "02 ü.ts", hash: "ff" },
  ],
  limitMs: 3_600_000,
  appliedWritable: true,
};

describe("a remote node", () => {
  it("behaves like a local node", async () => {
    await using c = await connected();
    const { remote } = c;
    const move = { runId: "r", fence: 1, names: ["01.ts"], write: true };
    expect(await remote.probe()).toMatchObject({ alias: "storage-1", mode: "sqlite" });
    expect(await remote.inspect()).toEqual({
      listed: [{ name: "01.ts", hash: null }],
      applied: [],
      interrupted: [],
      busy: null,
    });
    await remote.start(request);
    expect(await remote.poll("r", 500)).toEqual(report);
    await remote.cancel("r/1");
    await remote.cancel("r/1", { afterCurrent: true });
    expect(await remote.applied()).toEqual([{ name: "01.ts", hash: "ab" }]);
    expect(await remote.move(move)).toEqual(["01.ts"]);
    expect(await remote.schema()).toEqual({ spaces: {}, sequences: {} });
    expect(await remote.status()).toMatchObject({ running: null });
    const amend = { runId: "r", fence: 1, coordinator: "api-1", list: request.list, write: true } as const;
    const changes = [
      { kind: "baseline", name: "01.ts" },
      { kind: "repair", migrations: ["01.ts"] },
      { kind: "adopt", from: "knex", table: "mine", file: "{}" },
      { kind: "adopt", from: "knex" },
    ] as const;
    for (const change of changes) expect((await remote.amend({ ...amend, change })).changes).toHaveLength(1);
    expect(await remote.history(20)).toEqual([]);
    expect(c.asked).toEqual([
      ["probe"],
      ["inspect"],
      ["start", request],
      ["poll", "r", 500],
      ["cancel", "r/1", { afterCurrent: false }],
      ["cancel", "r/1", { afterCurrent: true }],
      ["applied"],
      ["move", move],
      ["schema"],
      ["status"],
      ...changes.map((change) => ["amend", { ...amend, change }]),
      ["history", 20],
    ]);
  });

  it("refuses changed texts when called by an older version without the option", async () => {
    await using c = await connected();
    const { appliedWritable: _, ...older } = request;
    await c.remote.start(older);
    expect(c.asked).toEqual([["start", { ...request, appliedWritable: false }]]);
  });

  it("is never called with a wait longer than 20 s", async () => {
    await using c = await connected();
    await c.remote.poll("r", 3_600_000);
    expect(c.asked).toEqual([["poll", "r", 20_000]]);
  });

  it("passes on all details of its errors", async () => {
    const leaders = { "storage-1": { outcome: "refused", applied_now: [], applied: [] } } as const;
    const error = new MigratorError("state_inconsistent", "Not so.", { runId: "r", migration: "01.ts", leaders });
    await using c = await connected({ move: async () => Promise.reject(error) });
    const thrown = await c.remote.move({ runId: "r", fence: 1, names: [], write: false }).catch((e: unknown) => e);
    expect(thrown).toBeInstanceOf(MigratorError);
    expect(thrown).toMatchObject({
      code: "state_inconsistent",
      message: "Not so.",
      runId: "r",
      migration: "01.ts",
      leaders,
    });
  });

  it("retries an idempotent call once after no response", async () => {
    await using c = await connected();
    let failures = 2;
    const flaky: typeof fetch = async (...given) => {
      if (failures-- > 0) throw new TypeError("fetch failed", { cause: new Error("ECONNRESET") });
      return fetch(...given);
    };
    const pause = async (): Promise<void> => undefined;
    const remote = createRemoteNode({ alias: "storage-1", url: c.url, secret: SECRET, fetch: flaky, pause });
    expect(await remote.probe()).toMatchObject({ alias: "storage-1" });
    failures = 1;
    const moving = remote.move({ runId: "r", fence: 1, names: [], write: true });
    await expect(moving).rejects.toMatchObject({
      code: "leader_unreachable",
      message: expect.stringContaining("ECONNRESET"),
    });
    failures = 1;
    await expect(remote.poll("r", 0)).rejects.toMatchObject({ code: "leader_unreachable" });
  });

  it.each(["gone", "another program", "another secret"])("that is %s is unreachable", async (what) => {
    await using c = await connected({}, what === "another secret" ? `${SECRET}!` : SECRET);
    const stranger: typeof fetch = async () => new Response('{"alias":"storage-1"}');
    const pause = async (): Promise<void> => undefined;
    const remote =
      what === "another program"
        ? createRemoteNode({ alias: "storage-1", url: c.url, secret: SECRET, pause, fetch: stranger })
        : c.remote;
    if (what === "gone") await c.stop();
    const said = {
      gone: /refused|ECONN/,
      "another program": /it answers 200/,
      "another secret": /same CLUSTER_SECRET/,
    };
    await expect(remote.probe()).rejects.toMatchObject({
      code: "leader_unreachable",
      message: expect.stringMatching(said[what as keyof typeof said]),
    });
    expect(c.asked).toEqual([]);
  });

  it.each(["inspect", "schema", "status"] as const)("has as long for %s, which may load migrations", async (name) => {
    await using c = await connected();
    const timeout = vi.spyOn(AbortSignal, "timeout");
    try {
      await c.remote[name]();
      expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(18_000);
    } finally {
      timeout.mockRestore();
    }
  });

  it("requires a strong secret", () => {
    const { node } = fakeNode("a");
    expect(() => createRemoteNode({ alias: "a", url: "http://127.0.0.1:1/", secret: "short" })).toThrow(/32 bytes/);
    expect(() => serveNode({ node, secret: "x".repeat(31) })).toThrow(/32 bytes/);
  });
});

/** An instance that gives this answer to everything, signed. */
function answering(status: number, value: unknown): Node {
  const sign: typeof fetch = async (_url, init) => {
    const body = JSON.stringify(value);
    const asked = new Headers(init?.headers).get("x-cluster-nonce") ?? "";
    return new Response(body, { status, headers: { "x-cluster-signature": answerMac(SECRET, asked, status, body) } });
  };
  return createRemoteNode({ alias: "storage-1", url: "http://storage-1/", secret: SECRET, fetch: sign });
}

describe("an instance of another version", () => {
  it("is named when it does not know a call", async () => {
    const older = answering(404, { code: "internal", message: "There is no POST /_cluster/v1/history." });
    await expect(older.history(1)).rejects.toMatchObject({
      code: "internal",
      message: "storage-1 runs a version that does not know history. Run the same version on all instances.",
    });
  });

  it.each([
    [{ code: "of_the_future", message: "Not so." }, "Not so."],
    [{ code: "constructor", message: "Not so." }, "Not so."],
    [{ message: "Not so." }, "Not so."],
    [{}, "storage-1 refused, and did not say why."],
    [null, "storage-1 refused, and did not say why."],
    ["no", "storage-1 refused, and did not say why."],
  ])("that refuses with %j has an internal error", async (value, message) => {
    await expect(answering(409, value).inspect()).rejects.toMatchObject({ code: "internal", message, appliedNow: [] });
  });

  it("has only those details of its errors that are understood", async () => {
    const value = { code: "lists_differ", message: "No.", migration: 5, appliedNow: "x", runId: {}, leaders: [] };
    const error = await answering(409, value)
      .inspect()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MigratorError);
    expect(error).toMatchObject({ code: "lists_differ", message: "No.", appliedNow: [] });
    expect([(error as MigratorError).migration, (error as MigratorError).runId]).toEqual([undefined, undefined]);
    expect((error as MigratorError).leaders).toBeUndefined();
  });

  const asking: Readonly<Record<string, (node: Node) => Promise<unknown>>> = {
    probe: (node) => node.probe(),
    inspect: (node) => node.inspect(),
    applied: (node) => node.applied(),
    schema: (node) => node.schema(),
    status: (node) => node.status(),
    poll: (node) => node.poll("r", 0),
    move: (node) => node.move({ runId: "r", fence: 1, names: [], write: false }),
  };
  it.each(Object.keys(asking))("whose answer to %s is something else is an error that names it", async (name) => {
    for (const value of [null, { nonsense: 1 }, "x", [null], 5])
      await expect(asking[name]?.(answering(200, value))).rejects.toMatchObject({
        code: "internal",
        message: expect.stringMatching(new RegExp(`^storage-1 .*answer to ${name}.* version`)),
      });
  });

  it("may report a code that is unknown here, but no unknown state", async () => {
    const later = { ...report, state: "refused", code: "of_the_future", error: "Not so." };
    expect(await answering(200, later).poll("r", 0)).toMatchObject({ state: "refused", code: null, error: "Not so." });
    await expect(answering(200, { ...report, state: "paused" }).poll("r", 0)).rejects.toMatchObject({
      code: "internal",
    });
  });
});

/** A valid request, unless it is changed after it was signed. */
function signed(over: Partial<ClusterRequest> = {}, by: { secret?: string; now?: number; to?: string } = {}) {
  const [method, path, body] = ["POST", "/_cluster/v1/runs", JSON.stringify(request)];
  const { secret = SECRET, now = T, to = "storage-1" } = by;
  const headers: Record<string, string | undefined> = signRequest({ method, path, to, body }, { secret, now, nonce });
  return { method, path, headers, body: new TextEncoder().encode(body), ...over };
}
const without = (name: string): Partial<ClusterRequest> => ({ headers: { ...signed().headers, [name]: undefined } });
const altered = (name: string, value: string): Partial<ClusterRequest> => ({
  headers: { ...signed().headers, [name]: value },
});

describe("a call between instances", () => {
  const serving = () => {
    const { node, asked } = fakeNode("storage-1");
    return { serve: serveNode({ node, secret: SECRET, now: () => T, uptime: () => 120_000 }), asked };
  };

  it("is accepted when it is signed", async () => {
    const { serve, asked } = serving();
    expect(await serve(signed())).toMatchObject({ status: 202 });
    expect(asked).toEqual([["start", request]]);
  });

  it("logs the reason when it fails", async () => {
    const fail = async (): Promise<never> => {
      throw new MigratorError("leader_unreachable", "The database is gone.");
    };
    const { node } = fakeNode("storage-1", { start: fail });
    const lines: unknown[] = [];
    const log = { info: () => undefined, warn: (fields: unknown) => void lines.push(fields) };
    expect(await serveNode({ node, secret: SECRET, now: () => T, log })(signed())).toMatchObject({ status: 409 });
    expect(lines).toEqual([{ method: "POST", path: "/_cluster/v1/runs", reason: "The database is gone." }]);
  });

  it.each<[string, Partial<ClusterRequest>, { secret?: string; now?: number; to?: string }?]>([
    ["another secret", {}, { secret: `${SECRET}!` }],
    ["another recipient", {}, { to: "storage-2" }],
    ["an altered body", { body: new TextEncoder().encode(JSON.stringify({ ...request, limitMs: 1 })) }],
    ["no body", { body: new Uint8Array() }],
    ["another path", { path: "/_cluster/v1/move" }],
    ["another query", { path: "/_cluster/v1/runs?wait_ms=1" }],
    ["another method", { method: "DELETE" }],
    ["no signature", { headers: {} }],
    ...["to", "time", "nonce", "digest", "signature"].map((name): [string, Partial<ClusterRequest>] => [
      `no ${name}`,
      without(`x-cluster-${name}`),
    ]),
    ["another time", altered("x-cluster-time", String(T + 1))],
    ["another nonce", altered("x-cluster-nonce", `f${nonce.slice(1)}`)],
    ["an invalid time", altered("x-cluster-time", "soon")],
    ["a signature of another length", altered("x-cluster-signature", "00")],
  ])("with %s gets 401 and nothing else", async (_what, over, by) => {
    const { serve, asked } = serving();
    expect(await serve(signed(over, by))).toEqual({ status: 401, headers: {}, body: "" });
    expect(asked).toEqual([]);
  });

  it.each([
    [-61_000, "its clock is 61 s ahead of the caller's; set both"],
    [61_000, "its clock is 61 s behind the caller's; set both"],
  ])("with a clock difference of %i ms is told so, under a signature", async (ms, why) => {
    const { serve, asked } = serving();
    const answer = await serve(signed({}, { now: T + ms }));
    expect([answer.status, answer.body]).toEqual([401, why]);
    expect(answer.headers["x-cluster-signature"]).toBe(answerMac(SECRET, nonce, 401, why));
    expect(asked).toEqual([]);
  });

  it.each([-59_000, 59_000])("is accepted with a clock difference of %i ms", async (ms) => {
    const { serve } = serving();
    expect(await serve(signed({}, { now: T + ms }))).toMatchObject({ status: 202 });
  });

  it("is accepted once", async () => {
    const { serve, asked } = serving();
    expect((await serve(signed())).status).toBe(202);
    expect(await serve(signed())).toEqual({ status: 401, headers: {}, body: "" });
    expect(asked).toHaveLength(1);
  });

  it("is not accepted again by an instance that was started later", async () => {
    const { node, asked } = fakeNode("storage-1");
    const started = (msBefore: number) =>
      serveNode({ node, secret: SECRET, now: () => T + 5000, uptime: () => msBefore });
    expect(await started(5000)(signed())).toMatchObject({ status: 202 });
    expect(await started(4000)(signed())).toMatchObject({
      body: expect.stringContaining("is 5 s ahead of the caller's"),
    });
    expect(asked).toHaveLength(1);
  });

  it("is accepted by an instance that was just started", async () => {
    const { node } = fakeNode("storage-1");
    const serve = serveNode({ node, secret: SECRET });
    expect(await serve(signed({}, { now: Date.now() }))).toMatchObject({ status: 202 });
  });

  it("has its body read only if it is signed", async () => {
    const { serve } = serving();
    const unread = () => Promise.reject(new Error("read"));
    expect(await serve({ ...signed({}, { secret: `${SECRET}!` }), body: unread })).toMatchObject({ status: 401 });
    await expect(serve({ ...signed(), body: unread })).rejects.toThrow("read");
  });

  it("has a body of at most 4 MiB", async () => {
    const { serve } = serving();
    expect(await serve(signed({ body: new Uint8Array(4 * 1024 * 1024 + 1) }))).toMatchObject({ status: 413 });
  });

  it.each([
    ["POST", "/_cluster/v1/runs", "no JSON", 400],
    ["POST", "/_cluster/v1/runs", '{"runId":"r","fence":"7"}', 400],
    ["POST", "/_cluster/v1/runs", JSON.stringify({ ...request, appliedWritable: "yes" }), 400],
    ["POST", "/_cluster/v1/move", '{"runId":"r","fence":7,"names":[1]}', 400],
    ["POST", "/_cluster/v1/nothing", "", 404],
    ["GET", "/_cluster/v1/probe", "", 404],
  ])("that is invalid is refused: %s %s %s", async (method, path, body, status) => {
    const { serve, asked } = serving();
    const headers = signRequest({ method, path, to: "storage-1", body }, { secret: SECRET, now: T, nonce });
    expect(await serve({ method, path, headers, body: new TextEncoder().encode(body) })).toMatchObject({ status });
    expect(asked).toEqual([]);
  });
});

describe("the nonce cache", () => {
  it("removes expired nonces", () => {
    const nonces = createNonces(2);
    expect(nonces.take("a", { until: 100, now: 50 })).toBe(true);
    expect(nonces.take("b", { until: 200, now: 50 })).toBe(true);
    expect(nonces.take("c", { until: 200, now: 99 })).toBe(false);
    expect(nonces.take("c", { until: 200, now: 101 })).toBe(true);
    expect(nonces.take("b", { until: 200, now: 101 })).toBe(false);
  });
});
