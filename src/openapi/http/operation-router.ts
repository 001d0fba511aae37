import type { Api } from "../runtime/api.ts";
import { createRouter, type RouteMatch, type RouteMiss } from "../runtime/router.ts";
import type { OperationRoute } from "./operation-route.ts";

type Found = RouteMatch<OperationRoute>;
/** `isAvailable`: of the specification that has the path with other methods. */
type Missed = RouteMiss & Readonly<{ isAvailable?: Api["isAvailable"] | undefined }>;

/** @param path as sent, without the query */
export type OperationRouter = (method: string, path: string) => Found | Missed;

/** Routes of one specification. */
export type ServedRoutes = Readonly<{ api: Pick<Api, "isAvailable">; routes: readonly OperationRoute[] }>;

/** Finds the operation of a request among those of several specifications. */
export function createOperationRouter(served: readonly ServedRoutes[]): OperationRouter {
  const findPlain = plainRouter(served.flatMap(({ routes }) => routes));
  const routers = served.map(({ api, routes }) => ({
    isAvailable: api.isAvailable,
    find: createRouter(routes.map((route) => ({ method: route.operation.method, path: route.operation.path, route }))),
  }));
  return (method, path) => {
    const plain = findPlain(method, path);
    if (plain !== undefined) return plain;
    let missed: Missed = { allow: undefined };
    for (const { isAvailable, find } of routers) {
      const match = find(method, path);
      if ("route" in match) return match;
      if (missed.allow === undefined && match.allow !== undefined) missed = { ...match, isAvailable };
    }
    return missed;
  };
}

type Plain = Readonly<{ route: OperationRoute; name: string | undefined }>;

/** Finds the route of most requests with one or two lookups: of a path such as `/things/5f6b`, spelled as in the specification. */
function plainRouter(routes: readonly OperationRoute[]): (method: string, path: string) => Found | undefined {
  /** By method, then by the template up to its parameter, which comes last if there is one. */
  const byMethod = new Map<string, Map<string, Plain>>();
  for (const route of routes) {
    const { method, path } = route.operation;
    const [, start, name] = /^([^{}]+)(?:\{(\w+)\})?$/.exec(path) ?? [];
    if (start === undefined || (name !== undefined && hasSibling(route, start, routes))) continue;
    const byStart = byMethod.get(method.toUpperCase()) ?? new Map<string, Plain>();
    byMethod.set(method.toUpperCase(), byStart.set(start, { route, name }));
  }
  if (!byMethod.has("HEAD")) byMethod.set("HEAD", byMethod.get("GET") ?? new Map());
  return (method, path) => {
    const byStart = byMethod.get(method);
    const exact = byStart?.get(path);
    if (exact !== undefined) return exact.name === undefined ? { route: exact.route, path: {} } : undefined;
    const end = path.lastIndexOf("/") + 1;
    const { route, name } = byStart?.get(path.slice(0, end)) ?? {};
    const value = path.slice(end);
    return route !== undefined && name !== undefined && isWord(value) ? { route, path: { [name]: value } } : undefined;
  };
}

/** Whether a text is one or more of a-z, A-Z, 0-9 and `_`: by hand, since a regular expression takes longer than the rest of the lookup. */
function isWord(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    if (!isLetter && !(code >= 48 && code <= 57) && code !== 95) return false;
  }
  return text.length > 0;
}

const segmentsIn = (path: string): number => path.split("/").length;

/** Whether the value of the parameter decides which operation is meant; those of GET may also be meant by HEAD. */
const hasSibling = ({ operation }: OperationRoute, start: string, routes: readonly OperationRoute[]): boolean =>
  routes.some(
    ({ operation: { method, path } }) =>
      path !== operation.path &&
      (method === operation.method || (method === "get" && operation.method === "head")) &&
      segmentsIn(path) === segmentsIn(operation.path) &&
      path.toLowerCase().startsWith(start.toLowerCase()),
  );
