import {
  conditionsKey,
  decodedSegment,
  type MixedSegment,
  matchMixed,
  type QueryCondition,
  queryConditions,
  segmentsOf,
  templateSegments,
} from "../operation/path-template.ts";
import { queryOf } from "./target.ts";

/** What a router finds for a method and a path: the parameters percent-decoded. */
export type RouteMatch<Route> = Readonly<{ route: Route; path: Readonly<Record<string, string>> }>;

/** `allow`: the methods of the path, if the route has another method; undefined: nothing has this path. */
export type RouteMiss = Readonly<{ allow: string | undefined }>;

/** `target`: with the query, by which operations of one path may differ. */
export type Router<Route> = (method: string, path: string, target?: string) => RouteMatch<Route> | RouteMiss;

/** `template`: as in the specification. `conditions`: on the query. */
type Named<Route> = Readonly<{
  route: Route;
  names: readonly string[];
  template: string;
  conditions: readonly QueryCondition[];
}>;
type Node<Route> = {
  readonly literals: Map<string, Node<Route>>;
  readonly mixed: { readonly texts: MixedSegment; readonly node: Node<Route> }[];
  parameter: Node<Route> | undefined;
  /** By method, in capitals; those with more conditions first. */
  readonly routes: Map<string, readonly Named<Route>[]>;
};
type Found<Route> = Readonly<{ node: Node<Route>; values: readonly string[] }>;

const newNode = <Route>(): Node<Route> => ({
  literals: new Map(),
  mixed: [],
  parameter: undefined,
  routes: new Map(),
});

const sameTexts = (one: MixedSegment, other: MixedSegment): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);
const lengthOf = (texts: MixedSegment): number => texts.reduce((sum, text) => sum + text.length, 0);

/** The node of a template, created if missing, and the names of its parameters. */
function insert<Route>(root: Node<Route>, template: string): Readonly<{ node: Node<Route>; names: string[] }> {
  let node = root;
  const names: string[] = [];
  for (const segment of templateSegments(template)) {
    let next: Node<Route> | undefined;
    if (segment.kind === "literal") {
      next = node.literals.get(segment.text) ?? newNode();
      node.literals.set(segment.text, next);
    } else if (segment.kind === "parameter") {
      node.parameter ??= newNode();
      next = node.parameter;
    } else {
      next = node.mixed.find(({ texts }) => sameTexts(texts, segment.texts))?.node;
      if (next === undefined) {
        next = newNode();
        node.mixed.push({ texts: segment.texts, node: next });
        node.mixed.sort((a, b) => lengthOf(b.texts) - lengthOf(a.texts)); // the most specific one first
      }
    }
    if (segment.kind !== "literal") names.push(...segment.names);
    node = next;
  }
  return { node, names };
}

/** The header `Allow` of a path with operations of these methods. */
export const allowOf = (methods: Iterable<string>): string => {
  const own = [...methods];
  const implied = [...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  return [...new Set([...own, ...implied])].join(", ");
};

/** `.` and `..` are resolved like in URLs, and a backslash is a slash. Source: WHATWG URL, section 4.4. */
function resolved(path: string): string[] {
  if (!path.includes("%") && !path.includes("/.") && !path.includes("\\")) return segmentsOf(path);
  const kept: string[] = [];
  for (const segment of segmentsOf(path.replaceAll("\\", "/")).map(decodedSegment)) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  return kept.length === 0 ? [""] : kept;
}

/** A path with dot segments resolved and no needless escapes: for what depends on a path that no route has. */
export const plainPath = (path: string): string => `/${resolved(path).map(encodeURIComponent).join("/")}`;

/**
 * Finds the route of a request. Texts match in any case and before mixed segments, those before parameters; parameters
 * are not empty; a trailing slash makes no difference; HEAD is answered by GET. Of routes with one path, that with most
 * conditions on the query is taken whose conditions are met. A path visits each node of the tree at most once, so no
 * path is slow.
 * @throws Error for two routes with the same method and, apart from the names of parameters, the same path and query
 */
export function createRouter<Route>(
  routes: readonly Readonly<{ method: string; path: string; route: Route }>[],
): Router<Route> {
  const root: Node<Route> = newNode();
  for (const { method, path, route } of routes) {
    const { node, names } = insert(root, path);
    const key = method.toUpperCase();
    const conditions = queryConditions(path);
    const others = node.routes.get(key) ?? [];
    const same = others.find((other) => conditionsKey(other.conditions) === conditionsKey(conditions));
    if (same !== undefined)
      throw new Error(`${key} ${path} and ${key} ${same.template} are the same path. Remove one of them.`);
    const all = [...others, { route, names, template: path, conditions }];
    node.routes.set(
      key,
      all.sort((one, other) => other.conditions.length - one.conditions.length),
    );
  }
  const find = (segments: readonly string[], fits: (node: Node<Route>) => boolean): Found<Route> | undefined => {
    const visit = (current: Node<Route>, at: number, taken: readonly string[]): Found<Route> | undefined => {
      if (at === segments.length) return fits(current) ? { node: current, values: taken } : undefined;
      const segment = segments[at] ?? "";
      const literal = current.literals.get(segment.toLowerCase());
      const found = literal && visit(literal, at + 1, taken);
      if (found !== undefined || segment === "") return found;
      for (const { texts, node: next } of current.mixed) {
        const parts = matchMixed(texts, segment);
        const mixed = parts && visit(next, at + 1, [...taken, ...parts]);
        if (mixed !== undefined) return mixed;
      }
      return current.parameter && visit(current.parameter, at + 1, [...taken, segment]);
    };
    return visit(root, 0, []);
  };
  return (method, path, target = "") => {
    const segments = resolved(path);
    const methodIn = ({ routes: own }: Node<Route>): readonly Named<Route>[] | undefined =>
      own.get(method) ?? (method === "HEAD" ? own.get("GET") : undefined);
    const found = find(segments, (node) => methodIn(node) !== undefined);
    const candidates = found && methodIn(found.node);
    if (found === undefined || candidates === undefined) {
      const other = find(segments, ({ routes: own }) => own.size > 0);
      return { allow: other && allowOf(other.node.routes.keys()) };
    }
    const named = ofQuery(candidates, target);
    if (named === undefined) return { allow: undefined };
    const { names, route } = named;
    return { route, path: Object.fromEntries(names.map((name, index) => [name, found.values[index] ?? ""])) };
  };
}

/** Of candidates for one path, the one whose conditions on the query are met. */
function ofQuery<Route>(candidates: readonly Named<Route>[], target: string): Named<Route> | undefined {
  const [first] = candidates;
  if (first === undefined || first.conditions.length === 0) return first;
  const query = new URLSearchParams(queryOf(target));
  return candidates.find(({ conditions }) =>
    conditions.every(({ name, value }) => (value === undefined ? query.has(name) : query.get(name) === value)),
  );
}
