/** A source that compiles, and the one change after which it must not. */
export type Line = Readonly<{
  right: string;
  /** A part of `right`, and its replacement in the wrong source. */
  change: readonly [part: string, instead: string];
  /** The first error that the compiler must report for the wrong one; some mistakes cause further errors. */
  complaint: Readonly<{ code: number; text: RegExp }>;
}>;

const handler = 'import type { Handler, Handlers, Input, OperationId, Using } from "../../src/handlers/handler.ts";';

const allHandlers = `${handler}
import { getMetrics } from "../../src/handlers/operations/getMetrics.ts";
import { getReady } from "../../src/handlers/operations/getReady.ts";
import { getStatus } from "../../src/handlers/operations/getStatus.ts";
import { handlers } from "../../src/handlers/index.ts";
const { getMetrics: _one, getReady: _two, getStatus: _three, ...others } = handlers;
export const table = { ...others, getMetrics, getReady, getStatus } satisfies Handlers;`;

const ready = `${handler}
export const getReady: Handler<"getReady"> = async () => ({ status: 200, body: undefined });`;

const used = `${handler}
export const getSegmentID: Handler<"getSegmentID", Using<"now" | "stores", "segments">> = async (_, { stores, now }) => ({
  status: 200,
  body: String(now() + Object.keys(stores.segments).length),
});`;

const stored = `${handler}
export const postSkipSegments: Handler<"postSkipSegments"> = async ({ body }) => ({
  status: 200,
  body: [{ UUID: "0", category: "sponsor", segment: [1, 2] }],
});`;

const problem = `import { Problem } from "../../src/errors.ts";
export const refusal = new Problem("not_vip");`;

const event = `import type { EmitterWebhookEventName } from "@segmark/webhooks/internal/generated/names";
export const name: EmitterWebhookEventName = "check_run.completed";`;

const input = `${handler}
export type Query = Input<"getSkipSegments">["query"];
export const read = (query: Query) => query.videoID;`;

/** The mistakes that the types exist to catch. */
export const lines: Readonly<Record<string, Line>> = {
  "an operation without its handler": {
    right: allHandlers,
    change: ["getMetrics, getReady, getStatus }", "getMetrics, getReady }"],
    complaint: { code: 1360, text: /'getStatus' is missing .* 'Handlers'/ },
  },
  "a handler without an operation": {
    right: allHandlers,
    change: ["getReady, getStatus }", "getReady, getStatus, getNothing: getReady }"],
    complaint: { code: 2353, text: /'getNothing' does not exist in type 'Handlers'/ },
  },
  "a handler with the name of another operation": {
    right: allHandlers,
    change: ["getMetrics, getReady, getStatus }", "getMetrics, getReady, getStatus: getMetrics }"],
    complaint: { code: 2322, text: /"getMetrics".*"getStatus"/s },
  },
  "a service that a handler does not say it uses": {
    right: used,
    change: ["now()", "Number(stores) + (await services.apiUsers())"],
    complaint: { code: 2304, text: /services/ },
  },
  "a status that the specification does not list": {
    right: ready,
    change: ["status: 200", "status: 201"],
    complaint: { code: 2322, text: /Type '201' is not assignable to type '200'/ },
  },
  "a refusal that is returned instead of thrown": {
    right: ready,
    change: ["status: 200", "status: 503"],
    complaint: { code: 2322, text: /Type '503' is not assignable to type '200'/ },
  },
  "a body where the specification has none": {
    right: ready,
    change: ["body: undefined", "body: []"],
    complaint: { code: 2322, text: /not assignable to type 'undefined'/ },
  },
  "a body that lacks a field": {
    right: stored,
    change: ['category: "sponsor", ', ""],
    complaint: { code: 2322, text: /Property 'category' is missing/ },
  },
  "a field of the wrong type": {
    right: stored,
    change: ["segment: [1, 2]", 'segment: ["1", 2]'],
    complaint: { code: 2322, text: /Type 'string' is not assignable to type 'number'/ },
  },
  "a caller where the operation has none": {
    right: `${handler}
export const publicIdOf = ({ caller }: Input<"postSkipSegments">) => caller.publicId;`,
    change: ['"postSkipSegments"', '"getSkipSegments"'],
    complaint: { code: 18048, text: /'caller' is possibly 'undefined'/ },
  },
  "an unknown problem code": {
    right: problem,
    change: ["not_vip", "not_vips"],
    complaint: { code: 2345, text: /'"not_vips"' is not assignable/ },
  },
  "an event that is not in emitterEventNames": {
    right: event,
    change: ["check_run.completed", "check_run.finished"],
    complaint: { code: 2322, text: /"check_run\.finished"' is not assignable/ },
  },
  "an operation that does not exist": {
    right: `${handler}
export const id: OperationId = "getSkipSegments";`,
    change: ['"getSkipSegments"', '"getSkipSegment"'],
    complaint: { code: 2820, text: /"getSkipSegment"' is not assignable/ },
  },
  "a handler of an operation that does not exist": {
    right: ready,
    change: ['Handler<"getReady">', 'Handler<"isReady">'],
    complaint: { code: 2344, text: /'"isReady"' does not satisfy the constraint/ },
  },
  "a query parameter that the specification does not list": {
    right: input,
    change: ["query.videoID", "query.videoId"],
    complaint: { code: 2551, text: /'videoId' does not exist/ },
  },
  "a parameter of another location": {
    right: `${handler}
export const prefix = ({ path }: Input<"getSkipSegmentsByHashPrefix">) => path.sha256HashPrefix;`,
    change: ["path.sha", "path.query.sha"],
    complaint: { code: 2339, text: /'query' does not exist/ },
  },
  "an optional parameter used without a check": {
    right: `${handler}
export const read = ({ query }: Input<"postSkipSegments">): string | undefined => query.videoID;`,
    change: [": string | undefined", ": string"],
    complaint: { code: 2322, text: /'undefined' is not assignable to type 'string'/ },
  },
};
