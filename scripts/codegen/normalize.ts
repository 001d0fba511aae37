import { methods } from "./anatomy.ts";
import { isJsonType, jsonEntry, readBody } from "./body.ts";
import { checkSchemas } from "./check-schemas.ts";
import { toJsonSchemaDialect } from "./dialect.ts";
import { identifierOf } from "./identifier.ts";
import {
  byCodePoint,
  entriesOf,
  isList,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
} from "./json.ts";
import type { Model, Operation, ProblemEntry, Reply } from "./model.ts";
import { isIgnored, readParameter } from "./parameter.ts";
import { follow, join } from "./pointer.ts";
import { resolverOf } from "./text-types.ts";
import { type Refuse, refusalsOf } from "./unsupported.ts";

type Found = { node: JsonObject; pointer: string };

const defaultMaxBytes = 102_400;

/**
 * An OpenAPI 3.0 or 3.1 document, understood.
 * Errors  `Unsupported` with file, JSON pointer and reason for everything that would give wrong code
 */
export function normalize(source: JsonObject, file: string): Model {
  const refuse = refusalsOf(file);
  checkVersion(source, refuse);
  const document = spreadPathItems(toJsonSchemaDialect(source), refuse);
  checkSchemas(document, refuse);
  const operations = operationsOf(document, refuse).map((found) => readOperation(document, found, refuse));
  const problems = problemsOf(document, refuse);
  checkNames(operations, refuse);
  checkCodes(operations, problems, refuse);
  return { file, document, operations: operations.map(({ operation }) => operation), problems, refuse };
}

function checkVersion(document: JsonObject, refuse: Refuse): void {
  if ("swagger" in document)
    refuse("#/swagger", "Swagger 2.0 is not supported. Convert the document to OpenAPI 3 first.");
  if (!/^3\.[01]\.\d+/.test(textOf(document["openapi"]) ?? ""))
    refuse("#/openapi", "Only OpenAPI 3.0 and 3.1 documents are supported.");
  if (!isObject(document["paths"])) refuse("#/paths", "There are no paths to generate anything from.");
}

/** Path items with their `$ref` resolved and their common parameters written out under each operation, where they count. */
function spreadPathItems(document: JsonObject, refuse: Refuse): JsonObject {
  const paths = entriesOf(document["paths"]).map(([path, item]): [string, Json] => {
    const pointer = join("#/paths", path);
    if (!path.startsWith("/"))
      return path.startsWith("x-") ? [path, item] : refuse(pointer, "A path starts with a slash.");
    const { node } = deref(document, item, pointer, refuse);
    const { parameters: common, $ref: _, ...rest } = { ...node, ...(isObject(item) ? item : {}) };
    const entries = entriesOf(rest).map(([key, value]): [string, Json] =>
      (methods as readonly string[]).includes(key) && isObject(value)
        ? [
            key,
            {
              ...value,
              parameters: merged(document, listOf(common), listOf(value["parameters"]), join(pointer, key), refuse),
            },
          ]
        : [key, value],
    );
    return [path, Object.fromEntries(entries)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** An operation's own parameter replaces the common one of the same name and place. */
function merged(
  document: JsonObject,
  common: readonly Json[],
  own: readonly Json[],
  pointer: string,
  refuse: Refuse,
): readonly Json[] {
  const keysOf = (list: readonly Json[]): string[] =>
    list.map((parameter, index) => {
      const { node } = deref(document, parameter, join(join(pointer, "parameters"), index), refuse);
      return `${node["in"]} ${node["in"] === "header" ? textOf(node["name"])?.toLowerCase() : node["name"]}`;
    });
  const [commonKeys, ownKeys] = [keysOf(common), keysOf(own)];
  for (const keys of [commonKeys, ownKeys])
    keys.forEach((key, index) => {
      if (keys.indexOf(key) < index)
        refuse(join(join(pointer, "parameters"), index), `The parameter ${key} is listed twice.`);
    });
  return [...common.filter((_, index) => !ownKeys.includes(commonKeys[index] ?? "")), ...own];
}

function deref(document: JsonObject, node: Json, pointer: string, refuse: Refuse): Found {
  const found = follow(document, node, pointer, refuse);
  return isObject(found.node)
    ? { node: found.node, pointer: found.pointer }
    : refuse(found.pointer, "An object is expected here.");
}

type FoundOperation = Readonly<{ node: JsonObject; method: string; path: string; pointer: string }>;

function operationsOf(document: JsonObject, refuse: Refuse): FoundOperation[] {
  return entriesOf(document["paths"])
    .filter(([path]) => path.startsWith("/"))
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const pointer = join(join("#/paths", path), method);
        const node = objectOf(item)[method];
        if (node === undefined) return [];
        return isObject(node) ? [{ node, method, path, pointer }] : refuse(pointer, "An operation is an object.");
      }),
    );
}

type Placed = Readonly<{ operation: Operation; pointer: string }>;

function readOperation(document: JsonObject, found: FoundOperation, refuse: Refuse): Placed {
  const { node, method, path, pointer } = found;
  const resolve = resolverOf(document, refuse);
  const operationId =
    textOf(node["operationId"]) ??
    refuse(pointer, "The operation has no operationId, which names its handler and its types.");
  const identifier =
    identifierOf(operationId) ??
    refuse(join(pointer, "operationId"), `No name in code can be made of "${operationId}".`);
  const parameters = listOf(node["parameters"])
    .map((parameter, index) => deref(document, parameter, join(join(pointer, "parameters"), index), refuse))
    .filter((parameter) => !isIgnored(parameter.node))
    .map((parameter) => readParameter(parameter.node, parameter.pointer, resolve, refuse));
  checkTemplate(
    path,
    parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
    pointer,
    refuse,
  );
  const body =
    node["requestBody"] === undefined
      ? undefined
      : deref(document, node["requestBody"], join(pointer, "requestBody"), refuse);
  const maxBytes = numberOf(node["x-max-bytes"]) ?? numberOf(document["x-max-bytes"]) ?? defaultMaxBytes;
  const operation: Operation = {
    operationId,
    identifier,
    method,
    path,
    summary: textOf(node["summary"]) ?? "",
    tag: textOf(listOf(node["tags"])[0]) ?? "untagged",
    aliasOf: textOf(node["x-alias-of"]),
    deprecated: node["deprecated"] === true,
    caller: callerOf(node["x-caller"]),
    cache: node["x-cache"],
    parameters,
    body: body && readBody(body.node, maxBytes, body.pointer, resolve, refuse),
    replies: entriesOf(node["responses"])
      .filter(([status]) => !status.startsWith("x-"))
      .map(([status, reply]) =>
        readReply(status, deref(document, reply, join(join(pointer, "responses"), status), refuse), refuse),
      ),
  };
  return { operation, pointer };
}

/** `in` is always a list, so that no reader has to ask. */
function callerOf(caller: Json | undefined): Json | undefined {
  if (!isObject(caller) || isList(caller["in"]) || caller["in"] === undefined) return caller;
  return { ...caller, in: [caller["in"]] };
}

function checkTemplate(path: string, names: readonly string[], pointer: string, refuse: Refuse): void {
  const inTemplate = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? "");
  for (const name of names)
    if (!inTemplate.includes(name)) refuse(pointer, `The path parameter ${name} does not occur in ${path}.`);
  for (const name of inTemplate)
    if (!names.includes(name)) refuse(pointer, `{${name}} of ${path} is not described by a path parameter.`);
}

