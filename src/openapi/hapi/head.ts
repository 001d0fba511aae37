import type { Lifecycle } from "@hapi/hapi";
import type { Api } from "../runtime/api.ts";
import type { Operation } from "../runtime/operation.ts";
import { createRouter } from "../runtime/router.ts";

/** The method of HEAD operations within hapi, which has no routes for HEAD. No client can send it: Node's parser does not know it. */
const headMethod = "x-head";

/** The method under which an operation is a route of hapi. */
export const routeMethod = (method: string): string => (method === "head" ? headMethod : method);

/**
 * To be run when a request begins: hapi answers HEAD with the routes of GET, unless the specification has an operation for it.
 * @returns undefined if no specification has any
 */
export function headDispatch(apis: readonly Api[]): Lifecycle.Method | undefined {
  const operations = apis.flatMap((api) => Object.values<Operation>(api.operations));
  if (!operations.some(({ method }) => method === "head")) return undefined;
  const find = createRouter(operations.map(({ method, path }) => ({ method, path, route: method })));
  return (request, h) => {
    if (request.raw.req.method !== "HEAD") return h.continue;
    const match = find("HEAD", request.path);
    if ("route" in match && match.route === "head")
      request.setMethod(headMethod as Parameters<typeof request.setMethod>[0]);
    return h.continue;
  };
}
