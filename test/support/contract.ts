import { readFileSync } from "node:fs";
import { operations as migratorOperations } from "@segmark/migrator/internal/generated/operations.js";
import { replies as migratorReplies } from "@segmark/migrator/internal/generated/reply-validators.js";
import { OpenAPIBackend } from "openapi-backend";
import { expect } from "vitest";
import { parse } from "yaml";
import { operations as serviceOperations } from "../../generated/openapi/operations.js";
import { replies as serviceReplies } from "../../generated/openapi/reply-validators.js";
import { guard } from "./leaks.ts";
import { notePair } from "./pairs.ts";

/** An answer as a client saw it. */
export type Seen = Readonly<{
  method: string;
  path: string;
  status: number;
  mediaType: string | undefined;
  text: string;
  /** Answers of mocks do not show that the service gives them. */
  isMock?: boolean;
}>;

type Table = Readonly<Record<string, Readonly<{ path: string }>>>;
type Replies = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, (body: unknown) => boolean>>>>>>;

/**
 * One of our specifications, loaded when a test first wants it. Validators are compiled when an answer wants them,
 * since compiling them all takes seconds. That the document is valid is checked by every service that starts.
 */
function document(file: string, operations: Table, replies: object) {
  const load = async (): Promise<OpenAPIBackend> => {
    const definition = parse(readFileSync(new URL(`../../spec/${file}`, import.meta.url), "utf8"));
    const ajvOpts = { strict: false, allowUnionTypes: true, validateFormats: false, validateSchema: false };
    const backend = await new OpenAPIBackend({ definition, quick: true, ajvOpts }).init();
    // It lists all operations anew for each answer, which took a tenth of the time of all tests.
    const listed = backend.router.getOperations();
    backend.router.getOperations = () => listed;
    return backend;
  };
  let loaded: Promise<OpenAPIBackend> | undefined;
  return { backend: () => (loaded ??= load()), operations, replies: replies as Replies };
}
const service = document("openapi.yaml", serviceOperations, serviceReplies);
const migrator = document("migrator.yaml", migratorOperations, migratorReplies);
const isMigrators = (path: string): boolean => /^\/(migrations|admin)\//i.test(path);

/** The router of openapi-backend is exact where the service is not: letters in another case, a slash at the end. */
function inSpecCase(operations: Table, path: string): string {
  const bare = path.replace(/\/$/, "");
  const known = Object.values(operations).find((operation) => operation.path.toLowerCase() === bare.toLowerCase());
  return known?.path ?? bare;
}

const transportStatuses = new Set([404, 405, 408, 413, 500, 503]);

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Refusals, metrics and responses of the migration manager to operators: they never contain a secret. */
const isForAnybody = ({ path, status }: Pick<Seen, "path" | "status">): boolean =>
  status >= 400 || path.toLowerCase() === "/metrics" || path.toLowerCase().startsWith("/migrations");

/**
 * Holds an answer to the specification: its status is listed, its type is listed for the status, its body fits the
 * schema.
 */
export async function checkAnswer({ method, path, status, mediaType, text, isMock = false }: Seen): Promise<void> {
  if (isForAnybody({ path, status })) guard.look(`${method} ${path} ${status}`, text);
  const { operations, replies, ...checked } = isMigrators(path) ? migrator : service;
  const backend = await checked.backend();
  const asked = method === "HEAD" ? "GET" : method;
  const operation = backend.matchOperation({ method: asked, path: inSpecCase(operations, path), headers: {} });
  if (operation === undefined || asked === "OPTIONS")
    return void expect([200, ...transportStatuses, ...(isDecodable(path) ? [] : [400])]).toContain(status);
  const { operationId } = operation;
  if (!isMock) notePair(String(operationId), status);
  const listed = operation.responses?.[status];
  expect(listed, `${operationId} does not list ${status}`).toBeDefined();
  const content = listed !== undefined && "content" in listed ? listed.content : undefined;
  if (method === "HEAD") return;
  const optional = listed !== undefined && "x-body" in listed;
  if (content === undefined || (optional && text === ""))
    return void expect(text, "a body that the specification does not list").toBe("");
  expect(Object.keys(content)).toContain(mediaType);
  if (mediaType === "text/event-stream") return; // it may end before its first event
  if (mediaType === undefined || !/[/+]json$/.test(mediaType)) return void expect(text).not.toBe("");
  const body: unknown = JSON.parse(text);
  if (mediaType === "application/json") {
    expect(backend.validateResponse(body, operation, status).errors ?? [], `${operationId} ${status} ${text}`).toEqual(
      [],
    );
  }
  expect(operations).toHaveProperty(String(operationId));
  const validate = replies[String(operationId)]?.[status]?.[mediaType];
  const isDescribed = mediaType === "application/json" || operations === migratorOperations;
  if (isDescribed) expect(validate?.(body), `${operationId} ${status} ${text}`).toBe(true);
}
