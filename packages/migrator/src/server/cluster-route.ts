import type { ServerRoute } from "@hapi/hapi";
import { discardBody, LINGER_MS, readBody } from "@segmark/openapi/internal/http/read-body";

type Headers = Readonly<Record<string, string | undefined>>;
/** Handles a call between instances; reads the body once the sender is authenticated. */
export type ServeCluster = (
  request: Readonly<{ method: string; path: string; headers: Headers; body: () => Promise<Uint8Array> }>,
) => Promise<Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>>;

const maxBytes = 4 * 1024 * 1024;

/** Calls between instances of a cluster. Not described by any specification; authenticated by a signature. */
export const clusterRoute = (serve: ServeCluster, timeoutMs: number): ServerRoute => ({
  method: "*",
  path: "/_cluster/v1/{call*}",
  options: { app: { operationId: "cluster" } },
  handler: async ({ raw: { req } }, h) => {
    const headers = Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, value?.toString()]));
    const body = (): Promise<Uint8Array> => readBody(req, { maxBytes, timeoutMs });
    const reply = await serve({ method: req.method ?? "", path: req.url ?? "", headers, body });
    await discardBody(req, LINGER_MS);
    const response = h.response(reply.body).code(reply.status).header("cache-control", "no-store");
    for (const [name, value] of Object.entries(reply.headers)) response.header(name, value);
    return response;
  },
});
