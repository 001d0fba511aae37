// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type { OperationId } from "./operations.js";
import type { Validate } from "./validators.js";

/** By status and media type, for the replies that have a body of JSON or text. */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

export declare const replies: Readonly<Record<OperationId, ReplyValidators>>;
