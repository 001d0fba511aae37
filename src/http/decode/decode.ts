import type { Operation } from "../operation.ts";
import { bodyDecoder } from "./body.ts";
import { type ParameterSource, parametersDecoder, type Values } from "./parameters.ts";
import { type Refusal, refuse } from "./refuse.ts";
import type { RequestValidators } from "./validate.ts";

export type { RequestValidators } from "./validate.ts";

/** A request as it came: path segments percent-decoded, header names in lower case, the body as bytes. */
export type RawRequest = ParameterSource & Readonly<{ body: Uint8Array | undefined }>;
export type DecodedRequest = Readonly<{ path: Values; query: Values; header: Values; cookie: Values; body: unknown }>;

/**
 * The decoder of one operation. Everything that can be decided from the specification is decided here, once per route.
 * Stages  path; query, header and cookie; body. The first stage with faults answers, with all of its faults
 * Errors  `Problem` with the code and the words of the specification, never with a part of the request
 */
export function createDecoder(
  operation: Operation,
  validators: RequestValidators,
): (raw: RawRequest) => DecodedRequest {
  const { parameters, body } = operation;
  const decodePath = parametersDecoder(parameters, ["path"], validators);
  const decodeRest = parametersDecoder(parameters, ["query", "header", "cookie"], validators);
  const decodeBody = body && bodyDecoder(body, validators.body);
  return (raw) => {
    const refusals: Refusal[] = [];
    const { path = {} } = decodePath(raw, refusals);
    if (refusals.length > 0) throw refuse(refusals);
    const { query = {}, header = {}, cookie = {} } = decodeRest(raw, refusals);
    if (refusals.length > 0) throw refuse(refusals);
    return { path, query, header, cookie, body: decodeBody?.(raw.body, raw.headers) };
  };
}
