/** The declarations of the validators of requests, for programs compiled without `allowJs`. */
export const requestTypes = `import type { OperationId } from "./operations.js";

export type ValidationError = Readonly<{
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;

/** True when the value fits; else \`errors\` lists its faults, of many the first ones, until the next call. Validators of requests fill in defaults. */
export type Validate = { (value: unknown): boolean; errors?: readonly ValidationError[] | null };

export type RequestValidators = Readonly<{ path?: Validate; query?: Validate; header?: Validate; cookie?: Validate; body?: Readonly<Record<string, Validate>> }>;

export declare const requests: Readonly<Record<OperationId, RequestValidators>>;
`;

/** The declarations of the validators of replies. */
export const replyTypes = `import type { OperationId } from "./operations.js";
import type { Validate } from "./validators.js";

/** By status and media type, for the replies that have a body of JSON or text. */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

export declare const replies: Readonly<Record<OperationId, ReplyValidators>>;
`;
