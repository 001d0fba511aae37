import type { Problem } from "../errors.ts";
import type { AnyHandler } from "../handlers/handler.ts";
import type { CallerChecks } from "./caller.ts";
import type { ClientIp } from "./client-ip.ts";
import type { RequestValidators } from "./decode/decode.ts";
import type { Operation } from "./operation.ts";
import type { Settings } from "./preconditions.ts";
import type { FaultReply } from "./problem-reply.ts";

/** What all routes share. */
export type Pipeline = Readonly<{
  checks: CallerChecks;
  settings: Settings;
  clientIp: ClientIp;
  /** How long a body may take to arrive. */
  bodyTimeoutMs: number;
  recognise: (error: unknown) => Problem | undefined;
  /** How refusals are told; undefined: as the specification of the service does. */
  faultReply?: FaultReply;
  /** Whether the operations are there at all, for anybody; undefined: they are. */
  isThere?: () => Promise<boolean>;
}>;

/** An operation with all that is generated and written for it. */
export type RouteParts = Readonly<{ operation: Operation; validators: RequestValidators; handler: AnyHandler }>;
