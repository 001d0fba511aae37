import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { text } from "node:stream/consumers";
import { unknownName } from "../runner/unknown-name.ts";
import { asJson, NoAnswer, type Reply, type Service } from "./service.ts";

/** A short call asks every leader, and one that is silent has its own time limit. */
const shortMs = 60_000;
/** So that a box on the way does not forget a connection over which nothing is said for an hour. */
const keepAliveMs = 30_000;

type Asked = Readonly<{ method: string; path: string; signal?: AbortSignal }>;

const within = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(shortMs), ...(signal === undefined ? [] : [signal])]);

/** The reason of a failed connection; trying several addresses of a name gives an error without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "AbortError") return `nothing came within ${shortMs / 1000} seconds`;
  return unknownName(error) || error.message || ("code" in error ? String(error.code) : error.name);
}

/** Whether there was somebody to send a request to. */
type Way = { reached: boolean };

/** `fetch` gives up after five minutes without headers, and a run may take hours: hence the older client. */
function send(base: URL, token: string | undefined, { path, ...asked }: Asked, way: Way): Promise<Reply> {
  const url = new URL(`${base.pathname.replace(/\/$/, "")}${path}`, base);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { accept: "application/json", ...authorization };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? secure : plain)(url, { ...asked, agent: false, headers });
    request.on("socket", (socket) => {
      socket.setKeepAlive(true, keepAliveMs);
      socket.on(url.protocol === "https:" ? "secureConnect" : "connect", () => {
        way.reached = true;
      });
    });
    request.on("error", reject);
    request.on("response", (response) => {
      const { statusCode: status = 0 } = response;
      text(response).then((body) => resolve({ status, text: body, body: asJson(body) }), reject);
    });
    request.end();
  });
}

/** @param base address of any instance of the cluster */
export function overHttp(base: URL, token: string | undefined): Service {
  const ask = (asked: Asked): Promise<Reply> => {
    const way: Way = { reached: false };
    return send(base, token, asked, way).catch((cause: unknown) => {
      throw new NoAnswer(`${base.href} does not answer: ${reasonOf(cause)}.`, way.reached, { cause });
    });
  };
  const get = (path: string, signal?: AbortSignal): Promise<Reply> =>
    ask({ method: "GET", path, signal: within(signal) });
  const post = (path: string, wait: number): Promise<Reply> =>
    ask({ method: "POST", path: wait === 0 ? path : `${path}?wait=${wait}` });
  const runOf = (id: string): string => `/migrations/runs/${encodeURIComponent(id)}`;
  return {
    up: (wait) => post("/migrations/up", wait),
    move: (wait) => post("/migrations/move_migrations_state", wait),
    applied: () => get("/migrations/applied"),
    status: (signal) => get("/migrations/status", signal),
    plan: () => get("/migrations/plan"),
    cancel: (id) => ask({ method: "DELETE", path: runOf(id), signal: within() }),
    interrupt: async () => false,
    [Symbol.asyncDispose]: async () => undefined,
  };
}
