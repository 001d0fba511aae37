import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { exchange, NoReply } from "@segmark/openapi/internal/cli/contract/exchange";
import { pooled } from "@segmark/openapi/internal/cli/contract/pool";
import { replyFault } from "@segmark/openapi/internal/cli/contract/reply-check";
import {
  type ExampleRequest,
  exampleNames,
  exampleRequest,
  NoExample,
} from "@segmark/openapi/internal/cli/contract/request";
import { type SchemaCheck, schemaCheck } from "@segmark/openapi/internal/cli/contract/schema-check";
import type { Model, Operation } from "@segmark/openapi/internal/document/model/model";
import { resolverOf } from "@segmark/openapi/internal/document/model/text-types";
import { isObject, type JsonObject, objectOf } from "@segmark/openapi/internal/document/tree/json";
import { createNodeHandler } from "@segmark/openapi/internal/node/handler";
import type { AnyHandler } from "@segmark/openapi/internal/operation/handler";
import type { Generated } from "@segmark/openapi/internal/runtime/application";
import { credentialsOf } from "./credentials.ts";
import { type DeclaredReply, declaredReply } from "./declared-reply.ts";

/** Requests at a time. */
const concurrency = 4;

/**
 * What became of one operation.
 * - `served`      by its handler, and the reply is what the document declares
 * - `unsuitable`  the document gives no valid request or reply, and none could be made of its schemas
 * - `failed`      the framework did something wrong
 * - `remark`      the reason; of one that was served, which of its examples do not fit their schemas
 */
export type Outcome = Readonly<{
  operationId: string;
  verdict: "served" | "unsuitable" | "failed";
  requests: number;
  remark: string;
}>;

/**
 * Serves what was generated of a document on the loopback interface, with handlers that return its examples, and sends
 * requests made of its examples to each operation. Requests and replies are validated on both sides.
 */
