import { isFormType, isMultipartType } from "../../document/model/media-type.ts";
import type { Model } from "../../document/model/model.ts";
import { isIgnored } from "../../document/model/parameter.ts";
import { declaredTypes, type Resolve, resolverOf } from "../../document/model/text-types.ts";
import { entriesOf, isList, type Json, type JsonObject, listOf, objectOf, textOf } from "../../document/tree/json.ts";
import { queryConditions } from "../../operation/path-template.ts";
import { type BodyContent, bodyContent, encodableType } from "./body-content.ts";
import { headerText, pathText, queryPairs, type Style } from "./parameter-text.ts";
import { exampleIn, samplesOf } from "./sample.ts";
import type { SchemaCheck } from "./schema-check.ts";

/** A request to one operation, relative to the address of the service. */
export type ExampleRequest = Readonly<{
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: BodyContent | undefined;
  /** Its values before encoding. `location`: of a parameter, or `body`. */
  values: readonly Readonly<{ location: string; name: string; value: Json }>[];
}>;

/** An operation, and which of its examples to use. */
export type ExampleChoice = Readonly<{
  method: string;
  path: string;
  node: JsonObject;
  name: string | undefined;
  isSample?: boolean;
}>;

/** No valid request can be built from the document. */
export class NoExample extends Error {
  override readonly name = "NoExample";
}

const maxExamples = 10;

/**
 * The names under which the parameters and the body of an operation have examples; `undefined` alone if they have no
 * names.
 */
export function exampleNames(node: JsonObject, resolve: Resolve): (string | undefined)[] {
  const content = entriesOf(objectOf(resolve(node["requestBody"] ?? {}))["content"]).map(([, media]) => media);
  const parameters = listOf(node["parameters"]).map((parameter) => resolve(parameter));
  const names = [...parameters, ...content].flatMap((part) => Object.keys(objectOf(objectOf(part)["examples"])));
  return names.length === 0 ? [undefined] : [...new Set(names)].slice(0, maxExamples);
}

/**
 * Builds a request from the examples of an operation; required parts without one get their default, a constant or a
 * small valid value.
 * @param isSample whether examples and optional parts are ignored
 * @throws NoExample naming the part that has no valid example
 */
