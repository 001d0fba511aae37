import type { Answer } from "./answer.ts";
import type { Api } from "./api.ts";
import { ClientGone, clientGone } from "./client-gone.ts";
import { requestChannel, requestEnded, requestStarted } from "./diagnostics.ts";
import { bugOf, errorResponse, internalError } from "./error-response.ts";
import type { Exchange } from "./exchange.ts";
import { headerText } from "./header-text.ts";
import { type FailedRequest, guarded, printError } from "./observer.ts";
import { completeCall, prepareCall } from "./operation-answer.ts";
import { type DecodedCall, type OperationCall, operationCall } from "./operation-call.ts";
import { Problem } from "./problem.ts";
import type { ProblemReply } from "./problem-reply.ts";
import type { PipelineRequest } from "./request.ts";
import { createRouter, type RouteMatch, type RouteMiss } from "./router.ts";
import { pathOf } from "./target.ts";
import { shownPath, unknownPath } from "./unknown-path.ts";

/**
 * - `headers`     sent with every response, names in lower case
 * - `onExchange`  called once for each request, when it is over
 * - `onError`     called once for each unexpected failure, which results in a 500 unless the response has begun
 */
export type PipelineOptions = Readonly<{
  headers?: Readonly<Record<string, string>>;
  onExchange?: (exchange: Exchange) => void;
  onError?: (error: unknown, about: FailedRequest) => void;
}>;

/**
 * What to send.
 * - `headers`  besides those of the answer
 * - `finish`   to be called when the response is over; `isComplete`: whether all of it was sent
 */
export type PipelineReply = Readonly<{
  answer: Answer;
  headers: readonly (readonly [name: string, value: string])[];
  finish: (status: number, isComplete: boolean) => void;
}>;

/** `hasPath`: whether any operation has the path of a target. */
export type Pipeline = Readonly<{
  hasPath: (target: string) => boolean;
  respond: (request: PipelineRequest) => Promise<PipelineReply>;
}>;

/** An error response as an answer. */
function errorAnswer({ status, contentType, body, headers }: ProblemReply): Answer {
  const { "cache-control": cacheControl = "no-store", ...others } = headers;
  const length = Buffer.byteLength(body);
  const type = length === 0 ? undefined : contentType;
  return { status, type, text: body, length, cacheControl, etag: undefined, headers: Object.entries(others) };
}

const allowAnswer = (allow: string): Answer => ({
  status: 200,
  type: "text/plain; charset=utf-8",
  text: allow,
  length: allow.length,
  cacheControl: "no-store",
  etag: undefined,
  headers: [["allow", allow]],
});

const noMatch: RouteMiss = { allow: undefined };

async function answerTo(
  { route: call, path }: RouteMatch<OperationCall>,
  request: PipelineRequest,
  about: Pick<DecodedCall, "id" | "report">,
): Promise<Answer> {
  const prepared = await prepareCall(call, path, request);
  return (await completeCall(call, prepared, request, about)).answer;
}

/** What no operation answers. Errors: `not_found`, `method_not_allowed` */
async function missAnswer({ allow }: RouteMiss, { method, target, body }: PipelineRequest): Promise<Answer> {
  if (allow === undefined) throw unknownPath(target);
  if (method !== "OPTIONS")
    throw new Problem("method_not_allowed", `This path answers ${allow}.`, { headers: { allow } });
  await body.discard();
  return allowAnswer(allow);
}

/**
 * Everything between a platform's request and its response. Failures become responses here, and nowhere else.
 * Errors  for an operation that cannot be served
 */
export function createPipeline(api: Api, options: PipelineOptions): Pipeline {
  const calls = Object.values(api.operations).map((operation) => operationCall(operation, api));
  const find = createRouter(
    calls.map((call) => ({ method: call.operation.method, path: call.operation.path, route: call })),
  );
  const respondWith = errorResponse(api);
  const onExchange = guarded(options.onExchange ?? (() => undefined));
  const onError = guarded(options.onError ?? printError);
  /** Of the server as a whole; a path lists its own. */
  const serverMethods = [
    ...new Set([...calls.map(({ operation }) => operation.method.toUpperCase()), "HEAD", "OPTIONS"]),
  ].join(", ");
  const staticHeaders = Object.entries({ "x-content-type-options": "nosniff", ...options.headers });

  const errorReply = (error: unknown, request: PipelineRequest, report: (error: unknown) => void): ProblemReply => {
    if (error instanceof ClientGone) return { ...clientGone, contentType: "text/plain", body: "", headers: {} };
    const accept = { accept: headerText(request.headers["accept"]) };
    const reply = respondWith(error, accept);
    if (reply !== undefined) return reply;
    report(bugOf(error));
    return internalError(respondWith, accept);
  };

  const respond = async (request: PipelineRequest): Promise<PipelineReply> => {
    const [id, received] = [crypto.randomUUID(), Date.now()];
    const match = request.fault === undefined ? find(request.method, request.path ?? pathOf(request.target)) : noMatch;
    const operation = "route" in match ? match.route.operation : undefined;
    const isUnknown = "allow" in match && match.allow === undefined;
    const operationId = operation?.operationId ?? "unmatched";
    const about = { id, operationId, route: operation?.path, method: request.method };
    const report = (error: unknown): void => onError(error, { id, operationId });
    if (requestChannel.hasSubscribers) requestStarted(about);
    let code: string | undefined;
    const finish = (sentStatus: number, isComplete: boolean): void => {
      const outcome = isComplete ? { status: sentStatus, code } : clientGone;
      const ms = Date.now() - received;
      if (requestChannel.hasSubscribers) requestEnded(about, { ...outcome, ms });
      const path = isUnknown && code === "not_found" ? { path: shownPath(request.target) } : {};
      onExchange({ id, operationId, method: request.method.toLowerCase(), ...outcome, ms, ...path });
    };
    const reply = (answer: Answer): PipelineReply => {
      const own = new Set(answer.headers?.map(([name]) => name));
      const headers = staticHeaders.filter(([name]) => !own.has(name));
      return { answer, headers: [...headers, ["x-request-id", id]], finish };
    };
    try {
      if (request.fault !== undefined) throw request.fault;
      if ((await api.isAvailable?.()) === false) throw new Problem("not_found");
      return reply(
        "route" in match
          ? await answerTo(match, request, { id, report })
          : await missAnswer(request.target === "*" ? { allow: serverMethods } : match, request),
      );
    } catch (error) {
      const failure = errorReply(error, request, report);
      await request.body.discard();
      code = failure.code;
      return reply(errorAnswer(failure));
    }
  };

  const hasPath = (target: string): boolean => {
    const match = find("", pathOf(target));
    return "route" in match || match.allow !== undefined;
  };
  return { hasPath, respond };
}
