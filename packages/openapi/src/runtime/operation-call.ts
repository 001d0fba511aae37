import { levelOf, resolveCaller } from "../operation/caller.ts";
import type { AnyReply, Client } from "../operation/handler.ts";
import { isPublic, isStreamed, type Operation } from "../operation/operation.ts";
import { makeProblem, Problem } from "../operation/problem.ts";
import { type Answer, answerOf, type CacheableAnswer, entryFinder } from "./answer.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Api } from "./api.ts";
import { ClientGone } from "./client-gone.ts";
import type { BodySource, DecodedBody } from "./decode/body.ts";
import { createStages, type DecodedParameters } from "./decode/decode.ts";
import { nameOfQuery, queryMemoOf } from "./decode/query-memo.ts";
import { refused, traced } from "./diagnostics.ts";
import { checkPreconditions } from "./preconditions.ts";
import { checksOf } from "./reply-check.ts";
import { closeSource, reportedStream } from "./reply-stream.ts";
import { IncomingRequest, type PipelineRequest } from "./request.ts";
import { authenticator, type Identities, queryKeysOf } from "./security.ts";
import { signedBody } from "./signature.ts";
import { queryOf } from "./target.ts";

/**
 * A request whose operation has been found. `path`: its parameters, percent-decoded. `report`: for failures that no
 * longer change the response.
 */
type Found = Readonly<{
  id: string;
  request: PipelineRequest;
  path: Readonly<Record<string, string>>;
  report: (error: unknown) => void;
}>;

/**
 * An operation as a function from a request to its answer.
 * - `isShared`  whether its answers are kept, and sent to everybody with the same target
 * - `answer`    Errors: `Problem`, `ClientGone`, and whatever the handler throws
 */
export type OperationCall = Readonly<{
  operation: Operation;
  isShared: boolean;
  answer: (found: Found) => Promise<Answer>;
}>;

/** What is known of a request before its body is decoded. `source`: its body, if its signature was checked. */
type Prepared = Found &
  Readonly<{ client: Client; source: Uint8Array | undefined; identities: Identities; parameters: DecodedParameters }>;

const noBody: DecodedBody = { value: undefined, contentType: undefined };
const noIdentities: Identities = {};
const noQuery = new URLSearchParams();

/**
 * Everything that depends only on the specification is resolved here, once per operation.
 * @param answers keeps the answers of operations that allow it
 * @param sharedCacheSeconds see `Adapter`
 * @throws Error for an operation that cannot be served
 */
