/** What handlers and generated code need, on every platform: it loads no server. */
export { type CallerLevel, type Callers, noCallers } from "./operation/caller.ts";
export type {
  AnyHandler,
  AnyReply,
  BodyOf,
  ByteStream,
  Bytes,
  Caller,
  Client,
  HandledOf,
  InputOf,
  Keep,
  Part,
  ReceivedRequest,
  ReplyBodiesOf,
  ReplyOf,
  ServerSentEvent,
} from "./operation/handler.ts";
export type { Operation, SecurityScheme } from "./operation/operation.ts";
export {
  type MakeProblem,
  Problem,
  type ProblemCatalogue,
  type ProblemCodesOf,
  type ProblemEntry,
  type ProblemOptions,
} from "./operation/problem.ts";
export type { StandardCode } from "./operation/standard-problems.ts";
export type { Around, Call } from "./runtime/around.ts";
export type { CorsOptions } from "./runtime/cors.ts";
export { notImplemented } from "./runtime/not-implemented.ts";
export { preferredType } from "./runtime/preferred-type.ts";
export type {
  BasicCredential,
  CredentialOf,
  IdentitiesOf,
  SecurityCheck,
  SecurityChecks,
  SecurityContext,
} from "./runtime/security.ts";
