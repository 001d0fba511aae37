import { describe, expect, it } from "vitest";
import { changesBetween } from "../../../src/cli/diff/changes.ts";
import type { JsonObject } from "../../../src/document/tree/json.ts";

type Verdict = "breaks" | "fits" | "same";
type Row = readonly [change: string, before: object, after: object, forth: Verdict, back: Verdict];

const responses = { "200": { description: "Done." } };
const security = {
  components: {
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "x-key" },
      renamed: { type: "apiKey", in: "header", name: "x-key", description: "The same." },
      other: { type: "http", scheme: "bearer" },
    },
  },
};
/** A document with one operation. */
const operation = (node: object, item: object = {}, root: object = {}) => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: { "/a/{id}": { ...item, post: { parameters: [id], responses, ...node } } },
  ...security,
  ...root,
});
const whole = (root: object) => operation({}, {}, root);
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const query = (rest: object) => operation({ parameters: [id, { name: "q", in: "query", schema: {}, ...rest }] });
const json = (schema: unknown) => ({ "application/json": { schema } });
const body = (requestBody: object) => operation({ requestBody });
const withMedia = (media: object) => {
  const document = body({ content: { "application/json": { $ref: "#/components/mediaTypes/Shared" } } });
  return { ...document, components: { ...document.components, mediaTypes: { Shared: media } } };
};
const reply = (rest: object) => operation({ responses: { "200": { description: "Done.", ...rest } } });
const statuses = (more: object) => operation({ responses: { ...responses, ...more } });
const fault = (type: string) => ({ description: "No.", content: json({ type }) });
const event = (node: object) => whole({ webhooks: { paid: { post: { responses, ...node } } } });
const callback = (node: object) =>
  operation({ callbacks: { done: { "{$request.query.url}": { post: { responses, ...node } } } } });
const text = { type: "string" };
const payload = (schema: unknown) => ({ requestBody: { required: true, content: json(schema) } });

