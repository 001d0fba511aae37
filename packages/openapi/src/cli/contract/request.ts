import { isFormType, isMultipartType } from "../../document/model/media-type.ts";
import type { Model } from "../../document/model/model.ts";
import { isIgnored } from "../../document/model/parameter.ts";
import { declaredTypes, type Resolve, resolverOf } from "../../document/model/text-types.ts";
import { entriesOf, isList, type Json, type JsonObject, listOf, objectOf, textOf } from "../../document/tree/json.ts";
import { type BodyContent, bodyContent, writableType } from "./body-content.ts";
import { headerText, pathText, queryPairs, type Style } from "./parameter-text.ts";
import { exampleIn, samplesOf } from "./sample.ts";
import type { SchemaCheck } from "./schema-check.ts";

/** A request to one operation, relative to the address of the service. */
export type ExampleRequest = Readonly<{
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: BodyContent | undefined;
  /** What it says, before it was written as text. \`place\`: of a parameter, or \`body\`. */
  values: readonly Readonly<{ place: string; name: string; value: Json }>[];
}>;

/** Which operation, and which of its examples. */
export type ExampleChoice = Readonly<{
  method: string;
  path: string;
  node: JsonObject;
  name: string | undefined;
  isSample?: boolean;
}>;

/** Why no valid request can be made from the document. */
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
 * Makes a request from the examples of an operation; what has none gets its default, a constant or a small valid value,
 * if it is required.
 * @param isSample whether examples of parameters and bodies are left out, and with them what is not required
 * Errors  `NoExample` naming the part that has no valid example
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
  const body = bodyOf(method, objectOf(resolve(node["requestBody"] ?? {})), source);
  return {
    target: query.length === 0 ? filled : `${filled}?${query.join("&")}`,
    headers: [...headers, ...(cookies.length === 0 ? [] : [["cookie", cookies.join("; ")] as const])],
    body: body?.content,
    values: [
      ...parameters.map(({ place, style, value }) => ({ place, name: style.name, value })),
      ...(body === undefined ? [] : [{ place: "body", name: "", value: body.value }]),
    ],
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

/** What values are made of. */
type Source = Readonly<{ name: string | undefined; isSample: boolean; resolve: Resolve; check: SchemaCheck }>;

function valuesOf(node: JsonObject, source: Source): Value[] {
  const { name, isSample, resolve } = source;
  const [media] = entriesOf(node["content"]).map(([, entry]) => objectOf(entry));
  const schema = node["schema"] ?? media?.["schema"] ?? true;
  const example = exampleIn(node, name, resolve) ?? (media && exampleIn(media, name, resolve));
  const [key, place] = [textOf(node["name"]) ?? "", textOf(node["in"]) ?? ""];
  if (node["required"] !== true && (isSample || example === undefined)) return [];
  const isWritten = (value: Json): boolean => !isEmpty(value) || (value === "" && node["allowEmptyValue"] === true);
  const value = valid(
    example,
    schema,
    `${place} parameter ${key}`,
    source,
    media === undefined ? isWritten : undefined,
  );
  const style = textOf(node["style"]) ?? (place === "query" || place === "cookie" ? "form" : "simple");
  const explode = typeof node["explode"] === "boolean" ? node["explode"] : style === "form" || style === "deepObject";
  const json = media !== undefined;
  const text = (write: (value: Json) => string): string => {
    if (!json) return write(value);
    return place === "path" ? encodeURIComponent(JSON.stringify(value)) : JSON.stringify(value);
  };
  return [{ place, style: { name: key, style, explode }, value, json, text }];
}

/** What no parameter can be told from none by. */
const isEmpty = (value: Json | undefined): boolean =>
  value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

function bodyOf(
  method: string,
  node: JsonObject,
  source: Source,
): Readonly<{ content: BodyContent; value: Json }> | undefined {
  const content = objectOf(node["content"]);
  const type = writableType(Object.keys(content));
  const media = objectOf(content[type ?? ""]);
  const example = exampleIn(media, source.name, source.resolve);
  if (node["required"] !== true && (bodyless.has(method) || source.isSample || example === undefined)) return undefined;
  if (bodyless.has(method)) throw new NoExample(`a body cannot be sent with ${method.toUpperCase()}`);
  if (type === undefined)
    throw new NoExample(`a body of type ${Object.keys(content).join(", ") || "(none)"} cannot be made`);
  const isWritten = (value: Json): boolean =>
    !Object.values(objectOf(value)).some((part) => isList(part) && isEmpty(part));
  const value = valid(example, media["schema"] ?? true, "body", source, isForm(type) ? isWritten : undefined);
  return { content: bodyContent(type, value), value };
}

/** Methods with which \`fetch\` sends no body. */
const bodyless = new Set(["get", "head"]);
const isForm = (mediaType: string): boolean => isFormType(mediaType) || isMultipartType(mediaType);

/**
 * The example, or the first sample that fits.
 * @param isWritten whether a value can be sent as it is
 */
function valid(
  example: Json | undefined,
  schema: Json,
  what: string,
  { isSample, resolve, check }: Source,
  isWritten: (value: Json) => boolean = () => true,
): Json {
  const values = isSample || example === undefined ? samplesOf(schema, "request", resolve) : [example];
  const types = declaredTypes(schema, resolve) ?? ["string"];
  const isNested = types.length > 0 && types.every((type) => type === "object" || type === "array");
  const faultOf = (value: Json): string | undefined => {
    if (!isWritten(value)) return "what is empty cannot be sent";
    // Without a type, keywords of objects apply to objects only; the framework takes them for a type.
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
