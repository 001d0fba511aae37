import { posix } from "node:path";
import { entriesOf, isObject, type Json, type JsonObject, objectOf, textOf } from "../tree/json.ts";
import { canonical, decoded, join, valueAt } from "../tree/pointer.ts";
import type { Place } from "../tree/refusals.ts";
import { type Attempt, collector, type Note, type Refuse } from "../tree/refusals.ts";
import { type Kind, rebuild } from "../tree/walk.ts";
import { componentPointer, type Scopes, scopesOf, withoutScope } from "./schema-scopes.ts";

/**
 * Reads another file of a specification, by its path relative to the first one; undefined if there is none.
 * @throws Unreadable
 */
export type ReadFile = (path: string) => Json | undefined;

type Context = Readonly<{
  /** As named in messages. */
  file: string;
  read: ReadFile | undefined;
  /** Gets the location of everything that is moved. */
  places: Map<string, Place>;
  refuse: Refuse;
  attempt: Attempt;
  note: Note;
}>;

/** One file; the path of the first one is empty. */
type Source = Readonly<{ path: string; document: Json | undefined; scopes: Scopes }>;
/** What a reference leads to. */
type Target = Readonly<{ source: Source; pointer: string }>;

const sections: Readonly<Record<Kind, string | undefined>> = {
  schema: "schemas",
  parameter: "parameters",
  body: "requestBodies",
  response: "responses",
  pathItem: "pathItems",
  callback: "callbacks",
  media: "mediaTypes",
  document: undefined,
  components: undefined,
  operation: undefined,
};

const valueIn = ({ document }: Source, pointer: string): Json | undefined =>
  document === undefined ? undefined : valueAt(document, pointer);

const isComponent = (pointer: string): boolean => /^#\/components\/[^/]+\/[^/]+$/.test(pointer);

/**
 * Rewrites every reference to a `$ref` to a component of this document: parts of other files, named schemas (`$id`,
 * `$anchor`, `$dynamicAnchor`) and nested parts become components.
 */
