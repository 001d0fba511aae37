import type { CallerRule } from "../../operation/caller.ts";
import type { ReplyKind } from "../../operation/operation.ts";
import type { Origins } from "../read/path-items.ts";
import {
  entriesOf,
  isList,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
} from "../tree/json.ts";
import { deref, join, type Located } from "../tree/pointer.ts";
import { nameOf } from "../tree/reach.ts";
import { type Attempt, collector, type Note, type Refuse, Unsupported } from "../tree/refusals.ts";
import { methods } from "../tree/walk.ts";
import { type BodyDefaults, noteIgnored, readBody } from "./body.ts";
import { identifierOf } from "./identifier.ts";
import { isEventStream, isJsonType, isRange, isTextType, jsonEntry } from "./media-type.ts";
import type { Body, Operation, Parameter, Placed, Reply } from "./model.ts";
import { isIgnored, readParameter } from "./parameter.ts";
import { readRequires, readSecurity, readToken } from "./security.ts";
import { isStructured, type Resolve, resolverOf } from "./text-types.ts";

/** Default maximum of bytes in a body. */
export const defaultMaxBytes = 102_400;

/**
 * Parses every operation of a document whose path items were inlined.
 * @param note called for faults that were repaired
 */
export function readOperations(
  document: JsonObject,
  origins: Origins,
  note: Note,
  refuse: Refuse,
  attempt: Attempt,
): Placed[] {
  return entriesOf(document["paths"])
    .filter(([path]) => path.startsWith("/"))
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const node = objectOf(item)[method];
        if (node === undefined) return [];
        const pointer = origins.get(node) ?? join(join("#/paths", path), method);
        const placed = attempt(
          () =>
            isObject(node)
              ? readOperation({ document, origins, note, refuse, node, method, path, pointer })
              : refuse(pointer, "An operation must be an object."),
          nameOf(node, method, path),
        );
        return placed === undefined ? [] : [placed];
      }),
    );
}

type Source = Located &
  Readonly<{ document: JsonObject; origins: Origins; note: Note; refuse: Refuse; method: string; path: string }>;

/** @throws Unsupported with all that is wrong in its parameters, body and replies */
function readOperation(source: Source): Placed {
  const { document, note, refuse, node, method, path, pointer } = source;
  const operationId =
    textOf(node["operationId"]) ??
    refuse(pointer, "The operation has no operationId, which names its handler and its types.");
  const identifier =
    identifierOf(operationId) ??
    refuse(join(pointer, "operationId"), `No name in code can be made of "${operationId}".`);
  const resolve = resolverOf(document, refuse);
  const { attempt, refusals } = collector();
  for (const status of Object.keys(objectOf(node["responses"])).filter(isInterim))
    note(
      join(join(pointer, "responses"), status),
      `A reply with the status ${status} comes before the one of the handler: it is left out.`,
    );
  const replies = entriesOf(node["responses"]).filter(([status]) => !status.startsWith("x-") && !isInterim(status));
  const operation = {
    operationId,
    identifier,
    method,
    path,
    summary: textOf(node["summary"]) ?? "",
    tag: textOf(listOf(node["tags"])[0]) ?? "untagged",
    ...tagsOf(node),
    aliasOf: textOf(node["x-alias-of"]),
    deprecated: node["deprecated"] === true,
    caller: callerOf(node["x-caller"]),
    cache: node["x-cache"] as Operation["cache"],
    requires: readRequires(node, pointer, refuse),
    token: readToken(document, node, pointer, refuse),
    security: readSecurity(document, node, pointer, refuse),
    parameters: parametersOf(source, attempt),
    body: attempt(() => bodyOf(source)),
    replies: replies.flatMap(([status, reply]) => {
      const place = join(join(pointer, "responses"), status);
      return attempt(() => readReply(status, deref(document, reply, place, refuse), resolve, note, refuse)) ?? [];
    }),
  };
  if (refusals.length > 0) throw new Unsupported(refusals);
  return { operation, pointer };
}

function tagsOf(node: JsonObject): Pick<Operation, "tags"> {
  const tags = listOf(node["tags"]).flatMap((tag) => textOf(tag) ?? []);
  return tags.length > 1 ? { tags } : {};
}

