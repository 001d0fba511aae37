import type { OutgoingKind } from "./model/model.ts";
import { matcherOf, type Selection, select, withoutUnreached } from "./read/selection.ts";
import { derivedId } from "./repair/operation-ids.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "./tree/json.ts";
import { deref, join, type Located } from "./tree/pointer.ts";
import { operationsIn } from "./tree/reach.ts";
import { type Attempt, collector, type Refuse, refusalsOf } from "./tree/refusals.ts";
import { isMethod, rebuild } from "./tree/walk.ts";

/**
 * A path item of `webhooks` or of a callback, whose operations the service sends.
 * - `key`     of the webhook, or of the callback
 * - `path`    that a receiver serves: made of the key, and of a callback's operation where several have that key
 * - `owners`  where the operations stand that have the callback
 */
export type Outgoing = Located & Readonly<{ kind: OutgoingKind; key: string; path: string; owners: readonly string[] }>;

type Found = Located & Readonly<{ kind: OutgoingKind; key: string; owners: readonly Owner[] }>;
type Owner = Readonly<{ pointer: string; id: string }>;

/** All webhooks and callbacks of a document whose operations have names. A callback that several refer to is one. */
export function outgoingIn(document: JsonObject, file: string, attempt: Attempt): Outgoing[] {
  const refuse = refusalsOf(file);
  const webhooks = entriesOf(document["webhooks"]).flatMap(([key, item]) =>
    located(document, item, join("#/webhooks", key), refuse, attempt).map(
      (found): Found => ({ ...found, kind: "webhooks", key, owners: [] }),
    ),
  );
  const callbacks = operationsIn(document).flatMap(({ node, pointer, method, path }) =>
    entriesOf(node["callbacks"]).flatMap(([key, callback]) =>
      located(document, callback, join(join(pointer, "callbacks"), key), refuse, attempt).flatMap((whole) =>
        entriesOf(whole.node)
          .filter(([expression]) => !expression.startsWith("x-"))
          .flatMap(([expression, item]) =>
            located(document, item, join(whole.pointer, expression), refuse, attempt).map((found): Found => {
              const id = textOf(node["operationId"]) ?? derivedId(method, path);
              return { ...found, kind: "callbacks", key, owners: [{ pointer, id }] };
            }),
          ),
      ),
    ),
  );
  const shared = [...Map.groupBy(callbacks, ({ key, pointer }) => `${key} ${pointer}`).values()].flatMap(
    ([first, ...others]): Found[] =>
      first === undefined ? [] : [{ ...first, owners: [first, ...others].flatMap(({ owners }) => owners) }],
  );
  return [...withNames(webhooks), ...withNames(shared)];
}

const located = (
  document: JsonObject,
  node: Json,
  pointer: string,
  refuse: Refuse,
  attempt: Attempt,
): readonly Located[] => attempt(() => [deref(document, node, pointer, refuse)]) ?? [];

