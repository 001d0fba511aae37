import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe } from "vitest";
import { createFetchHandler } from "../../src/fetch/index.ts";
import { type Exchange, notImplemented, Problem, preferredType, type ServerSentEvent, serve } from "../../src/index.ts";
import { createNodeHandler } from "../../src/node/index.ts";
import type { AnyHandler } from "../../src/operation/handler.ts";
import type { Around } from "../../src/runtime/around.ts";
import type { CorsOptions } from "../../src/runtime/cors.ts";
import type { ReplyPolicy } from "../../src/runtime/reply-check.ts";
import { type Generated, generated, root } from "../codegen/support.ts";

export type Options = Readonly<{
  handlers?: Readonly<Record<string, AnyHandler>>;
  validateReplies?: ReplyPolicy | "off";
  bodyTimeoutMs?: number;
  headers?: Readonly<Record<string, string>>;
  basePath?: string;
  cors?: CorsOptions;
  around?: Around;
  /** The path of the first server of the document. */
  documentPath?: string;
}>;

/** A shop that is being served. `send`: as the global `fetch`, with a path instead of an address. */
export type Shop = AsyncDisposable &
  Readonly<{
    send: (path: string, init?: RequestInit) => Promise<Response>;
    errors: unknown[];
    exchanges: Exchange[];
  }>;

async function* bytes(): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(0, 1);
  yield Uint8Array.of(255);
}
async function* events(): AsyncGenerator<ServerSentEvent> {
  yield { data: { name: "axe" }, event: "added", id: "1" };
  yield { data: "two\nlines" };
}

const handlers: Readonly<Record<string, AnyHandler>> = {
  getItem: ({ path, query, header, cookie, client }) => ({
    status: 200,
    body: { path, query, header, cookie, userAgent: client.userAgent },
  }),
  deleteItem: () => ({ status: 204 }),
  addItem: ({ body, contentType }) => ({
    status: 201,
    headers: { location: "/items/1" },
    body: { contentType, body: body instanceof Uint8Array ? [...body] : body },
  }),
  newestItem: () => ({ status: 302, headers: { location: "/items/7" } }),
  getFile: ({ path }) => {
    const { ext } = path as { name: string; ext: string };
    if (ext === "csv") return { status: 200, type: "text/csv", body: "a,b" };
    if (ext === "bin") return { status: 200, type: "application/octet-stream", body: Uint8Array.of(0, 128, 255) };
    return { status: 200, body: path };
  },
  getShop: ({ path }) => ({ status: 200, body: path }),
  putShop: ({ path }) => ({ status: 200, body: path }),
  getFormat: ({ path, request }) => {
    const type = preferredType(request, ["application/json", "text/csv"]);
    if (type === undefined) throw new Problem("not_acceptable");
    const headers = (path as { name: string }).name === "other-header" ? { vary: "origin" } : {};
    const keep = { tags: [], until: Number.POSITIVE_INFINITY };
    return { status: 200, type, body: type === "text/csv" ? "a,b" : { a: "b" }, headers, keep };
  },
  getProbe: ({ path }) => ({ status: 200, body: path }),
  headProbe: () => ({
    status: 200,
    headers: { "content-type": "application/json", "content-length": 1234, "x-probe": "1" },
  }),
  newestProbe: () => ({ status: 200, body: { name: "newest" } }),
  headPulse: () => ({ status: 204 }),
  reply: ({ path }) => {
    const { status } = path as { status: number };
    if (status === 200) return { status, body: [{ name: "axe" }] };
    if (status < 300) return { status, body: `a ${status}` };
    if (status < 500) return { status, body: { status } };
    return { status };
  },
  getCookies: () => ({
    status: 418,
    headers: { "set-cookie": ["a=1; Path=/", "b=2"], "X-Many": ["1", "2"] },
    body: {},
  }),
  getStream: ({ path }) =>
    (path as { kind: string }).kind === "events"
      ? { status: 200, type: "text/event-stream", body: events() }
      : { status: 200, body: bytes() },
  takeBytes: () => ({ status: 200, body: "unread" }),
  takeParts: () => ({ status: 200, body: "unread" }),
  unwritten: () => notImplemented(), // not the function itself, which is warned of at start
};
for (const id of ["Header", "Query", "Cookie", "Password", "Token", "Scopes", "Both", "Either", "Nobody"])
  Object.assign(handlers, { [`by${id}`]: (({ security }) => ({ status: 200, body: security })) satisfies AnyHandler });

