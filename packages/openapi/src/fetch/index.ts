/** Serves OpenAPI documents on platforms with `fetch`; imports neither node:http nor hapi. */

export { Problem, type ProblemOptions } from "../operation/problem.ts";
export type { ApplicationOptions, Generated, HandlersFor } from "../runtime/application.ts";
export { notImplemented } from "../runtime/not-implemented.ts";
export { preferredType } from "../runtime/preferred-type.ts";
export { createFetchHandler, type FetchHandler, type FetchHandlerOptions } from "./handler.ts";
