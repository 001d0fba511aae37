import { gzipSync } from "node:zlib";
import { bodyOf, type Feature, jsonBody, jsonRequest, type Request } from "./feature.ts";

const point = {
  type: "object",
  required: ["x"],
  properties: { x: { type: "number" }, tags: { type: "array", items: { type: "string" } } },
};
const form = "application/x-www-form-urlencoded";
const formRequest = (body: string): Request => ({ headers: { "content-type": form }, body });
const closed = { type: "object", additionalProperties: false, properties: { size: { type: "integer" } } };
const shapes = {
  Circle: {
    type: "object",
    required: ["kind", "radius"],
    properties: { kind: { const: "circle" }, radius: { type: "number" } },
  },
  Square: {
    type: "object",
    required: ["kind", "side"],
    properties: { kind: { const: "square" }, side: { type: "number" } },
  },
};
const shape = {
  oneOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }],
  discriminator: {
    propertyName: "kind",
    mapping: { circle: "#/components/schemas/Circle", square: "#/components/schemas/Square" },
  },
};

function upload(): FormData {
  const data = new FormData();
  data.set("title", "A note");
  data.set("file", new File(["bytes"], "note.txt", { type: "text/plain" }));
  return data;
}

export const bodies: readonly Feature[] = [
  {
    feature: "application/json",
    operation: jsonBody(point),
    request: jsonRequest({ x: 1 }),
    input: { body: { x: 1 } },
  },
  {
    feature: "types such as application/vnd.api+json",
    operation: bodyOf("application/vnd.api+json", point),
    request: { headers: { "content-type": "application/vnd.api+json" }, body: '{"x":1}' },
    input: { body: { x: 1 }, contentType: "application/vnd.api+json" },
  },
  {
    feature: "several media types, each with its own schema",
    operation: {
      requestBody: {
        required: true,
        content: { "application/json": { schema: point }, "text/plain": { schema: { type: "string" } } },
      },
    },
    request: { headers: { "content-type": "text/plain" }, body: "hello" },
    input: { body: "hello", contentType: "text/plain" },
  },
  {
    feature: `${form} without any field`,
    operation: bodyOf(form, closed),
    request: formRequest(""),
    input: { body: {}, contentType: form },
  },
  {
    feature: form,
    operation: bodyOf(form, point),
    request: formRequest("x=1&tags=a&tags=b"),
    input: { body: { x: 1, tags: ["a", "b"] } },
  },
  {
    feature: `${form}, encoding with style and explode`,
    operation: bodyOf(form, point, { encoding: { tags: { style: "form", explode: false } } }),
    request: formRequest("x=1&tags=a,b"),
    input: { body: { x: 1, tags: ["a", "b"] } },
  },
  {
    feature: `${form}, deepObject, nested`,
    operation: bodyOf(
      form,
      {
        type: "object",
        properties: {
          filter: {
            type: "object",
            properties: { size: { type: "object", properties: { min: { type: "integer" } } } },
          },
        },
      },
      { encoding: { filter: { style: "deepObject", explode: true } } },
    ),
    request: formRequest("filter[size][min]=3"),
    input: { body: { filter: { size: { min: 3 } } } },
  },
  {
    feature: "multipart/form-data, in bounded memory",
    note: "files are `File` objects",
    operation: bodyOf("multipart/form-data", {
      type: "object",
      required: ["title", "file"],
      properties: { title: { type: "string" }, file: { type: "string", format: "binary" } },
    }),
    request: { body: upload() },
    input: { body: { title: "A note", file: { name: "note.txt", type: "text/plain", size: 5 } } },
  },
  {
    feature: "multipart/form-data, encoding with contentType",
    note: "parts of other types are refused with 415",
    operation: bodyOf(
      "multipart/form-data",
      { type: "object", properties: { file: { type: "string", format: "binary" } } },
      { encoding: { file: { contentType: "image/png" } } },
    ),
    request: { body: upload() },
    rejected: [415, /part file must be image\/png/],
  },
  {
    feature: "sizes of bodies and parts",
    note: "`x-max-bytes`; 100 kB unless set",
    operation: {
      requestBody: { "x-max-bytes": 4, content: { "text/plain": { schema: { type: "string" } } } },
    },
    request: { headers: { "content-type": "text/plain" }, body: "hello" },
    rejected: [413, /large/],
  },
  {
    feature: "multipart, part by part as it arrives",
    note: "`x-body: stream`",
    operation: {
      requestBody: { "x-body": "stream", content: { "multipart/form-data": { schema: { type: "object" } } } },
    },
    request: { body: upload() },
    input: {
      body: [
        ["title", "A note"],
        ["file", "bytes"],
      ],
    },
  },
  {
    feature: "text/plain and other text",
    operation: bodyOf("text/plain", { type: "string" }),
    request: { headers: { "content-type": "text/plain; charset=utf-8" }, body: "ä" },
    input: { body: "ä" },
  },
  {
    feature: "text in another charset than UTF-8",
    operation: bodyOf("text/plain", { type: "string" }),
    request: { headers: { "content-type": 'text/plain; charset="ISO-8859-1"' }, body: new Uint8Array([0x61, 0xe4]) },
    input: { body: "aä" },
  },
  {
    feature: "text in a charset that is not known",
    note: "refused with 415",
    operation: bodyOf("text/plain", { type: "string" }),
    request: { headers: { "content-type": "text/plain; charset=klingon" }, body: "a" },
    rejected: [415, /charset/],
  },
  {
    feature: "text/plain, rules such as maxLength and pattern",
    operation: bodyOf("text/plain", { type: "string", maxLength: 3 }),
    request: { headers: { "content-type": "text/plain" }, body: "long" },
    rejected: [400, /body must be text of at most 3 characters/],
  },
  {
    feature: "application/octet-stream and any other type, as bytes",
    operation: bodyOf("application/xml", { type: "object" }),
    request: { headers: { "content-type": "application/xml" }, body: "<a/>" },
    input: { body: [...Buffer.from("<a/>")] },
  },
  {
    feature: "ranges such as image/*",
    operation: bodyOf("image/*", {}),
    request: { headers: { "content-type": "image/png" }, body: new Uint8Array([1, 2]) },
    input: { body: [1, 2] },
  },
  {
    feature: "bytes as they arrive",
    note: "`x-body: stream`",
    operation: { requestBody: { "x-body": "stream", content: { "application/octet-stream": { schema: {} } } } },
    request: { headers: { "content-type": "application/octet-stream" }, body: new Uint8Array([1, 2]) },
    input: { body: [[1, 2]] },
  },
  {
    feature: "optional body",
    operation: { requestBody: { content: { "application/json": { schema: point } } } },
    request: {},
    input: { body: undefined },
  },
  {
    feature: "a media type that is not listed",
    operation: jsonBody(point),
    request: { headers: { "content-type": "text/csv" }, body: "x" },
    rejected: [415, /Content-Type must be application\/json/],
  },
  {
    feature: "a body in a Content-Encoding such as gzip",
    note: "refused with 415 and `Accept-Encoding: identity`; proxies may decode it before",
    operation: jsonBody(point),
    request: { headers: { "content-type": "application/json", "content-encoding": "gzip" }, body: gzipSync('{"x":1}') },
    rejected: [415, /Content-Encoding must be identity, not gzip/],
  },
  {
    feature: "a key that is not allowed is named",
    operation: jsonBody(closed),
    request: jsonRequest({ colour: "red" }),
    rejected: [400, /colour/],
  },
  {
    feature: "something required that is not described",
    operation: jsonBody({ type: "object", required: ["size"] }),
    request: jsonRequest({}),
    rejected: [400, /No size provided\./],
  },
  {
    feature: "discriminator: the faults of the chosen branch",
    operation: jsonBody(shape),
    schemas: shapes,
    request: jsonRequest({ kind: "circle", radius: "wide" }),
    rejected: [400, /radius must be a number/],
  },
  {
    feature: "discriminator: a value that no branch has",
    operation: jsonBody(shape),
    schemas: shapes,
    request: jsonRequest({ kind: "line" }),
    rejected: [400, /kind.*circle.*square/],
  },
];
