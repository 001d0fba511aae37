import { entriesOf, type Json, type JsonObject, listOf, objectOf, textOf } from "../../openapi/document/json.ts";
import type { Model } from "../../openapi/document/model.ts";
import { isIgnored } from "../../openapi/document/parameter.ts";
import { type Resolve, resolverOf } from "../../openapi/document/text-types.ts";
import { type BodyContent, bodyContent, writableType } from "./body-content.ts";
import { headerText, pathText, queryPairs, type Style } from "./parameter-text.ts";
import { exampleIn, sampleOf } from "./sample.ts";
import type { SchemaCheck } from "./schema-check.ts";

/** A request to one operation, relative to the address of the service. */
export type ExampleRequest = Readonly<{
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: BodyContent | undefined;
}>;

/** Why no valid request can be made from the document. */
export class NoExample extends Error {
  override readonly name = "NoExample";
}

const maxExamples = 10;

/** The names under which the parameters and the body of an operation have examples; `undefined` alone if they have no names. */
export function exampleNames(node: JsonObject, resolve: Resolve): (string | undefined)[] {
  const content = entriesOf(objectOf(resolve(node["requestBody"] ?? {}))["content"]).map(([, media]) => media);
  const parameters = listOf(node["parameters"]).map((parameter) => resolve(parameter));
  const names = [...parameters, ...content].flatMap((part) => Object.keys(objectOf(objectOf(part)["examples"])));
  return names.length === 0 ? [undefined] : [...new Set(names)].slice(0, maxExamples);
}

/**
 * Makes a request from the examples of an operation; what has none gets its default, a constant or a small valid value, if it is required.
 * Errors  `NoExample` naming the part that has no valid example
 */
export function exampleRequest(
  model: Model,
  { path, node, name }: Readonly<{ path: string; node: JsonObject; name: string | undefined }>,
  check: SchemaCheck,
): ExampleRequest {
  const resolve = resolverOf(model.document, model.refuse);
  const parameters = listOf(node["parameters"])
    .map((parameter) => objectOf(resolve(parameter)))
    .filter((parameter) => !isIgnored(parameter))
    .flatMap((parameter) => valuesOf(parameter, name, resolve, check));
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.place === place);
  const filled = inPlace("path").reduce(
    (target, { style, text }) => target.replaceAll(`{${style.name}}`, () => text((value) => pathText(style, value))),
    path,
  );
  const query = inPlace("query").flatMap(({ style, value, json }) =>
    json
      ? [`${encodeURIComponent(style.name)}=${encodeURIComponent(JSON.stringify(value))}`]
      : queryPairs(style, value),
  );
  const cookies = inPlace("cookie").flatMap(({ style, value }) => queryPairs(style, value));
  const headers = inPlace("header").map(
    ({ style, text }) => [style.name, text((value) => headerText(style, value))] as const,
  );
  return {
    target: query.length === 0 ? filled : `${filled}?${query.join("&")}`,
    headers: [...headers, ...(cookies.length === 0 ? [] : [["cookie", cookies.join("; ")] as const])],
    body: bodyOf(objectOf(resolve(node["requestBody"] ?? {})), name, resolve, check),
  };
}

type Value = Readonly<{
  place: string;
  style: Style;
  value: Json;
  json: boolean;
  /** The text of the value: JSON if the parameter has `content`, else as its style writes it. */
  text: (write: (value: Json) => string) => string;
}>;

function valuesOf(node: JsonObject, name: string | undefined, resolve: Resolve, check: SchemaCheck): Value[] {
  const [media] = entriesOf(node["content"]).map(([, entry]) => objectOf(entry));
  const schema = node["schema"] ?? media?.["schema"] ?? true;
  const example = exampleIn(node, name, resolve) ?? (media && exampleIn(media, name, resolve));
  const [key, place] = [textOf(node["name"]) ?? "", textOf(node["in"]) ?? ""];
  if (example === undefined && node["required"] !== true) return [];
  const value = valid(example ?? sampleOf(schema, resolve), schema, `${place} parameter ${key}`, check);
  const style = textOf(node["style"]) ?? (place === "query" || place === "cookie" ? "form" : "simple");
  const explode = typeof node["explode"] === "boolean" ? node["explode"] : style === "form" || style === "deepObject";
  const json = media !== undefined;
  const text = (write: (value: Json) => string): string => {
    if (!json) return write(value);
    return place === "path" ? encodeURIComponent(JSON.stringify(value)) : JSON.stringify(value);
  };
  return [{ place, style: { name: key, style, explode }, value, json, text }];
}

function bodyOf(
  node: JsonObject,
  name: string | undefined,
  resolve: Resolve,
  check: SchemaCheck,
): BodyContent | undefined {
  const content = objectOf(node["content"]);
  const type = writableType(Object.keys(content));
  const media = objectOf(content[type ?? ""]);
  const example = exampleIn(media, name, resolve);
  if (example === undefined && node["required"] !== true) return undefined;
  if (type === undefined)
    throw new NoExample(`a body of type ${Object.keys(content).join(", ") || "(none)"} cannot be made`);
  const schema = media["schema"] ?? true;
  return bodyContent(type, valid(example ?? sampleOf(schema, resolve), schema, "body", check));
}

function valid(value: Json | undefined, schema: Json, what: string, check: SchemaCheck): Json {
  if (value === undefined) throw new NoExample(`the ${what} has no example`);
  const fault = check(schema, value, "request");
  if (fault !== undefined) throw new NoExample(`the ${what} has no valid example: ${fault}`);
  return value;
}
