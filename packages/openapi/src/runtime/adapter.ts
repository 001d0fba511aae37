import type { OptionNames } from "../known-options.ts";
import type { Headers } from "../operation/headers.ts";
import type { Answer, Representation } from "./answer.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Exchange, FailedRequest } from "./exchange.ts";
import type { LoadShedding } from "./load-shedding.ts";
import type { ProblemReply } from "./problem-reply.ts";
import type { PipelineRequest } from "./request.ts";

// What the pipeline and its adapters (`node/`, `fetch/`, `hapi/`) exchange.

/**
 * - `headers`     sent with every response, names in lower case
 * - `onExchange`  called once for each request, when it is over
 * - `onError`     called once for each unexpected failure, which results in a 500 unless the response has begun
 */
export type PipelineOptions = Readonly<{
  headers?: Readonly<Record<string, string>>;
  onExchange?: (exchange: Exchange) => void;
  onError?: (error: unknown, about: FailedRequest) => void;
}>;

export const pipelineNames = {
  headers: true,
  onExchange: true,
  onError: true,
} satisfies OptionNames<PipelineOptions>;

/** Static headers for applications with a single set. */
export const staticHeaders = ({ headers }: PipelineOptions): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  ...headers,
});

/**
 * What an adapter passes to the pipeline.
 * - `headersFor`  static headers of the responses of a path, names in lower case
 * - `represent`   selects what is sent of an answer, by the headers of its request
 * - `answers`     keeps finished answers, of operations that allow it
 * - `sharedCacheSeconds` how long a shared cache in front may send such an answer to everybody without asking (`s-maxage`);
 *                 0, undefined: it asks each time
 * - `isStopping`  whether all requests are refused because the server stops
 * - `shedding`    what is refused under overload
 * - `within`      runs everything but sending a cached answer
 */
export type Adapter = Pick<PipelineOptions, "onExchange" | "onError"> &
  Readonly<{
    headersFor: (path: string) => Readonly<Record<string, string>>;
    represent: (answer: Answer, headers: Headers) => Representation | Promise<Representation>;
    answers?: AnswerCache;
    sharedCacheSeconds?: number | undefined;
    isStopping?: () => boolean;
    shedding?: LoadShedding | undefined;
    within?: <T>(request: PipelineRequest, about: FailedRequest, run: () => Promise<T>) => Promise<T>;
  }>;

/**
 * What to send.
 * - `headers`  all of them, names and values alternating
 * - `finish` to be called once, when the response is over. `isComplete`: whether all of it was sent; `instead`: what
 *   the client got in its place
 */
export type PipelineReply = Readonly<{
  representation: Representation;
  headers: string[];
  finish: (isComplete: boolean, instead?: Pick<Exchange, "status" | "code">) => void;
}>;

/** A request of an adapter that has failed outside of the pipeline. */
type Foreign = Pick<PipelineRequest, "path" | "headers"> & Readonly<{ about: FailedRequest }>;

/**
 * - `respond`   answers a request. `isOwn`: undefined for one that is not refused, if no operation has its path
 * - `hasPath`   whether any operation has the path of a target
 * - `failure`   the response to a failure outside of the pipeline, with all headers; a bug is reported
 */
export type Pipeline = Readonly<{
  respond: {
    (request: PipelineRequest): PipelineReply | Promise<PipelineReply>;
    (request: PipelineRequest, isOwn: boolean): PipelineReply | Promise<PipelineReply> | undefined;
  };
  hasPath: (target: string) => boolean;
  failure: (error: unknown, request: Foreign) => ProblemReply;
}>;
