import type { Lifecycle, Request, ResponseObject, ResponseToolkit, ServerRoute } from "@hapi/hapi";
import type { Delivery } from "../http/delivery.ts";
import type { Complete, OperationRoute } from "../http/operation-route.ts";
import type { OperationRouter } from "../http/operation-router.ts";
import { discardBody, LINGER_MS } from "../http/read-body.ts";
import type { Api } from "../runtime/api.ts";
import { isBug } from "../runtime/error-response.ts";
import type { FailedRequest } from "../runtime/observer.ts";
import { Problem } from "../runtime/problem.ts";
import { represent } from "../runtime/representation.ts";
import type { RouteMatch } from "../runtime/router.ts";
import { pathOf } from "../runtime/target.ts";
import { unknownPath } from "../runtime/unknown-path.ts";

declare module "@hapi/hapi" {
  interface RequestApplicationState {
    /** The operation of the request. */
    found?: RouteMatch<OperationRoute>;
    /** What the path offers to other methods. */
    missed?: Readonly<{ allow: string; isAvailable: Api["isAvailable"] | undefined }>;
    complete?: Complete;
    /** Already answered and reported outside hapi. */
    isDelivered?: boolean;
    /** The methods of the path, for the header of a rejection. */
    allow?: string;
  }
}

const path = "/{path*}";

/** Whether no other route of the server answers the request. */
export const isOfOperations = ({ route }: Request): boolean => route.path === path;

export function findOperation({ app, raw: { req } }: Request, find: OperationRouter): void {
  const { method = "", url = "" } = req;
  const match = find(method, pathOf(url));
  if ("route" in match) app.found = match;
  else if (match.allow !== undefined) app.missed = { allow: match.allow, isAvailable: match.isAvailable };
}

/** Answers OPTIONS with the methods of a path, and refuses all others. Errors: `method_not_allowed` */
export async function answerOther(allow: string, request: Request, h: ResponseToolkit): Promise<ResponseObject> {
  if (request.method !== "options") {
    request.app.allow = allow;
    throw new Problem("method_not_allowed", `This path answers ${allow}.`);
  }
  await discardBody(request.raw.req, LINGER_MS);
  return h.response(allow).type("text/plain").header("allow", allow).header("cache-control", "no-store");
}

type OperationsOptions = Readonly<{ delivery: Delivery; onBug: (error: unknown, about: FailedRequest) => void }>;

/**
 * All operations, and what none of them answers, as one route: each route adds a millisecond to the start, and hapi has none for HEAD. Only
 * unusual requests get here: the others are answered by the fast path.
 */
export function operationsRoute({ delivery, onBug }: OperationsOptions): ServerRoute {
  /** Runs before hapi sends 100 Continue. */
  const begin = async ({ app, raw: { req, res } }: Request, h: ResponseToolkit) => {
    if (app.found !== undefined) {
      const { route, path } = app.found;
      app.complete = await route.begin({ id: app.id, request: req, response: res, path });
    }
    return h.continue;
  };
  const handler: Lifecycle.Method = async (request, h) => {
    const { found, complete, missed, id } = request.app;
    if (found === undefined || complete === undefined) {
      if (missed === undefined) throw unknownPath(request.raw.req.url ?? "");
      if ((await missed.isAvailable?.()) === false) throw new Problem("not_found");
      return answerOther(missed.allow, request, h);
    }
    const { raw, info } = request;
    const { headers, operation } = found.route;
    const answer = await complete().catch((error) => {
      // hapi passes on no failure of a request whose client has left.
      if (raw.res.closed && isBug(error, found.route.respond)) onBug(error, { id, operationId: operation.operationId });
      throw error;
    });
    const representation = await represent(answer, raw.req.headers);
    const arrival = { request: raw.req, response: raw.res, id, headers, received: info.received };
    delivery.send({ ...arrival, operationId: operation.operationId }, representation);
    request.app.isDelivered = true;
    return h.abandon;
  };
  return { method: "*", path, options: { ext: { onPreAuth: [{ method: begin }] } }, handler };
}
