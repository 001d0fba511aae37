import { routeKey } from "../../operation/path-template.ts";
import { entriesOf, isList, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import type { Note, Place } from "../tree/refusals.ts";
import { isMethod } from "../tree/walk.ts";
import { target } from "./parameters.ts";

/**
 * A path with more than a path: `base` is what stands before `?` and `#`, `conditions` what a request must have in its
 * query (`action=start`, or `force` alone for any value), `templated` the parameters of which only the name is fixed,
 * each with the name in braces.
 */
type QueryPath = Readonly<{ base: string; conditions: readonly string[]; templated: ReadonlyMap<string, string> }>;

/**
 * Reads paths that contain `?` or `#`, as `/things?action=start`, `/things?limit={limit}`, `/things{?limit}` or
 * `/things#byName`. What is fixed in the query remains in the path, and requests are told apart by it; the rest are
 * parameters. Paths that differ only after `#`, which is never sent, are told apart by the query parameters that they
 * require.
 * @param places gets the location of each path that was renamed
 */
export function withQueryPaths(document: JsonObject, file: string, places: Map<string, Place>, note: Note): JsonObject {
  const paths = entriesOf(document["paths"]);
  const read = new Map(paths.map(([path]) => [path, readPath(path)]));
  if ([...read.values()].every((found) => found === undefined)) return document;
  const taken = new Set(paths.map(([path]) => path).filter((path) => read.get(path) === undefined));
  const bases = Map.groupBy(paths, ([path]) => routeKey(read.get(path)?.base ?? path));
  const renamed = paths.map(([path, item]): [string, Json] => {
    const found = read.get(path);
    if (found === undefined || !isObject(item)) return [path, item];
    const { base, conditions } = found;
    const described = withDescribed(document, item, found.templated);
    const isShared = (bases.get(routeKey(base))?.length ?? 0) > 1;
    const told = isShared && conditions.length === 0 ? requiredIn(document, described) : conditions;
    const own = told.length === 0 ? base : `${base}?${told.join("&")}`;
    if (taken.has(own)) return [path, described];
    taken.add(own);
    const pointer = join("#/paths", path);
    if (own !== path) places.set(join("#/paths", own), places.get(pointer) ?? { file, pointer });
    note(
      join("#/paths", own),
      `A path ends before ? and #, so ${path} is read as ${base}${told.length === 0 ? "" : ` with ${told.join(" and ")} in the query`}${found.templated.size === 0 ? "" : `, and with parameters in the query: ${[...found.templated.keys()].join(", ")}`}.`,
    );
    return [own, described];
  });
  return { ...document, paths: Object.fromEntries(renamed) };
}

/** Undefined for a path without `?` and `#`, and one that goes on after `#`. */
function readPath(path: string): QueryPath | undefined {
  const plain = path.replaceAll(/\{[?&][^{}]*\}/g, "");
  const [, base = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(plain) ?? [];
  if (!path.startsWith("/") || base === path || fragment.includes("/")) return undefined;
  const expressions = [...path.matchAll(/\{[?&]([^{}]*)\}/g)].flatMap(([, names = ""]) => names.split(","));
  const templated = new Map(expressions.map((name) => [name.replace(/\*$/, ""), name.replace(/\*$/, "")]));
  const conditions: string[] = [];
  for (const pair of query.split("&").filter((text) => text !== "")) {
    const [name = "", value] = pair.split(/=(.*)/s);
    if (value === undefined && !/[{}]/.test(name)) conditions.push(name);
    else if (value === "" || /[{}<>]/.test(pair)) {
      if (!/[{}]/.test(name)) templated.set(name, /\{([^{}]+)\}/.exec(value ?? "")?.[1] ?? name);
    } else conditions.push(pair);
  }
  return { base, conditions, templated };
}

/** With a query parameter for each name, some of which are described as parameters of the path. */
function withDescribed(document: JsonObject, item: JsonObject, templated: QueryPath["templated"]): JsonObject {
  if (templated.size === 0) return item;
  const inQuery = (list: Json | undefined): Json[] =>
    listOf(list).map((parameter) => {
      const node = objectOf(target(document, parameter));
      const [name] = [...templated].find(([, inner]) => node["in"] === "path" && node["name"] === inner) ?? [];
      return name === undefined ? parameter : { ...node, in: "query", name };
    });
  const common = inQuery(item["parameters"]);
  const entries = entriesOf(item).map(([key, operation]): [string, Json] => {
    if (key === "parameters") return [key, common];
    if (!isMethod(key) || !isObject(operation)) return [key, operation];
    const own = inQuery(operation["parameters"]);
    const names = new Set([...common, ...own].map((parameter) => objectOf(target(document, parameter))["name"]));
    const missing = [...templated.keys()].filter((name) => !names.has(name));
    const added = missing.map((name): Json => ({ name, in: "query", schema: { type: "string" } }));
    return [key, { ...operation, parameters: [...own, ...added] }];
  });
  return Object.fromEntries(entries);
}

/** What the query of all operations of a path must have. */
function requiredIn(document: JsonObject, item: JsonObject): string[] {
  const lists = entriesOf(item).flatMap(([key, operation]) =>
    isMethod(key) ? [[...listOf(item["parameters"]), ...listOf(objectOf(operation)["parameters"])]] : [],
  );
  const [first = [], ...others] = lists.map((list) => list.flatMap((parameter) => requiredBy(document, parameter)));
  return first.filter((condition) => others.every((other) => other.includes(condition)));
}

function requiredBy(document: JsonObject, parameter: Json): string[] {
  const { name, in: location, required, schema } = objectOf(target(document, parameter));
  if (location !== "query" || required !== true || textOf(name) === undefined) return [];
  const { enum: values, const: constant } = objectOf(target(document, schema ?? {}));
  const [value = constant, ...others] = isList(values) ? values : [];
  const key = encodeURIComponent(textOf(name) ?? "");
  return [typeof value === "string" && others.length === 0 ? `${key}=${encodeURIComponent(value)}` : key];
}
