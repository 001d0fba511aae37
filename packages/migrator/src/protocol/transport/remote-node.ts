import { randomBytes } from "node:crypto";
import { type Pause, realPause } from "@segmark/database/pause";
import { boundedText } from "@segmark/openapi/internal/bounded-text";
import type { AmendRequest, MoveRequest, Node, RunRequest } from "../contracts.ts";
import { MigratorError, messageOf } from "../errors.ts";
import { checkedResponse, type NodeOperation, type ResponseTo, withKnownCode } from "./response-shapes.ts";
import { clusterPath } from "./serve-node.ts";
import { answerMac, checkSecret, isAnswerMac, signRequest } from "./signing.ts";
import { maxAnswerBytes, maxWaitMs, thrownError } from "./wire.ts";

export type RemoteNodeOptions = Readonly<{
  alias: string;
  /** Base URL of the instance; paths below `/_cluster` are appended. */
  url: string;
  /** At least 32 bytes, the same on all instances. */
  secret: string;
  fetch?: typeof fetch;
  /** ms since 1970 */
  now?: () => number;
  pause?: Pause;
}>;

type Call = Readonly<{ method: string; path: string; body?: unknown; limitMs: number; tries: number }>;
type Answer = Readonly<{ status: number; text: string }>;

const shortMs = 5000;
/** Time limit for all attempts together; some calls make the instance load its migrations or read its whole schema. */
const longMs = 19_000;
const tries = 3;
const sameVersion = "Run the same version on all instances.";

/** Why there was no response: the cause of the runtime's `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "it did not answer in time";
  return messageOf(error.cause ?? error);
}

/** Undefined for a text that is not JSON, which no operation returns. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The likely cause of an unsigned response. */
function unsignedReason(status: number, alias: string): string {
  if (status === 401)
    return `it refuses the signature; give both the same CLUSTER_SECRET, and check that ${alias} listens there`;
  if (status >= 502 && status <= 504) return `it answers ${status}`; // it is stopping, or a proxy cannot reach it
  return `what listens there is not an instance with the same CLUSTER_SECRET, it answers ${status}`;
}

/**
 * A client for a remote instance. Calls time out after 5 s (19 s where the instance has to read much); idempotent ones
 * are tried up to three times. Methods reject with the MigratorError of the instance, or `leader_unreachable` when
 * there was no response, or none that it signed.
 * @throws TypeError for a secret that is too short
 */
export function createRemoteNode(options: RemoteNodeOptions): Node {
  const { alias, url, now = Date.now, pause = realPause } = options;
  const secret = checkSecret(options.secret);
  const send = options.fetch ?? fetch;
  const base = url.replace(/\/+$/, "");
  const unreachable = (why: string, cause?: unknown): MigratorError =>
    new MigratorError("leader_unreachable", `${alias} at ${base} cannot be reached: ${why}.`, { cause });

  async function attempt({ method, path, body, limitMs }: Call): Promise<Answer> {
    const text = body === undefined ? "" : JSON.stringify(body);
    const nonce = randomBytes(16).toString("hex");
    const fullPath = clusterPath + path;
    const signed = signRequest({ method, path: fullPath, to: alias, body: text }, { secret, now: now(), nonce });
    const response = await send(base + fullPath, {
      method,
      headers: { ...signed, ...(text !== "" && { "content-type": "application/json" }) },
      ...(text !== "" && { body: text }),
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
    });
    const answer = await boundedText(response.body, maxAnswerBytes);
    const { status, headers } = response;
    if (isAnswerMac(headers.get("x-cluster-signature"), answerMac(secret, nonce, status, answer))) {
      if (status === 401) throw new Error(answer);
      return { status, text: answer };
    }
    throw new Error(unsignedReason(status, alias));
  }

  async function withRetries(call: Call): Promise<Answer> {
    const deadline = performance.now() + Math.max(longMs, call.limitMs);
    for (let tried = 1; ; tried++)
      try {
        const left = deadline - performance.now();
        return await attempt({ ...call, limitMs: Math.max(1, Math.round(Math.min(left, call.limitMs))) });
      } catch (error) {
        const wait = 100 * tried;
        if (tried >= call.tries || performance.now() + wait >= deadline) throw unreachable(reasonOf(error), error);
        await pause(wait);
      }
  }

  async function request<Name extends NodeOperation>(name: Name, call: Call): Promise<ResponseTo<Name>> {
    const { status, text } = await withRetries(call);
    const value = asJson(text);
    if (status < 300) return checkedResponse(alias, name, value);
    if (status === 404)
      throw new MigratorError("internal", `${alias} runs a version that does not know ${name}. ${sameVersion}`);
    throw thrownError(alias, value);
  }

  const post = <Name extends NodeOperation>(name: Name, limitMs: number): Promise<ResponseTo<Name>> =>
    request(name, { method: "POST", path: `/${name}`, limitMs, tries });
  const runPath = (runId: string): string => `/runs/${encodeURIComponent(runId)}`;

  return {
    alias,
    probe: () => post("probe", shortMs),
    inspect: () => post("inspect", longMs),
    applied: () => post("applied", shortMs),
    schema: () => post("schema", longMs),
    status: () => post("status", longMs),
    // Not retried: a second attempt would report that nothing was left to change.
    amend: (body: AmendRequest) =>
      request("amend", { method: "POST", path: "/amend", body, limitMs: longMs, tries: body.write ? 1 : tries }),
    history: (limit: number) =>
      request("history", { method: "POST", path: "/history", body: { limit }, limitMs: longMs, tries }),
    start: async (body: RunRequest) =>
      void (await request("start", { method: "POST", path: "/runs", body, limitMs: shortMs, tries })),
    // Not retried: the caller polls again, and measures for how long the leader was unreachable.
    poll: async (runId: string, waitMs: number) => {
      const wait = Math.min(maxWaitMs, Math.max(0, Math.round(waitMs)));
      const path = `${runPath(runId)}?wait_ms=${wait}`;
      return withKnownCode(await request("poll", { method: "GET", path, limitMs: wait + shortMs, tries: 1 }));
    },
    cancel: async (runId, { afterCurrent = false } = {}) => {
      const path = `${runPath(runId)}${afterCurrent ? "?after_current=true" : ""}`;
      await request("cancel", { method: "DELETE", path, limitMs: shortMs, tries });
    },
    // Not retried: a second attempt would report that nothing was left to copy.
    move: (body: MoveRequest) =>
      request("move", { method: "POST", path: "/move", body, limitMs: longMs, tries: body.write ? 1 : tries }),
  };
}
