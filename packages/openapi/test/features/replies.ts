import { preferredType } from "../../src/index.ts";
import { type Feature, repliesWith } from "./feature.ts";

const object = { type: "object" };
const bytes = new Uint8Array([104, 105]);

async function* words(): AsyncIterable<string> {
  yield "one ";
  yield "two";
}
async function* events(): AsyncIterable<object> {
  yield { event: "tick", data: { n: 1 }, id: "1" };
}

export const replies: readonly Feature[] = [
  {
    feature: "JSON",
    operation: repliesWith({ "application/json": { schema: object } }),
    reply: { status: 200, body: { a: 1 } },
    received: { status: 200, headers: { "content-type": "application/json; charset=utf-8" }, text: '{"a":1}' },
  },
  {
    feature: "several media types of one status",
    operation: repliesWith({ "application/json": { schema: object }, "text/csv": { schema: { type: "string" } } }),
    reply: { status: 200, type: "text/csv", body: "a,b" },
    received: { headers: { "content-type": "text/csv; charset=utf-8" }, text: "a,b" },
  },
  {
    feature: "the media type that the client prefers",
    note: "`preferredType`, by `Accept`; `Vary` is sent by itself",
    operation: repliesWith({ "application/json": { schema: object }, "text/csv": { schema: { type: "string" } } }),
    request: { headers: { accept: "application/json;q=0.5, text/*" } },
    reply: ({ request }) =>
      preferredType(request, ["application/json", "text/csv"]) === "text/csv"
        ? { status: 200, type: "text/csv", body: "a,b" }
        : { status: 200, body: {} },
    received: { status: 200, headers: { "content-type": "text/csv; charset=utf-8", vary: "accept" }, text: "a,b" },
  },
  {
    feature: "typed headers",
    operation: repliesWith({ "application/json": { schema: object } }, "201", {
      headers: { Location: { required: true, schema: { type: "string" } } },
    }),
    reply: { status: 201, body: {}, headers: { Location: "/a/1" } },
    received: { status: 201, headers: { location: "/a/1" } },
  },
  {
    feature: "redirects",
    operation: { responses: { "302": { description: "Elsewhere." } } },
    reply: { status: 302, headers: { location: "/b" } },
    received: { status: 302, headers: { location: "/b" }, text: "" },
  },
  {
    feature: "statuses without a body",
    operation: { responses: { "204": { description: "Done." } } },
    reply: { status: 204 },
    received: { status: 204, text: "" },
  },
  {
    feature: "content of statuses that never have a body",
    note: "left out, with a note; refused with `--strict`",
    operation: repliesWith({ "application/json": { schema: object } }, "204"),
    reply: { status: 204 },
    received: { status: 204, text: "" },
  },
  {
    feature: "statuses before the one of the handler, such as 101 and 1XX",
    note: "left out, with a note; refused with `--strict`",
    operation: { responses: { "1XX": { description: "Wait." }, "204": { description: "Done." } } },
    reply: { status: 204 },
    received: { status: 204, text: "" },
  },
  {
    feature: "ranges of statuses such as 2XX",
    operation: repliesWith({ "application/json": { schema: object } }, "2XX"),
    reply: { status: 202, body: {} },
    received: { status: 202, text: "{}" },
  },
  {
    feature: "default",
    operation: repliesWith({ "application/json": { schema: object } }, "default"),
    reply: { status: 418, body: {} },
    received: { status: 418, text: "{}" },
  },
  {
    feature: "bytes",
    operation: repliesWith({ "application/octet-stream": { schema: { type: "string", format: "binary" } } }),
    reply: { status: 200, body: bytes },
    received: { headers: { "content-type": "application/octet-stream" }, text: "hi" },
  },
  {
    feature: "ranges of media types such as image/*",
    note: "the handler names the type",
    operation: repliesWith({ "image/*": { schema: { type: "string", format: "binary" } } }),
    reply: { status: 200, type: "image/png", body: bytes },
    received: { headers: { "content-type": "image/png" }, text: "hi" },
  },
  {
    feature: "async iterables and web streams",
    operation: repliesWith({ "text/plain": { schema: { type: "string" } } }),
    reply: { status: 200, body: words() },
    received: { text: "one two" },
  },
  {
    feature: "server-sent events",
    note: "with a heartbeat; the source is closed when the client has gone",
    operation: repliesWith({ "text/event-stream": { schema: { type: "string" } } }),
    reply: { status: 200, body: events() },
    received: { headers: { "content-type": "text/event-stream" }, text: 'event: tick\nid: 1\ndata: {"n":1}\n\n' },
  },
  {
    feature: "a status that is not listed",
    note: "a bug of the handler, answered with 500",
    operation: repliesWith({ "application/json": { schema: object } }),
    reply: { status: 201, body: {} },
    received: { status: 500 },
  },
];
