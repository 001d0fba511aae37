import { answerOf, type CacheableAnswer, entryFinder, type ReplyEntry } from "./answer.ts";
import type { Api } from "./api.ts";
import { levelOf, resolveCaller } from "./caller.ts";
import { ClientGone } from "./client-gone.ts";
import type { BodySource, DecodedBody } from "./decode/body.ts";
import { createStages, type DecodedParameters } from "./decode/decode.ts";
import { queryMemoOf } from "./decode/query-memo.ts";
import { refused, traced } from "./diagnostics.ts";
import type { AnyReply, Client } from "./handler.ts";
import type { Headers } from "./header-text.ts";
import type { IncomingRequest } from "./incoming-request.ts";
import type { Operation } from "./operation.ts";
import { checkPreconditions } from "./preconditions.ts";
import { type AllReplyValidators, replyMismatch } from "./reply-check.ts";
import { closeSource, reportedStream } from "./reply-stream.ts";
import type { RequestFacts } from "./request.ts";
import { type Authenticate, authenticator, type Identities, queryKeysOf } from "./security.ts";
import { queryOf } from "./target.ts";

/** The parts of a request that precede its body: path segments percent-decoded, the target as sent, header names in lower case. */
export type RequestHead = Readonly<{
  path: Readonly<Record<string, string>>;
  target: string;
  headers: Headers;
}>;

/**
 * Everything a handler gets, except its caller.
 * - `id`      of the request
 * - `report`  for failures that no longer change the response
 */
export type DecodedCall = Readonly<{
  id: string;
  parameters: DecodedParameters;
  body?: DecodedBody | undefined;
  identities?: Identities | undefined;
  client: Client;
  request: IncomingRequest;
  report: (error: unknown) => void;
}>;

/** An operation as a function from the parts of a request to its encoded answer. All steps throw `Problem`. */
export type OperationCall = Readonly<{
  operation: Operation;
  /** What precedes parameters and body. */
  checkPreconditions: (facts: RequestFacts) => void;
  /** Undefined if the operation requires no security scheme. */
  authenticate: Authenticate | undefined;
  decodeHead: (head: RequestHead) => DecodedParameters;
  decodeBody: (source: BodySource | undefined, headers: Headers) => DecodedBody;
  /** Resolves the caller, calls the handler, and encodes its reply. Errors: also whatever the handler throws. */
  answer: (request: DecodedCall) => Promise<CacheableAnswer>;
}>;

const noBody: DecodedBody = { value: undefined, contentType: undefined };
const noIdentities: Identities = {};
const noQuery = new URLSearchParams();

/** Everything that depends only on the specification is resolved here, once per operation. Errors: for an operation that cannot be served. */
export function operationCall(operation: Operation, api: Api): OperationCall {
  const { requests, handlers, callers, settings, securitySchemes = {}, security = {} } = api;
  const { operationId, parameters, replies, caller: rule, cache = "no-store" } = operation;
  const name = operation.aliasOf ?? operationId;
  const handler = handlers[name];
  const validators = requests[operationId];
  if (handler === undefined) throw new Error(`No handler for ${name}`);
  if (validators === undefined) throw new Error(`No validators for ${operationId}: run npm run generate`);
  if (rule !== undefined) levelOf(rule, callers);
  const stages = createStages(operation, validators, queryKeysOf(securitySchemes));
  const queries = queryMemoOf(operation);
  const readsQuery = parameters.some((parameter) => parameter.in === "query");
  const authenticate = authenticator(operation, securitySchemes, security);
  const findEntry = entryFinder(replies);
  const checkReply = replyCheckOf(operation, api);
  return {
    operation,
    checkPreconditions: (facts) => {
      try {
        checkPreconditions(operation, facts, settings);
      } catch (error) {
        refused(operation, "preconditions", error);
      }
    },
    authenticate:
      authenticate &&
      ((head, client) => authenticate(head, client).catch((error) => refused(operation, "security", error))),
    decodeHead: ({ path, target, headers }) => {
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
    },
    decodeBody: (bytes, headers) => {
      try {
        return stages.body?.(bytes, headers) ?? noBody;
      } catch (error) {
        return refused(operation, "body", error);
      }
    },
    answer: async ({ parameters, body = noBody, identities: security = noIdentities, client, request, id, report }) => {
      const { value, contentType } = body;
      const caller = rule && (await resolveCaller(rule, { ...parameters, body: value }, callers, client));
      const { path, query, header, cookie } = parameters;
      const input = withSignal({
        path,
        query,
        header,
        cookie,
        body: value,
        contentType,
        caller,
        security,
        client,
        request,
      });
      let reply: AnyReply;
      try {
        reply = await traced(operation, id, () => handler(input));
      } catch (error) {
        throw failureOf(error, request);
      }
      try {
        const entry = findEntry(reply);
        if (checkReply !== undefined) await checkReply(reply, entry, report);
        const made = answerOf(reply, entry.mediaType, cache);
        const answer = entry.isNegotiated ? { ...made, isNegotiated: true } : made;
        // The cache knows only targets.
        if (answer.stream === undefined) return { answer, keep: entry.isNegotiated ? undefined : reply.keep };
        return { answer: { ...answer, stream: reportedStream(answer.stream, report) }, keep: undefined };
      } catch (error) {
        closeSource(reply.body);
        throw error;
      }
    },
  };
}

/** Shared by all inputs: a getter in each of them would take a microsecond. */
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

/** What a handler has failed with: the reason of its signal, if something that it waited for was aborted by it. */
function failureOf(error: unknown, request: IncomingRequest): unknown {
  if (!(error instanceof Error) || error.name !== "AbortError") return error;
  const { reason } = request.signal;
  return reason instanceof ClientGone ? reason : error;
}

type ReplyCheck = (reply: AnyReply, entry: ReplyEntry, report: (error: unknown) => void) => Promise<void>;

/** Compares replies with the specification, if the application wants that. Errors: `ReplyMismatch` */
function replyCheckOf(operation: Operation, { replyValidation }: Api): ReplyCheck | undefined {
  if (replyValidation === undefined) return undefined;
  const { policy, load } = replyValidation;
  let loading: Promise<AllReplyValidators> | undefined;
  return async (reply, entry, report) => {
    loading ??= load();
    const mismatch = replyMismatch(operation, reply, entry, (await loading)[operation.operationId]);
    if (mismatch === undefined) return;
    if (policy === "error") throw mismatch;
    report(mismatch);
  };
}