const security = {
  headerKey: (key: string) => {
    if (key === "broken") throw new Error("The table of keys is gone.");
    return key === "k" ? { name: "header" } : undefined;
  },
  queryKey: (key: string) => (key === "k" ? { name: "query" } : undefined),
  cookieKey: (key: string) => (key === "k" ? { name: "cookie" } : undefined),
  password: ({ username, password }: { username: string; password: string }) =>
    password === "p:w" ? { name: username } : undefined,
  token: (token: string) => (token === "t" ? { name: "token" } : undefined),
  oauth: (token: string, { scopes }: { scopes: readonly string[] }) => {
    const challenge = (text: string) => ({ headers: { "www-authenticate": `Bearer ${text}` } });
    if (token === "expired")
      throw new Problem(
        "unauthorized",
        undefined,
        challenge('error="invalid_token", error_description="It has expired."'),
      );
    if (token === "reader")
      throw new Problem("forbidden", undefined, challenge(`error="insufficient_scope", scope="${scopes.join(" ")}"`));
    if (token === "narrow") throw new Problem("forbidden");
    return token === "wide" ? { scopes } : undefined;
  },
};

let document: Generated;
export const useShop = (): void => {
  beforeAll(async () => {
    document = await generated(readFileSync(`${root}packages/openapi/test/adapters/shop.yaml`, "utf8"));
  });
  afterAll(() => document[Symbol.asyncDispose]());
};

function optionsOf({ handlers: own, documentPath, ...options }: Options) {
  const [errors, exchanges]: [unknown[], Exchange[]] = [[], []];
  const { operations, requests, replies, securitySchemes } = document;
  const application = {
    ...options,
    generated: {
      operations,
      requests,
      securitySchemes,
      replies: async () => ({ replies }),
      ...(documentPath !== undefined && { basePath: documentPath }),
    },
    handlers: { ...handlers, ...own },
    security: security as never,
    onError: (error: unknown) => void errors.push(error),
    onExchange: (exchange: Exchange) => void exchanges.push(exchange),
  };
  return { application, errors, exchanges };
}

const sender =
  (base: string): Shop["send"] =>
  (path, init) =>
    fetch(`${base}${path}`, { redirect: "manual", ...init });

async function onHapi(options: Options): Promise<Shop> {
  const { application, errors, exchanges } = optionsOf(options);
  const server = await serve({ ...application, port: 0, stopSignals: false, stopTimeoutMs: 100 });
  return { send: sender(server.url), errors, exchanges, [Symbol.asyncDispose]: () => server.stop() };
}

async function onNode(options: Options): Promise<Shop> {
  const { application, errors, exchanges } = optionsOf(options);
  const server = createHttpServer(createNodeHandler(application)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { send: sender(base), errors, exchanges, [Symbol.asyncDispose]: stop };
}

async function onFetch(options: Options): Promise<Shop> {
  const { application, errors, exchanges } = optionsOf(options);
  const handle = createFetchHandler(application);
  const send: Shop["send"] = (path, init) => handle(new Request(`http://shop.test${path}`, init));
  return { send, errors, exchanges, [Symbol.asyncDispose]: async () => {} };
}

export const jsonOf = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;

export type Adapter = Readonly<{ name: string; open: (options?: Options) => Promise<Shop> }>;

const adapters: readonly Adapter[] = [
  { name: "hapi", open: (options = {}) => onHapi(options) },
  { name: "node:http", open: (options = {}) => onNode(options) },
  { name: "fetch", open: (options = {}) => onFetch(options) },
];

/** Runs the same tests over each adapter. */
export const onEachAdapter = (tests: (adapter: Adapter) => void): void =>
  describe.each(adapters)("on $name", (adapter) => tests(adapter));
