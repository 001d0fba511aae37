import type { ServerRoute } from "@hapi/hapi";
import { Problem } from "../errors.ts";
import type { Operation } from "./operation.ts";

/** For every path: OPTIONS with the list of its methods, and 405 with the same list for all other methods. */
export function methodRoutes(operations: readonly Operation[]): ServerRoute[] {
  const methodsOf = Map.groupBy(operations, ({ path }) => path);
  return [...methodsOf].flatMap(([path, there]) => {
    const methods = there.map(({ method }) => method.toUpperCase());
    const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    return [
      {
        method: "OPTIONS",
        path,
        handler: (_request, h) => h.response(allow).type("text/plain").header("allow", allow),
      },
      {
        method: "*",
        path,
        options: { app: { allow } },
        handler: () => {
          throw new Problem("method_not_allowed", `This path answers ${allow}.`);
        },
      },
    ] satisfies ServerRoute[];
  });
}
