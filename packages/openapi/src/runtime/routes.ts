import type { HeaderList } from "../operation/headers.ts";
import { routeKey } from "../operation/path-template.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Api } from "./api.ts";
import { type Cors, createCors } from "./cors.ts";
import { type OperationCall, operationCall } from "./operation-call.ts";
import { type ErrorResponse, errorResponse } from "./problem-reply.ts";
import { createRouter, type RouteMatch, type RouteMiss } from "./router.ts";

/**
 * An operation of one of the specifications, as it is served. `headers`: sent with every response, names and values
 * alternating.
 */
export type Route = OperationCall & Readonly<{ errors: ErrorResponse; headers: HeaderList; cors: Cors | undefined }>;
/** `isAvailable`, `cors`: of the specification that has the path with other methods. */
export type Miss = RouteMiss & Readonly<{ isAvailable?: Api["isAvailable"]; cors?: Cors | undefined }>;
export type Match = RouteMatch<Route> | Miss;

/**
 * - `find`      the operation of a method, a path as sent without the query, and a target with it
 * - `nowhere`   what a request finds that belongs to no path
 * - `errorsOf`  the error responses for a path that no operation has
 * - `allow`     the methods of the server as a whole; a path lists its own
 */
export type Routes = Readonly<{
  find: (method: string, path: string, target?: string) => Match;
  nowhere: Miss;
  errorsOf: (path: string) => ErrorResponse;
  allow: string;
}>;

type RoutesOptions = Readonly<{
  headersOf: (path: string) => HeaderList;
  answers: AnswerCache | undefined;
  sharedCacheSeconds: number | undefined;
}>;

const rootOf = (path: string): string | undefined => path.toLowerCase().split("/")[1];

/**
 * The operations of several specifications. A path of none gets the error responses of the specification with the same
 * first segment, or of the first one.
 * @throws Error for an operation that cannot be served, or two of one specification with the same path
 */
export function createRoutes(
  apis: readonly [Api, ...Api[]],
  { headersOf, answers, sharedCacheSeconds }: RoutesOptions,
): Routes {
  const served = apis.map((api) => {
    const errors = errorResponse(api);
    const cors = api.cors && createCors(api.cors, api.securitySchemes ?? {});
    const routes = Object.values(api.operations).map(
      (operation): Route => ({
        ...operationCall(operation, api, answers, sharedCacheSeconds),
        errors,
        headers: headersOf(operation.path),
        cors,
      }),
    );
    const { isAvailable } = api;
    return {
      isAvailable,
      errors,
      cors,
      routes,
      find: createRouter(routes.map((route) => ({ ...route.operation, route }))),
    };
  });
  const all = served.flatMap(({ routes }) => routes);
  const findPlain = plainRouter(all);
  const errorsOfRoot = new Map(all.toReversed().map(({ operation, errors }) => [rootOf(operation.path), errors]));
  const first = errorResponse(apis[0]);
  const nowhere: Miss = { allow: undefined, cors: served[0]?.cors };
  const methods = all.map(({ operation }) => operation.method.toUpperCase());
  return {
    find: (method, path, target) => {
      const plain = findPlain(method, path);
      if (plain !== undefined) return plain;
      let missed: Miss = nowhere;
      for (const { isAvailable, cors, find } of served) {
        const match = find(method, path, target);
        if ("route" in match) return match;
        if (missed.allow === undefined && match.allow !== undefined) missed = { ...match, isAvailable, cors };
      }
      return missed;
    },
    nowhere,
    errorsOf: (path) => errorsOfRoot.get(rootOf(path)) ?? first,
    allow: [...new Set([...methods, "HEAD", "OPTIONS"])].join(", "),
  };
}

type Plain = Readonly<{ route: Route; name: string | undefined }>;

/**
 * Finds the route of most requests with one or two lookups: of a path such as `/things/5f6b`, spelled as in the
 * specification.
 */
function plainRouter(routes: readonly Route[]): (method: string, path: string) => RouteMatch<Route> | undefined {
  /** By method, then by the template up to its parameter, which comes last if there is one. */
  const byMethod = new Map<string, Map<string, Plain>>();
  const paths = routes.map(({ operation }) => operation.path);
  const dependOnQuery = new Set(paths.filter((path) => path.includes("?")).map(routeKey));
  for (const route of routes) {
    const { method, path } = route.operation;
    const [, start, name] = /^([^{}?]+)(?:\{(\w+)\})?$/.exec(path) ?? [];
    if (
      start === undefined ||
      dependOnQuery.has(routeKey(path)) ||
      (name !== undefined && hasSibling(route, start, routes))
    )
      continue;
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

/**
 * Whether a text is one or more of a-z, A-Z, 0-9 and `_`: by hand, since a regular expression takes longer than the
 * rest of the lookup.
 */
function isWord(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    if (!isLetter && !(code >= 48 && code <= 57) && code !== 95) return false;
  }
  return text.length > 0;
}

const segmentsIn = (path: string): number => path.replace(/\?.*$/s, "").split("/").length;

/** Whether the value of the parameter determines the operation; those of GET also serve HEAD. */
const hasSibling = ({ operation }: Route, start: string, routes: readonly Route[]): boolean =>
  routes.some(
    ({ operation: { method, path } }) =>
      path !== operation.path &&
      (method === operation.method || (method === "get" && operation.method === "head")) &&
      segmentsIn(path) === segmentsIn(operation.path) &&
      path.toLowerCase().startsWith(start.toLowerCase()),
  );