export function withOwnReferences(document: JsonObject, context: Context): JsonObject {
  const { file, places, refuse, attempt } = context;
  const sources = new Map<string, Source>();
  const main: Source = { path: "", document, scopes: scopesOf(document) };
  const moved = new Map<string, Readonly<{ section: string; name: string; target: Target; kind: Kind }>>();
  const pending: string[] = [];
  const taken = new Map<string, Set<string>>();

  const sourceOf = (path: string): Source => {
    const known = path === "" ? main : sources.get(path);
    if (known !== undefined) return known;
    const other = context.read?.(path);
    const source = { path, document: other, scopes: scopesOf(objectOf(other)) };
    sources.set(path, source);
    return source;
  };

  /** Refused at `shown`, where the part that is looked at ends up. */
  const targetOf = (ref: string, source: Source, pointer: string, shown: string): Target | undefined => {
    if (ref.startsWith("#/") && valueIn(source, ref) !== undefined) return { source, pointer: canonical(ref) };
    if (ref === "#" && source !== main) return { source, pointer: ref };
    const named = source.scopes.find(ref, pointer);
    if (named !== undefined && valueIn(source, named) !== undefined && named !== "#")
      return { source, pointer: canonical(named) };
    if (ref.startsWith("#") || context.read === undefined) return undefined;
    if (/^[a-z][a-z0-9+.-]*:|^\//i.test(ref))
      return refuse(
        shown,
        `"${ref}" is not a file beside this document, and nothing is fetched. Save it here and refer to it by its relative path.`,
      );
    const [path = "", fragment = ""] = ref.split("#");
    const steps = decoded(path);
    if (steps === undefined)
      return refuse(shown, `"${ref}" is not a valid reference: its percent-encoding is invalid.`);
    const relative = posix.join(posix.dirname(source.path || "."), steps);
    if (relative.startsWith("../"))
      return refuse(shown, `"${ref}" is outside the folder of the first document. Move the file into it.`);
    const isMain = relative === posix.basename(file);
    const other = sourceOf(isMain ? "" : relative);
    const place = other.scopes.find(`#${fragment}`, "#") ?? `#${fragment}`;
    return valueIn(other, place) === undefined
      ? refuse(shown, `"${ref}" does not exist: ${relative} has no ${fragment || "content"}.`)
      : { source: other, pointer: canonical(place) };
  };

  /** The name of the component that a target becomes. */
  const movedTo = (target: Target, section: string, kind: Kind): string => {
    const key = `${section} ${target.source.path}${target.pointer}`;
    const known = moved.get(key);
    if (known !== undefined) return componentPointer(section, known.name);
    const names = taken.get(section) ?? new Set(Object.keys(objectOf(objectOf(document["components"])[section])));
    taken.set(section, names);
    const stem = stemOf(target);
    const name = names.has(stem) ? `${stem}_${names.size}` : stem;
    names.add(name);
    const pointer = componentPointer(section, name);
    moved.set(key, { section, name, target, kind });
    places.set(pointer, {
      file: posix.join(posix.dirname(file), target.source.path || posix.basename(file)),
      pointer: target.pointer,
    });
    pending.push(key);
    return pointer;
  };

  const resolved = (source: Source, part: Json, kind: Kind, start: string, shownAt: string): Json =>
    rebuild(part, kind, start, (node, nodeKind, pointer, keywordPath) => {
      const shown = `${shownAt}${pointer.slice(start.length)}`;
      const section = keywordPath.at(-1) === "headers" ? "headers" : sections[nodeKind];
      const own = nodeKind === "schema" ? withoutScope(withPlainRefs(node, source, pointer)) : node;
      if (section === undefined || !isObject(own)) return own;
      const mapped = nodeKind === "schema" ? withMapping(own, source, pointer, shown) : own;
      const ref = textOf(mapped["$ref"]);
      if (ref === undefined) return mapped;
      const target = attempt(() => targetOf(ref, source, pointer, shown));
      if (target === undefined) return mapped;
      const isPlain = target.source === main && isComponent(target.pointer);
      return { ...mapped, $ref: isPlain ? target.pointer : movedTo(target, section, nodeKind) };
    });

  /** `$dynamicRef` and `$recursiveRef` as `$ref`, where there is only one schema that they can mean. */
  const withPlainRefs = (node: JsonObject, source: Source, pointer: string): JsonObject => {
    const { $dynamicRef, $recursiveRef, ...rest } = node;
    const dynamicRef = textOf($dynamicRef);
    if (dynamicRef !== undefined) {
      const places = source.scopes.dynamic(dynamicRef.slice(dynamicRef.indexOf("#") + 1));
      if (places.length === 1) return { ...rest, $ref: String(places[0]) };
      if (places.length === 0 && valueIn(source, dynamicRef) !== undefined) return { ...rest, $ref: dynamicRef };
    }
    const place = $recursiveRef === "#" ? source.scopes.recursive(pointer) : undefined;
    return place === undefined ? node : { ...rest, $ref: place };
  };

  /** What a discriminator names must be a schema; it is only descriptive, so dangling entries are dropped. */
  const withMapping = (node: JsonObject, source: Source, pointer: string, shown: string): JsonObject => {
    const { mapping, ...discriminator } = objectOf(node["discriminator"]);
    if (!isObject(mapping)) return node;
    const entries = entriesOf(mapping).flatMap(([value, target]): [string, Json][] => {
      const ref = textOf(target) ?? "";
      const bare = componentPointer("schemas", ref);
      const found =
        valueAt(document, bare) !== undefined && source === main
          ? { source, pointer: bare }
          : looseTarget(ref, source, pointer);
      if (found === undefined) {
        context.note(
          join(join(shown, "discriminator"), "mapping"),
          `"${ref}" does not exist: the mapping is left out.`,
        );
        return [];
      }
      return [
        [
          value,
          found.source === main && isComponent(found.pointer) ? found.pointer : movedTo(found, "schemas", "schema"),
        ],
      ];
    });
    return { ...node, discriminator: { ...discriminator, mapping: Object.fromEntries(entries) } };
  };

  /** Never refuses: a bare name that is not a component, or an address, is ignored. */
  const looseTarget = (ref: string, source: Source, pointer: string): Target | undefined => {
    const loose = collector();
    return /[#./]/.test(ref) && !/^[a-z][a-z0-9+.-]*:/i.test(ref)
      ? loose.attempt(() => targetOf(ref, source, pointer, pointer))
      : undefined;
  };

  const own = objectOf(resolved(main, document, "document", "#", "#"));
  const components: Record<string, Json | undefined> = { ...objectOf(own["components"]) };
  for (let key = pending.shift(); key !== undefined; key = pending.shift()) {
    const entry = moved.get(key);
    if (entry === undefined) continue;
    const { section, name, target, kind } = entry;
    const part = valueIn(target.source, target.pointer) ?? null;
    const pointer = componentPointer(section, name);
    components[section] = {
      ...objectOf(components[section]),
      [name]: resolved(target.source, part, kind, target.pointer, pointer),
    };
  }
  return moved.size === 0 ? own : { ...own, components };
}

/** A name derived from the last steps of its path. */
const stemOf = ({ source: { path }, pointer }: Target): string => {
  const steps = pointer === "#" ? posix.basename(path).replace(/\.\w+$/, "") : pointer.slice(2);
  const isShared = /^#\/(components\/[^/]+|\$defs|definitions)\/[^/]+$/.test(pointer);
  return (isShared && path !== "" ? (pointer.split("/").at(-1) ?? "") : steps).replaceAll(/[^A-Za-z0-9]+/g, "_");
};
