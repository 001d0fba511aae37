import { type Feature, parameter } from "./feature.ts";

const numbers = { type: "array", items: { type: "integer" } };
const point = { type: "object", properties: { x: { type: "number" }, y: { type: "number" } } };
const deep = { style: "deepObject", explode: true };

const one = (feature: string, { operation }: Feature, more: Omit<Feature, "feature" | "operation">): Feature => ({
  feature,
  ...(operation !== undefined && { operation }),
  ...more,
});

export const parameters: readonly Feature[] = [
  {
    feature: "a query that stands in the path, such as /a?action=start",
    note: "chooses the operation; refused with `--strict`",
    path: "/a?action=start",
    request: { path: "/a?id=1&action=start" },
    input: {},
  },
  {
    feature: "parameters that stand in the path, such as /a?id={id} and /a{?id}",
    note: "read as query parameters; refused with `--strict`",
    path: "/a?id={id}",
    request: { path: "/a?id=1" },
    input: { query: { id: "1" } },
  },
  one("path, style simple", parameter("id", "path", { type: "integer" }), {
    path: "/a/{id}",
    request: { path: "/a/7" },
    input: { path: { id: 7 } },
  }),
  one("path, style simple, list", parameter("id", "path", numbers), {
    path: "/a/{id}",
    request: { path: "/a/7,8" },
    input: { path: { id: [7, 8] } },
  }),
  one("path, style label", parameter("id", "path", numbers, { style: "label" }), {
    path: "/a/{id}",
    request: { path: "/a/.7,8" },
    input: { path: { id: [7, 8] } },
  }),
  one("path, style matrix, exploded object", parameter("id", "path", point, { style: "matrix", explode: true }), {
    path: "/a/{id}",
    request: { path: "/a/;x=1;y=2" },
    input: { path: { id: { x: 1, y: 2 } } },
  }),
  one("query, style form", parameter("q", "query", { type: "boolean" }), {
    request: { path: "/a?q=true" },
    input: { query: { q: true } },
  }),
  one("query, style form, exploded list", parameter("q", "query", numbers), {
    request: { path: "/a?q=1&q=2" },
    input: { query: { q: [1, 2] } },
  }),
  one("query, style form, list with commas", parameter("q", "query", numbers, { explode: false }), {
    request: { path: "/a?q=1,2" },
    input: { query: { q: [1, 2] } },
  }),
  one("query, style form, exploded object", parameter("q", "query", point), {
    request: { path: "/a?x=1&y=2" },
    input: { query: { q: { x: 1, y: 2 } } },
  }),
  one("query, style spaceDelimited", parameter("q", "query", numbers, { style: "spaceDelimited", explode: false }), {
    request: { path: "/a?q=1%202" },
    input: { query: { q: [1, 2] } },
  }),
  one("query, style pipeDelimited", parameter("q", "query", numbers, { style: "pipeDelimited", explode: false }), {
    request: { path: "/a?q=1%7C2" },
    input: { query: { q: [1, 2] } },
  }),
  one("query, style deepObject", parameter("q", "query", point, deep), {
    request: { path: "/a?q[x]=1&q[y]=2" },
    input: { query: { q: { x: 1, y: 2 } } },
  }),
  one(
    "query, style deepObject, nested and with lists",
    parameter("q", "query", { type: "object", properties: { size: point, tags: numbers } }, deep),
    {
      request: { path: "/a?q[size][x]=1&q[tags][]=1&q[tags][]=2" },
      input: { query: { q: { size: { x: 1 }, tags: [1, 2] } } },
    },
  ),
  one(
    "query, style form, exploded object with any other fields",
    parameter("q", "query", { type: "object", additionalProperties: { type: "integer" } }),
    {
      note: "all that no other parameter has, and that is no API key",
      request: { path: "/a?x=1&z=2" },
      input: { query: { q: { x: 1, z: 2 } } },
    },
  ),
  one("query, a list of objects", parameter("q", "query", { type: "array", items: point }), {
    note: "each as JSON",
    request: { path: `/a?q=${encodeURIComponent('{"x":1}')}` },
    input: { query: { q: [{ x: 1 }] } },
  }),
  one(
    "query, content application/json",
    {
      feature: "",
      operation: { parameters: [{ name: "q", in: "query", content: { "application/json": { schema: point } } }] },
    },
    { request: { path: "/a?q=%7B%22x%22%3A1%7D" }, input: { query: { q: { x: 1 } } } },
  ),
  one("query, default", parameter("q", "query", { type: "integer", default: 3 }), {
    request: {},
    input: { query: { q: 3 } },
  }),
  one("query, allowEmptyValue", parameter("q", "query", { type: "string" }, { allowEmptyValue: true }), {
    request: { path: "/a?q=" },
    input: { query: { q: "" } },
  }),
  one("header, list", parameter("X-Count", "header", numbers), {
    request: { headers: { "x-count": "2, 3" } },
    input: { header: { "X-Count": [2, 3] } },
  }),
  one("header", parameter("X-Count", "header", { type: "integer" }), {
    request: { headers: { "x-count": "2" } },
    input: { header: { "X-Count": 2 } },
  }),
  one("cookie", parameter("theme", "cookie", { type: "string", enum: ["dark", "light"] }), {
    request: { headers: { cookie: "a=b; theme=dark" } },
    input: { cookie: { theme: "dark" } },
  }),
  one("a parameter that is a part of a segment", parameter("name", "path", { type: "string" }), {
    path: "/a/{name}.txt",
    request: { path: "/a/b%2Fc.txt" },
    input: { path: { name: "b/c" } },
  }),
  one("several types", parameter("q", "query", { type: ["integer", "null", "boolean"] }), {
    request: { path: "/a?q=null" },
    input: { query: { q: null } },
  }),
  one("a value that does not fit", parameter("q", "query", { type: "integer", minimum: 1 }), {
    request: { path: "/a?q=0" },
    rejected: [400, /q must be a whole number of at least 1/],
  }),
  one("whole numbers with more digits than a double", parameter("q", "query", { type: "integer" }), {
    note: "refused with 400; `type: string` takes all digits",
    request: { path: "/a?q=9007199254740993" },
    rejected: [400, /more digits than can be read exactly/],
  }),
  one("a value that is missing", parameter("q", "query", { type: "integer" }, { required: true }), {
    request: {},
    rejected: [400, /No q provided/],
  }),
];
