import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { EventModel, EventSpec } from "../document/events/events.ts";
import { type Payload, schemaOf } from "../document/events/payloads.ts";
import { allProperties, defName, defRef, extended } from "../document/events/shape.ts";
import { byCodePoint, entriesOf, type Json, type JsonObject, listOf, objectOf, textOf } from "../document/tree/json.ts";
import { join } from "../document/tree/pointer.ts";
import type { Refuse } from "../document/tree/refusals.ts";
import { header } from "./literal.ts";

/**
 * An interface for each shape and payload, and `PayloadMap` with all emitted names. Types are closed, so that typos are
 * errors, while the validators generated from the same schemas allow unknown fields.
 */
export async function outputPayloadTypes(model: EventModel, command: string): Promise<string> {
  // A copy, because the compiler modifies the schemas it reads.
  const source = structuredClone(rootSchema(model)) as unknown as JSONSchema;
  const text = await compile(source, "PayloadMap", {
    additionalProperties: false,
    bannerComment: "",
    style: { printWidth: 120 },
  });
  return `${header(model.file, command)}${text}`;
}

/**
 * A type to generate: its key among the definitions, its name in code, and the location of its source in the
 * specification.
 */
type Definition = Readonly<{ key: string; title: string; pointer: string; schema: JsonObject }>;

function rootSchema(model: EventModel): JsonObject {
  const definitions = [...model.events.flatMap(definitionsOf), ...shapesOf(model.defs)];
  checkTitles(definitions, model.refuse);
  const rows = model.events.flatMap(rowsOf).sort(([a], [b]) => byCodePoint(a, b));
  return {
    title: "PayloadMap",
    description: "The payload of every emitted name.",
    type: "object",
    required: rows.map(([name]) => name),
    properties: Object.fromEntries(rows.map(([name, key]) => [name, { $ref: pointerTo(key) }])),
    $defs: Object.fromEntries(definitions.map(({ key, title, schema }) => [key, { ...schema, title }])),
  };
}

/** The emitted names of an event, each with the key of its type. */
const rowsOf = ({ name, own, payloads }: EventSpec): (readonly [name: string, key: string])[] => [
  [name, own === undefined ? unionKey(name) : bodyKey(own)],
  ...payloads.map((payload) => [payload.name, bodyKey(payload)] as const),
];

const bodyKey = ({ name }: Payload): string => `payload ${name}`;
const unionKey = (event: string): string => `payloads ${event}`;
const pointerTo = (key: string): string => join("#/$defs", key);

/**
 * The payloads of an event, and the type of any of them: their union, or the event's own payload if any action is
 * possible.
 */
function definitionsOf({ name, description, own, payloads }: EventSpec): Definition[] {
  const pointer = join("#/events", name);
  const schema = (payload: Payload): JsonObject =>
    schemaOf({ ...payload, properties: { ...payload.properties, ...refsOf(narrowedOf(payload, pointer)) } });
  const body = (payload: Payload): Definition => ({
    key: bodyKey(payload),
    title: `${pascal(payload.name)}Payload`,
    pointer,
    // Without its action a delivery is one of the event, and of no action.
    schema: schema({ ...payload, isActionOptional: payload === own && payload.isActionOptional }),
  });
  const anyOf = payloads.map((payload) =>
    payload.isActionOptional ? schema(payload) : { $ref: pointerTo(bodyKey(payload)) },
  );
  const whole = own === undefined ? { ...unionOf(name, pointer), schema: { anyOf } } : body(own);
  const narrowed = [...payloads, ...(own === undefined ? [] : [own])].flatMap((payload) =>
    narrowedOf(payload, pointer),
  );
  return [...payloads.map(body), { ...whole, schema: { description, ...whole.schema } }, ...narrowed];
}

type Narrowed = Definition & Readonly<{ field: string }>;

/**
 * An interface for each shape narrowed by a payload. An intersection of both would be `never` without
 * `strictNullChecks`, where `(string | null) & null` reduces to it.
 */
const narrowedOf = ({ name, properties }: Payload, pointer: string): Narrowed[] =>
  entriesOf(properties).flatMap(([field, schema]) => {
    const [shape, part, ...more] = listOf(objectOf(schema)["allOf"]);
    const base = defName(objectOf(shape)["$ref"]);
    if (base === undefined || part === undefined || more.length > 0) return [];
    const title = pascal(`${name}_${field}`);
    return [{ field, key: title, title, pointer, schema: { ...objectOf(part), extends: [{ $ref: defRef(base) }] } }];
  });

const refsOf = (narrowed: readonly Narrowed[]): JsonObject =>
  Object.fromEntries(narrowed.map(({ field, key }) => [field, { $ref: pointerTo(key) }]));

const unionOf = (event: string, pointer: string) => ({
  key: unionKey(event),
  title: `${pascal(event)}Payload`,
  pointer,
});

const shapesOf = (defs: JsonObject): Definition[] =>
  entriesOf(defs).map(([name, def]) => ({
    key: name,
    title: textOf(objectOf(def)["title"]) ?? pascal(name),
    pointer: join("#/$defs", name),
    schema: asInterface(defs, name, def),
  }));

/**
 * A schema that extends others, in the form the compiler expects; requirements on inherited fields are repeated,
 * because they narrow them.
 */
function asInterface(defs: JsonObject, name: string, def: Json): JsonObject {
  const bases = extended(def);
  const { allOf: _, ...rest } = objectOf(def);
  if (bases === undefined) return objectOf(def);
  const all = allProperties(defs, name);
  const restated = listOf(rest["required"]).map((key) => [String(key), all[String(key)]] as const);
  return {
    ...rest,
    type: "object",
    properties: { ...Object.fromEntries(restated), ...objectOf(rest["properties"]) },
    extends: bases.map((base) => ({ $ref: defRef(base) })),
  };
}

/** `pull_request_review` gives `PullRequestReview`, `projects_v2` gives `ProjectsV2`. */
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[_.]|(?<=\d))([a-z\d])/g, (_, first: string) => first.toUpperCase());

/** Types with the same name would be disambiguated by a number that depends on their order. */
function checkTitles(definitions: readonly Definition[], refuse: Refuse): void {
  const owners = new Map([["PayloadMap", "the map of all payloads"]]);
  for (const { title, pointer } of definitions) {
    const owner = owners.get(title);
    if (owner !== undefined) refuse(pointer, `Its type would be ${title}, as that of ${owner}. Rename one of them.`);
    owners.set(title, pointer);
  }
}
