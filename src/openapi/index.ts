/** Serves OpenAPI documents: the generator (`codegen/`) writes tables, types and validators of a document; this is what serves them. */
export { createServer, type ServerOptions } from "./hapi/server.ts";
export { clientIpFinder } from "./http/client.ts";
export type { ConnectionLimits } from "./http/connection-limits.ts";
export type { Exchange } from "./http/exchange.ts";
export { type LoadGauge, startLoadGauge } from "./http/load-gauge.ts";
export { type AnswerCache, createAnswerCache } from "./runtime/answer-cache.ts";
export type { Api, Settings } from "./runtime/api.ts";
export { bindHandlers } from "./runtime/bind-handlers.ts";
export { type CallerLevel, type Callers, noCallers } from "./runtime/caller.ts";
export type { AnyHandler, AnyReply, Caller, Client, HandledOf, InputOf, Keep, ReplyOf } from "./runtime/handler.ts";
export { notImplemented } from "./runtime/not-implemented.ts";
export type { Operation } from "./runtime/operation.ts";
export { Problem, type ProblemCatalogue, type ProblemEntry, type ProblemOptions } from "./runtime/problem.ts";
export type { ProblemFormat } from "./runtime/problem-reply.ts";
