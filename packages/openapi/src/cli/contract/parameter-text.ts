import { entriesOf, isList, isObject, type Json } from "../../document/tree/json.ts";

export type Style = Readonly<{ name: string; style: string; explode: boolean }>;

const textOf = (value: Json | undefined): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
const encode = (value: Json | undefined): string => encodeURIComponent(textOf(value));

/** A value in a path: styles simple, label and matrix. Source: OpenAPI 3.1, section 4.8.12.4. */
export function pathText({ name, style, explode }: Style, value: Json): string {
  const prefix = style === "label" ? "." : style === "matrix" ? ";" : "";
  const separator = explode && prefix !== "" ? prefix : ",";
  const named = (text: string): string => (style === "matrix" ? `${name}=${text}` : text);
  if (isList(value)) {
    const items = value.map(encode);
    return prefix + (explode ? items.map(named).join(separator) : named(items.join(",")));
  }
  if (isObject(value)) return prefix + (explode ? pairs(value).join(separator) : named(flat(value)));
  return prefix + named(encode(value));
}

const pairs = (value: Json): string[] => entriesOf(value).map(([key, part]) => `${encode(key)}=${encode(part)}`);
const flat = (value: Json): string => entriesOf(value).flat().map(encode).join(",");

/** A value in a header, which is not encoded. */
export function headerText({ explode }: Style, value: Json): string {
  if (isList(value)) return value.map(textOf).join(",");
  if (!isObject(value)) return textOf(value);
  return entriesOf(value)
    .map(([key, part]) => `${key}${explode ? "=" : ","}${textOf(part)}`)
    .join(",");
}

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

/**
 * A value in a query or a cookie, as encoded `name=value`: styles form, spaceDelimited, pipeDelimited and deepObject.
 */
export function queryPairs({ name, style, explode }: Style, value: Json): string[] {
  const key = encodeURIComponent(name);
  if (style === "deepObject") return deepPairs(key, value);
  if (isList(value)) {
    const items = value.map(encode);
    return explode ? items.map((item) => `${key}=${item}`) : [`${key}=${items.join(delimiters[style] ?? ",")}`];
  }
  if (isObject(value)) return explode ? pairs(value) : [`${key}=${flat(value)}`];
  return [`${key}=${encode(value)}`];
}

function deepPairs(key: string, value: Json | undefined): string[] {
  if (isObject(value)) return entriesOf(value).flatMap(([inner, part]) => deepPairs(`${key}[${encode(inner)}]`, part));
  return isList(value) ? value.flatMap((part) => deepPairs(key, part)) : [`${key}=${encode(value)}`];
}
