import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { RequestSpec } from "../requests.ts";

/** A request of the comparison. */
export type Asked = Readonly<{
  what: string;
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}>;

/** Its answer. */
export type Answered = Readonly<{ status: number; type: string; text: string }>;

const kinds = new Map([
  ["text/html", ", HTML"],
  ["text/plain", ", text"],
]);

/** An answer in few words: its status, and what it is if it is not JSON. */
export const summaryOf = ({ status, type }: Answered): string =>
  `${status}${kinds.get(type.split(";")[0] ?? "") ?? ""}`;

const [, apiKey = ""] = /apiKey = "([^"]+)"/.exec(readFileSync(join(import.meta.dirname, "todos.ts"), "utf8")) ?? [];
const key = { "x-api-key": apiKey };
const json = { "content-type": "application/json" };
const todo = JSON.stringify({ owner: "ann", title: "Call Bob" });
const write = { method: "POST", path: "/todos", headers: { ...key, ...json }, body: todo };

/** One good request to each operation, in an order in which all succeed. */
export const goodRequests: readonly (Asked & Readonly<{ status: number }>)[] = [
  { what: "listTodos", path: "/todos?owner=ann&state=open&limit=5", status: 200 },
  {
    ...write,
    what: "createTodo",
    headers: { ...write.headers, "idempotency-key": "a key of one request" },
    status: 201,
  },
  { what: "readTodo", path: "/todos/2", status: 200 },
  { ...write, what: "replaceTodo", method: "PUT", path: "/todos/2", status: 200 },
  { ...write, what: "completeTodos", path: "/todos/complete", body: "[1,2,3]", status: 200 },
  { what: "deleteTodo", method: "DELETE", path: "/todos/2", headers: key, status: 204 },
];

export const badRequests: readonly Asked[] = [
  { what: "unknown path", path: "/lists" },
  { what: "wrong method", method: "PATCH", path: "/todos/1" },
  { what: "missing query value", path: "/todos" },
  { what: "wrong type", path: "/todos?owner=ann&limit=many" },
  { ...write, what: "malformed JSON", body: '{"owner":"ann",' },
  { ...write, what: "missing field", body: '{"owner":"ann"}' },
  { ...write, what: "unknown key", body: '{"owner":"ann","title":"Call Bob","urgent":true}' },
  { ...write, what: "wrong media type", headers: { ...key, "content-type": "text/plain" } },
  { ...write, what: "body too large", body: JSON.stringify({ owner: "ann", title: "x".repeat(2 << 20) }) },
  { ...write, what: "missing credentials", headers: json },
];

const form = { ...key, "content-type": "application/x-www-form-urlencoded" };

/** Requests on which frameworks differ more. Todo 1 exists. */
export const edgeRequests: readonly Asked[] = [
  { what: "`limit=0x10`", path: "/todos?owner=ann&limit=0x10" },
  { what: "`offset=`", path: "/todos?owner=ann&offset=" },
  { what: "unknown query value", path: "/todos?owner=ann&urgent=1" },
  { what: "`/todos/%201`", path: "/todos/%201" },
  { what: "`/todos/1/`", path: "/todos/1/" },
  { what: "`HEAD`", method: "HEAD", path: "/todos/1" },
  { what: "`OPTIONS`", method: "OPTIONS", path: "/todos/1" },
  { ...write, what: "title `5`", body: '{"owner":"ann","title":5}' },
  { ...write, what: 'ids `["1"]`', path: "/todos/complete", body: '["1"]' },
  { ...write, what: "ids `[0]`", path: "/todos/complete", body: "[0]" },
  { ...write, what: "ids `[]`", path: "/todos/complete", body: "[]" },
  {
    ...write,
    what: "`id` in the body of `PUT`",
    method: "PUT",
    path: "/todos/1",
    body: '{"id":2,"owner":"ann","title":"x"}',
  },
  { ...write, what: "short `Idempotency-Key`", headers: { ...write.headers, "idempotency-key": "a" } },
  { ...write, what: "form", headers: form, body: "owner=ann&title=x" },
  { ...write, what: "no `Content-Type`", headers: key },
  { ...write, what: "`application/vnd.x+json`", headers: { ...key, "content-type": "application/vnd.x+json" } },
  { ...write, what: "malformed JSON, no key", headers: json, body: "{" },
];

/** What load is made of. */
export const loadRequests = {
  "GET /todos/{id}": { method: "GET", path: "/todos/1" },
  "POST /todos": { method: "POST", path: "/todos", headers: key, body: todo },
} as const satisfies Readonly<Record<string, RequestSpec>>;

/** What of a body is sent at once. */
const CHUNK = 16 << 10;
/** How long an answer is awaited before the rest of a large body is sent: segmark reads on for half a second first. */
const PATIENCE_MS = 1000;

/**
 * Sends a request. Who refuses a large body may close the connection after its answer, and a client that is still
 * writing would lose it; others answer when they have all of it. So the rest goes out when no answer comes without it.
 */
export async function answerTo(base: string, { method = "GET", path, headers, body = "" }: Asked): Promise<Answered> {
  const bytes = Buffer.from(body);
  const length = body === "" ? {} : { "content-length": bytes.length };
  const asking = request(`${base}${path}`, { method, headers: { ...headers, ...length }, agent: false });
  const answer = once(asking, "response") as Promise<[IncomingMessage]>;
  let rest: Buffer | undefined = bytes;
  if (bytes.length > CHUNK) {
    asking.write(bytes.subarray(0, CHUNK));
    const later = pause(PATIENCE_MS, bytes.subarray(CHUNK), { ref: false });
    rest = await Promise.race([answer.then(() => undefined), later]);
  }
  if (rest !== undefined) asking.end(rest);
  const [response] = await answer;
  asking.on("error", () => {}); // of what was not written any more
  const answered = {
    status: response.statusCode ?? 0,
    type: response.headers["content-type"] ?? "",
    text: await text(response),
  };
  asking.destroy();
  return answered;
}
