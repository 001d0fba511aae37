import { entriesOf, type Json, type JsonObject, objectOf, textOf } from "../../document/tree/json.ts";
import type { Direction, Effect } from "./change.ts";
import {
  compareEntries,
  flag,
  ignored,
  inside,
  named,
  permission,
  type Rule,
  type Rules,
  refusal,
  texts,
  unlike,
} from "./rules.ts";

/** A schema. */
export const schema = inside((before, after, cursor) => cursor.compare(before, after));

const essence = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** The entry for a media type: the one of the same name, else the nearest range that includes it. */
function entryFor(type: string, content: JsonObject): readonly [string, Json] | undefined {
  const own = content[type];
  if (own !== undefined) return [type, own];
  const [main] = essence(type).split("/");
  const wanted = [essence(type), `${main}/*`, "*/*"];
  return wanted.map((one) => entriesOf(content).find(([key]) => essence(key) === one)).find((entry) => entry);
}

const mediaRules: Rules = { ...texts, schema, itemSchema: schema };

/** Maps from media types to contents. */
export const content = (effectOfNew: (old: JsonObject, direction: Direction) => Effect): Rule =>
  inside((before, after, cursor) => {
    const [old, next] = [objectOf(before), objectOf(after)];
    for (const type of Object.keys({ ...old, ...next })) {
      const [one, other] = [entryFor(type, old), entryFor(type, next)];
      if (one === undefined || other === undefined)
        cursor
          .child(type)
          .add(other === undefined ? "unlike" : effectOfNew(old, cursor.direction), one?.[1], other?.[1]);
      // A media type that both have in different case is compared once.
      else if (type in old || essence(one[0]) !== essence(type))
        compareEntries(objectOf(one[1]), objectOf(other[1]), mediaRules, cursor.child(type));
    }
  });

const parameterRules: Rules = {
  ...texts,
  ...ignored("in name"),
  required: flag,
  style: unlike,
  explode: unlike,
  allowReserved: permission,
  allowEmptyValue: permission,
  "x-refusal-missing": refusal,
  schema,
  content: content(() => "unlike"),
};

/** Parameter or Header Objects. */
export const parameter = named((before, after, cursor) => {
  const isOther = (before["content"] === undefined) !== (after["content"] === undefined);
  const rules = isOther ? { ...parameterRules, ...ignored("schema"), content: unlike } : parameterRules;
  compareEntries(withDefaults(before), withDefaults(after), rules, cursor);
});

function withDefaults(node: JsonObject): JsonObject {
  const style = textOf(node["style"]) ?? (/^(query|cookie)$/.test(String(node["in"])) ? "form" : "simple");
  const unless = { required: false, allowReserved: false, allowEmptyValue: false, deprecated: false };
  return { ...unless, style, explode: style === "form", ...Object.fromEntries(entriesOf(node)) };
}