const rows: readonly Row[] = [
  [
    "the first required parameter is added",
    operation({ parameters: undefined }, { parameters: [id] }),
    query({ required: true }),
    "breaks",
    "breaks",
  ],
  ["an optional parameter is added", operation({}), query({}), "fits", "breaks"],
  [
    "a header is required",
    operation({}),
    operation({ parameters: [id, { name: "x-a", in: "header", required: true, schema: {} }] }),
    "breaks",
    "breaks",
  ],
  [
    "a parameter is required for all operations of the path",
    operation({}),
    operation({}, { parameters: [{ name: "q", in: "query", required: true, schema: {} }] }),
    "breaks",
    "breaks",
  ],
  [
    "a parameter is described at the path instead",
    query({}),
    operation({}, { parameters: [{ name: "q", in: "query", schema: {} }] }),
    "same",
    "same",
  ],
  [
    "a header is written in other letters",
    operation({ parameters: [id, { name: "X-A", in: "header", schema: {} }] }),
    operation({ parameters: [id, { name: "x-a", in: "header", schema: {} }] }),
    "same",
    "same",
  ],
  [
    "a parameter of the path has another name",
    operation({}),
    { ...operation({}), paths: { "/a/{code}": { post: { parameters: [{ ...id, name: "code" }], responses } } } },
    "same",
    "same",
  ],
  ["a parameter is required", query({}), query({ required: true }), "breaks", "fits"],
  ["a parameter is narrower", query({}), query({ schema: text }), "breaks", "fits"],
  ["a parameter has another style", query({ style: "pipeDelimited" }), query({ style: "form" }), "breaks", "breaks"],
  ["a parameter is exploded", query({ explode: false }), query({}), "breaks", "breaks"],
  ["the style that applies anyway is written", query({}), query({ style: "form", explode: true }), "same", "same"],
  ["a parameter may be empty", query({}), query({ allowEmptyValue: true }), "fits", "breaks"],
  ["a parameter is JSON", query({ schema: {} }), query({ schema: undefined, content: json({}) }), "breaks", "breaks"],
  ["a parameter is deprecated", query({}), query({ deprecated: true, description: "No." }), "fits", "fits"],

  ["a required body is added", operation({}), body({ required: true, content: json({}) }), "breaks", "breaks"],
  ["an optional body is added", operation({}), body({ content: json({}) }), "fits", "breaks"],
  ["a body is required", body({ content: json({}) }), body({ required: true, content: json({}) }), "breaks", "fits"],
  [
    "a media type of a body is added",
    body({ content: json({}) }),
    body({ content: { ...json({}), "text/plain": {} } }),
    "fits",
    "breaks",
  ],
  [
    "a media type is covered by a range",
    body({ content: { "text/plain": {} } }),
    body({ content: { "text/*": {} } }),
    "fits",
    "breaks",
  ],
  [
    "a media type is written in other letters",
    body({ content: { "text/plain": {} } }),
    body({ content: { "Text/Plain; charset=utf-8": {} } }),
    "same",
    "same",
  ],
  [
    "a shared media type is narrower",
    withMedia({ schema: { type: "string" } }),
    withMedia({ schema: { type: "string", maxLength: 3 } }),
    "breaks",
    "fits",
  ],
  [
    "a part of a form is encoded in another way",
    body({ content: { "multipart/form-data": { schema: {} } } }),
    body({ content: { "multipart/form-data": { schema: {}, encoding: { a: { contentType: "text/csv" } } } } }),
    "breaks",
    "breaks",
  ],
  [
    "a body is not read any more",
    body({ content: json({}) }),
    body({ content: json({}), "x-body": "ignored" }),
    "fits",
    "breaks",
  ],
  [
    "a body may be smaller only",
    operation({ requestBody: { content: json({}) }, "x-max-bytes": 500 }),
    operation({ requestBody: { content: json({}) }, "x-max-bytes": 400 }),
    "breaks",
    "fits",
  ],
  [
    "bodies of all operations may be smaller only",
    { ...body({ content: json({}) }), "x-max-bytes": 500 },
    { ...body({ content: json({}) }), "x-max-bytes": 400 },
    "breaks",
    "fits",
  ],
  [
    "the limit of bodies is written elsewhere",
    { ...body({ content: json({}) }), "x-max-bytes": 500 },
    body({ content: json({}), "x-max-bytes": 500 }),
    "same",
    "same",
  ],

  ["a status is added", operation({}), statuses({ "404": fault("string") }), "fits", "breaks"],
  [
    "a status was covered by a range",
    statuses({ "4XX": fault("string") }),
    statuses({ "4XX": fault("string"), "404": fault("integer") }),
    "breaks",
    "breaks",
  ],
  [
    "a status is covered by the default",
    statuses({ "404": fault("string"), default: fault("string") }),
    statuses({ default: fault("string") }),
    "fits",
    "fits",
  ],
  [
    "a header of a reply may be absent",
    reply({ headers: { "x-a": { required: true, schema: text } } }),
    reply({ headers: { "X-A": { schema: text } } }),
    "breaks",
    "fits",
  ],
  ["a header of a reply is removed", reply({ headers: { "x-a": { schema: text } } }), reply({}), "breaks", "fits"],
  [
    "a header of a reply is wider",
    reply({ headers: { "x-a": { schema: text } } }),
    reply({ headers: { "x-a": { schema: {} } } }),
    "breaks",
    "fits",
  ],
  [
    "a media type of a reply is removed",
    reply({ content: { ...json({}), "text/csv": {} } }),
    reply({ content: json({}) }),
    "breaks",
    "fits",
  ],
  ["a reply has no body any more", reply({ content: json({}) }), reply({}), "breaks", "fits"],
  [
    "the body of a reply may be absent",
    reply({ content: json({}) }),
    reply({ content: json({}), "x-body": "optional" }),
    "breaks",
    "fits",
  ],
  ["a link is removed", reply({ links: { a: { operationId: "b" } } }), reply({}), "breaks", "fits"],
  ["a keyword of an operation that nobody knows", operation({}), operation({ limits: 3 }), "breaks", "breaks"],
  ["an extension of others", operation({}), operation({ "x-anything": 3 }), "fits", "fits"],
  [
    "texts of an operation",
    operation({}),
    operation({ summary: "A", tags: ["b"], operationId: "c", deprecated: true }),
    "fits",
    "fits",
  ],
  ["an operation is for some settings only", operation({}), operation({ "x-requires": "MAIL" }), "breaks", "fits"],
  [
    "an operation has a caller",
    operation({}),
    operation({ "x-caller": { in: "query", name: "id", level: "user" } }),
    "breaks",
    "fits",
  ],
  [
    "a caller needs another level",
    operation({ "x-caller": { in: "query", name: "id", level: "user" } }),
    operation({ "x-caller": { in: "query", name: "id", level: "vip" } }),
    "breaks",
    "breaks",
  ],
  [
    "a caller may be absent, or elsewhere too",
    operation({ "x-caller": { in: "query", name: "id", level: "user" } }),
    operation({ "x-caller": { in: ["query", "header"], name: "id", level: "user", optional: true } }),
    "fits",
    "breaks",
  ],

  [
    "a caller may be in a header as well, which has a name of its own",
    operation({ "x-caller": { in: "query", name: "id", level: "user" } }),
    operation({ "x-caller": { in: ["query", "header"], name: "id", header: "X-ID", level: "user" } }),
    "fits",
    "breaks",
  ],
  [
    "the header of a caller has another name",
    operation({ "x-caller": { in: "header", name: "id", header: "X-ID", level: "user" } }),
    operation({ "x-caller": { in: "header", name: "id", header: "X-Id-Of-User", level: "user" } }),
    "breaks",
    "breaks",
  ],

  ["a key is demanded", operation({}), operation({ security: [{ key: [] }] }), "breaks", "fits"],
  [
    "a key has another name in the document",
    operation({ security: [{ key: [] }] }),
    operation({ security: [{ renamed: [] }] }),
    "same",
    "same",
  ],
  [
    "another way to prove it",
    operation({ security: [{ key: [] }] }),
    operation({ security: [{ other: [] }] }),
    "breaks",
    "breaks",
  ],
  [
    "a server is added",
    whole({ servers: [{ url: "/v1" }] }),
    whole({ servers: [{ url: "/v1" }, { url: "/v2" }] }),
    "fits",
    "breaks",
  ],
  [
    "a server of one operation",
    operation({}),
    operation({ servers: [{ url: "https://other.example" }] }),
    "breaks",
    "breaks",
  ],
  [
    "the text of a server",
    whole({ servers: [{ url: "/" }] }),
    whole({ servers: [{ url: "/", description: "Here" }] }),
    "same",
    "same",
  ],
  ["an operation is added", operation({}), operation({}, { get: { parameters: [id], responses } }), "fits", "breaks"],
  ["bodies of other types are refused", whole({ "x-unlisted-bodies": "ignored" }), whole({}), "breaks", "fits"],
  [
    "a problem has another status",
    whole({ "x-problems": { a: { status: 400 } } }),
    whole({ "x-problems": { a: { status: 404 } } }),
    "breaks",
    "breaks",
  ],
  [
    "a problem has another text",
    whole({ "x-problems": { a: { status: 400, title: "A" } } }),
    whole({ "x-problems": { a: { status: 400, title: "B" } } }),
    "fits",
    "fits",
  ],
  ["a keyword of the document that nobody knows", operation({}), whole({ limits: 1 }), "breaks", "breaks"],

  ["an event is removed", event({}), whole({}), "breaks", "fits"],
  ["an event may say more", event(payload(text)), event(payload({})), "breaks", "fits"],
  ["an event has a new value", event(payload({ enum: ["a"] })), event(payload({ enum: ["a", "b"] })), "breaks", "fits"],
  [
    "an event may have no body",
    event(payload(text)),
    event({ requestBody: { content: json(text) } }),
    "breaks",
    "fits",
  ],
  [
    "an event has a body of another type too",
    event(payload(text)),
    event({ requestBody: { required: true, content: { ...json(text), "text/csv": {} } } }),
    "breaks",
    "breaks",
  ],
  [
    "the receiver of an event has to answer more",
    event({ responses: { "200": { description: "Done.", content: json({}) } } }),
    event({ responses: { "200": { description: "Done.", content: json(text) } } }),
    "breaks",
    "fits",
  ],
  ["a callback may say more", callback(payload(text)), callback(payload({})), "breaks", "fits"],
  ["a callback is added", operation({}), callback(payload(text)), "fits", "breaks"],
];

function verdict(before: object, after: object): Verdict {
  const plain = (document: object): JsonObject => JSON.parse(JSON.stringify(document)) as JsonObject;
  const changes = changesBetween(plain(before), plain(after));
  if (changes.length === 0) return "same";
  return changes.some(({ isBreaking }) => isBreaking) ? "breaks" : "fits";
}

describe("a change of a document", () => {
  it.each(rows)("%s", (_, before, after, forth, back) => {
    expect([verdict(before, after), verdict(after, before)]).toEqual([forth, back]);
  });
});