function readReply(status: string, { node, pointer }: Found, refuse: Refuse): Reply {
  if (!/^([1-5]\d\d|[1-5]XX|default)$/.test(status))
    refuse(pointer, `"${status}" is no status: 200, 2XX and default are.`);
  const content = objectOf(node["content"]);
  const json = jsonEntry(content);
  return {
    status,
    mediaType: Object.keys(content).find((type) => type === "application/json") ?? Object.keys(content)[0] ?? null,
    optional: node["x-body"] === "optional",
    schema: json && isJsonType(json[0]) ? (objectOf(json[1])["schema"] ?? {}) : undefined,
  };
}

function problemsOf(document: JsonObject, refuse: Refuse): ProblemEntry[] {
  return entriesOf(document["x-problems"])
    .map(([code, entry]) => {
      const { status, title, detail, description = "" } = objectOf(entry);
      if (typeof status !== "number" || typeof title !== "string" || typeof detail !== "string")
        return refuse(join("#/x-problems", code), "A problem has a status (number), a title and a detail (text).");
      return { code, status, title, detail, description: textOf(description) ?? "" };
    })
    .sort((a, b) => byCodePoint(a.code, b.code));
}

/** Names must differ by more than case: files of two operations may not meet on any disk. */
function checkNames(found: readonly Placed[], refuse: Refuse): void {
  const [ids, identifiers] = [new Map<string, string>(), new Map<string, string>()];
  for (const { operation, pointer } of found) {
    const { operationId, identifier } = operation;
    const other = ids.get(operationId);
    if (other !== undefined)
      refuse(join(pointer, "operationId"), `"${operationId}" is already the operationId of ${other}.`);
    const rival = identifiers.get(identifier.toLowerCase());
    if (rival !== undefined)
      refuse(
        join(pointer, "operationId"),
        `"${operationId}" and "${rival}" would have the same name in code, ${identifier}.`,
      );
    ids.set(operationId, pointer);
    identifiers.set(identifier.toLowerCase(), operationId);
  }
  for (const { operation, pointer } of found) {
    const target = found.find((other) => other.operation.operationId === operation.aliasOf)?.operation;
    if (operation.aliasOf !== undefined && (target === undefined || target.aliasOf !== undefined))
      refuse(
        join(pointer, "x-alias-of"),
        `"${operation.aliasOf}" is not the operationId of an operation with a handler.`,
      );
  }
}

function checkCodes(found: readonly Placed[], problems: readonly ProblemEntry[], refuse: Refuse): void {
  const known = new Set(problems.map(({ code }) => code));
  for (const { operation, pointer } of found)
    for (const { refusalCode } of [...operation.parameters, ...(operation.body?.fields ?? [])])
      if (refusalCode !== undefined && !known.has(refusalCode))
        refuse(pointer, `x-refusal-code "${refusalCode}" is not among the x-problems.`);
}