export function exampleRequest(
  model: Model,
  { method, path, node, name, isSample = false }: ExampleChoice,
  check: SchemaCheck,
): ExampleRequest {
  const resolve = resolverOf(model.document, model.refuse);
  const source: Source = { name, isSample, resolve, check };
  const parameters = listOf(node["parameters"])
    .map((parameter) => objectOf(resolve(parameter)))
    .filter((parameter) => !isIgnored(parameter))
    .flatMap((parameter) => valuesOf(parameter, source));
  const inLocation = (location: string) => parameters.filter((parameter) => parameter.location === location);
  const filled = inLocation("path").reduce(
    (target, { style, text }) => target.replaceAll(`{${style.name}}`, () => text((value) => pathText(style, value))),
    path.replace(/\?.*$/s, ""),
  );
  const fixed = queryConditions(path).filter(({ value }) => value !== undefined);
  const query = [
    ...fixed.map(({ name, value = "" }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    ...inLocation("query")
      .filter(({ style }) => !fixed.some(({ name: known }) => known === style.name))
      .flatMap(({ style, value, json }) =>
        json
          ? [`${encodeURIComponent(style.name)}=${encodeURIComponent(JSON.stringify(value))}`]
          : queryPairs(style, value),
      ),
  ];
  const cookies = inLocation("cookie").flatMap(({ style, value }) => queryPairs(style, value));
  const headers = inLocation("header").map(
    ({ style, text }) => [style.name, text((value) => headerText(style, value))] as const,
  );
  const body = bodyOf(method, objectOf(resolve(node["requestBody"] ?? {})), source);
  return {
    target: query.length === 0 ? filled : `${filled}?${query.join("&")}`,
    headers: [...headers, ...(cookies.length === 0 ? [] : [["cookie", cookies.join("; ")] as const])],
    body: body?.content,
    values: [
      ...parameters.map(({ location, style, value }) => ({ location, name: style.name, value })),
      ...(body === undefined ? [] : [{ location: "body", name: "", value: body.value }]),
    ],
  };
}

type Value = Readonly<{
  location: string;
  style: Style;
  value: Json;
  json: boolean;
  /** The text of the value: JSON if the parameter has `content`, else as its style writes it. */
  text: (write: (value: Json) => string) => string;
}>;

/** Where values come from. */
type Source = Readonly<{ name: string | undefined; isSample: boolean; resolve: Resolve; check: SchemaCheck }>;

function valuesOf(node: JsonObject, source: Source): Value[] {
  const { name, isSample, resolve } = source;
  const [media] = entriesOf(node["content"]).map(([, entry]) => objectOf(entry));
  const schema = node["schema"] ?? media?.["schema"] ?? true;
  const example = exampleIn(node, name, resolve) ?? (media && exampleIn(media, name, resolve));
  const [key, location] = [textOf(node["name"]) ?? "", textOf(node["in"]) ?? ""];
  if (node["required"] !== true && (isSample || example === undefined)) return [];
  const isRepresentable = (value: Json): boolean =>
    !isEmpty(value) || (value === "" && node["allowEmptyValue"] === true);
  const value = validValue(
    example,
    schema,
    `${location} parameter ${key}`,
    source,
    media === undefined ? isRepresentable : undefined,
  );
  const style = textOf(node["style"]) ?? (location === "query" || location === "cookie" ? "form" : "simple");
  const explode = typeof node["explode"] === "boolean" ? node["explode"] : style === "form" || style === "deepObject";
  const json = media !== undefined;
  const text = (write: (value: Json) => string): string => {
    if (!json) return write(value);
    return location === "path" ? encodeURIComponent(JSON.stringify(value)) : JSON.stringify(value);
  };
  return [{ location, style: { name: key, style, explode }, value, json, text }];
}

/** A value that is indistinguishable from a missing parameter. */
const isEmpty = (value: Json | undefined): boolean =>
  value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

function bodyOf(
  method: string,
  node: JsonObject,
  source: Source,
): Readonly<{ content: BodyContent; value: Json }> | undefined {
  const content = objectOf(node["content"]);
  const type = encodableType(Object.keys(content));
  const media = objectOf(content[type ?? ""]);
  const example = exampleIn(media, source.name, source.resolve);
  if (node["required"] !== true && (bodyless.has(method) || source.isSample || example === undefined)) return undefined;
  if (bodyless.has(method)) throw new NoExample(`a body cannot be sent with ${method.toUpperCase()}`);
  if (type === undefined)
    throw new NoExample(`a body of type ${Object.keys(content).join(", ") || "(none)"} cannot be made`);
  const isRepresentable = (value: Json): boolean =>
    !Object.values(objectOf(value)).some((part) => isList(part) && isEmpty(part));
  const value = validValue(
    example,
    media["schema"] ?? true,
    "body",
    source,
    isForm(type) ? isRepresentable : undefined,
  );
  return { content: bodyContent(type, value, media["encoding"]), value };
}

/** Methods whose requests have no body in `fetch`. */
const bodyless = new Set(["get", "head"]);
const isForm = (mediaType: string): boolean => isFormType(mediaType) || isMultipartType(mediaType);

/**
 * The example, or the first valid sample.
 * @param isRepresentable whether the value can be encoded without loss
 */
function validValue(
  example: Json | undefined,
  schema: Json,
  what: string,
  { isSample, resolve, check }: Source,
  isRepresentable: (value: Json) => boolean = () => true,
): Json {
  const values = isSample || example === undefined ? samplesOf(schema, "request", resolve) : [example];
  const types = declaredTypes(schema, resolve) ?? ["string"];
  const isNested = types.length > 0 && types.every((type) => type === "object" || type === "array");
  const faultOf = (value: Json): string | undefined => {
    if (!isRepresentable(value)) return "an empty value cannot be sent";
    // Without a type, keywords of objects apply to objects only; the framework treats them as a type.
    return isNested && (typeof value !== "object" || value === null)
      ? `must be ${types[0]}`
      : check(schema, value, "request");
  };
  let fault: string | undefined;
  for (const value of values) {
    const own = faultOf(value);
    if (own === undefined) return value;
    fault ??= own;
  }
  throw new NoExample(`the ${what} has no ${fault === undefined ? "example" : `valid example: ${fault}`}`);
}
