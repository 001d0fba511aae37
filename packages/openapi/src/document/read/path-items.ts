import { entriesOf, isObject, type Json, type JsonObject, listOf, textOf } from "../tree/json.ts";
import { deref, join } from "../tree/pointer.ts";
import { nameOf } from "../tree/reach.ts";
import type { Attempt, Place, Refuse } from "../tree/refusals.ts";
import { isMethod, methods } from "../tree/walk.ts";

/** The original location of objects that were moved. */
export type Origins = ReadonlyMap<Json, string>;

/**
 * Replaces path items that are a `$ref` by what they refer to, so that all operations stand under their paths.
 * @param places gets the location of each that was replaced
 */
export function withOwnPathItems(
  document: JsonObject,
  file: string,
  places: Map<string, Place>,
  refuse: Refuse,
  attempt: Attempt,
): JsonObject {
  const paths = entriesOf(document["paths"]).map(([path, item]): [string, Json] => {
    if (!isObject(item) || item["$ref"] === undefined) return [path, item];
    const pointer = join("#/paths", path);
    const { $ref: _, ...own } = item;
    const found = attempt(() => deref(document, item, pointer, refuse));
    if (found !== undefined) places.set(pointer, { file, pointer: found.pointer });
    return [path, { ...found?.node, ...own }];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/**
 * Makes operations self-contained: parameters of a path are copied to each of its operations. An operation's own
 * parameter overrides one of the path with the same name and location.
 * @param mayHaveQuery whether paths may have what is fixed in their query
 */
export function spreadPathItems(
  document: JsonObject,
  mayHaveQuery: boolean,
  refuse: Refuse,
  attempt: Attempt,
): Readonly<{ document: JsonObject; origins: Origins }> {
  const origins = new Map<Json, string>();
  const spread = (path: string, item: Json): [string, Json] => {
    const pointer = join("#/paths", path);
    if (path.startsWith("x-")) return [path, item];
    if (!path.startsWith("/")) return refuse(pointer, "A path starts with a slash.");
    if (mayHaveQuery ? /#|\?.*[{}]/.test(path) : /[?#]/.test(path))
      return refuse(
        pointer,
        `A path cannot contain ? or #${mayHaveQuery ? ", and no query parameter that is required tells this one from others" : ""}. Describe parameters instead.`,
      );
    if (!isObject(item)) return refuse(pointer, "Expected an object here.");
    const { parameters: common, ...rest } = item;
    const shared = keyedParameters(document, common, pointer, refuse, origins);
    const entries = entriesOf(rest).map(([key, value]): [string, Json] => {
      if (!isMethod(key) || !isObject(value)) return [key, value];
      const own =
        attempt(() => keyedParameters(document, value["parameters"], join(pointer, key), refuse, origins)) ?? [];
      const inherited = shared.filter(({ key: name }) => !own.some((parameter) => parameter.key === name));
      const operation = { ...value, parameters: [...inherited, ...own].map(({ parameter }) => parameter) };
      origins.set(operation, join(pointer, key));
      return [key, operation];
    });
    for (const [method, operation] of entriesOf(item["additionalOperations"]))
      attempt(
        () =>
          refuse(
            join(join(pointer, "additionalOperations"), method),
            `The method ${method} is not served, only ${methods.join(", ").toUpperCase()}.`,
          ),
        nameOf(operation, method, path),
      );
    return [path, Object.fromEntries(entries)];
  };
  const paths = entriesOf(document["paths"]).map(([path, item]) => attempt(() => spread(path, item)) ?? [path, {}]);
  return { document: { ...document, paths: Object.fromEntries(paths) }, origins };
}

type KeyedParameter = Readonly<{ parameter: Json; key: string }>;

/** The parameters of one list, each with its unique key: location and name. */
function keyedParameters(
  document: JsonObject,
  list: Json | undefined,
  owner: string,
  refuse: Refuse,
  origins: Map<Json, string>,
): KeyedParameter[] {
  const keys = new Set<string>();
  return listOf(list).map((parameter, index) => {
    const pointer = join(join(owner, "parameters"), index);
    const { node } = deref(document, parameter, pointer, refuse);
    const name = textOf(node["name"]) ?? "";
    const key = `${textOf(node["in"])} ${node["in"] === "header" ? name.toLowerCase() : name}`;
    if (keys.has(key)) refuse(pointer, `The parameter ${name} is listed twice.`);
    keys.add(key);
    origins.set(parameter, pointer);
    return { parameter, key };
  });
}
