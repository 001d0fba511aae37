import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import type { Refuse } from "../tree/refusals.ts";
import { declared } from "./shape.ts";

/**
 * The payload of one delivery. `action` is undefined for events without actions, and `null` if any string is allowed.
 */
export type Payload = Readonly<{
  /** The emitted name: `push`, `issues.opened`. */
  name: string;
  action: string | null | undefined;
  /** Whether the action may be missing. */
  isActionOptional: boolean;
  required: readonly string[];
  /** Schemas by key, without `action`. */
  properties: JsonObject;
}>;

/** The payload as one schema. */
export function schemaOf({ action, isActionOptional, required, properties }: Payload): JsonObject {
  if (action === undefined) return { type: "object", required, properties };
  const actionSchema: JsonObject = action === null ? { type: "string" } : { const: action };
  return {
    type: "object",
    required: isActionOptional ? required : ["action", ...required],
    properties: { action: actionSchema, ...properties },
  };
}

/** The parts a payload is composed of; keys of earlier parts take precedence over those of later ones. */
type Part = Readonly<{ pointer: string; node: JsonObject }>;

/**
 * Composes keys and required keys of one payload: action, event, mixins, in this order. `action` itself is left to the
 * emitters.
 */
export function payloadOf(
  document: JsonObject,
  eventName: string,
  action: string | undefined,
  refuse: Refuse,
): { required: string[]; properties: JsonObject } {
  const pointer = join("#/events", eventName);
  const event = objectOf(objectOf(document["events"])[eventName]);
  const parts: Part[] = [{ pointer, node: event }];
  if (action !== undefined)
    parts.unshift({
      pointer: join(join(pointer, "actions"), action),
      node: objectOf(objectOf(event["actions"])[action]),
    });
  // Merged once for the order of the keys, and again in reverse for their precedence.
  const properties = Object.assign(
    {},
    ...parts.map(({ node }) => objectOf(node["properties"])),
    mixinProperties(document, event, pointer, refuse),
    ...parts.toReversed().map(({ node }) => objectOf(node["properties"])),
  ) as Record<string, Json>;
  if ("action" in properties) refuse(pointer, "The property action is generated from the list of actions.");
  for (const part of parts) narrow(document, part, properties, refuse);
  return { required: requiredOf(parts, properties, refuse), properties };
}

function mixinProperties(document: JsonObject, event: JsonObject, pointer: string, refuse: Refuse): JsonObject {
  const mixins = objectOf(document["mixins"]);
  const names = listOf(event["mixins"]).flatMap((name, index) => {
    const mixin = mixins[String(name)];
    return isObject(mixin)
      ? entriesOf(mixin)
      : refuse(join(join(pointer, "mixins"), index), `There is no mixin "${name}".`);
  });
  const omitted = listOf(event["omit"]);
  for (const [index, key] of omitted.entries())
    if (!names.some(([name]) => name === key))
      refuse(join(join(pointer, "omit"), index), `No mixin of this event has a key "${key}".`);
  return Object.fromEntries(names.filter(([key]) => !omitted.includes(key)));
}

/** `narrow: { issue: { state: … } }` intersects the schema of `issue` with an object that has this `state`. */
function narrow(document: JsonObject, { pointer, node }: Part, properties: Record<string, Json>, refuse: Refuse): void {
  for (const [key, fields] of entriesOf(node["narrow"])) {
    const place = join(join(pointer, "narrow"), key);
    const schema = properties[key];
    if (schema === undefined) {
      refuse(place, "There is no such property to narrow.");
      continue;
    }
    for (const [field] of entriesOf(fields))
      if (!declared(document, schema, field)) refuse(join(place, field), "The shape has no such field.");
    const part = { type: "object", required: Object.keys(objectOf(fields)), properties: objectOf(fields) };
    properties[key] = { allOf: [schema, part] };
  }
}

function requiredOf(parts: readonly Part[], properties: JsonObject, refuse: Refuse): string[] {
  const names = parts.flatMap(({ pointer, node }) =>
    listOf(node["required"]).map((key, index) => {
      const name = textOf(key);
      if (name !== undefined && name in properties) return name;
      return refuse(join(join(pointer, "required"), index), `"${key}" is required but not described.`);
    }),
  );
  return [...new Set(names)];
}
