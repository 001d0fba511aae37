import type { ServerRoute } from "@hapi/hapi";
import { Problem } from "../../errors.ts";
import { discardBody, LINGER_MS } from "../http/read-body.ts";
import type { Operation } from "../runtime/operation.ts";
import type { Pipeline } from "../runtime/pipeline.ts";
import { requireAvailable } from "./route.ts";

/** For every path: OPTIONS with the list of its methods, and 405 with the same list for all other methods. */
export function methodRoutes(
  operations: readonly Operation[],
  { faultReply, isThere }: Pick<Pipeline, "faultReply" | "isThere">,
): ServerRoute[] {
  const told = { ...(faultReply !== undefined && { faultReply }) };
  const ext = { ...(isThere !== undefined && { onPreAuth: { method: requireAvailable(isThere) } }) };
  const methodsOf = Map.groupBy(operations, ({ path }) => path);
  return [...methodsOf].map(([path, there]) => {
    const methods = there.map(({ method }) => method.toUpperCase());
    const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    // One route for both, because each route adds a millisecond to the start.
    return {
      method: "*",
      path,
      options: { app: { ...told, allow }, ext },
      handler: async ({ method, raw }, h) => {
        if (method !== "options") throw new Problem("method_not_allowed", `This path answers ${allow}.`);
        await discardBody(raw.req, LINGER_MS);
        return h.response(allow).type("text/plain").header("allow", allow);
      },
    } satisfies ServerRoute;
  });
}
