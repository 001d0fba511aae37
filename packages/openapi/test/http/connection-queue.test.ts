import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { list } from "../../../webhooks/test/support/gate.ts";
import { head, rawSocket } from "../../../webhooks/test/support/raw-socket.ts";
import { createConnectionQueue, queueRequests } from "../../src/http/connection-queue.ts";
import type { Pressure } from "../../src/runtime/load-shedding.ts";
import { fixture, type Generated, generated } from "../codegen/support.ts";
import { type DepotOptions, openDepot, TOKEN } from "../hapi/depot.ts";

let depot: Generated;
beforeAll(async () => {
  depot = await generated(fixture("depot.yaml"));
});
afterAll(() => depot[Symbol.asyncDispose]());

/** A depot whose `listParcels` waits, each time, until its entry in `begun` is called, or the test ends. */
async function openSlow(options: DepotOptions = {}) {
  const begun = list<() => void>();
  const over = Promise.withResolvers<void>();
  const wait = (): Promise<void> => Promise.race([over.promise, new Promise<void>((resolve) => begun.add(resolve))]);
  const d = await openDepot(depot, { list: wait, ...options });
  const accept = async (): Promise<Socket> => (await once(d.server.listener, "connection"))[0];
  /** Requests of other connections: when they have been answered, the event loop has had several turns. */
  const serveOthers = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) expect((await d.leave("{}")).status).toBe(200);
  };
  const close = async (): Promise<void> => {
    over.resolve();
    await d[Symbol.asyncDispose]();
  };
  return { ...d, begun, accept, serveOthers, [Symbol.asyncDispose]: close };
}

const LIST = head("GET", "/parcels", { authorization: `Bearer ${TOKEN}` });
const json = { "content-type": "application/json" };
const leave = (body: string, headers: Readonly<Record<string, string>> = {}): string =>
  head("PUT", "/parcels", { ...json, "content-length": String(body.length), ...headers }) + body;
const GARBAGE = "\x00 no HTTP\r\n\r\n";

/** The statuses of everything that is sent in response to these bytes, until the connection ends. */
async function statusesFor(port: number, bytes: string): Promise<string[]> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.write(bytes, "latin1");
  await once(socket, "close");
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = ""]) => status);
}

describe("requests that are sent at once on one connection", () => {
  it("are begun one by one, each when the one before it has been answered, while others are served", async () => {
    await using d = await openSlow();
    await using client = await rawSocket(d.port);
    client.write(LIST.repeat(3));
    for (const count of [1, 2, 3]) {
      await d.begun.length(count);
      await d.serveOthers();
      expect(d.begun.items).toHaveLength(count);
      d.begun.items[count - 1]?.();
      expect((await client.answer()).status).toBe(200);
    }
  });

  it("are answered in their order, whatever they are", async () => {
    await using d = await openDepot(depot);
    const chunked = `${head("PUT", "/parcels", { ...json, "transfer-encoding": "chunked" })}3\r\n{2}\r\n0\r\n\r\n`;
    const statuses = await statusesFor(
      d.port,
      [
        leave("{1}"),
        LIST,
        LIST.replace("GET", "HEAD"),
        chunked,
        head("GET", "/parcels", { expect: "something" }),
        head("POST", "/nothing", { "content-length": "0" }),
        leave("{3}", { expect: "100-continue" }),
        head("GET", "/parcels", { authorization: `Bearer ${TOKEN}`, connection: "close" }),
      ].join(""),
    );
    expect(statuses).toEqual(["200", "200", "200", "200", "417", "404", "100", "200", "200"]);
    expect(d.taken.map((body) => Buffer.from(body).toString())).toEqual(["{1}", "{2}", "{3}"]);
    expect(d.bugs).toEqual([]);
  });

  it("are not begun while the client does not read the response before them", async () => {
    let calls = 0;
    const long = "x".repeat(32 * 1024 * 1024);
    const called = list<void>();
    const handler = (): string => {
      calls++;
      called.add();
      return long;
    };
    await using d = await openSlow({ routes: [{ method: "GET", path: "/long", handler }] });
    const client = connect(d.port, "127.0.0.1").on("error", () => undefined);
    client.pause().write(head("GET", "/long", {}).repeat(4));
    await called.length(1);
    await d.serveOthers();
    expect(calls).toBe(1);
    client.destroy();
  });

  it("are not begun when the client has disconnected", async () => {
    await using d = await openSlow();
    const accepted = d.accept();
    await using client = await rawSocket(d.port);
    const closed = accepted.then((socket) => new Promise((resolve) => socket.once("close", resolve))); // after an error
    client.write(LIST.repeat(3));
    await d.begun.length(1);
    client.abort();
    await client.closed;
    d.begun.items[0]?.();
    await closed;
    await d.serveOthers();
    expect(d.begun.items).toHaveLength(1);
  });

  it("are not begun when the connection ends with the response before them", async () => {
    await using d = await openSlow();
    await using client = await rawSocket(d.port);
    const late = `${head("PUT", "/nothing", { "content-length": "1" })}`;
    client.write(LIST + LIST + late);
    for (const count of [1, 2]) {
      await d.begun.length(count);
      d.begun.items[count - 1]?.();
      expect((await client.answer()).status).toBe(200);
    }
    expect(await client.answer()).toMatchObject({ status: 404, headers: { connection: "close" } });
    await client.closed;
  });

  it("do not keep a server from stopping, and are not begun by then", async () => {
    await using d = await openSlow();
    await using client = await rawSocket(d.port);
    client.write(LIST.repeat(3));
    await d.begun.length(1);
    const stopped = d.server.stop({ timeout: 100_000 });
    d.begun.items[0]?.();
    expect((await client.answer()).status).toBe(200);
    await client.closed;
    await stopped;
    expect(d.begun.items).toHaveLength(1);
  });

  it("are refused under the pressure there is when their turn comes", async () => {
    let pressure: Pressure = "none";
    await using d = await openSlow({
      shedding: { pressure: () => pressure, last: () => false, always: () => false, onShed: () => undefined },
    });
    await using client = await rawSocket(d.port);
    client.write(LIST.repeat(3));
    await d.begun.length(1);
    pressure = "extreme";
    d.begun.items[0]?.();
    for (const status of [200, 503, 503]) expect((await client.answer()).status).toBe(status);
    pressure = "none";
    client.write(LIST);
    await d.begun.length(2);
  });
});

