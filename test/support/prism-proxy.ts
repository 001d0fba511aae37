import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { operations as rows } from "../../generated/openapi/operations.js";
import { PROXY_FILE } from "./proxy-reporter.ts";

/** Where to count; if set, requests of worlds go through Prism, as with `npm run test:proxy`. */

const file = process.env[PROXY_FILE];

type Server = Readonly<{ listen: (port: number, host: string) => Promise<string>; close: () => Promise<void> }>;
type Violation = Readonly<{ location: readonly [side: string, ...path: string[]]; message: string }>;

const load = createRequire(import.meta.url);
const specification = fileURLToPath(new URL("../../spec/openapi.yaml", import.meta.url));
let operations: Promise<unknown> | undefined;

/**
 * Prism between tests and the service at `upstream`. It has no interface for this but its modules, which have no types.
 */
async function startProxy(upstream: string): Promise<Readonly<{ base: string; close: () => Promise<void> }>> {
  operations ??= load("@stoplight/prism-http").getHttpOperationsFromSpec(specification);
  const logger = load("@stoplight/prism-core").createLogger("tests", { level: "silent" });
  const config = {
    isProxy: true,
    upstream: new URL(upstream),
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    mock: { dynamic: false },
  };
  const options = { components: { logger }, config, cors: false };
  const server: Server = load("@stoplight/prism-http-server").createServer(await operations, options);
  return { base: await server.listen(0, "127.0.0.1"), close: server.close };
}

const patterns = Object.values(rows).map(({ operationId, method, path }) => ({
  operationId,
  method: method.toUpperCase(),
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[\\w.-]+")}$`),
}));

/** The operation of a request, if its path is spelled as in the specification. */
const operationAt = (method: string, path: string): string | undefined =>
  patterns.find((one) => one.method === method && one.path.test(path))?.operationId;

/** Longer bodies are for the limits of the service, and Prism has its own. */
const maxBody = 100_000;

/** What Prism passes on unchanged: it parses bodies, takes `null` for none, and answers itself what is no operation. */
function isPassed({ headers, body }: RequestInit): boolean {
  if (body === undefined || body === null) return true;
  if (typeof body !== "string" || body.length > maxBody || !body.startsWith("{")) return false;
  if (!new Headers(headers).get("content-type")?.startsWith("application/json")) return false;
  try {
    return JSON.stringify(JSON.parse(body)) === body;
  } catch {
    return false;
  }
}

/** Prism cuts the header when there are too many, which is so for requests only. */
function violationsOf(response: Response): readonly Violation[] {
  const text = response.headers.get("sl-violations") ?? "[]";
  return text.startsWith("[") ? JSON.parse(text) : [{ location: ["request"], message: "too many to list" }];
}

/**
 * A reply may be empty where the specification says so with `x-body: optional`, for which OpenAPI itself has no words.
 */
const mayBeEmpty = (operation: string, status: number): boolean =>
  Object.entries(rows).some(
    ([id, { replies }]) =>
      id === operation && Object.entries(replies).some(([key, { optional }]) => key === String(status) && optional),
  );

function record(operation: string, response: Response): void {
  const { status, headers } = response;
  const isEmpty = headers.get("content-length") === "0" && mayBeEmpty(operation, status);
  const violations = violationsOf(response);
  const ofReply = isEmpty ? [] : violations.filter(({ location: [side] }) => side === "response");
  expect(ofReply, `${operation} ${status}: Prism says that the answer is not as specified`).toEqual([]);
  const [lenient] = status < 400 ? violations.filter(({ location: [side] }) => side === "request") : [];
  appendFileSync(file ?? "/dev/null", `${operation}\t${lenient?.message ?? ""}\n`);
}

export type ProxiedFetch = AsyncDisposable & Readonly<{ fetch: typeof fetch }>;

/** `fetch` for the service at `base`; through Prism, when that was asked for and Prism passes the request on. */
export function proxied(base: string): ProxiedFetch {
  let proxy: ReturnType<typeof startProxy> | undefined;
  const through: typeof fetch = async (input, init = {}) => {
    const { method = "GET" } = init;
    const { pathname } = new URL(String(input));
    const operation = operationAt(method, pathname);
    if (operation === undefined || !isPassed(init)) return fetch(input, init);
    proxy ??= startProxy(base);
    const response = await fetch(String(input).replace(base, (await proxy).base), init);
    record(operation, response);
    return response;
  };
  return {
    fetch: file === undefined ? fetch : through,
    [Symbol.asyncDispose]: async () => (await proxy)?.close(),
  };
}
