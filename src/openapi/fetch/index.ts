/** Serves OpenAPI documents wherever there is `fetch`: imports neither node:http nor hapi. */
export type { ApplicationOptions, Generated, HandlersFor } from "../runtime/application.ts";
export { notImplemented } from "../runtime/not-implemented.ts";
export { preferredType } from "../runtime/preferred-type.ts";
export { Problem, type ProblemOptions } from "../runtime/problem.ts";
export { createFetchHandler, type FetchHandler, type FetchHandlerOptions } from "./handler.ts";
