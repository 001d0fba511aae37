import type { CacheableAnswer } from "./answer.ts";
import type { BodySource } from "./decode/body.ts";
import type { DecodedParameters } from "./decode/decode.ts";
import type { Client } from "./handler.ts";
import { IncomingRequest } from "./incoming-request.ts";
import { isStreamed } from "./operation.ts";
import type { DecodedCall, OperationCall } from "./operation-call.ts";
import type { PipelineRequest } from "./request.ts";
import type { Identities } from "./security.ts";

/** What is known of a call before the body of its request is read. */
export type PreparedCall = Readonly<{
  client: Client;
  identities: Identities | undefined;
  parameters: DecodedParameters;
}>;

/**
 * What precedes the body: security, preconditions, parameters.
 * @param path its parameters, percent-decoded
 * Errors  `Problem`, `ClientGone`
 */
export async function prepareCall(
  call: OperationCall,
  path: Readonly<Record<string, string>>,
  request: PipelineRequest,
): Promise<PreparedCall> {
  const { target, headers } = request;
  const client = request.client();
  const identities = await call.authenticate?.({ target, headers }, client);
  call.checkPreconditions(request);
  return { client, identities, parameters: call.decodeHead({ path, target, headers }) };
}

/** `signal`: if other requests wait for the same answer. */
type CallContext = Pick<DecodedCall, "id" | "report"> & Readonly<{ signal?: PipelineRequest["signal"] }>;

/**
 * Reads the body, and calls the handler.
 * Errors  `Problem`, `ClientGone`, and whatever the handler throws
 */
export async function completeCall(
  call: OperationCall,
  prepared: PreparedCall,
  request: PipelineRequest,
  { id, report, signal = request.signal }: CallContext,
): Promise<CacheableAnswer> {
  const { headers, body } = request;
  const { client, identities, parameters } = prepared;
  const incoming = new IncomingRequest(request, signal);
  const answerTo = (source: BodySource | undefined): Promise<CacheableAnswer> => {
    const decoded = call.decodeBody(source, headers);
    return call.answer({ id, report, client, identities, parameters, body: decoded, request: incoming });
  };
  const { body: expected } = call.operation;
  if (expected === undefined && body.isSent) await body.discard();
  if (expected === undefined || !body.isSent) return answerTo(undefined);
  if (!isStreamed(expected)) return answerTo(await body.read(expected.maxBytes));
  const { stream, close } = body.open(expected.maxBytes);
  const answer = await answerTo(stream).finally(close);
  await body.discard();
  return answer;
}
