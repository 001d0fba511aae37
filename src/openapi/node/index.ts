/** Serves OpenAPI documents on node:http, without hapi. */
export type { ApplicationOptions, Generated, HandlersFor } from "../runtime/application.ts";
export { notImplemented } from "../runtime/not-implemented.ts";
export { preferredType } from "../runtime/preferred-type.ts";
export { Problem, type ProblemOptions } from "../runtime/problem.ts";
export { createNodeHandler, type NodeHandler, type NodeHandlerOptions } from "./handler.ts";