export async function serveExamples(model: Model, folder: string): Promise<Outcome[]> {
  const check = schemaCheck(model);
  const resolve = resolverOf(model.document, model.refuse);
  const nodeOf = ({ path, method }: Operation): JsonObject =>
    objectOf(objectOf(objectOf(model.document["paths"])[path])[method]);
  const replies = new Map(
    model.operations.map((operation) => [
      operation.operationId,
      declaredReply(operation, nodeOf(operation), resolve, check),
    ]),
  );
  const inputs = new Map<string, unknown>();
  const errors = new Map<string, unknown>();
  const handlerOf = (operationId: string): AnyHandler => {
    const declared = replies.get(operationId);
    return (input) => {
      inputs.set(operationId, input);
      return typeof declared === "object" ? declared.reply : { status: 204 };
    };
  };
  const { securitySchemes } = model;
  const listener = createNodeHandler({
    generated: await generatedIn(folder),
    handlers: Object.fromEntries(model.operations.map(({ operationId }) => [operationId, handlerOf(operationId)])),
    security: Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, () => ({ name })])),
    problems: Object.fromEntries(model.problems.map((problem) => [problem.code, problem])),
    validateReplies: "error",
    onError: (error, { operationId }) => void errors.set(operationId, error),
  });
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const ask = async (operation: Operation, request: ExampleRequest): Promise<string | undefined> => {
    const { operationId, method, security } = operation;
    const { headers, query } = credentialsOf(security[0] ?? {}, securitySchemes);
    const target =
      query === "" || hasKey(request.target, query)
        ? request.target
        : `${request.target}${request.target.includes("?") ? "&" : "?"}${query}`;
    inputs.delete(operationId);
    errors.delete(operationId);
    const all = { ...request, target, headers: merged(request.headers, headers) };
    const reply = await exchange(method, all, { url, headers: [], timeoutMs: 20_000 });
    const fault = replyFault(nodeOf(operation), method, reply, { resolve, check, allow5xx: true });
    const input = inputs.get(operationId);
    if (input === undefined) return `${method} ${target}: ${reply.status} ${textOf(reply.body).slice(0, 300)}`;
    if (errors.has(operationId)) return String(errors.get(operationId));
    return fault ?? difference(request, objectOf(input));
  };
  const trial = async (operation: Operation): Promise<Outcome> => {
    const { operationId } = operation;
    const node = nodeOf(operation);
    const declared = replies.get(operationId) as DeclaredReply | string;
    if (typeof declared === "string") return { operationId, verdict: "unsuitable", requests: 0, remark: declared };
    const { requests, remark } = requestsOf(model, operation, node, check);
    const remarks = [remark, declared.fault && `the example of the reply: ${declared.fault}`]
      .filter(Boolean)
      .join("; ");
    if (requests.length === 0) return { operationId, verdict: "unsuitable", requests: 0, remark };
    for (const request of requests) {
      try {
        const fault = await ask(operation, request);
        if (fault !== undefined) return { operationId, verdict: "failed", requests: requests.length, remark: fault };
      } catch (error) {
        if (!(error instanceof NoReply)) throw error;
        return { operationId, verdict: "failed", requests: requests.length, remark: error.message };
      }
    }
    return { operationId, verdict: "served", requests: requests.length, remark: remarks };
  };
  try {
    return await pooled(model.operations, concurrency, trial);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * What a service imports as `generated/index.ts`; below node_modules no types are stripped, so the modules are taken
 * that have none.
 */
export async function generatedIn(
  folder: string,
): Promise<Generated & { securitySchemes: Readonly<Record<never, never>> }> {
  const [{ operations, securitySchemes }, { requests }] = await Promise.all([
    import(`${folder}/operations.js`),
    import(`${folder}/validators.js`),
  ]);
  return { operations, securitySchemes, requests, replies: () => import(`${folder}/reply-validators.js`) };
}

/** A request for each example, and one without any; those of examples that do not fit their schemas are left out. */
function requestsOf(
  model: Model,
  { method, path }: Operation,
  node: JsonObject,
  check: SchemaCheck,
): Readonly<{ requests: readonly ExampleRequest[]; remark: string }> {
  const resolve = resolverOf(model.document, model.refuse);
  const choices = [
    ...exampleNames(node, resolve).map((name) => ({ method, path, node, name })),
    { method, path, node, name: undefined, isSample: true },
  ];
  const requests = new Map<string, ExampleRequest>();
  let remark = "";
  for (const choice of choices)
    try {
      const request = exampleRequest(model, choice, check);
      requests.set(JSON.stringify([request.target, request.values]), request);
    } catch (error) {
      if (!(error instanceof NoExample)) throw error;
      remark = error.message;
    }
  return { requests: [...requests.values()], remark };
}

/** Cookies of credentials are sent in one header with those of parameters. */
function merged(own: ExampleRequest["headers"], added: ExampleRequest["headers"]): ExampleRequest["headers"] {
  const cookies = [...own, ...added].filter(([name]) => name === "cookie").map(([, value]) => value);
  const names = new Set(added.map(([name]) => name.toLowerCase()));
  const others = [...own.filter(([name]) => !names.has(name.toLowerCase())), ...added].filter(
    ([name]) => name !== "cookie",
  );
  return cookies.length === 0 ? others : [...others, ["cookie", cookies.join("; ")]];
}

/**
 * The part of a request that did not reach the handler as it was meant. Besides it, the handler may get defaults; a
 * value without a type is text where texts are sent.
 */
function difference({ values, body }: ExampleRequest, input: JsonObject): string | undefined {
  for (const { location, name, value } of values) {
    // What is sent with a body is up to fetch.
    if ((location === "body" && body?.data instanceof FormData) || name.toLowerCase() === "content-length") continue;
    const got: unknown = location === "body" ? input["body"] : objectOf(input[location])[name];
    if (!includes(got instanceof Uint8Array ? textOf(got) : got, value))
      return `${location} ${name}: ${JSON.stringify(value)} became ${JSON.stringify(got)}`;
  }
  return undefined;
}

function includes(got: unknown, sent: unknown): boolean {
  if (Array.isArray(sent) && Array.isArray(got))
    return sent.length === got.length && sent.every((item, index) => includes(got[index], item));
  if (isObject(sent) && isObject(got)) return Object.keys(sent).every((key) => includes(got[key], sent[key]));
  return isDeepStrictEqual(got, sent) || got === JSON.stringify(sent);
}

/** Whether a parameter of the operation is the credential itself. */
const hasKey = (target: string, query: string): boolean =>
  new URLSearchParams(target.split("?")[1]).has(decodeURIComponent(query.split("=")[0] ?? ""));

const textOf = (bytes: Uint8Array | undefined): string =>
  Buffer.from(bytes ?? [])
    .toString()
    .slice(0, 300);