/** With their paths, and a name for each operation: its operationId, else made of the path. */
function withNames(items: readonly Found[]): Outgoing[] {
  const alike = Map.groupBy(items, ({ key }) => key);
  const taken = new Map<string, number>();
  return items.map(({ owners, ...item }) => {
    const { key, node } = item;
    const [owner] = alike.get(key)?.length === 1 ? [] : owners;
    const stem = owner === undefined ? key : `${owner.id}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    const count = (taken.get(stem) ?? 0) + 1;
    taken.set(stem, count);
    const name = `${stem.toWellFormed().replace(/^\/+/, "")}${count === 1 ? "" : count}`;
    const path = `/${encodeURI(name).replaceAll("?", "%3F").replaceAll("#", "%23")}`;
    const isOnly = operationsOf(node).length === 1;
    const entries = entriesOf(node).map(([method, operation]): [string, Json] => {
      if (!isMethod(method) || !isObject(operation)) return [method, operation];
      return [
        method,
        { ...operation, operationId: operation["operationId"] ?? (isOnly ? name : derivedId(method, path)) },
      ];
    });
    return { ...item, node: Object.fromEntries(entries), path, owners: owners.map(({ pointer }) => pointer) };
  });
}

const operationsOf = (item: JsonObject): JsonObject[] =>
  entriesOf(item).flatMap(([method, operation]) => (isMethod(method) && isObject(operation) ? [operation] : []));

const namesOf = ({ key, path }: Outgoing, operation: JsonObject): string[] => [
  key,
  path,
  ...[operation["operationId"], ...listOf(operation["tags"])].flatMap((name) => textOf(name) ?? []),
];

/** The names under which outgoing requests can be selected. */
export const namesOfOutgoing = (outgoing: readonly Outgoing[]): string[] =>
  outgoing.flatMap((one) => operationsOf(one.node).flatMap((operation) => namesOf(one, operation)));

/** Those that are selected: by a name of their own, or with an operation that has the callback. */
export function selectedOutgoing(
  document: JsonObject,
  outgoing: readonly Outgoing[],
  { only, skip }: Pick<Selection, "only" | "skip">,
): Outgoing[] {
  if (only.length === 0 && skip.length === 0) return [...outgoing];
  const { attempt } = collector();
  const selected = select(document, { only, skip }, refusalsOf(""), attempt);
  const kept = new Set(operationsIn(selected).map(({ pointer }) => pointer));
  const matches = (patterns: readonly string[], names: readonly string[]): boolean =>
    patterns.map(matcherOf).some((isMatch) => names.some(isMatch));
  return outgoing.flatMap((one) => {
    const isOwned = one.owners.some((owner) => kept.has(owner));
    const isFree = only.length === 0 && one.kind === "webhooks";
    const entries = entriesOf(one.node).filter(([method, operation]) => {
      if (!isMethod(method)) return true;
      const names = namesOf(one, objectOf(operation));
      return (isOwned || isFree || matches(only, names)) && !matches(skip, names);
    });
    const node = Object.fromEntries(entries);
    return operationsOf(node).length === 0 ? [] : [{ ...one, node }];
  });
}

/**
 * A document whose paths are outgoing requests, so that they are read like the operations of a service. Only components
 * that they reach are left. The servers and the security of the document are those of the service, not of a receiver.
 */
export function asPaths(document: JsonObject, outgoing: readonly Outgoing[]): JsonObject {
  const { webhooks: _webhooks, servers: _servers, security: _security, ...rest } = document;
  const items = outgoing.map(({ path, node }): [string, Json] => [path, withoutServers(node)]);
  const paths = objectOf(withoutCallbacks(Object.fromEntries(items)));
  return objectOf(
    rebuild(withoutUnreached({ ...rest, paths }), "document", "#", (node, kind) =>
      kind === "schema" ? withSidesSwapped(node) : node,
    ),
  );
}

const withoutServers = ({ servers: _, ...item }: JsonObject): JsonObject =>
  Object.fromEntries(
    entriesOf(item).map(([key, node]): [string, Json] => {
      if (!isMethod(key) || !isObject(node)) return [key, node];
      const { servers: _own, ...operation } = node;
      return [key, operation];
    }),
  );

/** What only the service sends, `readOnly`, is in the requests here, and `writeOnly` in their replies. */
function withSidesSwapped(schema: JsonObject): JsonObject {
  if (!("readOnly" in schema || "writeOnly" in schema)) return schema;
  const { readOnly, writeOnly, ...rest } = schema;
  return {
    ...rest,
    ...(readOnly !== undefined && { writeOnly: readOnly }),
    ...(writeOnly !== undefined && { readOnly: writeOnly }),
  };
}

/** A document with nothing but the operations of the service, and what they refer to. */
export function withoutOutgoing(document: JsonObject): JsonObject {
  const { webhooks: _, components, ...rest } = document;
  const { callbacks: __, pathItems, ...others } = objectOf(components);
  return {
    ...rest,
    ...("paths" in rest && { paths: withoutCallbacks(rest["paths"]) }),
    ...(components !== undefined && {
      components: { ...others, ...(pathItems !== undefined && { pathItems: withoutCallbacks(pathItems) }) },
    }),
  };
}

const withoutCallbacks = (items: Json | undefined): Json =>
  Object.fromEntries(
    entriesOf(items).map(([path, item]): [string, Json] => {
      if (!isObject(item) || !entriesOf(item).some(([, node]) => "callbacks" in objectOf(node))) return [path, item];
      const parts = entriesOf(item).map(([key, node]): [string, Json] => {
        const { callbacks: _, ...operation } = objectOf(node);
        return [key, isMethod(key) && isObject(node) ? operation : node];
      });
      return [path, Object.fromEntries(parts)];
    }),
  );

/** Where outgoing requests stand in the document, and where `asPaths` puts them. */
export function placesOfOutgoing(outgoing: readonly Outgoing[]) {
  const moved = outgoing.map(({ pointer, path }) => ({ pointer, asPath: join("#/paths", path) }));
  const from = (place: string, key: "pointer" | "asPath", other: "pointer" | "asPath"): string | undefined => {
    const found = moved.find((one) => place === one[key] || place.startsWith(`${one[key]}/`));
    return found && `${found[other]}${place.slice(found[key].length)}`;
  };
  return {
    /** Undefined for a place that is in none of them. */
    asPath: (pointer: string) => from(pointer, "pointer", "asPath"),
    inDocument: (pointer: string) => from(pointer, "asPath", "pointer") ?? pointer,
  };
}

/** Whether a place in a document is a part of something outgoing. */
export const isOutgoing = (pointer: string): boolean =>
  /^#\/(?:webhooks|components\/callbacks)\/|^#\/(?:paths|components\/pathItems)\/[^/]+\/[^/]+\/callbacks\//.test(
    pointer,
  );
