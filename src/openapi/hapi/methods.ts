import type { ServerRoute } from "@hapi/hapi";
import { discardBody, LINGER_MS } from "../http/read-body.ts";
import type { Api } from "../runtime/api.ts";
import { Problem } from "../runtime/problem.ts";
import type { ErrorResponse } from "../runtime/problem-reply.ts";
import { requireAvailable } from "./availability.ts";

/** For every path: OPTIONS with the list of its methods, and 405 with the same list for all other methods. */
export function methodRoutes({ operations, isAvailable }: Api, respond: ErrorResponse): ServerRoute[] {
  const ext = { ...(isAvailable !== undefined && { onPreAuth: { method: requireAvailable(isAvailable) } }) };
  const byPath = Map.groupBy(Object.values(operations), ({ path }) => path);
  return [...byPath].map(([path, own]) => {
    const methods = own.map(({ method }) => method.toUpperCase());
    const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    // One route for both, because each route adds a millisecond to the start.
    return {
      method: "*",
      path,
      options: { app: { respond, allow }, ext },
      handler: async ({ method, raw }, h) => {
        if (method !== "options") throw new Problem("method_not_allowed", `This path answers ${allow}.`);
        await discardBody(raw.req, LINGER_MS);
        return h.response(allow).type("text/plain").header("allow", allow);
      },
    } satisfies ServerRoute;
  });
}
