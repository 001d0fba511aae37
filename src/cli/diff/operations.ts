import { entriesOf, type Json, type JsonObject, numberOf, objectOf } from "../../openapi/document/json.ts";
import { isMethod } from "../../openapi/document/openapi-walk.ts";
import { defaultMaxBytes } from "../../openapi/document/operation.ts";
import type { Resolve } from "../../openapi/document/text-types.ts";
import type { Finding } from "./change.ts";
import { type Direction, reverse } from "./effect.ts";
import { at, keywordFindings } from "./findings.ts";
import { contentFindings } from "./media-types.ts";
import { parameterFindings, parametersOf } from "./parameters.ts";
import { responseFindings } from "./responses.ts";
import { bodyRules, operationRules, texts } from "./rules.ts";
import type { CompareSchemas } from "./schema-findings.ts";
import { type Schemes, securityFindings } from "./security.ts";
import { serverFindings, serversOf } from "./servers.ts";

/** One of the two documents. */
export type Source = Readonly<{ document: JsonObject; resolve: Resolve; schemes: Schemes }>;
/** Both documents. `schemas` lists each pair of schemas once. */
export type Context = Readonly<{ old: Source; next: Source; schemas: CompareSchemas }>;
/** An operation of one of them, and where it is. */
type Located = Readonly<{ path: string; item: JsonObject; operation: JsonObject }>;

const apart = new Set(["parameters", "requestBody", "responses", "callbacks", "security", "servers", "x-max-bytes"]);

/**
 * Compares two operations.
 * @param direction of their requests: `reply` if the service sends them, as those of webhooks and callbacks
 */
function operationFindings(
  before: Located,
  after: Located,
  { old, next, schemas }: Context,
  direction: Direction,
): Finding[] {
  const [was, is] = [before.operation, after.operation];
  const resolve = [old.resolve, next.resolve] as const;
  const how = { resolve, direction: reverse(direction), schemas };
  const isOwn = direction === "request";
  return [
    ...keywordFindings(was, is, operationRules, apart, direction),
    ...at(
      ["parameters"],
      parameterFindings(
        parametersOf(before.item, was, before.path, old.resolve),
        parametersOf(after.item, is, after.path, next.resolve),
        direction,
        schemas,
      ),
    ),
    ...at(["requestBody"], bodyFindings(bodyOf(was, old), bodyOf(is, next), direction, schemas)),
    ...at(["responses"], responseFindings(was["responses"], is["responses"], how)),
    ...at(["callbacks"], callbackFindings(was, is, { old, next, schemas }, direction)),
    ...(isOwn ? sizeFindings(sizeOf(was, old), sizeOf(is, next)) : []),
    ...securityFindings(securityOf(was, old), securityOf(is, next), [old.schemes, next.schemes]).map((finding) =>
      isOwn ? finding : { ...finding, effect: "unlike" as const },
    ),
    ...(isOwn
      ? serverFindings(serversOf(was, before.item, old.document), serversOf(is, after.item, next.document))
      : []),
  ];
}

const securityOf = (operation: JsonObject, { document }: Source): Json | undefined =>
  operation["security"] ?? document["security"];

const bodyOf = (operation: JsonObject, { resolve }: Source): JsonObject | undefined =>
  operation["requestBody"] === undefined ? undefined : objectOf(resolve(operation["requestBody"]));

const bodyApart = new Set(["content", "x-max-bytes"]);

function bodyFindings(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  direction: Direction,
  schemas: CompareSchemas,
): Finding[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined || after === undefined) {
    const effect = before === undefined ? (after?.["required"] === true ? "narrower" : "compatible") : "unlike";
    return [{ effect, direction, place: [], before, after }];
  }
  const old: JsonObject = { required: false, ...before };
  const next: JsonObject = { required: false, ...after };
  return [
    ...keywordFindings(old, next, bodyRules, bodyApart, direction),
    ...at(["content"], contentFindings(old["content"], next["content"], { direction, added: "wider", schemas })),
  ];
}

/** How large a body may be; undefined without one. */
function sizeOf(operation: JsonObject, source: Source): number | undefined {
  const body = bodyOf(operation, source);
  const owners = [body, operation, source.document].map((owner) => numberOf(owner?.["x-max-bytes"]));
  return body && (owners.find((size) => size !== undefined) ?? defaultMaxBytes);
}

/** Compares how large a body may be, wherever that is said. */
function sizeFindings(before: number | undefined, after: number | undefined): Finding[] {
  if (before === undefined || after === undefined || before === after) return [];
  const effect = after < before ? "narrower" : "wider";
  return [{ effect, direction: "request", place: ["requestBody", "x-max-bytes"], before, after }];
}

function callbackFindings(was: JsonObject, is: JsonObject, context: Context, direction: Direction): Finding[] {
  const expressions = (operation: JsonObject, { resolve }: Source): Map<string, JsonObject> =>
    new Map(
      entriesOf(operation["callbacks"]).flatMap(([name, callback]) =>
        entriesOf(resolve(callback)).map(([key, item]) => [`${name}/${key}`, objectOf(resolve(item))] as const),
      ),
    );
  return itemFindings(expressions(was, context.old), expressions(is, context.next), context, reverse(direction));
}

/** A path item of one of the documents, and where it is. */
type Place = Omit<Located, "operation">;
/** What was found in the operations of a path item with this method. */
type OfMethod = Readonly<{ method: string; findings: readonly Finding[] }>;

/**
 * Compares the operations of two path items.
 * @param context for each operation
 * @param direction of their requests
 */
export function methodFindings(
  before: Place,
  after: Place,
  context: () => Context,
  direction: Direction,
): readonly OfMethod[] {
  const [was, is] = [operationsOf(before.item), operationsOf(after.item)];
  return [...new Set([...was.keys(), ...is.keys()])].map((method): OfMethod => {
    const [one, other] = [was.get(method), is.get(method)];
    if (one === undefined || other === undefined) {
      const effect = one === undefined ? "compatible" : "unlike";
      return { method, findings: [{ effect, direction, place: [], before: one, after: other }] };
    }
    const [left, right] = [
      { ...before, operation: one },
      { ...after, operation: other },
    ];
    return { method, findings: operationFindings(left, right, context(), direction) };
  });
}

/** Compares path items that the service calls: webhooks, and the callbacks of an operation. */
export function itemFindings(
  before: ReadonlyMap<string, JsonObject>,
  after: ReadonlyMap<string, JsonObject>,
  context: Context,
  direction: Direction,
): Finding[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const placeIn = (items: typeof before): Place => ({ path: "", item: items.get(name) ?? {} });
    return methodFindings(placeIn(before), placeIn(after), () => context, direction).flatMap(({ method, findings }) =>
      at([name, method], findings),
    );
  });
}

/** The operations of a path item, by method. */
const operationsOf = (item: JsonObject): Map<string, JsonObject> =>
  new Map(
    [...entriesOf(item).filter(([key]) => isMethod(key)), ...entriesOf(item["additionalOperations"])].map(
      ([method, operation]) => [method, objectOf(operation)] as const,
    ),
  );

const ofOperations = new Set(["parameters", "servers", "additionalOperations", "$ref"]);
/** What is in a path item besides operations and what they inherit. */
export const itemRestFindings = (before: JsonObject, after: JsonObject): Finding[] => {
  const skipped = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter((key) => isMethod(key) || ofOperations.has(key)),
  );
  return keywordFindings(before, after, texts, skipped, "request");
};
