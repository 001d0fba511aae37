import { circleChecker } from "../check/schemas.ts";
import { entriesOf, isObject, type Json, type JsonObject, objectOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import type { Refuse } from "../tree/refusals.ts";
import { subschemas } from "../tree/walk.ts";
import { checkPayloadKeywords } from "./check-keywords.ts";
import { defName, extended } from "./shape.ts";

/** Rejects every schema of a webhook specification that cannot become both a type and a self-contained validator. */
export function checkPayloadSchemas(document: JsonObject, refuse: Refuse): void {
  const used = new Set<string>();
  const check = (schema: Json, pointer: string): void => {
    if (!isObject(schema)) {
      refuse(pointer, "A schema must be an object; {} allows anything.");
      return;
    }
    checkPayloadKeywords(document, schema, pointer, refuse);
    if ("title" in schema && !/^#\/\$defs\/[^/]+$/.test(pointer))
      refuse(join(pointer, "title"), "Only a shape may have a title, which names its type.");
    const name = defName(schema["$ref"]);
    if (name !== undefined) used.add(name);
    for (const { keyword, name, schema: part } of subschemas(schema)) {
      const below = join(pointer, keyword);
      check(part, name === undefined ? below : join(below, name));
    }
  };
  for (const { pointer, schema } of rootsOf(document)) check(schema, pointer);
  checkDefs(document, used, refuse);
}

type Root = Readonly<{ pointer: string; schema: Json }>;

/** The locations of root schemas in a specification. */
function rootsOf(document: JsonObject): Root[] {
  const each = (schemas: Json | undefined, pointer: string): Root[] =>
    entriesOf(schemas).map(([key, schema]) => ({ pointer: join(pointer, key), schema }));
  const part = (node: Json, pointer: string): Root[] => [
    ...each(objectOf(node)["properties"], join(pointer, "properties")),
    ...entriesOf(objectOf(node)["narrow"]).flatMap(([key, fields]) => each(fields, join(join(pointer, "narrow"), key))),
  ];
  return [
    ...each(document["$defs"], "#/$defs"),
    ...entriesOf(document["mixins"]).flatMap(([name, mixin]) => each(mixin, join("#/mixins", name))),
    ...entriesOf(document["events"]).flatMap(([name, event]) => {
      const pointer = join("#/events", name);
      const actions = entriesOf(objectOf(event)["actions"]);
      const places = actions.flatMap(([action, node]) => part(node, join(join(pointer, "actions"), action)));
      return [...part(event, pointer), ...places];
    }),
  ];
}

function checkDefs(document: JsonObject, used: ReadonlySet<string>, refuse: Refuse): void {
  const checkCircle = circleChecker(document, refuse);
  for (const [name, def] of entriesOf(document["$defs"])) {
    const pointer = join("#/$defs", name);
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      refuse(pointer, "The name of a shape must consist of lower-case letters, digits and underscores.");
    checkCircle(def, pointer);
    if (isObject(def) && "allOf" in def && "properties" in def && extended(def) === undefined)
      refuse(join(pointer, "allOf"), "Beside properties, allOf holds only $refs to the shapes that this one extends.");
    if (!used.has(name)) refuse(pointer, "Nothing uses this shape. Remove it, or point to it with $ref.");
  }
}