function parametersOf({ document, origins, refuse, node, path, pointer }: Source, attempt: Attempt): Parameter[] {
  const resolve = resolverOf(document, refuse);
  const located = listOf(node["parameters"]).map((parameter) =>
    attempt(() => deref(document, parameter, origins.get(parameter) ?? pointer, refuse)),
  );
  const described = located.filter((parameter) => parameter !== undefined && !isIgnored(parameter.node)) as Located[];
  const inPath = described.filter((parameter) => parameter.node["in"] === "path");
  const names = inPath.map((parameter) => String(parameter.node["name"]));
  if (!located.includes(undefined)) attempt(() => checkTemplate(path, names, pointer, refuse));
  return described.flatMap(
    (parameter) => attempt(() => readParameter(parameter.node, parameter.pointer, resolve, refuse)) ?? [],
  );
}

function bodyOf({ document, note, refuse, node, pointer }: Source): Body | undefined {
  if (node["requestBody"] === undefined) return undefined;
  const body = deref(document, node["requestBody"], join(pointer, "requestBody"), refuse);
  const maxBytes = numberOf(node["x-max-bytes"]) ?? numberOf(document["x-max-bytes"]) ?? defaultMaxBytes;
  const unlisted = document["x-unlisted-bodies"] === "ignored" ? "ignored" : "rejected";
  const defaults: BodyDefaults = { maxBytes, unlisted };
  return readBody(body.node, defaults, body.pointer, resolverOf(document, refuse), note, refuse);
}

/** Normalises `in` to a list. Already validated, as is `x-cache`. */
function callerOf(caller: Json | undefined): CallerRule | undefined {
  if (!isObject(caller)) return undefined;
  return { ...caller, in: isList(caller["in"]) ? caller["in"] : [caller["in"]] } as CallerRule;
}

function checkTemplate(path: string, names: readonly string[], pointer: string, refuse: Refuse): void {
  const inTemplate = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? "");
  for (const name of names)
    if (!inTemplate.includes(name)) refuse(pointer, `The path parameter ${name} does not occur in ${path}.`);
  for (const name of inTemplate)
    if (!names.includes(name)) refuse(pointer, `{${name}} of ${path} is not described by a path parameter.`);
}

function readReply(status: string, { node, pointer }: Located, resolve: Resolve, note: Note, refuse: Refuse): Reply {
  if (!/^([2-5]\d\d|[2-5]XX|default)$/.test(status))
    refuse(pointer, `"${status}" is not a status of a reply: expected 200, 2XX or default.`);
  if (hasNoBody(status) && entriesOf(node["content"]).length > 0)
    note(join(pointer, "content"), `A reply with the status ${status} never has a body: the content is left out.`);
  const content = hasNoBody(status) ? {} : objectOf(node["content"]);
  for (const [type, media] of entriesOf(content))
    noteIgnored({ ...objectOf(media), encoding: undefined }, join(join(pointer, "content"), type), note);
  const mediaTypes = Object.keys(content);
  const schemaOf = (type: string): Json => objectOf(content[type])["schema"] ?? {};
  const contents = Object.fromEntries(mediaTypes.map((type) => [type, replyKindOf(type, schemaOf(type), resolve)]));
  return {
    status,
    mediaType: jsonEntry(content)?.[0] ?? mediaTypes[0] ?? null,
    contents,
    optional: node["x-body"] === "optional",
    schemas: Object.fromEntries(
      mediaTypes.filter((type) => contents[type] === "json").map((type) => [type, schemaOf(type)]),
    ),
  };
}

/** A reply before the one of the handler, which is sent by itself. Source: RFC 9110, section 15.2. */
const isInterim = (status: string): boolean => /^1(\d\d|XX)$/.test(status);

/** Source: RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5. */
export const hasNoBody = (status: string | number): boolean => ["204", "205", "304"].includes(String(status));

function replyKindOf(mediaType: string, schema: Json, resolve: Resolve): ReplyKind {
  if (isJsonType(mediaType) || (isRange(mediaType) && isStructured(schema, resolve))) return "json";
  if (isEventStream(mediaType)) return "events";
  return isTextType(mediaType) ? "text" : "bytes";
}
