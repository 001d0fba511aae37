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
  /** By method, and the template up to its parameter, which comes last if there is one. */
  const byStart = new Map<string, Plain>();
  for (const route of routes) {
    const { method, path } = route.operation;
    const [, start, name] = /^([^{}]+)(?:\{(\w+)\})?$/.exec(path) ?? [];
    if (start === undefined || (name !== undefined && hasSibling(route, start, routes))) continue;
    byStart.set(`${method.toUpperCase()} ${start}`, { route, name });
  }
  const answersHead = !routes.some(({ operation }) => operation.method === "head");
  return (method, path) => {
    const key = method === "HEAD" && answersHead ? "GET" : method;
    const exact = byStart.get(`${key} ${path}`);
    if (exact !== undefined) return exact.name === undefined ? { route: exact.route, path: {} } : undefined;
    const end = path.lastIndexOf("/") + 1;
    const { route, name } = byStart.get(`${key} ${path.slice(0, end)}`) ?? {};
    const value = path.slice(end);
    return route !== undefined && name !== undefined && /^\w+$/.test(value)
      ? { route, path: { [name]: value } }
      : undefined;
  };
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
