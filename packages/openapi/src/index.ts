/** Serves OpenAPI documents with the tables, types and validators that the generator (`codegen/`) writes. */
export * from "./handlers.ts";
export { type ServedApplication, type ServeOptions, serve } from "./hapi/serve.ts";
export { createServer, type ServerOptions } from "./hapi/server.ts";
export { clientIpFinder } from "./http/client-address.ts";
export type { ConnectionLimits } from "./http/connection-limits.ts";
export { standardProblems } from "./operation/standard-problems.ts";
export { type AnswerCache, createAnswerCache } from "./runtime/answer-cache.ts";
export type { Api, Settings } from "./runtime/api.ts";
export {
  type ApplicationOptions,
  apiOf,
  bindHandlers,
  type Fingerprint,
  type Generated,
  type HandlersFor,
} from "./runtime/application.ts";
export type { HandlerContext, RequestEnd, RequestRefusal, RequestStart } from "./runtime/diagnostics.ts";
export type { Exchange } from "./runtime/exchange.ts";
export { type LoadGauge, startLoadGauge } from "./runtime/load-shedding.ts";
export type { ProblemFormat } from "./runtime/problem-reply.ts";
export type { ReplyPolicy, ReplyValidation } from "./runtime/reply-check.ts";
