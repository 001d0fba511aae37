import { server as hapi, type Server, type ServerOptions } from "@hapi/hapi";
import { describe, expect, it } from "vitest";
import { webhooksPlugin } from "../../../src/middleware/platforms/hapi.ts";
import { delivery, PATH, PUSH, type Sent } from "../../support/deliveries.ts";
import { onHapi } from "../../support/platforms.ts";
import { head, rawSocket } from "../../support/raw-socket.ts";
import { witness } from "../../support/receivers.ts";

const plugin = webhooksPlugin;

async function inject(server: Server, { method, path, headers, body }: Sent) {
  const { statusCode, payload } = await server.inject({ method, url: path, headers, payload: Buffer.from(body) });
  return `${statusCode} ${payload.trim()}`;
}

describe("the plugin", () => {
  it.each<[string, ServerOptions]>([
    ["with default settings", {}],
    ["that strips trailing slashes", { router: { stripTrailingSlash: true } }],
    ["whose routes allow only small bodies", { routes: { payload: { maxBytes: 1 } } }],
    ["whose routes allow one media type", { routes: { payload: { allow: "text/plain" } } }],
    ["whose routes have CORS and security headers", { routes: { cors: true, security: true } }],
  ])("works on a server %s", async (_what, options) => {
    const { webhooks, events } = witness();
    const server = hapi(options);
    await server.register({ plugin, options: { webhooks } });
    for (const path of [PATH, `${PATH}/`, `${PATH}//`, `${PATH}/?x=1`, `${PATH}?x=/`]) {
      expect(await inject(server, delivery({ path }))).toBe("200 ok");
    }
    expect(events).toHaveLength(5);
    expect(events[0]?.payload).toEqual(JSON.parse(PUSH));
    const preflight = { origin: "https://example.com", "access-control-request-method": "POST" };
    const { headers } = await server.inject({ method: "OPTIONS", url: PATH, headers: preflight });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(await inject(server, delivery({ method: "PUT" }))).toMatch(/^404 \{"error":"/);
    expect(await inject(server, delivery({ headers: { "content-type": "not a type" } }))).toMatch(/^415 \{"error":"/);
    expect(await inject(server, delivery({ headers: { cookie: "=;=" } }))).toBe("200 ok");
  });

  it("works where all other routes require a login", async () => {
    const { webhooks } = witness();
    const server = hapi();
    server.auth.scheme("never", () => ({
      authenticate: () => {
        throw new Error("no");
      },
    }));
    server.auth.strategy("never", "never");
    server.auth.default("never");
    await server.register({ plugin, options: { webhooks } });
    expect(await inject(server, delivery())).toBe("200 ok");
  });

  it("works beside other routes, and can be registered twice", async () => {
    const [first, second] = [witness(), witness()];
    const server = hapi();
    server.route({ method: "GET", path: PATH, handler: () => "a page for people" });
    server.route({ method: "*", path: "/{any*}", handler: () => "anything else" });
    await server.register([
      { plugin, options: { webhooks: first.webhooks } },
      { plugin, options: { webhooks: second.webhooks, path: "/second" } },
    ]);
    expect(await inject(server, delivery())).toBe("200 ok");
    expect(await inject(server, delivery({ path: "/second" }))).toBe("200 ok");
    expect(await inject(server, delivery({ path: `${PATH}/more` }))).toBe("200 anything else");
    const page = await server.inject(PATH);
    expect(page.payload).toBe("a page for people");
    expect([first.events.length, second.events.length]).toEqual([1, 1]);
  });

  it.each([
    ["/hooks", PATH, `/hooks${PATH}`],
    ["/hooks", "/", "/hooks"],
    ["/hooks", "/deep/", "/hooks/deep"],
  ])("respects a prefix: %s and %s make %s", async (prefix, path, whole) => {
    const { webhooks } = witness();
    const server = hapi();
    await server.register({ plugin, options: { webhooks, path } }, { routes: { prefix } });
    expect(await inject(server, delivery({ path: whole }))).toBe("200 ok");
    expect(await inject(server, delivery({ path: `${whole}/` }))).toBe("200 ok");
    expect(await inject(server, delivery({ path: `${whole}/more` }))).toMatch(/^404/);
  });

  it("refuses invalid options at registration, naming them", async () => {
    const { webhooks } = witness();
    const register = (options: object): Promise<unknown> =>
      hapi().register({ plugin, options: { webhooks, ...options } }) as Promise<unknown>;
    await expect(register({ path: "hooks" })).rejects.toThrow(/^path/);
    await expect(register({ maxBytes: -1 })).rejects.toThrow(/^maxBytes/);
    await expect(register({ webhooks: undefined })).rejects.toThrow(TypeError);
  });

  it("lets the server see its responses", async () => {
    const { webhooks } = witness();
    const server = hapi();
    await server.register({ plugin, options: { webhooks } });
    const statuses: unknown[] = [];
    server.ext("onPreResponse", ({ response }, h) => {
      statuses.push(response instanceof Error ? response : response.statusCode);
      return h.continue;
    });
    await inject(server, delivery());
    await inject(server, delivery({ body: "{" }));
    expect(statuses).toEqual([200, 400]);
  });

  /** A server with an extension that handles every response and takes this many turns for it. */
  async function busy(turns: number, setUp: (server: Server) => void = () => undefined) {
    const { webhooks, events } = witness();
    const server = hapi({ host: "127.0.0.1", port: 0, debug: false });
    server.ext("onPreResponse", async (_request, h) => {
      for (let turn = 0; turn < turns; turn++) await undefined;
      return h.response("replaced").code(400);
    });
    server.route({ method: "POST", path: "/elsewhere", handler: () => "else" });
    setUp(server);
    await server.register({ plugin, options: { webhooks } });
    await server.start();
    return { server, events, port: Number(server.info.port), [Symbol.asyncDispose]: () => server.stop({ timeout: 0 }) };
  }

  /** A request that reaches the reading of its body, and no further. */
  const lines = Object.entries({ ...delivery().headers, "x-hub-signature-256": `sha256=${"0".repeat(64)}` })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");

  it.each([
    ["one byte too many", `HTTP/1.1\r\nHost: x\r\n${lines}Content-Length: 2\r\nConnection: close\r\n\r\n{}X`],
    ["no trailer", `HTTP/1.1\r\nHost: x\r\n${lines}Transfer-Encoding: chunked\r\n\r\n0\r\nTrailer: x\r\n\r\n{}`],
    ["one byte too many in HTTP/1.0", `HTTP/1.0\r\n${lines}Content-Length: 2\r\n\r\n{}X`],
  ])("causes no unhandled rejection when the server is sent %s", async (_what, rest) => {
    const rejected: unknown[] = [];
    const note = (reason: unknown): void => void rejected.push(reason);
    const others = process.listeners("unhandledRejection");
    process.removeAllListeners("unhandledRejection").on("unhandledRejection", note);
    try {
      // The responses of hapi and of the handler coincide after an unspecified number of turns.
      for (let turns = 0; turns < 20; turns++) {
        await using b = await busy(turns);
        for (const path of [PATH, `${PATH}/`]) {
          await using socket = await rawSocket(b.port);
          socket.write(`POST ${path} ${rest}`);
          await socket.closed;
        }
      }
    } finally {
      process.removeAllListeners("unhandledRejection");
      for (const listener of others) process.on("unhandledRejection", listener);
    }
    expect(rejected).toEqual([]);
  });

  it("leaves faults of other connections to the server and its listeners", async () => {
    const faults: unknown[] = [];
    await using b = await busy(0, (server) => {
      server.listener.on("clientError", (error: NodeJS.ErrnoException) => faults.push(error.code));
    });
    await using socket = await rawSocket(b.port);
    socket.write("NO HTTP\r\n\r\n");
    expect((await socket.answer()).status).toBe(400);
    expect(faults).toHaveLength(1);
  });

  it.each(["a b", "1.2.3.4.5", "[::1"])(
    "matches its path with trailing slashes whatever the Host is: %s",
    async (host) => {
      const { webhooks } = witness();
      const server = hapi();
      await server.register({ plugin, options: { webhooks } });
      const sent = delivery({ path: `${PATH}//?x=1` });
      expect(await inject(server, { ...sent, headers: { ...sent.headers, host } })).toBe("200 ok");
    },
  );

  it("does not wait for a body whose declared length is beyond any limit", async () => {
    const { webhooks } = witness();
    await using receiver = await onHapi(webhooks);
    await using socket = await rawSocket(receiver.port);
    socket.write(`${head("POST", PATH, { ...delivery().headers, "content-length": "9007199254740993" })}{`);
    expect((await socket.answer()).status).toBe(413);
  });
});
