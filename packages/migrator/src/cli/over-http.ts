import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { boundedText } from "@segmark/openapi/internal/bounded-text";
import { unknownName } from "../engine/run/unknown-name.ts";
import type { Change } from "../protocol/contracts.ts";
import { messageOf } from "../protocol/errors.ts";
import { configIn } from "./config.ts";
import { asJson, NoResponse, type Reply, type Service } from "./service.ts";

/** Timeout of a short call, which queries every leader; an unreachable leader has its own timeout. */
const shortTimeoutMs = 60_000;
/** More than any status has: a million names of migrations. */
const maxAnswerBytes = 64 * 1024 * 1024;
/** Prevents middleboxes from dropping a connection that is silent for an hour. */
const keepAliveMs = 30_000;

type RequestOptions = Readonly<{ method: string; path: string; signal?: AbortSignal; body?: string }>;

const withTimeout = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(shortTimeoutMs), ...(signal === undefined ? [] : [signal])]);

/** The reason of a failed connection; when all addresses of a name fail, the error has no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "AbortError") return `no response within ${shortTimeoutMs / 1000} seconds`;
  return unknownName(error) || messageOf(error);
}

/** Whether a connection was established. */
type Connection = { reached: boolean };

/** `fetch` times out after five minutes without headers, but a run may take hours: hence `node:http`. */
function send(
  base: URL,
  token: string | undefined,
  { path, body, ...options }: RequestOptions,
  connection: Connection,
): Promise<Reply> {
  // Not resolved against the base: a path that starts with two slashes would be another host.
  const url = new URL(`${base.origin}${base.pathname.replace(/\/+$/, "")}${path}`);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const type =
    body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const headers = { accept: "application/json", ...type, ...authorization };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? secure : plain)(url, { ...options, agent: false, headers });
    request.on("socket", (socket) => {
      socket.setKeepAlive(true, keepAliveMs);
      socket.on(url.protocol === "https:" ? "secureConnect" : "connect", () => {
        connection.reached = true;
      });
    });
    request.on("error", reject);
    request.on("response", (response) => {
      const { statusCode: status = 0 } = response;
      boundedText(response, maxAnswerBytes).then((body) => resolve({ status, text: body, body: asJson(body) }), reject);
    });
    request.end(body);
  });
}

/** The request for a change of records. */
function requestFor(change: Change, write: boolean, wait: number): Readonly<{ path: string; body?: string }> {
  const query = new URLSearchParams({ ...(write && { apply: "true" }), ...(wait > 0 && { wait: String(wait) }) });
  switch (change.kind) {
    case "baseline":
      query.set("name", change.name);
      break;
    case "repair":
      for (const name of change.migrations) query.append("migration", name);
      break;
    case "adopt":
      query.set("from", change.from);
      if (change.table !== undefined) query.set("table", change.table);
  }
  const file = change.kind === "adopt" ? change.file : undefined;
  const path = `/migrations/${change.kind}?${query}`.replace(/\?$/, "");
  return { path, ...(file !== undefined && { body: JSON.stringify({ file }) }) };
}

/** @param base URL of any instance of the cluster */
export function overHttp(base: URL, token: string | undefined): Service {
  const request = (options: RequestOptions): Promise<Reply> => {
    const connection: Connection = { reached: false };
    return send(base, token, options, connection).catch((cause: unknown) => {
      throw new NoResponse(`${base.href} does not answer: ${reasonOf(cause)}.`, connection.reached, { cause });
    });
  };
  const get = (path: string, signal?: AbortSignal): Promise<Reply> =>
    request({ method: "GET", path, signal: withTimeout(signal) });
  const post = (
    path: string,
    wait: number,
    more: Readonly<Record<string, string | undefined>> = {},
  ): Promise<Reply> => {
    const query = new URLSearchParams(wait === 0 ? {} : { wait: String(wait) });
    for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, value);
    return request({ method: "POST", path: query.size === 0 ? path : `${path}?${query}` });
  };
  const runOf = (id: string): string => `/migrations/runs/${encodeURIComponent(id)}`;
  return {
    up: (wait, scope) => post("/migrations/up", wait, scope),
    move: (wait) => post("/migrations/move_migrations_state", wait),
    applied: () => get("/migrations/applied"),
    status: (signal) => get("/migrations/status", signal),
    plan: () => get("/migrations/plan"),
    amend: (change, write, wait) => {
      const { path, body } = requestFor(change, write, wait);
      const signal = wait === 0 ? { signal: withTimeout() } : {};
      return request({ method: "POST", path, ...signal, ...(body !== undefined && { body }) });
    },
    history: (limit) => get(`/migrations/history?limit=${limit}`),
    config: async (change) => {
      const present = await get("/admin/config");
      const version = configIn(present.body)?.version;
      if (change === undefined || version === undefined) return present;
      const body = JSON.stringify({ version, sections: [change] });
      return request({ method: "PATCH", path: "/admin/config", body, signal: withTimeout() });
    },
    cancel: (id) => request({ method: "DELETE", path: runOf(id), signal: withTimeout() }),
    interrupt: async () => false,
    [Symbol.asyncDispose]: async () => undefined,
  };
}
