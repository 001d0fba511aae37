import { answerOf, type CacheableAnswer, mediaTypeOf } from "./answer.ts";
import type { Api } from "./api.ts";
import { levelOf, resolveCaller } from "./caller.ts";
import type { BodySource, DecodedBody } from "./decode/body.ts";
import { createStages, type DecodedParameters } from "./decode/decode.ts";
import type { Headers } from "./decode/header-and-cookie.ts";
import type { Client } from "./handler.ts";
import type { Operation } from "./operation.ts";
import { type Authenticate, authenticator, type Identities } from "./security.ts";
import { queryOf } from "./target.ts";

/** The parts of a request that precede its body: path segments percent-decoded, the target as sent, header names in lower case. */
export type RequestHead = Readonly<{
  path: Readonly<Record<string, string>>;
  target: string;
  headers: Headers;
}>;

/** Everything a handler gets, except its caller. */
export type DecodedCall = Readonly<{
  parameters: DecodedParameters;
  body?: DecodedBody | undefined;
  identities?: Identities | undefined;
  client: Client;
}>;

/** An operation as a function from the parts of a request to its encoded answer. All steps throw `Problem`. */
export type OperationCall = Readonly<{
  operation: Operation;
  /** The name shared by aliases of the operation. */
  name: string;
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
export function operationCall(
  operation: Operation,
  { requests, handlers, callers, securitySchemes = {}, security = {} }: Api,
): OperationCall {
  const { operationId, parameters, replies, caller: rule, cache = "no-store" } = operation;
  const name = operation.aliasOf ?? operationId;
  const handler = handlers[name];
  const validators = requests[operationId];
  if (handler === undefined) throw new Error(`No handler for ${name}`);
  if (validators === undefined) throw new Error(`No validators for ${operationId}: run npm run generate`);
  if (rule !== undefined) levelOf(rule, callers);
  const stages = createStages(operation, validators);
  const readsQuery = parameters.some((parameter) => parameter.in === "query");
  return {
    operation,
    name,
    authenticate: authenticator(operation, securitySchemes, security),
    decodeHead: ({ path, target, headers }) =>
      stages.parameters({ path, query: readsQuery ? new URLSearchParams(queryOf(target)) : noQuery, headers }),
    decodeBody: (bytes, headers) => stages.body?.(bytes, headers) ?? noBody,
    answer: async ({ parameters, body = noBody, identities = noIdentities, client }) => {
      const { value, contentType } = body;
      const caller = rule && (await resolveCaller(rule, { query: parameters.query, body: value }, callers));
      const reply = await handler({ ...parameters, body: value, contentType, caller, security: identities, client });
      return { answer: answerOf(reply, mediaTypeOf(reply, replies), cache), keep: reply.keep };
    },
  };
}
