import { answerOf, type CacheableAnswer } from "./answer.ts";
import type { Api } from "./api.ts";
import { levelOf, resolveCaller } from "./caller.ts";
import { createStages, type DecodedParameters } from "./decode/decode.ts";
import type { Headers } from "./decode/header-and-cookie.ts";
import type { Client } from "./handler.ts";
import type { Operation } from "./operation.ts";
import { queryOf } from "./target.ts";

/** The parts of a request that precede its body: path segments percent-decoded, the target as sent, header names in lower case. */
export type RequestHead = Readonly<{
  path: Readonly<Record<string, string>>;
  target: string;
  headers: Headers;
}>;

/** An operation as a function from the parts of a request to its encoded answer. All steps throw `Problem`. */
export type OperationCall = Readonly<{
  operation: Operation;
  /** The name shared by aliases of the operation. */
  name: string;
  decodeHead: (head: RequestHead) => DecodedParameters;
  /** Undefined if the operation has no body. */
  decodeBody: (bytes: Uint8Array | undefined, headers: Headers) => unknown;
  /** Resolves the caller, calls the handler, and encodes its reply. Errors: also whatever the handler throws. */
  answer: (parameters: DecodedParameters, body: unknown, client: Client) => Promise<CacheableAnswer>;
}>;

const noQuery = new URLSearchParams();

/** Everything that depends only on the specification is resolved here, once per operation. Errors: for an operation that cannot be served. */
export function operationCall(operation: Operation, { requests, handlers, callers }: Api): OperationCall {
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
    decodeHead: ({ path, target, headers }) =>
      stages.parameters({ path, query: readsQuery ? new URLSearchParams(queryOf(target)) : noQuery, headers }),
    decodeBody: (bytes, headers) => stages.body?.(bytes, headers),
    answer: async ({ path, query, header }, body, client) => {
      const caller = rule && (await resolveCaller(rule, { query, body }, callers));
      const reply = await handler({ path, query, header, body, caller, client });
      const mediaType = replies[String(reply.status)]?.mediaType ?? null;
      return { answer: answerOf(reply, mediaType, cache), keep: reply.keep };
    },
  };
}
