import type { Lifecycle, Request, ResponseObject, ResponseToolkit, ServerRoute } from "@hapi/hapi";
import { discardBody, LINGER_MS } from "../http/read-body.ts";
import type { Api } from "../runtime/api.ts";
import { Problem } from "../runtime/problem.ts";
import { allowOf } from "../runtime/router.ts";
import { routeMethod } from "./head.ts";
import { hapiPath } from "./path.ts";

declare module "@hapi/hapi" {
  interface RequestApplicationState {
    /** The methods of the path, for the header of a rejection. */
    allow?: string;
  }
}

type Path = Readonly<{ allow: string; isAvailable: Api["isAvailable"] }>;

/** The paths of all operations, as in the specifications, with their methods. */
function pathsOf(apis: readonly Api[]): Map<string, Path> {
  const paths = new Map<string, Path>();
  for (const { operations, isAvailable } of apis)
    for (const [path, own] of Map.groupBy(Object.values(operations), (operation) => operation.path)) {
      const allow = allowOf(own.map(({ method }) => method.toUpperCase()));
      paths.set(hapiPath(path).path, { allow, isAvailable });
    }
  return paths;
}

/** Answers OPTIONS with the methods of a path, and refuses all others. Errors: `method_not_allowed` */
export async function answerOther(allow: string, request: Request, h: ResponseToolkit): Promise<ResponseObject> {
  if (request.method !== "options") {
    request.app.allow = allow;
    throw new Problem("method_not_allowed", `This path answers ${allow}.`);
  }
  await discardBody(request.raw.req, LINGER_MS);
  return h.response(allow).type("text/plain").header("allow", allow);
}

/**
 * What no operation answers. On a path of an operation: OPTIONS with the list of its methods, and 405 with the same list for all other methods; 404
 * elsewhere. One route for all paths, because each route adds a millisecond to the start.
 */
export function otherRoute(apis: readonly Api[]): ServerRoute {
  const paths = pathsOf(apis);
  const methods = [
    ...new Set(apis.flatMap(({ operations }) => Object.values(operations).map(({ method }) => routeMethod(method)))),
  ];
  const pathOf = ({ server, path }: Request): Path | undefined => {
    for (const method of methods) {
      const found = paths.get(server.match(method as Parameters<typeof server.match>[0], path)?.path ?? "");
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const handler: Lifecycle.Method = async (request, h) => {
    const path = pathOf(request);
    if (path === undefined || (await path.isAvailable?.()) === false) throw new Problem("not_found");
    return answerOther(path.allow, request, h);
  };
  return { method: "*", path: "/{path*}", handler };
}
