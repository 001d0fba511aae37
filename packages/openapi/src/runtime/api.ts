import type { Callers } from "../operation/caller.ts";
import type { AnyHandler } from "../operation/handler.ts";
import type { Operation, SecurityScheme } from "../operation/operation.ts";
import type { Problem } from "../operation/problem.ts";
import type { CorsOptions } from "./cors.ts";
import type { RequestValidators } from "./decode/decode.ts";
import type { ProblemFormat } from "./problem-reply.ts";
import type { ReplyValidation } from "./reply-check.ts";
import type { AnySecurityChecks } from "./security.ts";
import type { SignatureOptions } from "./signature.ts";

/** The settings that operations refer to (`x-requires`, `x-token`), by the names used in the specification. */
export type Settings = Readonly<{
  has: (setting: string) => boolean;
  /** `none`: callers on the same machine need no token; undefined: all are rejected. */
  tokenOf: (setting: string) => string | undefined;
  /** Names under which callers may reach this instance; undefined: any. */
  hosts?: readonly string[];
}>;

/**
 * A specification with everything needed to serve it: generated tables, handlers, and what only the application knows.
 */
export type Api = Readonly<{
  operations: Readonly<Record<string, Operation>>;
  requests: Readonly<Record<string, RequestValidators>>;
  handlers: Readonly<Record<string, AnyHandler>>;
  problems: ProblemFormat;
  /** Maps failures of lower layers, such as an unavailable database, to problems; undefined for a bug. */
  recognise: (error: unknown) => Problem<string> | undefined;
  callers: Callers;
  /** The security schemes of the specification, and a check for each; undefined: it has none. */
  securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  security?: AnySecurityChecks;
  settings: Settings;
  /** The secret that signs requests; undefined: they are not signed. */
  signature?: SignatureOptions;
  /** Validates replies; undefined: they are sent unchecked. */
  replyValidation?: ReplyValidation;
  /** Which other origins may read responses; undefined: none. */
  cors?: CorsOptions;
  /** Whether the operations exist at the moment; undefined: always. */
  isAvailable?: () => Promise<boolean>;
}>;
