import { randomUUID } from "node:crypto";
import { type HeaderList, type Headers, headerText, pairsIn, withoutReplaced } from "../operation/headers.ts";
import { Problem } from "../operation/problem.ts";
import type { Adapter, Pipeline, PipelineReply } from "./adapter.ts";
import { type Answer, allowAnswer, type Representation } from "./answer.ts";
import type { CachedAnswer } from "./answer-cache.ts";
import type { Api } from "./api.ts";
import { ClientGone, clientGone } from "./client-gone.ts";
import { type Cors, isPreflight } from "./cors.ts";
import { requestChannel, requestEnded, requestStarted } from "./diagnostics.ts";
import { type FailedRequest, guarded, printError } from "./exchange.ts";
import { isShed, type LoadShedding } from "./load-shedding.ts";
import {
  bugOf,
  type ErrorResponse,
  errorAnswer,
  internalError,
  type ProblemReply,
  withHeaders,
} from "./problem-reply.ts";
import type { PipelineRequest } from "./request.ts";
import { plainPath } from "./router.ts";
import { createRoutes, type Match, type Miss, type Route } from "./routes.ts";
import { pathOf, shownPath, unknownPath } from "./target.ts";

const none: HeaderList = [];

/** A request in progress. `fault`: why it is refused in any case. */
type Call = Readonly<{
  id: string;
  received: number;
  request: PipelineRequest;
  fault: Problem | undefined;
  match: Match;
}>;

const routeOf = ({ match }: Call): Route | undefined => ("route" in match ? match.route : undefined);
const corsOf = ({ match }: Call): Cors | undefined => ("route" in match ? match.route : match).cors;
const failedOf = (call: Call): FailedRequest => ({
  id: call.id,
  operationId: routeOf(call)?.operation.operationId ?? "unmatched",
});
const aboutOf = (call: Call) => ({
  ...failedOf(call),
  route: routeOf(call)?.operation.path,
  method: call.request.method,
});

/**
 * Everything between the request of a platform and its response; answers, refusals and unknown paths take the same
 * path. Adapters (`node/`, `fetch/`, `hapi/`) only convert.
 * @param apis the first one formats the refusals of requests that belong to none
 * @throws Error for an operation that cannot be served
 */
