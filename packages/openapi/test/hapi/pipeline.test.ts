import { once } from "node:events";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { begin } from "../../../../test/support/requests.ts";
import { fixture, type Generated, generated } from "../codegen/support.ts";
import { type DepotOptions, openDepot, TOKEN } from "./depot.ts";

let depot: Generated;
beforeAll(async () => {
  depot = await generated(fixture("depot.yaml"));
});
afterAll(() => depot[Symbol.asyncDispose]());
const open = (options?: DepotOptions) => openDepot(depot, options);

const json = { "content-type": "application/json" };

it("the fragment of a target, which clients should not send, is no part of the path", async () => {
  await using d = await open();
  for (const path of ["/parcels#a?b", "/parcels#a"]) {
    const sending = request(d.base, { method: "PUT", path, headers: json }).end("{}");
    const [response] = await once(sending, "response");
    response.resume();
    expect([path, response.statusCode]).toEqual([path, 200]);
  }
});

describe("a body of bytes", () => {
  it.each([
    ["not JSON", new TextEncoder().encode("{")],
    ["not UTF-8", Uint8Array.of(0xff, 0, 0xfe)],
    ["of the maximum length", new Uint8Array(4096).fill(7)],
  ])("reaches the handler unchanged: %s", async (_, bytes) => {
    await using d = await open();
    expect((await d.leave(bytes)).status).toBe(200);
    expect(d.taken.map((body) => [...body])).toEqual([[...bytes]]);
  });

  it("is also accepted in chunks, and the connection is reused", async () => {
    await using d = await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set();
    for (const parts of [["{", '"a"', ":1}"], ["{}"]]) {
      const sending = request(`${d.base}/parcels`, { method: "PUT", headers: json, agent });
      for (const part of parts) sending.write(part);
      sending.end();
      const [response] = await once(sending, "response");
      sockets.add(response.socket);
      response.resume();
      await once(response, "end");
    }
    agent.destroy();
    expect(d.taken.map((body) => Buffer.from(body).toString())).toEqual(['{"a":1}', "{}"]);
    expect(sockets.size).toBe(1);
  });

  it.each([
    "application/json",
    "APPLICATION/JSON; charset=utf-8",
    " application/json ;x",
    "application/vnd.parcel+json",
  ])("may have the type %s", async (type) => {
    await using d = await open();
    expect((await d.leave("{}", { "content-type": type })).status).toBe(200);
  });

  it.each(["", "text/plain", "application/x-www-form-urlencoded", "application/json5", "application/x+json", "json"])(
    "must not have the type %j",
    async (type) => {
      await using d = await open();
      const answer = await d.leave(new TextEncoder().encode("{}"), type === "" ? {} : { "content-type": type });
      expect([answer.status, await answer.text()]).toEqual([
        415,
        "The Content-Type must be application/json or Application/Vnd.Parcel+JSON; version=2.",
      ]);
      expect(d.taken).toEqual([]);
    },
  );

  it("must be present if it is required", async () => {
    await using d = await open();
    const answer = await d.leave("");
    expect([answer.status, await answer.text()]).toEqual([400, "No body provided."]);
  });
});

describe("a body that is too long", () => {
  it("is refused because of its declared length, before a byte of it is sent", async () => {
    await using d = await open();
    const { answer } = begin(d.base, "PUT", "/parcels", { ...json, "content-length": 4097 });
    expect(await answer).toMatchObject({ status: 413, headers: { connection: "close" } });
  });

  it("is refused once it exceeds the limit when sent in chunks, and none of it reaches the handler", async () => {
    await using d = await open();
    const { sending, answer } = begin(d.base, "PUT", "/parcels", { ...json, "transfer-encoding": "chunked" });
    sending.write(Buffer.alloc(4096));
    sending.write(Buffer.alloc(1)); // and no end
    expect((await answer).status).toBe(413);
    sending.destroy();
    expect(d.taken).toEqual([]);
  });

  it("gets no 100 Continue if its client waits for one", async () => {
    await using d = await open();
    const { sending, answer } = begin(d.base, "PUT", "/parcels", {
      ...json,
      "content-length": 4097,
      expect: "100-continue",
    });
    let permitted = false;
    sending.on("continue", () => {
      permitted = true;
    });
    expect([(await answer).status, permitted]).toEqual([413, false]);
  });

  it("gets 100 Continue if it is within the limit", async () => {
    await using d = await open();
    const { sending, answer } = begin(d.base, "PUT", "/parcels", {
      ...json,
      "content-length": 2,
      expect: "100-continue",
    });
    await once(sending, "continue");
    sending.end("{}");
    expect((await answer).status).toBe(200);
  });
});

it("a body that does not arrive in time is rejected", async () => {
  await using d = await open({ bodyTimeoutMs: 50 });
  const { sending, answer } = begin(d.base, "PUT", "/parcels", { ...json, "content-length": 10 });
  sending.write("{");
  expect(await answer).toMatchObject({ status: 408, headers: { connection: "close" } });
  sending.destroy();
  expect([d.taken, d.bugs]).toEqual([[], []]);
});

it("a disconnected client is not reported as a bug", async () => {
  await using d = await open();
  const closed = new Promise<void>((resolve) => {
    d.server.listener.once("connection", (socket) => socket.once("close", () => resolve()));
  });
  const { sending } = begin(d.base, "PUT", "/parcels", { ...json, "content-length": 10 });
  sending.write("{", () => sending.destroy());
  await closed;
  expect((await d.leave("{}")).status).toBe(200);
  expect([d.taken.length, d.bugs]).toEqual([1, []]);
});

it("an operation without a body discards the body of a request", async () => {
  await using d = await open({ token: "none" });
  for (const headers of [{}, json]) {
    const answer = await fetch(`${d.base}/parcels`, { method: "DELETE", headers, body: "{" });
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "keep-alive"]);
  }
});

describe("a setting that an operation requires", () => {
  it("disables the operation if it is absent, before any other check", async () => {
    await using d = await open({ settings: [] });
    const answer = await d.leave("no JSON", { "content-type": "text/plain" });
    expect([answer.status, await answer.text()]).toEqual([404, "DEPOT_OPEN is not set."]);
  });
});

describe("a token", () => {
  const list = (base: string, headers: Record<string, string> = {}) => fetch(`${base}/parcels`, { headers });

  it("that is missing is requested with WWW-Authenticate", async () => {
    await using d = await open();
    const answer = await list(d.base);
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await list(d.base, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await fetch(`${d.base}/parcels`, { method: "HEAD" })).status).toBe(401);
  });

  it("none denies access to remote callers", async () => {
    await using d = await open({ token: "none" });
    expect((await list(d.base)).status).toBe(200);
    const answer = await list(d.base, { "x-forwarded-for": "127.0.0.1" });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("With KEEPER_TOKEN=none")]);
  });

  it("of one operation does not give access to another", async () => {
    await using d = await open();
    const headers = { authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "192.0.2.1" };
    expect((await fetch(`${d.base}/parcels`, { method: "POST", headers })).status).toBe(403);
  });
});
