import { isDeepStrictEqual } from "node:util";
import { defaultMaxBytes } from "../../document/model/operation.ts";
import { isIgnored } from "../../document/model/parameter.ts";
import { entriesOf, type Json, type JsonObject, listOf, numberOf, objectOf, textOf } from "../../document/tree/json.ts";
import { isMethod, methods } from "../../document/tree/walk.ts";
import { content, parameter } from "./contents.ts";
import type { Cursor, Source } from "./cursor.ts";
import { resolvedIn, responses } from "./responses.ts";
import {
  compareBy,
  compareEntries,
  demand,
  flag,
  ignored,
  inside,
  members,
  named,
  type Rule,
  type Rules,
  refusal,
  texts,
  upperLimit,
} from "./rules.ts";
import { proofsOf, security } from "./security.ts";

/** A path item of one of the documents. */
export type Owner = Readonly<{ path: string; item: JsonObject; source: Source }>;

const kinds: Readonly<Record<string, number>> = { bytes: 1, stream: 1, ignored: 2 };
const kindOf = (value: Json | undefined): number => kinds[textOf(value) ?? ""] ?? 0;
const bodyKind: Rule = (before, after) => {
  const [old, next] = [kindOf(before), kindOf(after)];
  return next > old ? "wider" : next < old ? "narrower" : "compatible";
};

const bodyRules: Rules = {
  ...texts,
  ...ignored("x-max-bytes"),
  required: flag,
  "x-body": bodyKind,
  "x-refusal-missing": refusal,
  content: content(() => "wider"),
};
const body = named((before, after, place) =>
  compareEntries({ required: false, ...before }, { required: false, ...after }, bodyRules, place),
);

/** The maximum size of a body. */
const size: Rule = (before, after, place, owners) =>
  before === undefined || after === undefined || place.direction === "reply"
    ? undefined
    : upperLimit(before, after, place, owners);

/** Path items that the service calls, by their names: webhooks, and the callbacks of an operation. */
export function compareCalls(before: JsonObject, after: JsonObject, place: Cursor): void {
  const { old, next } = place.documents;
  for (const name of Object.keys({ ...before, ...after })) {
    const [one, other] = [objectOf(before[name]), objectOf(after[name])];
    const owners = [
      { path: "", item: one, source: old },
      { path: "", item: other, source: next },
    ] as const;
    compareOperations(...owners, (method) => place.child(name, method).reversed());
  }
}

/** The path items of callbacks by name and expression. */
const expressionsOf = (callbacks: Json | undefined, source: Source): JsonObject =>
  Object.fromEntries(
    entriesOf(resolvedIn(callbacks, source)).flatMap(([name, callback]) =>
      entriesOf(resolvedIn(callback, source)).map(([key, item]) => [`${name}/${key}`, item] as const),
    ),
  );

const caller: Rule = (before, after) => {
  if (before === undefined || after === undefined) return demand(before, after);
  const [{ in: oldPlaces, optional: wasOptional, ...old }, { in: places, optional, header, ...rest }] = [
    before,
    after,
  ].map(objectOf) as [JsonObject, JsonObject];
  const [known, given] = [[oldPlaces ?? []].flat(), [places ?? []].flat()];
  const isKept = known.every((location) => given.includes(location));
  // The name of a header that was not a location before.
  const next = header !== undefined && known.includes("header") ? { ...rest, header } : rest;
  const isLooser = isKept && isDeepStrictEqual(old, next) && (optional === true || wasOptional !== true);
  return isLooser ? "wider" : "unlike";
};

const operationRules: Rules = {
  ...texts,
  ...ignored("x-max-bytes"),
  "x-caller": caller,
  "x-requires": demand,
  parameters: inside((before, after, place) => {
    const [old, next] = [objectOf(before), objectOf(after)];
    for (const key of Object.keys({ ...old, ...next })) {
      const { in: where, name } = objectOf(next[key] ?? old[key]);
      compareBy(parameter, old, next, key, place.child(textOf(where) ?? "", textOf(name) ?? ""));
    }
  }),
  requestBody: body,
  "requestBody/x-max-bytes": size,
  responses,
  callbacks: inside((before, after, place) => {
    const { old, next } = place.documents;
    compareCalls(expressionsOf(before, old), expressionsOf(after, next), place);
  }),
  security,
  // Callers of a removed address, or of one with different variables, break.
  servers: (before, after, place, owners) =>
    place.direction === "reply" ? undefined : members("unlike", "compatible")(before, after, place, owners),
};

/** Compares the operations of two path items, by method. */
export function compareOperations(old: Owner, next: Owner, placeOf: (method: string) => Cursor): void {
  const [before, after] = [operationsOf(old), operationsOf(next)];
  const operation = named((one, other, place) =>
    compareEntries(whole(one, old), whole(other, next), operationRules, place),
  );
  for (const method of Object.keys({ ...before, ...after }))
    compareBy(operation, before, after, method, placeOf(method));
}

const operationsOf = ({ item }: Owner): JsonObject => ({
  ...Object.fromEntries(entriesOf(item).filter(([key]) => isMethod(key))),
  ...objectOf(item["additionalOperations"]),
});

/** An operation with what it inherits. */
function whole(operation: JsonObject, owner: Owner): JsonObject {
  const { document, resolve, schemes } = owner.source;
  const { requestBody: written, ...rest } = operation;
  const requestBody = written === undefined ? undefined : objectOf(resolve(written));
  const sizes = [requestBody, operation, document].map((one) => numberOf(one?.["x-max-bytes"]));
  const maxBytes = sizes.find((bytes) => bytes !== undefined) ?? defaultMaxBytes;
  return {
    ...rest,
    ...(requestBody && { requestBody, "requestBody/x-max-bytes": maxBytes }),
    parameters: parametersOf(operation, owner),
    security: proofsOf(operation["security"] ?? document["security"] ?? [], schemes),
    servers: serversOf(operation, owner.item, document),
  };
}

/** Parameters by place and name: those of a path, and those of the operation, which replace them. */
function parametersOf(operation: JsonObject, { item, path, source }: Owner): JsonObject {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
  const nodes = [...listOf(item["parameters"]), ...listOf(operation["parameters"])].map((one) =>
    objectOf(source.resolve(one)),
  );
  return Object.fromEntries(
    nodes
      .filter((node) => !isIgnored(node))
      .map((node) => {
        const [location, name] = [textOf(node["in"]) ?? "", textOf(node["name"]) ?? ""];
        const index = names.indexOf(name);
        // Callers do not see the name of a path parameter, only its position.
        const key = location === "path" && index >= 0 ? index + 1 : location === "header" ? name.toLowerCase() : name;
        return [`${location}/${key}`, node];
      }),
  );
}

/**
 * The servers of an operation, otherwise those of its path, otherwise those of the document, otherwise the origin of
 * the document.
 */
function serversOf(...owners: readonly JsonObject[]): readonly Json[] {
  const servers = owners.map(({ servers }) => listOf(servers)).find((list) => list.length > 0) ?? [{ url: "/" }];
  return servers.map((server) => {
    const { description: _, name: __, ...rest } = objectOf(server);
    return rest;
  });
}

/** What is in a path item besides operations and what they inherit. */
export const itemRules: Rules = {
  ...texts,
  ...ignored(`${methods.join(" ")} parameters servers additionalOperations $ref`),
};
