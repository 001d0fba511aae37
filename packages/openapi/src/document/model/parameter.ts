import type { Missing, Place, Shape, TextType } from "../../operation/operation.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import type { Refuse } from "../tree/refusals.ts";
import { bodyFields } from "./body-fields.ts";
import { expectedText } from "./expected.ts";
import type { Parameter } from "./model.ts";
import { isFlat, partsOf, textShape } from "./text-shape.ts";
import { declaredTypes, keywordOf, type Resolve, textTypes, type ValueType } from "./text-types.ts";

const styles: Readonly<Record<Place, readonly string[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Headers that OpenAPI describes elsewhere; as parameters they "shall be ignored". */
const describedElsewhere = new Set(["accept", "content-type", "authorization"]);
export const isIgnored = (parameter: JsonObject): boolean =>
  parameter["in"] === "header" && describedElsewhere.has(textOf(parameter["name"])?.toLowerCase() ?? "");

/** Converts a Parameter Object for the decoder. */
export function readParameter(node: JsonObject, pointer: string, resolve: Resolve, refuse: Refuse): Parameter {
  const name = textOf(node["name"]) ?? refuse(pointer, "A parameter has a name.");
  if (name === "__proto__") return refuse(pointer, "A parameter cannot be named __proto__.");
  const place = placeOf(node, pointer, refuse);
  const { schema, isJson } = schemaOf(node, pointer, refuse);
  const style = textOf(node["style"]) ?? (place === "query" || place === "cookie" ? "form" : "simple");
  if (!styles[place].includes(style))
    refuse(
      join(pointer, "style"),
      `Style ${style} does not exist for parameters in ${place}. Use ${styles[place].join(", ")}.`,
    );
  const explode = typeof node["explode"] === "boolean" ? node["explode"] : style === "form" || style === "deepObject";
  const deep = style === "deepObject" && !isJson ? textShape(schema, resolve) : undefined;
  const nested = deep === undefined || isFlat(deep) ? undefined : deep;
  const isExplodedForm = style === "form" && explode && place === "query";
  const shape = isJson ? "json" : shapeOf(schema, style, isExplodedForm, pointer, resolve, refuse);
  const flat: Flat = { resolve, pointer: join(pointer, "schema"), refuse, holdsJson: style === "form" && explode };
  if (place === "cookie" && shape === "object" && explode && takesOthers(schema, resolve))
    refuse(
      join(pointer, "schema"),
      "All cookies of the client would be fields of this object. List its fields, and say additionalProperties: false.",
    );
  const hasFields = shape === "object" || shape === "textOrObject";
  const fallback = keywordOf(schema, "default", resolve);
  return {
    name,
    in: place,
    required: node["required"] === true,
    style,
    explode,
    shape,
    types: isJson || nested !== undefined ? [] : valueTypes(schema, shape, flat),
    fields: hasFields && nested === undefined ? fieldTypes(schema, flat) : {},
    ...(nested === undefined ? {} : { nested }),
    ...(shape === "object" && { inside: bodyFields(schema, false, resolve) }),
    allowEmpty: node["allowEmptyValue"] === true,
    expected: isJson ? expectedJson(node, schema, resolve) : expectedText(schema, resolve),
    refusal: textOf(node["x-refusal"]) ?? textOf(keywordOf(schema, "x-refusal", resolve)),
    refusalCode: textOf(node["x-refusal-code"]) ?? textOf(keywordOf(schema, "x-refusal-code", resolve)),
    ...missingOf(node),
    schema: fallback === undefined ? schema : { ...schema, default: fallback },
  };
}

/** Already validated. */
export const missingOf = (node: JsonObject): { missing?: Missing } =>
  isObject(node["x-refusal-missing"]) ? { missing: node["x-refusal-missing"] as Missing } : {};

function placeOf(node: JsonObject, pointer: string, refuse: Refuse): Place {
  const place = node["in"];
  if (place === "query" || place === "header" || place === "cookie") return place;
  if (place !== "path")
    return refuse(
      join(pointer, "in"),
      `A parameter is in path, query, header or cookie, not in ${JSON.stringify(place)}.`,
    );
  return node["required"] === true ? place : refuse(pointer, "A path parameter must say required: true.");
}

function schemaOf(node: JsonObject, pointer: string, refuse: Refuse): { schema: JsonObject; isJson: boolean } {
  const { schema, content } = node;
  if ((schema === undefined) === (content === undefined))
    return refuse(pointer, "A parameter has either schema or content.");
  if (schema !== undefined) return { schema: asObject(schema), isJson: false };
  const [[type, media] = ["", {}], ...others] = entriesOf(content);
  if (others.length > 0 || !/^application\/([^;\s]+\+)?json\s*(;|$)/i.test(type))
    return refuse(
      join(pointer, "content"),
      "The content of a parameter is exactly one media type, and only application/json is decoded.",
    );
  return { schema: asObject(objectOf(media)["schema"] ?? {}), isJson: true };
}

/** Boolean schemas as objects, so that a default can be added. */
const asObject = (schema: Json): JsonObject => (isObject(schema) ? schema : schema === false ? { not: {} } : {});

function shapeOf(
  schema: JsonObject,
  style: string,
  isExplodedForm: boolean,
  pointer: string,
  resolve: Resolve,
  refuse: Refuse,
): Shape {
  const allowed: readonly ValueType[] = (declaredTypes(schema, resolve) ?? ["string"]).filter(
    (type) => type !== "null",
  );
  // The fields of an exploded object are parameters of their own: without any, it cannot receive a value.
  const noObject = isExplodedForm && allowed.length > 1 && fieldsIn(schema, resolve).length === 0;
  const types = noObject ? allowed.filter((type) => type !== "object") : allowed;
  const [list, object] = [types.includes("array"), types.includes("object")];
  if (style === "deepObject") {
    if (list || object) return object ? "object" : "list";
    return refuse(join(pointer, "style"), "Style deepObject is for schemas of type object or array.");
  }
  if (list && !object && types.length > 1) return "textOrList";
  if (object && types.length > 1 && isExplodedForm && !list) return "textOrObject";
  if (object && types.length > 1)
    return refuse(
      join(pointer, "schema"),
      `The text of this parameter could stand for ${types.join(" or ")}, and nothing tells which.`,
    );
  if (style.endsWith("Delimited") && !list && !object)
    return refuse(join(pointer, "style"), `Style ${style} is for schemas of type array or object.`);
  return list ? "list" : object ? "object" : "text";
}

/** Whether an object says that it has fields that are not listed. */
const takesOthers = (schema: JsonObject, resolve: Resolve): boolean => {
  const others = keywordOf(schema, "additionalProperties", resolve);
  return others !== undefined && others !== false;
};

/** For the parts of a list or an object; `holdsJson`: each part is a separate text, which may be JSON. */
type Flat = Readonly<{ resolve: Resolve; pointer: string; refuse: Refuse; holdsJson: boolean }>;

function valueTypes(schema: JsonObject, shape: Shape, flat: Flat): readonly TextType[] {
  const { resolve } = flat;
  if (shape === "text" || shape === "textOrObject") return textTypes(schema, resolve);
  if (shape === "object") {
    return takesOthers(schema, resolve)
      ? flatTypes(keywordOf(schema, "additionalProperties", resolve) ?? {}, flat)
      : [];
  }
  const items = itemSchemas(schema, resolve).flatMap((item) => flatTypes(item, flat));
  const single = shape === "textOrList" ? textTypes(schema, resolve) : [];
  return items.length + single.length === 0 ? ["string"] : [...new Set([...single, ...items])];
}

/** The schemas of items, including those in the branches of a choice. */
function itemSchemas(schema: Json, resolve: Resolve, depth = 0): readonly Json[] {
  const node = objectOf(resolve(schema));
  const branches = [...listOf(node["anyOf"]), ...listOf(node["oneOf"]), ...listOf(node["allOf"])];
  const inside = depth > 8 ? [] : branches.flatMap((branch) => itemSchemas(branch, resolve, depth + 1));
  return [...listOf(node["prefixItems"]), ...(node["items"] === undefined ? [] : [node["items"]]), ...inside];
}

/** The fields of an object, including those of its parts and alternatives. */
const fieldsIn = (schema: JsonObject, resolve: Resolve): [string, Json][] =>
  partsOf(schema, resolve).flatMap((part) => entriesOf(part["properties"]));

function fieldTypes(schema: JsonObject, flat: Flat): Record<string, readonly TextType[]> {
  return Object.fromEntries(fieldsIn(schema, flat.resolve).map(([name, field]) => [name, flatTypes(field, flat)]));
}

/**
 * OpenAPI does not define the encoding of nested lists and objects. Where one is a separate text, clients send JSON.
 */
function flatTypes(schema: Json, { resolve, pointer, refuse, holdsJson }: Flat): readonly TextType[] {
  const types = declaredTypes(schema, resolve) ?? [];
  const isNested =
    types.some((type) => type === "array" || type === "object") &&
    types.every((type) => ["array", "object", "null"].includes(type));
  if (!isNested) return textTypes(schema, resolve);
  if (holdsJson) return ["json"];
  return refuse(
    pointer,
    "OpenAPI does not define how nested lists and objects are encoded here. Use content: application/json.",
  );
}

function expectedJson(node: JsonObject, schema: JsonObject, resolve: Resolve): string {
  const media = objectOf(entriesOf(node["content"])[0]?.[1]);
  const example = media["example"] ?? node["example"] ?? keywordOf(schema, "example", resolve);
  const types = declaredTypes(schema, resolve) ?? [];
  const noun =
    types.length === 1 && types[0] === "array"
      ? "a JSON array"
      : types.length === 1 && types[0] === "object"
        ? "a JSON object"
        : "JSON text";
  return example === undefined ? noun : `${noun}, such as ${JSON.stringify(example)}`;
}
