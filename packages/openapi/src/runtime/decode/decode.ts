import { callerName } from "../../operation/caller.ts";
import { hasValidator, type Operation } from "../../operation/operation.ts";
import { type BodyDecoder, bodyDecoder, type DecodedBody } from "./body.ts";
import { type ParameterSource, parametersDecoder, type Values } from "./parameters.ts";
import type { KnownQuery } from "./query-memo.ts";
import { refuse, type ValidationIssue } from "./validation-issue.ts";
import type { RequestValidators } from "./validator.ts";

export type { RequestValidators } from "./validator.ts";

/** A raw request: path segments percent-decoded, header names in lower case, the body as bytes. */
export type RawRequest = ParameterSource & Readonly<{ body: Uint8Array | undefined }>;
/** `queryName`: see `KnownQuery` */
export type DecodedParameters = Readonly<{
  path: Values;
  query: Values;
  queryName?: string;
  header: Values;
  cookie: Values;
}>;
export type DecodedRequest = DecodedParameters & Readonly<{ body: unknown; contentType: string | undefined }>;

/**
 * Decodes what is available before the body, and the body itself. `query`: if it is known, and nothing but the path is
 * left to decode.
 */
export type Decoder = Readonly<{
  parameters: (source: ParameterSource, query?: KnownQuery) => DecodedParameters;
  /** Undefined if the operation has no body. */
  body: BodyDecoder | undefined;
}>;

/**
 * The decoder of one operation. Everything that depends only on the specification is resolved here, once per route. The
 * stages are path; query, header and cookie; body. All faults of the first failing stage are reported.
 * @param secrets names of API keys in the query, which no parameter collects
 * @throws Problem with code and message from the specification, never with a part of the request
 */
export function createStages(
  operation: Operation,
  validators: RequestValidators,
  secrets: readonly string[] = [],
): Decoder {
  const { parameters, body, caller } = operation;
  checkComplete(operation, validators);
  const decodePath = parametersDecoder(parameters, ["path"], validators);
  const decodeRest = parametersDecoder(parameters, ["query", "header", "cookie"], validators, secrets);
  const isCallerMissing = (values: Readonly<{ query: Values; header: Values }>): boolean =>
    caller !== undefined &&
    caller.optional !== true &&
    caller.in.every((place) => place !== "body" && isAbsent(values[place][callerName(caller, place)]));
  const decodeBody = body && bodyDecoder(body, validators.body ?? {});
  const decodeParameters = (source: ParameterSource, known?: KnownQuery): DecodedParameters => {
    const refusals: ValidationIssue[] = [];
    const { path = {} } = decodePath(source, refusals);
    if (refusals.length > 0) throw refuse(refusals);
    if (known !== undefined) return { path, query: { ...known.values }, queryName: known.name, header: {}, cookie: {} };
    const { query = {}, header = {}, cookie = {} } = decodeRest(source, refusals);
    const immediate = refusals.filter(({ last }) => last !== true);
    if (immediate.length > 0) throw refuse(immediate);
    // A missing caller is reported by `resolveCaller`, with its own message.
    if (refusals.length > 0 && !isCallerMissing({ query, header })) throw refuse(refusals);
    return { path, query, header, cookie };
  };
  return { parameters: decodeParameters, body: decodeBody };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === "";

/**
 * Guards against a table and validators that were not generated together: a part without validator would be accepted
 * unchecked.
 */
function checkComplete({ operationId, parameters, body }: Operation, validators: RequestValidators): void {
  for (const place of new Set(parameters.map((parameter) => parameter.in)))
    if (validators[place] === undefined) throw new Error(`${operationId} has no validator of its ${place}.`);
  for (const content of body?.contents ?? [])
    if (hasValidator(content) && validators.body?.[content.mediaType] === undefined)
      throw new Error(`${operationId} has no validator of its body.`);
}

/** Runs all stages at once, for a complete request. */
export function createDecoder(
  operation: Operation,
  validators: RequestValidators,
): (raw: RawRequest) => DecodedRequest {
  const stages = createStages(operation, validators);
  return (raw) => {
    const parameters = stages.parameters(raw);
    const { value, contentType }: Partial<DecodedBody> = stages.body?.(raw.body, raw.headers) ?? {};
    return { ...parameters, body: value, contentType };
  };
}
