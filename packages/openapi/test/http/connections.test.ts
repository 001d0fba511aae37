import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gate } from "../../../webhooks/test/support/gate.ts";
import { head, rawSocket } from "../../../webhooks/test/support/raw-socket.ts";
import { fixture, type Generated, generated } from "../codegen/support.ts";
import { type DepotOptions, openDepot, TOKEN } from "../hapi/depot.ts";

let depot: Generated;
beforeAll(async () => {
  depot = await generated(fixture("depot.yaml"));
});
afterAll(() => depot[Symbol.asyncDispose]());
const open = (options?: DepotOptions) => openDepot(depot, options);

const SORT = head("POST", "/parcels", { "content-length": "0" });
const LIST = head("GET", "/parcels", { authorization: `Bearer ${TOKEN}` });

/** The response to these bytes, until the connection ends. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => undefined);
  socket.write(bytes, "latin1");
  await once(socket, "close");
  return text;
}

describe("the Host of a request", () => {
  it.each([
    ["is missing", []],
    ["occurs twice", ["Host: a", "Host: b"]],
    ["occurs twice with the same value", ["Host: a", "hOST: a"]],
    ["has a space", ["Host: a b"]],
    ["is not a host", ["Host: [::1"]],
    ["has a port that is not a number", ["Host: a:b"]],
    ["has user information", ["Host: me@a"]],
  ])("is refused with 400 when it %s", async (_what, lines) => {
    await using d = await open();
    const text = await answerTo(d.port, ["GET /parcels HTTP/1.1", "Connection: close", ...lines, "", ""].join("\r\n"));
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*Host/);
    expect(d.bugs).toEqual([]);
    expect(d.exchanges).toMatchObject([{ status: 400, code: "bad_request", operationId: "unmatched" }]);
  });

  it.each(["1.2.3.4.5", "xn--a", "a_b", "x:99999", ""])("may be %j, which is not valid in a URL", async (host) => {
    await using d = await open({ token: "none" });
    const text = await answerTo(d.port, `DELETE /parcels?a=b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect([text.split(" ")[1], d.bugs]).toEqual([expect.stringMatching(/^(200|403)$/), []]);
  });

  it("may be absent in HTTP/1.0", async () => {
    await using d = await open();
    expect(await answerTo(d.port, "GET /parcels HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe("the target of a request", () => {
  it("may be an absolute URL, whose host overrides the Host header", async () => {
    await using d = await open({ token: "none" });
    const asked = (target: string, host: string): Promise<string> =>
      answerTo(d.port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await asked("http://localhost/parcels?a=b", "example.org")).toMatch(/^HTTP\/1\.1 200 /);
    expect(await asked("http://example.org/parcels", "localhost")).toMatch(/^HTTP\/1\.1 403 /);
  });

  it.each(["http://a b/", "http://user@localhost/parcels", "http://localhost:port/parcels", "ftp://localhost/", "*"])(
    "is refused with 400: %s",
    async (target) => {
      await using d = await open();
      const text = await answerTo(d.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect([text.split(" ")[1], d.bugs]).toEqual(["400", []]);
    },
  );

  it("may be * for OPTIONS", async () => {
    await using d = await open();
    const text = await answerTo(d.port, "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*allow: DELETE, PUT, GET, POST, HEAD, OPTIONS\r\n/);
    expect(text).toContain("\r\ncache-control: no-store\r\n");
  });
});

describe("an unknown path or method", () => {
  const elsewhere = [
    ["PATCH", "/parcels", 405],
    ["OPTIONS", "/parcels", 200],
    ["POST", "/nothing", 404],
    ["OPTIONS", "/nothing", 404],
    ["POST", "/%zz", 400],
  ] as const;

  it.each(elsewhere)("accepts a body of any type: %s %s", async (method, path, status) => {
    await using d = await open();
    for (const type of ["application/json", "text/plain", "nothing", "multipart/form-data", "application/xml"]) {
      const body = new TextEncoder().encode("{");
      const response = await fetch(d.base + path, { method, headers: { "content-type": type }, body });
      expect([response.status, response.headers.get("connection")]).toEqual([status, "keep-alive"]);
    }
    expect(d.bugs).toEqual([]);
  });

  it.each(elsewhere)("does not wait for an incomplete body: %s %s", async (method, path, status) => {
    await using d = await open({ bodyTimeoutMs: 600_000 });
    await using socket = await rawSocket(d.port);
    socket.write(`${head(method, path, { "content-length": "10" })}{`);
    expect(await socket.answer()).toMatchObject({ status, headers: { connection: "close" } });
    expect(d.bugs).toEqual([]);
  });

  it.each([...elsewhere, ["POST", "/parcels", 403] as const, ["PUT", "/parcels", 413] as const])(
    "refuses a Content-Length beyond the safe integers: %s %s",
    async (method, path) => {
      await using d = await open({ bodyTimeoutMs: 600_000 });
      await using socket = await rawSocket(d.port);
      const type = { "content-type": "application/json" };
      socket.write(`${head(method, path, { ...type, "content-length": "9007199254740993" })}{`);
      expect(await socket.answer()).toMatchObject({ status: 413, headers: { connection: "close" } });
      expect(d.bugs).toEqual([]);
    },
  );
});

describe("a connection", () => {
  it("with slow headers gets 408 and is closed", async () => {
    await using d = await open({ limits: { headersTimeoutMs: 30 } });
    const text = await answerTo(d.port, "GET /parcels HTTP/1.1\r\nHost: local");
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/);
    expect(d.exchanges).toMatchObject([{ status: 408, code: "request_timeout", operationId: "unmatched" }]);
  });

  it("that sends nothing is closed without a response", async () => {
    await using d = await open({ limits: { headersTimeoutMs: 30 } });
    expect([await answerTo(d.port, ""), d.exchanges]).toEqual(["", []]);
  });

  it("that is idle is closed", async () => {
    await using d = await open({ limits: { keepAliveTimeoutMs: 30 } });
    await using socket = await rawSocket(d.port);
    socket.write(LIST);
    expect((await socket.answer()).headers["connection"]).toBe("keep-alive");
    await socket.closed;
  });

  it("with too large headers gets 431", async () => {
    await using d = await open({ limits: { maxHeaderBytes: 4096 } });
    const text = await answerTo(d.port, head("GET", "/parcels", { x: "a".repeat(5000) }));
    expect(text).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\nConnection: close\r\n/);
    expect(d.exchanges).toMatchObject([{ status: 431, code: "headers_too_large" }]);
  });

  it("with too many headers gets 431, even where Node would drop the last ones", async () => {
    await using d = await open();
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`x${i}`, "1"]));
    const text = await answerTo(d.port, head("GET", "/parcels", { ...many, connection: "close" }));
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
  });

  it("beyond the limit is closed at once; new ones are accepted when others have closed", async () => {
    await using d = await open({ limits: { maxConnections: 2 } });
    {
      await using first = await rawSocket(d.port);
      await using second = await rawSocket(d.port);
      for (const socket of [first, second]) {
        socket.write(LIST);
        expect((await socket.answer()).status).toBe(200);
      }
      await using third = await rawSocket(d.port);
      await third.closed;
      first.write(LIST);
      expect((await first.answer()).status).toBe(200);
    }
    await expect
      .poll(async () => (await answerTo(d.port, `${LIST.slice(0, -2)}connection: close\r\n\r\n`)).slice(9, 12))
      .toBe("200");
  });

  it("whose client does not read the response is closed, and one with a slow handler is not", async () => {
    const slow = gate();
    const handler = async (): Promise<string> => {
      await slow.handler();
      return "x".repeat(32 * 1024 * 1024);
    };
    await using d = await open({
      limits: { sendTimeoutMs: 50 },
      routes: [{ method: "GET", path: "/long", handler }],
    });
    const accepted = once(d.server.listener, "connection");
    const client = connect(d.port, "127.0.0.1").on("error", () => undefined);
    const [socket] = await accepted;
    client.pause().write(head("GET", "/long", {}));
    await slow.began;
    await once(d.server.listener, "timeout"); // it takes longer than that
    expect(socket.destroyed).toBe(false);
    const closed = once(socket, "close");
    slow.open();
    await closed;
    client.destroy();
  });
});

describe("a disconnected client", () => {
  it("before the response is an ordinary exchange with status 499", async () => {
    const slow = gate();
    await using d = await open({ list: slow.handler });
    const accepted = once(d.server.listener, "connection");
    await using client = await rawSocket(d.port);
    const [socket] = await accepted;
    client.write(LIST);
    await slow.began;
    const closed = new Promise((resolve) => socket.once("close", resolve)); // after an error
    client.abort();
    await closed;
    slow.open();
    await expect.poll(() => d.exchanges).toHaveLength(1);
    expect(d.exchanges).toMatchObject([{ operationId: "listParcels", status: 499, code: "client_gone" }]);
    expect(d.exchanges[0]?.ms).toBeGreaterThanOrEqual(0);
    expect(d.bugs).toEqual([]);
  });

  it("in the middle of its body also gets status 499", async () => {
    await using d = await open();
    const begun = once(d.server.listener, "request");
    await using socket = await rawSocket(d.port);
    socket.write(`${head("PUT", "/parcels", { "content-type": "application/json", "content-length": "10" })}{`);
    await begun;
    socket.abort();
    await expect.poll(() => d.exchanges).toHaveLength(1);
    expect(d.exchanges).toMatchObject([{ operationId: "leaveParcel", status: 499, code: "client_gone" }]);
    expect([d.bugs, d.taken]).toEqual([[], []]);
  });

  it("before its address was read is not logged as a failure", async () => {
    const first = gate();
    await using d = await open({ isThere: first.handler });
    const accepted = once(d.server.listener, "connection");
    await using client = await rawSocket(d.port);
    const [socket] = await accepted;
    client.write(LIST);
    await first.began;
    const closed = new Promise((resolve) => socket.once("close", resolve)); // after an error
    client.abort();
    await closed;
    first.open();
    await expect.poll(() => d.exchanges).toHaveLength(1);
    expect([d.exchanges[0]?.status, d.bugs]).toEqual([499, []]);
  });
});

it("a throwing log does not affect responses", async () => {
  await using d = await open({
    onExchange: () => {
      throw new Error("no space left on device");
    },
  });
  await using socket = await rawSocket(d.port);
  for (const _ of [1, 2]) {
    socket.write(SORT);
    expect((await socket.answer()).status).toBe(200);
  }
});
