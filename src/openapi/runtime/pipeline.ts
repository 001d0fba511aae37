import type { Problem } from "../../errors.ts";
import type { AnyHandler } from "../../handlers/handler.ts";
import type { ClientIp } from "../http/client-ip.ts";
import type { Settings } from "../http/preconditions.ts";
import type { CallerChecks } from "./caller.ts";
import type { RequestValidators } from "./decode/decode.ts";
import type { Operation } from "./operation.ts";
import type { FaultReply } from "./problem-reply.ts";

/** Shared by all routes. */
export type Pipeline = Readonly<{
  checks: CallerChecks;
  settings: Settings;
  clientIp: ClientIp;
  /** Timeout for receiving a body. */
  bodyTimeoutMs: number;
  recognise: (error: unknown) => Problem | undefined;
  /** Format of error responses; undefined: that of the service specification. */
  faultReply?: FaultReply;
  /** Whether the operations exist at the moment; undefined: always. */
  isThere?: () => Promise<boolean>;
}>;

/** An operation with its generated and hand-written parts. */
export type RouteParts = Readonly<{ operation: Operation; validators: RequestValidators; handler: AnyHandler }>;
