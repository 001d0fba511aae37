import type { Parameter } from "../../operation/operation.ts";
import { nestedReader } from "./deep-object.ts";
import { isListed, type Reading, readList, readObject, readPairs, readText, repeated } from "./text-readers.ts";

export type QueryReader = (query: URLSearchParams) => Reading;

const separators: Readonly<Record<string, string>> = { form: ",", spaceDelimited: " ", pipeDelimited: "|" };

/**
 * The reader of one query parameter. Empty strings count as absent unless the specification allows them.
 * @param others  the other parameters of the query
 * @param secrets names of API keys in the query, which are no data
 */
export function queryReader(
  parameter: Parameter,
  others: readonly Parameter[] = [],
  secrets: readonly string[] = [],
): QueryReader {
  const { name, shape, style, explode } = parameter;
  const isPresent = (text: string): boolean => text !== "" || parameter.allowEmpty;
  if (parameter.nested !== undefined) return nestedReader(parameter, parameter.nested);
  if (shape === "object" && style === "deepObject") return deepObjectReader(parameter);
  if (shape === "object" && explode) {
    const keysOf = exploded(parameter, others, secrets);
    return (query) => fieldsOf(keysOf(query), parameter, (key) => query.getAll(key).filter(isPresent));
  }
  if (shape === "textOrObject") return textOrObjectReader(parameter, isPresent);
  const listed = isListed(parameter);
  const separator = separators[style] ?? ",";
  return (query) => {
    const texts = query.getAll(name);
    if (texts.length === 0) return undefined;
    const present = texts.filter(isPresent);
    if (present.length === 0) return undefined;
    if (listed && explode) return readList(present, parameter);
    const [text = "", ...others] = present;
    if (others.length > 0) return repeated(name);
    if (listed) return readList(text.split(separator), parameter);
    return shape === "object" ? readPairs(text.split(separator), false, parameter) : readText(text, parameter);
  };
}

function textOrObjectReader(parameter: Parameter, isPresent: (text: string) => boolean): QueryReader {
  const { name } = parameter;
  const keys = Object.keys(parameter.fields);
  return (query) => {
    const [text, ...others] = query.getAll(name).filter(isPresent);
    if (others.length > 0) return repeated(name);
    return text === undefined
      ? fieldsOf(keys, parameter, (key) => query.getAll(key).filter(isPresent))
      : readText(text, parameter);
  };
}

const isExploded = ({ shape, style, explode }: Parameter): boolean =>
  (shape === "object" || shape === "textOrObject") && style === "form" && explode;

/**
 * The keys of an exploded object in a query. If it may have fields that are not listed, they are all that no other
 * parameter has and that are no secrets.
 */
function exploded(
  parameter: Parameter,
  others: readonly Parameter[],
  secrets: readonly string[],
): (query: URLSearchParams) => readonly string[] {
  const listed = Object.keys(parameter.fields);
  if (parameter.types.length === 0) return () => listed;
  const taken = new Set(
    others.flatMap((other) => [other.name, ...(isExploded(other) ? Object.keys(other.fields) : [])]),
  );
  const deep = others.filter(({ style }) => style === "deepObject").map(({ name }) => `${name}[`);
  return (query) => {
    const rest = [...query.keys()].filter((key) => !secrets.includes(key));
    return [...new Set([...listed, ...rest])].filter(
      (key) => !taken.has(key) && !deep.some((start) => key.startsWith(start)),
    );
  };
}

/** An exploded object has no key of its own: its fields are top-level query parameters. */
export function fieldsOf(
  keys: readonly string[],
  parameter: Parameter,
  textsOf: (key: string) => readonly string[],
): Reading {
  const entries = keys.flatMap((key) => textsOf(key).map((text): [string, string] => [key, text]));
  return entries.length === 0 ? undefined : readObject(entries, parameter);
}

/** `filter[color]=red`. One level of brackets; deeper ones are undefined and count as unknown parameters. */
function deepObjectReader(parameter: Parameter): QueryReader {
  const start = `${parameter.name}[`;
  return (query) => {
    const entries: [string, string][] = [];
    for (const [key, text] of query) {
      if (!key.startsWith(start) || !key.endsWith("]") || (text === "" && !parameter.allowEmpty)) continue;
      const field = key.slice(start.length, -1);
      if (field !== "" && !/[[\]]/.test(field)) entries.push([field, text]);
    }
    return entries.length === 0 ? undefined : readObject(entries, parameter);
  };
}
