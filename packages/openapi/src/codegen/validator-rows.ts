import type { Operation } from "../document/model/model.ts";
import type { Resolve } from "../document/model/text-types.ts";
import { isObject, type Json, type JsonObject, listOf } from "../document/tree/json.ts";
import { type CallerPlace, type CallerRule, callerName } from "../operation/caller.ts";
import { hasValidator, type Place } from "../operation/operation.ts";
import type { Family } from "./slim-schema.ts";
import type { ValidatorNames } from "./validator-names.ts";

const places: readonly Place[] = ["path", "query", "header", "cookie"];

/** Adds the validator of a schema and returns its name. `isCommon`: other operations use it too. */
export type Add = (name: string, schema: Json, family: Family, isCommon?: boolean) => string;

/**
 * The validators of an operation's parameters and bodies, as the source of an object.
 * @param isLarge whether operations with the same parameters share a validator, as in large documents many have
 */
export function requestRow(
  operation: Operation,
  add: Add,
  names: ValidatorNames,
  resolve: Resolve,
  isLarge: boolean,
): string {
  const entries = places.flatMap((place) => {
    const schema = parametersSchema(operation, place);
    if (schema === undefined) return [];
    const name = isLarge ? names.commonParameters(place, schema) : names.parameters(operation, place);
    return [`${place}: ${add(name, schema, "request", isLarge)}`];
  });
  const bodies = (operation.body?.contents ?? []).flatMap((content) => {
    if (!hasValidator(content)) return [];
    const { mediaType, schema } = content;
    const name = names.body(operation, mediaType);
    return [`${JSON.stringify(mediaType)}: ${add(name, withoutCaller(operation, schema, resolve), "request")}`];
  });
  if (bodies.length > 0) entries.push(`body: { ${bodies.join(", ")} }`);
  return object(entries);
}

/** The validators of an operation's replies, by status and media type. */
export function replyRow(operation: Operation, add: Add, names: ValidatorNames): string {
  const entries = operation.replies.flatMap(({ status, schemas }) => {
    const rows = Object.entries(schemas).map(
      ([mediaType, schema]) =>
        `${JSON.stringify(mediaType)}: ${add(names.reply(operation, status, mediaType), schema, "reply")}`,
    );
    return rows.length === 0 ? [] : [`${JSON.stringify(status)}: ${object(rows)}`];
  });
  return object(entries);
}

const object = (entries: readonly string[]): string => (entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`);

/** The parameters of one location as one object, so that a single call validates them all and applies defaults. */
function parametersSchema({ parameters, caller }: Operation, place: Place): JsonObject | undefined {
  const located = parameters.filter((parameter) => parameter.in === place);
  if (located.length === 0) return undefined;
  const properties: Record<string, Json> = Object.fromEntries(
    located.map(({ name, schema }) => [name, { ...schema, readOnly: false }]),
  );
  const required = located.filter(
    ({ required, name }) => required && !((place === "query" || place === "header") && isCaller(caller, place, name)),
  );
  return { type: "object", properties, required: required.map(({ name }) => name) };
}

/** The caller is validated by the pipeline, with its own messages, once the rest of the request is valid. */
const isCaller = (caller: CallerRule | undefined, place: CallerPlace, name: Json): boolean =>
  caller?.in.includes(place) === true && callerName(caller, place) === name;

/** Makes the caller's id optional in a body schema. Only where the body schema itself requires it. */
function withoutCaller({ caller }: Operation, schema: Json, resolve: Resolve): Json {
  const node = resolve(schema);
  if (!isObject(node) || !listOf(node["required"]).some((name) => isCaller(caller, "body", name))) return schema;
  return { ...node, required: listOf(node["required"]).filter((name) => !isCaller(caller, "body", name)) };
}
