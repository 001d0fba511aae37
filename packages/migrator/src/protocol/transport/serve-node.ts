import type { Node } from "../contracts.ts";
import { messageOf } from "../errors.ts";
import { type MigratorLog, silent } from "../log.ts";
import { safeLog } from "../safe-log.ts";
import { createNonces } from "./nonces.ts";
import { answerMac, checkSecret, digestOf, type Fault, type Headers, verifyRequest } from "./signing.ts";
import {
  amendRequestOf,
  BadMessage,
  historyLimitOf,
  maxRequestBytes,
  maxWaitMs,
  moveRequestOf,
  runRequestOf,
  wireError,
} from "./wire.ts";

/** Path of calls between instances, on the port of the application. */
export const clusterPath = "/_cluster/v1";

/** `path` includes the query; a body that is a function is read only after the sender is authenticated. */
export type ClusterRequest = Readonly<{
  method: string;
  path: string;
  headers: Headers;
  body: Uint8Array | (() => Promise<Uint8Array>);
}>;
export type ClusterReply = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>;
export type ServeCluster = (request: ClusterRequest) => Promise<ClusterReply>;

export type ServeNodeOptions = Readonly<{
  node: Node;
  /** At least 32 bytes, the same on all instances. */
  secret: string;
  /** ms since 1970 */
  now?: () => number;
  /** For how many ms it has been serving; default: since this was created. */
  uptime?: () => number;
  log?: MigratorLog;
}>;

type Answer = Readonly<{ status: number; value: unknown }>;
type ClusterCall = Readonly<{ method: string; path: string; query: URLSearchParams; body: unknown }>;

/** What is wrong with the time of a correctly signed call, as the end of a sentence. */
function clockFault(fault: Fault, aheadMs: number): string | undefined {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (fault === "older than this process")
    return `it started after the call was signed, by its clock, which is ${seconds} s ahead of the caller's; set both`;
  if (fault !== "too old or too new") return undefined;
  return `its clock is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} the caller's; set both`;
}

const refusal: ClusterReply = { status: 401, headers: {}, body: "" };
const ok = (value: unknown): Answer => ({ status: 200, value });

async function dispatchRun({ method, path, query, body }: ClusterCall, node: Node): Promise<Answer | undefined> {
  if (path === "/runs" && method === "POST") {
    const request = runRequestOf(body);
    await node.start(request);
    return { status: 202, value: { runId: request.runId } };
  }
  const runId = /^\/runs\/([^/]+)$/.exec(path)?.[1];
  if (runId === undefined) return undefined;
  if (method === "DELETE") {
    await node.cancel(decodeURIComponent(runId), { afterCurrent: query.get("after_current") === "true" });
    return ok(null);
  }
  if (method !== "GET") return undefined;
  const waitMs = Math.min(maxWaitMs, Math.max(0, Number(query.get("wait_ms") ?? 0) || 0));
  return ok(await node.poll(decodeURIComponent(runId), waitMs));
}

async function dispatchOperation({ method, path, body }: ClusterCall, node: Node): Promise<Answer | undefined> {
  if (method !== "POST") return undefined;
  switch (path) {
    case "/probe":
      return ok(await node.probe());
    case "/inspect":
      return ok(await node.inspect());
    case "/applied":
      return ok(await node.applied());
    case "/move":
      return ok(await node.move(moveRequestOf(body)));
    case "/schema":
      return ok(await node.schema());
    case "/status":
      return ok(await node.status());
    case "/amend":
      return ok(await node.amend(amendRequestOf(body)));
    case "/history":
      return ok(await node.history(historyLimitOf(body)));
    default:
      return undefined;
  }
}

function parsed(body: Uint8Array): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new BadMessage("The body is not JSON.");
  }
}

/**
 * Serves a node to other instances at `/_cluster/v1`. Responds 401 without details to requests that are unsigned,
 * wrongly signed, for another instance, too old, from before it was created, or replayed; 409 with the error of the
 * node; 400 to malformed requests; 413 to a body over 4 MiB.
 * @throws TypeError for a secret that is too short
 */
export function serveNode({ node, secret, now = Date.now, ...options }: ServeNodeOptions): ServeCluster {
  const log = safeLog(options.log ?? silent);
  checkSecret(secret);
  const nonces = createNonces();
  const createdAt = performance.now();
  const { uptime = () => performance.now() - createdAt } = options;

  const answer = async ({ method, path }: ClusterRequest, bytes: Uint8Array): Promise<Answer> => {
    const url = new URL(path, "http://instance");
    try {
      const own = url.pathname.slice(clusterPath.length);
      const call = { method, path: own, query: url.searchParams, body: parsed(bytes) };
      const found = (await dispatchRun(call, node)) ?? (await dispatchOperation(call, node));
      return found ?? { status: 404, value: { code: "internal", message: `There is no ${method} ${url.pathname}.` } };
    } catch (error) {
      if (error instanceof BadMessage) return { status: 400, value: { code: "internal", message: error.message } };
      log.warn({ method, path, reason: messageOf(error) }, "a call between instances failed");
      return { status: 409, value: wireError(error) };
    }
  };

  return async (request) => {
    const { method, path, headers } = request;
    const refuse = (why: string): ClusterReply => {
      log.warn({ why, method, path: path.split("?")[0] }, "refused a call between instances");
      return refusal;
    };
    const verifier = { secret, alias: node.alias, now: now(), uptimeMs: uptime(), nonces };
    const signed = (status: number, body: string): ClusterReply => {
      const signature = answerMac(secret, headers["x-cluster-nonce"] ?? "", status, body);
      return { status, headers: { "content-type": "application/json", "x-cluster-signature": signature }, body };
    };
    const fault = verifyRequest({ method, path, headers }, verifier);
    if (fault !== undefined) {
      const { status } = refuse(fault);
      // A holder of the secret may learn that only the time is wrong.
      const why = clockFault(fault, verifier.now - Number(headers["x-cluster-time"]));
      return why === undefined ? refusal : signed(status, why);
    }
    const bytes = typeof request.body === "function" ? await request.body() : request.body;
    if (bytes.length > maxRequestBytes) return { status: 413, headers: {}, body: "" };
    if (digestOf(bytes) !== headers["x-cluster-digest"]) return refuse("altered body");

    const { status, value } = await answer(request, bytes);
    return signed(status, JSON.stringify(value ?? null));
  };
}
