import { declaredTypes, type Resolve } from "../model/text-types.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { follow, join } from "../tree/pointer.ts";
import { type Note, refusalsOf, Unsupported } from "../tree/refusals.ts";
import { isMethod } from "../tree/walk.ts";

/** What Swagger 2.0 writes directly into a parameter. */
const schemaKeys =
  "type format items enum default pattern minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems uniqueItems multipleOf".split(
    " ",
  );
/** What two descriptions of one parameter may differ in. */
const annotations = new Set(["description", "example", "examples", "deprecated"]);

/**
 * Repairs parameters with an unambiguous fault: one that is repeated or can never be sent is left out, one of the path
 * is always required, one that the path needs is text, and so is one without a schema.
 */
export function withRepairedParameters(document: JsonObject, note: Note): JsonObject {
  const paths = entriesOf(document["paths"]).map(([path, item]): [string, Json] => {
    if (!isObject(item) || !path.startsWith("/")) return [path, item];
    const place = join("#/paths", path);
    const names = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? ""));
    const common = repaired(item["parameters"], { document, names, place, note });
    const entries = entriesOf(item).map(([key, node]): [string, Json] => {
      if (key === "parameters") return [key, common];
      if (!isMethod(key) || !isObject(node)) return [key, node];
      const own = repaired(node["parameters"], { document, names, place: join(place, key), note });
      const known = [...common, ...own].map((parameter) => objectOf(target(document, parameter)));
      const missing = [...names].filter((name) => !known.some((one) => one["in"] === "path" && one["name"] === name));
      for (const name of missing)
        note(join(place, key), `{${name}} of ${path} is not described by a path parameter: it is read as text.`);
      if (node["parameters"] === undefined && missing.length === 0) return [key, node];
      return [key, { ...node, parameters: [...own, ...missing.map(textParameter)] }];
    });
    return [path, Object.fromEntries(entries)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

const textParameter = (name: string): JsonObject => ({ name, in: "path", required: true, schema: { type: "string" } });

type Context = Readonly<{ document: JsonObject; names: ReadonlySet<string>; place: string; note: Note }>;

function repaired(list: Json | undefined, { document, names, place, note }: Context): Json[] {
  const seen = new Map<string, string>();
  return listOf(list).flatMap((parameter, index): Json[] => {
    const pointer = join(join(place, "parameters"), index);
    const node = target(document, parameter);
    if (!isObject(node)) return [parameter];
    const key = `${textOf(node["in"])} ${textOf(node["name"])}`;
    const meaning = JSON.stringify(
      entriesOf(node).filter(([name]) => !annotations.has(name) && !name.startsWith("x-")),
    );
    if (seen.get(key) === meaning) {
      note(pointer, `The parameter ${textOf(node["name"])} is listed twice: it is read once.`);
      return [];
    }
    seen.set(key, meaning);
    if (node["in"] === "path" && !names.has(textOf(node["name"]) ?? "")) {
      note(pointer, `The path parameter ${textOf(node["name"])} does not occur in the path: it is left out.`);
      return [];
    }
    const described = withSchema(withRequired(node, pointer, note), pointer, note);
    const whole = withStyle(described, pointer, (schema) => target(document, schema) ?? {}, note);
    return [whole === node ? parameter : whole];
  });
}

function withRequired(node: JsonObject, pointer: string, note: Note): JsonObject {
  if (node["in"] !== "path" || node["required"] === true) return node;
  note(pointer, "A path parameter must say required: true: it is required in any case.");
  return { ...node, required: true };
}

function withSchema(node: JsonObject, pointer: string, note: Note): JsonObject {
  const [[type, media] = ["", null], ...others] = entriesOf(node["content"]);
  if (node["schema"] === undefined && isObject(media) && others.length === 0 && !/[/+]json\b/i.test(type)) {
    note(pointer, `The content of a parameter is read if it is JSON: ${type} is read as text of its schema.`);
    const { content: _, ...rest } = node;
    return { ...rest, schema: media["schema"] ?? { type: "string" } };
  }
  if (node["schema"] !== undefined || node["content"] !== undefined) return node;
  note(pointer, "The parameter has neither schema nor content: what stands in the parameter itself is its schema.");
  const schema = Object.fromEntries(entriesOf(node).filter(([key]) => schemaKeys.includes(key)));
  const rest = Object.fromEntries(entriesOf(node).filter(([key]) => !schemaKeys.includes(key)));
  return { ...rest, schema: "type" in schema ? schema : { type: "string", ...schema } };
}

/** The styles of lists and objects have no effect on a single value. */
function withStyle(node: JsonObject, pointer: string, resolve: Resolve, note: Note): JsonObject {
  const style = textOf(node["style"]);
  if (style === undefined || !/^(deepObject|spaceDelimited|pipeDelimited)$/.test(style)) return node;
  const types = declaredTypes(node["schema"] ?? {}, resolve) ?? ["string"];
  if (types.some((type) => type === "array" || type === "object")) return node;
  note(join(pointer, "style"), `Style ${style} is for lists and objects: the value is read as it is.`);
  const { style: _, explode: __, ...rest } = node;
  return rest;
}

/** What a parameter refers to. A dangling `$ref` is refused when the operation is read. */
export function target(document: JsonObject, parameter: Json): Json | undefined {
  try {
    return follow(document, parameter, "#", refusalsOf("")).node;
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}
