import { type Document, isMap, isScalar, parseDocument, type YAMLMap } from "yaml";

/** What the text says of an instance. */
export type Member = Readonly<{ alias: string; replicaSet: string; url: string; disabled: boolean }>;
export type NewMember = Readonly<{ alias: string; replicaSet: string; url: string }>;

const read = (text: string): Document.Parsed => parseDocument(text);
/** Comments and the order of everything else stay. */
const written = (document: Document.Parsed): string => document.toString({ lineWidth: 0 });

function mapAt(document: Document.Parsed, name: string): YAMLMap | undefined {
  const found = document.get(name);
  return isMap(found) ? found : undefined;
}
const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** Every instance in the order of the text; undefined when that is no topology, such as while it is typed. */
export function membersOf(text: string): readonly Member[] | undefined {
  const document = read(text);
  if (document.errors.length > 0) return undefined;
  if (document.contents === null) return [];
  const instances = mapAt(document, "instances");
  return instances?.items.map(({ key, value }) => {
    const of = (name: string): unknown => (isMap(value) ? value.get(name) : undefined);
    return {
      alias: keyOf(key),
      replicaSet: String(of("replicaset") ?? ""),
      url: String(of("url") ?? ""),
      disabled: of("disabled") === true,
    };
  });
}

/** The instance stands before all others of its replica set, so that it leads when several could. */
export function preferred(text: string, alias: string): string {
  const document = read(text);
  const instances = mapAt(document, "instances");
  if (instances === undefined) return text;
  const setOf = (value: unknown): unknown => (isMap(value) ? value.get("replicaset") : undefined);
  const from = instances.items.findIndex(({ key }) => keyOf(key) === alias);
  const [moved] = instances.items.slice(from);
  if (from < 0 || moved === undefined) return text;
  const to = instances.items.findIndex(({ value }) => setOf(value) === setOf(moved.value));
  instances.items.splice(from, 1);
  instances.items.splice(to, 0, moved);
  return written(document);
}

/** A disabled instance is left out of everything, and keeps its place. */
export function withDisabled(text: string, alias: string, disabled: boolean): string {
  const document = read(text);
  if (disabled) document.setIn(["instances", alias, "disabled"], true);
  else document.deleteIn(["instances", alias, "disabled"]);
  return written(document);
}

/** Without the instance, and without its replica set if nobody else is in it. */
export function without(text: string, alias: string): string {
  const document = read(text);
  const replicaSet = membersOf(text)?.find((member) => member.alias === alias)?.replicaSet;
  document.deleteIn(["instances", alias]);
  const others = membersOf(written(document))?.some((member) => member.replicaSet === replicaSet);
  if (replicaSet !== undefined && others === false) document.deleteIn(["replicasets", replicaSet]);
  return written(document);
}

/** With an instance at the end; a replica set that is not there yet has no roles. */
export function withMember(text: string, { alias, replicaSet, url }: NewMember): string {
  const document = read(text);
  if (document.get("cluster") === undefined) document.set("cluster", "default");
  for (const name of ["replicasets", "instances"])
    if (mapAt(document, name) === undefined) document.set(name, document.createNode({}));
  if (!document.hasIn(["replicasets", replicaSet]))
    document.setIn(["replicasets", replicaSet], document.createNode({ roles: [] }, { flow: true }));
  document.setIn(["instances", alias], document.createNode({ replicaset: replicaSet, url }, { flow: true }));
  return written(document);
}