export function createPipeline(apis: readonly [Api, ...Api[]], adapter: Adapter): Pipeline {
  const { headersFor, represent, answers, sharedCacheSeconds, shedding, isStopping } = adapter;
  const { within = (_request, _about, run) => run() } = adapter;
  const onExchange = guarded(adapter.onExchange ?? (() => undefined));
  const onError = guarded(adapter.onError ?? printError);
  const headersOf = (path: string): HeaderList => Object.entries(headersFor(path)).flat();
  const { find, nowhere, errorsOf, allow } = createRoutes(apis, { headersOf, answers, sharedCacheSeconds });

  /** Handles every request. */
  function respond(request: PipelineRequest): PipelineReply | Promise<PipelineReply>;
  function respond(request: PipelineRequest, isOwn: boolean): PipelineReply | Promise<PipelineReply> | undefined;
  function respond(request: PipelineRequest, isOwn = false): PipelineReply | Promise<PipelineReply> | undefined {
    const fault = request.fault ?? (isStopping?.() === true ? shuttingDown() : undefined);
    const isForServer = fault !== undefined || request.target === "*";
    const match = isForServer ? nowhere : find(request.method, request.path, request.target);
    const call: Call = { id: randomUUID(), received: Date.now(), request, fault, match };
    if (shedding !== undefined && isShed(shedding, request.method, placeOf(call))) return shed(call, shedding);
    if (isOwn && fault === undefined && isUnknown(call)) return undefined;
    if (fault === undefined && requestChannel.hasSubscribers) requestStarted(aboutOf(call));
    const finished = finishedAnswer(call);
    return (finished && replyAtOnce(call, finished)) ?? within(request, failedOf(call), () => reply(call, finished));
  }

  async function reply(call: Call, finished: CachedAnswer | undefined): Promise<PipelineReply> {
    try {
      const answer = await answerTo(call, finished);
      return replyOf(call, answer, await represent(answer, call.request.headers));
    } catch (error) {
      return refusal(call, error);
    }
  }

  async function answerTo(call: Call, finished: CachedAnswer | undefined): Promise<Answer> {
    const { id, request, fault, match } = call;
    if (fault !== undefined) throw fault;
    const cors = corsOf(call);
    if (cors !== undefined && isPreflight(request.method, request.headers)) {
      const preflight = await preflightAnswer(cors, request);
      if (preflight !== undefined) return preflight;
    }
    if (!("route" in match)) return missAnswer(match, request);
    if (finished !== undefined && !(await finished.keep.except?.(request.client()))) return counted(finished);
    const report = (error: unknown): void => onError(error, failedOf(call));
    return match.route.answer({ id, request, path: match.path, report });
  }

  /** Undefined if no operation has the path. */
  async function preflightAnswer(
    cors: Cors,
    { path, target, headers, body }: PipelineRequest,
  ): Promise<Answer | undefined> {
    const others = find("", path, target);
    if ("route" in others || others.allow === undefined || (await others.isAvailable?.()) === false) return undefined;
    const match = find(headerText(headers["access-control-request-method"]) ?? "", path, target);
    body.accept();
    await body.discard();
    return cors.preflight(headers, others.allow, "route" in match ? match.route.operation : undefined);
  }

  /** A failure is sent like any other answer. */
  async function refusal(call: Call, error: unknown): Promise<PipelineReply> {
    const { request } = call;
    const { path, headers, body } = request;
    const failure = failureOf(error, routeOf(call)?.errors ?? errorsOf(plainPath(path)), headers, failedOf(call));
    await body.discard();
    const answer = errorAnswer(failure);
    return replyOf(call, answer, await represent(answer, headers), failure.code);
  }

  /** A cached answer to exactly this target, which may not be valid for this client. */
  function finishedAnswer({ request, match }: Call): CachedAnswer | undefined {
    const isKept = "route" in match && match.route.isShared && !request.body.isSent;
    return isKept ? answers?.byTarget(request.target) : undefined;
  }

  function counted({ answer }: CachedAnswer): Answer {
    answers?.countHit();
    return answer;
  }

  /** Undefined if the result is not available synchronously, or if the client may need its own answer. */
  function replyAtOnce(call: Call, finished: CachedAnswer): PipelineReply | undefined {
    const { request } = call;
    if (request.socketAddress === undefined) return undefined;
    const isException = finished.keep.except?.(request.client()) ?? false;
    if (isException instanceof Promise) isException.catch(() => undefined); // `answerTo` asks again, and fails with it
    if (isException !== false) return undefined;
    const representation = represent(finished.answer, request.headers);
    return representation instanceof Promise ? undefined : replyOf(call, counted(finished), representation);
  }

  /** Requests without an operation. @throws Problem `not_found`, `method_not_allowed` */
  async function missAnswer(miss: Miss, { method, target, body }: PipelineRequest): Promise<Answer> {
    const allowed = target === "*" ? allow : miss.allow;
    body.accept();
    if (allowed === undefined) throw unknownPath(target);
    if ((await miss.isAvailable?.()) === false) throw new Problem("not_found");
    if (method !== "OPTIONS")
      throw new Problem("method_not_allowed", `This path answers ${allowed}.`, { headers: { allow: allowed } });
    await body.discard();
    return allowAnswer(allowed);
  }

  const shuttingDown = (): Problem => new Problem("shutting_down", undefined, { retryAfter: 5 });
  const isUnknown = ({ request, match }: Call): boolean =>
    !("route" in match) && match.allow === undefined && request.target !== "*";
  /** The path template of the operation, or the path of the request if there is none. */
  const placeOf = (call: Call): string => routeOf(call)?.operation.path ?? call.request.path;

  /** As cheap as possible: the body is not read, and only a counter records it. */
  async function shed(call: Call, { onShed }: LoadShedding): Promise<PipelineReply> {
    const { headers } = call.request;
    const problem = new Problem("overloaded", undefined, { retryAfter: 1 });
    const answer = errorAnswer(failureOf(problem, errorsOf(""), headers, failedOf(call)));
    onShed();
    const sent = replyOf(call, answer, await represent(answer, headers));
    return { ...sent, headers: sent.headers.slice(0, -2), finish: () => undefined }; // an id without a log entry would be useless
  }

  function failureOf(error: unknown, respondWith: ErrorResponse, headers: Headers, about: FailedRequest): ProblemReply {
    if (error instanceof ClientGone) return { ...clientGone, contentType: "text/plain", body: "", headers: {} };
    const accept = { accept: headerText(headers["accept"]) };
    const known = respondWith(error, accept);
    if (known === undefined) onError(bugOf(error), about);
    return known ?? internalError(respondWith, accept);
  }

  function replyOf(call: Call, answer: Answer, representation: Representation, code?: string): PipelineReply {
    const { id, received, request } = call;
    const route = routeOf(call);
    const fixed = route?.headers ?? headersOf(plainPath(request.path));
    const added = answer.headers === undefined ? fixed : withoutReplaced(fixed, answer.headers);
    const cors = corsOf(call)?.headersFor(request.headers, answer.headers) ?? none;
    const finish: PipelineReply["finish"] = (isComplete, instead) => {
      const { status, code: told } = instead ?? (isComplete ? { status: representation.status, code } : clientGone);
      const ms = Date.now() - received;
      if (requestChannel.hasSubscribers) requestEnded(aboutOf(call), { status, code: told, ms });
      const operationId = route?.operation.operationId ?? "unmatched";
      const exchange = { id, operationId, method: request.method.toLowerCase(), status, code: told, ms };
      const isLost = told === "not_found" && isUnknown(call);
      onExchange(isLost ? { ...exchange, path: shownPath(request.target) } : exchange);
    };
    return { representation, headers: [...representation.headers, ...added, ...cors, "x-request-id", id], finish };
  }

  return {
    respond,
    hasPath: (target) => {
      const match = find("", pathOf(target));
      return "route" in match || match.allow !== undefined;
    },
    failure: (error, { path, headers, about }) => {
      const match = find("", path);
      const cors = ("route" in match ? match.route : match).cors?.headersFor(headers) ?? none;
      const added = { ...headersFor(path), ...Object.fromEntries(pairsIn(cors)), "x-request-id": about.id };
      return withHeaders(failureOf(error, errorsOf(path), headers, about), added);
    },
  };
}
