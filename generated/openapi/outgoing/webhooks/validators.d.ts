// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type { OperationId } from "./operations.js";

export type ValidationError = Readonly<{
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;

/** True when the value fits; else `errors` lists its faults, of many the first ones, until the next call. Validators of requests fill in defaults. */
export type Validate = { (value: unknown): boolean; errors?: readonly ValidationError[] | null };

export type RequestValidators = Readonly<{ path?: Validate; query?: Validate; header?: Validate; cookie?: Validate; body?: Readonly<Record<string, Validate>> }>;

export declare const requests: Readonly<Record<OperationId, RequestValidators>>;