export function operationCall(
  operation: Operation,
  api: Api,
  answers?: AnswerCache,
  sharedCacheSeconds = 0,
): OperationCall {
  const { requests, handlers, callers, settings, securitySchemes = {}, security = {}, signature, isAvailable } = api;
  const { operationId, parameters, replies, body: expected, caller: rule, cache = "no-store" } = operation;
  const name = operation.aliasOf ?? operationId;
  const handler = handlers[operationId] ?? handlers[name];
  const validators = requests[operationId];
  if (handler === undefined) throw new Error(`No handler for ${name}`);
  if (validators === undefined) throw new Error(`No validators for ${operationId}: run npm run generate`);
  if (rule !== undefined) levelOf(rule, callers);
  const stages = createStages(operation, validators, queryKeysOf(securitySchemes));
  const queries = queryMemoOf(operation);
  const readsQuery = parameters.some((parameter) => parameter.in === "query");
  const authenticate = authenticator(operation, securitySchemes, security);
  const signed = signature && signedBody(operation, signature);
  const findEntry = entryFinder(replies);
  const { checkReply, checkProblem } = checksOf(operation, api);
  const isShared = answers !== undefined && isShareable(operation, api);

  /** Everything from the request to the answer: availability, credentials, parameters, body, handler and reply. */
  async function answer(found: Found): Promise<Answer> {
    const { request } = found;
    if (isAvailable !== undefined && !(await isAvailable())) throw new Problem("not_found");
    const client = request.client();
    const source = await signed?.(request).catch((error) => refused(operation, "security", error));
    const identities = authenticate === undefined ? noIdentities : await identified(request, client);
    checkFacts(request);
    const prepared: Prepared = { ...found, client, source, identities, parameters: decodedHead(found) };
    request.body.accept();
    if (!isShared) return (await completed(prepared, () => request.signal())).answer;
    if (request.body.isSent) await request.body.discard();
    const { path, query, queryName = nameOfQuery(query) } = prepared.parameters;
    const lookup = { name: `${operationId} ${JSON.stringify(path)} ${queryName}`, target: request.target, client };
    return answers.answer({ ...lookup, signal: () => request.signal() }, (signal) => completed(prepared, signal));
  }

  const identified = (request: PipelineRequest, client: Client): Promise<Identities> | Identities =>
    authenticate?.(request, client).catch((error) => refused(operation, "security", error)) ?? noIdentities;

  function checkFacts(request: PipelineRequest): void {
    try {
      checkPreconditions(operation, request, settings);
    } catch (error) {
      refused(operation, "preconditions", error);
    }
  }

  function decodedHead({ path, request: { target, headers } }: Found): DecodedParameters {
    try {
      const text = readsQuery ? queryOf(target) : "";
      const known = queries?.get(text);
      if (known !== undefined) return stages.parameters({ path, query: noQuery, headers }, known);
      const query = text === "" ? noQuery : new URLSearchParams(text);
      const decoded = stages.parameters({ path, query, headers });
      queries?.set(text, decoded.query);
      return decoded;
    } catch (error) {
      return refused(operation, "parameters", error);
    }
  }

  /** @param signal of all requests that wait for the answer */
  async function completed(prepared: Prepared, signal: () => AbortSignal): Promise<CacheableAnswer> {
    const { body } = prepared.request;
    if (prepared.source !== undefined) return handled(prepared, signal, prepared.source);
    if (expected === undefined && body.isSent) await body.discard();
    if (expected === undefined || !body.isSent) return handled(prepared, signal, undefined);
    if (!isStreamed(expected)) return handled(prepared, signal, await body.read(expected.maxBytes));
    const { stream, close } = body.open(expected.maxBytes);
    const result = await handled(prepared, signal, stream).finally(close);
    await body.discard();
    return result;
  }

  function decodedBody(source: BodySource | undefined, { headers }: PipelineRequest): DecodedBody {
    try {
      return stages.body?.(source, headers) ?? noBody;
    } catch (error) {
      return refused(operation, "body", error);
    }
  }

  async function handled(
    { id, request: received, client, identities, parameters, report }: Prepared,
    signal: () => AbortSignal,
    source: BodySource | undefined,
  ): Promise<CacheableAnswer> {
    const { value, contentType } = decodedBody(source, received);
    const caller = rule && (await resolveCaller(rule, { ...parameters, body: value }, callers, client));
    const { path, query, header, cookie } = parameters;
    const request = new IncomingRequest(received, signal);
    const input = withSignal({
      path,
      query,
      header,
      cookie,
      body: value,
      contentType,
      caller,
      security: identities,
      client,
      request,
      problem: makeProblem,
    });
    let reply: AnyReply;
    try {
      reply = await traced(operation, id, () => (handler as NonNullable<typeof handler>)(input));
    } catch (error) {
      checkProblem?.(error, report);
      throw failureOf(error, request);
    }
    try {
      const entry = findEntry(reply);
      if (checkReply !== undefined) await checkReply(reply, entry, report);
      // Caches know only targets: what may depend on Accept has no lifetime in any.
      const isOfTarget = isShared && !entry.isNegotiated;
      const made = answerOf(reply, entry.mediaType, cache, isOfTarget ? sharedCacheSeconds : 0);
      const encoded = entry.isNegotiated ? { ...made, isNegotiated: true } : made;
      if (encoded.stream === undefined) return { answer: encoded, keep: entry.isNegotiated ? undefined : reply.keep };
      return { answer: { ...encoded, stream: reportedStream(encoded.stream, report) }, keep: undefined };
    } catch (error) {
      closeSource(reply.body);
      throw error;
    }
  }

  return { operation, isShared, answer };
}

/** Whether an answer may be sent to every client with the same request target. */
function isShareable(
  operation: Operation,
  { isAvailable, signature }: Pick<Api, "isAvailable" | "signature">,
): boolean {
  const { method, requires, body, parameters, replies } = operation;
  return (
    isPublic(operation) &&
    isAvailable === undefined &&
    signature === undefined &&
    method === "get" &&
    requires === undefined &&
    body === undefined &&
    parameters.every((parameter) => parameter.in === "path" || parameter.in === "query") &&
    Object.values(replies).every(({ contents }) =>
      Object.values(contents).every((kind) => kind === "json" || kind === "text"),
    )
  );
}

/** Shared by all inputs: defining a getter on each would take a microsecond. */
const signalProperty = {
  enumerable: true,
  get(this: Readonly<{ request: IncomingRequest }>): AbortSignal {
    return this.request.signal;
  },
};
const withSignal = <T extends Readonly<{ request: IncomingRequest }>>(
  input: T,
): T & Readonly<{ signal: AbortSignal }> =>
  Object.defineProperty(input, "signal", signalProperty) as T & Readonly<{ signal: AbortSignal }>;

/** The failure of a handler: the reason of its signal, if it failed because of the abort. */
function failureOf(error: unknown, request: IncomingRequest): unknown {
  if (!(error instanceof Error) || error.name !== "AbortError") return error;
  const { reason } = request.signal;
  return reason instanceof ClientGone ? reason : error;
}
