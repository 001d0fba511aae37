import { isMultipartType } from "../document/model/media-type.ts";
import { isBinary } from "../document/model/text-types.ts";
import { entriesOf, isList, isObject, type Json, type JsonObject, objectOf, textOf } from "../document/tree/json.ts";
import { join } from "../document/tree/pointer.ts";
import { reachIn } from "../document/tree/reach.ts";
import { rebuild, subschemas } from "../document/tree/walk.ts";
import { unescapeStep } from "../operation/json-pointer.ts";

const place = "#/components/schemas";

/**
 * A copy of the document in which multipart bodies share no schema of binary content with anything else, because a
 * value of it is a file there and text elsewhere: a component that both use is duplicated, as `UploadFiles` for
 * `Upload`.
 * @param document whose schemas only refer to components
 */
export function withOwnFileSchemas(document: JsonObject): JsonObject {
  const multipart: Json[] = [];
  const others = mapContents(document, (entry) => {
    if (!isMultipartType(entry[0])) return entry;
    multipart.push(entry[1]);
    return undefined;
  });
  if (multipart.length === 0) return document;
  const schemas = objectOf(objectOf(document["components"])["schemas"]);
  const unit = (name: string): string => join(place, name);
  const reach = reachIn(document);
  const inParts = reach(multipart);
  const carriers = [...carriersOf(schemas)].filter((name) => inParts.has(unit(name)));
  const elsewhere = reachIn(others)(others["paths"] ?? null);
  const shared = new Set(carriers.map(unit).filter((one) => elsewhere.has(one)));
  // A schema that refers to a duplicate is duplicated, too.
  const doubled = carriers.filter((name) => [...reach({ $ref: unit(name) })].some((one) => shared.has(one)));
  const names = new Map(doubled.map((name) => [name, freeName(`${name}Files`, schemas)]));
  const renamed = (schema: Json): Json => withRefs(schema, names);
  const own = mapContents(document, ([type, media]) =>
    isMultipartType(type)
      ? [type, { ...objectOf(media), schema: renamed(objectOf(media)["schema"] ?? {}) }]
      : [type, media],
  );
  const doubles = [...names].map(([name, double]): [string, Json] => [double, renamed(schemas[name] ?? null)]);
  const components = objectOf(own["components"]);
  return {
    ...own,
    components: { ...components, schemas: { ...objectOf(components["schemas"]), ...Object.fromEntries(doubles) } },
  };
}

function freeName(name: string, schemas: JsonObject): string {
  return name in schemas ? freeName(`${name}_`, schemas) : name;
}

/** Changes the media types of request bodies. Returns the document itself if nothing is changed. */
function mapContents(
  document: JsonObject,
  change: (entry: readonly [type: string, media: Json]) => readonly [string, Json] | undefined,
): JsonObject {
  return objectOf(
    rebuild(document, "document", "#", (node, kind) => {
      if (kind !== "body") return node;
      const entries = entriesOf(node["content"]);
      const changed = entries.flatMap((entry) => {
        const made = change(entry);
        return made === undefined ? [] : [made];
      });
      const isSame =
        changed.length === entries.length && changed.every((entry, index) => entry[1] === entries[index]?.[1]);
      return isSame ? node : { ...node, content: Object.fromEntries(changed) };
    }),
  );
}

/** The components that have binary content in them, directly or through others. */
function carriersOf(schemas: JsonObject): ReadonlySet<string> {
  const users = new Map<string, Set<string>>();
  const open: string[] = [];
  for (const [name, schema] of entriesOf(schemas)) {
    const parts: Json[] = [schema];
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      if (!isObject(part)) continue;
      if (isBinary(part)) open.push(name);
      const target = targetOf(part);
      if (target !== undefined) users.set(target, (users.get(target) ?? new Set()).add(name));
      for (const { schema: inner } of subschemas(part)) parts.push(inner);
    }
  }
  const carriers = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (carriers.has(name)) continue;
    carriers.add(name);
    for (const user of users.get(name) ?? []) open.push(user);
  }
  return carriers;
}

const targetOf = (schema: JsonObject): string | undefined => {
  const ref = textOf(schema["$ref"]);
  if (ref?.startsWith(`${place}/`) !== true) return undefined;
  return unescapeStep(ref.slice(place.length + 1));
};

/** A deep copy in which references lead to other components. */
function withRefs(node: Json, names: ReadonlyMap<string, string>): Json {
  if (isList(node)) return node.map((item) => withRefs(item, names));
  if (!isObject(node)) return node;
  const copy = Object.fromEntries(entriesOf(node).map(([key, value]) => [key, withRefs(value, names)]));
  const double = names.get(targetOf(node) ?? "");
  return double === undefined ? copy : { ...copy, $ref: join(place, double) };
}