describe("a connection on which requests wait", () => {
  it("is not read", async () => {
    await using d = await openSlow();
    const accepted = d.accept();
    await using client = await rawSocket(d.port);
    const socket = await accepted;
    client.write(LIST.repeat(2));
    await d.begun.length(1);
    const { bytesRead } = socket;
    await client.sent(Buffer.from(LIST.repeat(10)));
    await d.serveOthers();
    expect(socket.bytesRead).toBe(bytesRead);
    d.begun.items[0]?.();
    await d.begun.length(2);
    await d.serveOthers();
    expect(socket.bytesRead).toBe(bytesRead + 10 * LIST.length);
  });

  it("is read again for the rest of the last one", async () => {
    await using d = await openSlow();
    await using client = await rawSocket(d.port);
    client.write(LIST + leave("{}", { "content-length": "5" }));
    await d.begun.length(1);
    client.write(":-)");
    d.begun.items[0]?.();
    expect([(await client.answer()).status, (await client.answer()).status]).toEqual([200, 200]);
    expect(d.taken.map((body) => Buffer.from(body).toString())).toEqual(["{}:-)"]);
  });

  it("may have sent part of a request, whose time limit does not matter as long as it is not read", async () => {
    await using d = await openSlow();
    const accepted = d.accept();
    await using client = await rawSocket(d.port);
    client.write(LIST + LIST + LIST.slice(0, -3));
    await d.begun.length(1);
    const late = Object.assign(new Error("as Node reports it"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    d.server.listener.emit("clientError", late, await accepted);
    client.write(LIST.slice(-3));
    for (const count of [1, 2, 3]) {
      await d.begun.length(count);
      d.begun.items[count - 1]?.();
      expect((await client.answer()).status).toBe(200);
    }
  });
});

it("a connection that brings more waiting requests than a process may have is closed", async () => {
  const begun = list<ServerResponse>();
  await using server = createServer((_request, response) => begun.add(response));
  queueRequests(server, 2);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await using patient = await rawSocket(port);
  for (const first of [1, 5]) {
    patient.write(LIST.repeat(3));
    await begun.length(first);
    await using greedy = await rawSocket(port);
    greedy.write(LIST.repeat(2));
    await greedy.closed;
    expect(begun.items).toHaveLength(first + 1);
    for (const at of [first - 1, first + 1, first + 2]) {
      await begun.length(at + 1);
      begun.items[at]?.end();
      expect((await patient.answer()).status).toBe(200);
    }
  }
});

it("requests that wait for a response behind one of another listener are forgotten when the connection is closed", async () => {
  const begun = list<ServerResponse>();
  const queue = createConnectionQueue(2);
  let other: ServerResponse | undefined;
  await using server = createServer((request, response) => {
    if (request.url === "/other") other = response;
    else queue.admit((_request, admitted) => begun.add(admitted), request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, "connection");
  await using client = await rawSocket(port);
  const closed = accepted.then(([socket]: Socket[]) => new Promise((resolve) => socket?.once("close", resolve)));
  client.write(LIST + head("GET", "/other", {}) + LIST + LIST);
  await begun.length(1);
  begun.items[0]?.end();
  await begun.length(2);
  client.abort();
  await client.closed;
  other?.write("into the void");
  await closed;
  await using next = await rawSocket(port);
  next.write(LIST.repeat(3));
  for (const count of [3, 4, 5]) {
    await begun.length(count);
    begun.items[count - 1]?.end();
    expect((await next.answer()).status).toBe(200);
  }
});

describe("bytes that are no request", () => {
  it("are refused after the response to the complete request before them", async () => {
    await using d = await openDepot(depot);
    expect(await statusesFor(d.port, leave("{}") + GARBAGE)).toEqual(["200", "400"]);
    expect(d.taken).toHaveLength(1);
    expect(d.exchanges).toMatchObject([
      { operationId: "leaveParcel", status: 200, code: undefined },
      { operationId: "unmatched", status: 400, code: "malformed_request" },
    ]);
  });

  it("are refused after the responses to all complete requests before them", async () => {
    await using d = await openSlow();
    await using client = await rawSocket(d.port);
    const refused = once(d.server.listener, "clientError");
    client.write(LIST.repeat(2) + GARBAGE);
    await refused;
    for (const count of [1, 2]) {
      await d.begun.length(count);
      d.begun.items[count - 1]?.();
      expect((await client.answer()).status).toBe(200);
    }
    expect(await client.answer()).toMatchObject({ status: 400, headers: { connection: "close" } });
    await client.closed;
  });

  it("are refused at once in the body of a request", async () => {
    await using d = await openDepot(depot);
    const spoilt = head("PUT", "/parcels", { ...json, "transfer-encoding": "chunked" });
    expect(await statusesFor(d.port, `${spoilt}2\r\n{}X`)).toEqual(["400"]);
    expect(d.taken).toEqual([]);
    await expect.poll(() => d.exchanges).toHaveLength(1);
    expect(d.exchanges).toMatchObject([{ operationId: "leaveParcel", status: 400, code: "malformed_request" }]);
  });

  it("are refused in place of a request that waits and whose body they spoil", async () => {
    await using d = await openDepot(depot);
    const spoilt = head("PUT", "/parcels", { ...json, "transfer-encoding": "chunked" });
    expect(await statusesFor(d.port, `${LIST}${spoilt}2\r\n{}X`)).toEqual(["200", "400"]);
    expect(d.taken).toEqual([]);
    expect(d.exchanges).toMatchObject([
      { operationId: "listParcels", status: 200, code: undefined },
      { operationId: "unmatched", status: 400, code: "malformed_request" },
    ]);
  });
});

it("of the requests that wait on many connections one begins in a turn of the event loop", async () => {
  const [first, later] = [list<ServerResponse>(), list<number>()];
  let turn = 0;
  const ticking = new AbortController();
  const tick = (): void => {
    turn++;
    if (!ticking.signal.aborted) setImmediate(tick);
  };
  await using server = createServer((request, response) => {
    if (request.url === "/first") return first.add(response);
    later.add(turn);
    response.end();
  });
  queueRequests(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await using stack = new AsyncDisposableStack();
  for (let at = 0; at < 20; at++) {
    const client = stack.use(await rawSocket(port));
    client.write(head("GET", "/first", {}) + head("GET", "/later", {}));
  }
  await first.length(20);
  setImmediate(tick);
  for (const response of first.items) response.end();
  await later.length(20);
  ticking.abort();
  for (const begun of Map.groupBy(later.items, (at) => at).values()) expect(begun.length).toBeLessThanOrEqual(2);
});
