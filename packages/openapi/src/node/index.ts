/** Serves OpenAPI documents on node:http, without hapi. */

export { Problem, type ProblemOptions } from "../operation/problem.ts";
export type { ApplicationOptions, Generated, HandlersFor } from "../runtime/application.ts";
export { notImplemented } from "../runtime/not-implemented.ts";
export { preferredType } from "../runtime/preferred-type.ts";
export { createNodeHandler, type NodeHandler, type NodeHandlerOptions, stopServer } from "./handler.ts";
