import { describe, expect, it } from "vitest";
import { outputsOf } from "../../src/codegen/outputs.ts";
import type { Json, JsonObject } from "../../src/document/tree/json.ts";
import { modelOf } from "./support.ts";

const item: JsonObject = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", pattern: "^[a-z]+$", maxLength: 9 },
    kind: { type: ["string", "null"], enum: ["a", "b", null] },
    parent: { $ref: "#/components/schemas/Item" },
  },
};

/** An operation with parameters, a body and replies, all validated. */
const operation = (operationId: string, tag: string): JsonObject => ({
  operationId,
  tags: [tag],
  parameters: [
    { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } },
    { name: "limit", in: "query", schema: { type: "integer", maximum: 100, default: 10 } },
  ],
  requestBody: {
    content: {
      "application/json": { schema: { type: "object", properties: { item: { $ref: "#/components/schemas/Item" } } } },
    },
  },
  responses: {
    "200": { description: "Done.", content: { "application/json": { schema: { $ref: "#/components/schemas/Item" } } } },
    "404": { description: "No.", content: { "application/json": { schema: { enum: [operationId, "none"] } } } },
  },
});

const document = (ids: readonly string[], schemas: JsonObject = {}): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Items", version: "1" },
    "x-problems": {},
    paths: Object.fromEntries(
      ids.map((id): [string, Json] => [
        `/${id}/{id}`,
        { post: operation(id, `tag ${id.charCodeAt(id.length - 1) % 3}`) },
      ]),
    ),
    components: { schemas: { ...schemas, Item: item } },
  });

const filesOf = async (text: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await outputsOf(modelOf(text), "out", "make")).map((file) => [file.path, file.text]));

const statementEnd = /\n(?![ }])/;

/** The lines, or other parts, of each file that are not, in this order, in the other version of the file. */
async function missing(from: string, to: string, end: string | RegExp = "\n"): Promise<readonly string[]> {
  const [before, after] = [await filesOf(from), await filesOf(to)];
  return [...before].flatMap(([path, text]) => {
    const lines = (after.get(path) ?? "").split(end);
    let next = 0;
    return text.split(end).filter((line) => {
      const found = lines.indexOf(line, next);
      if (found >= 0) next = found + 1;
      return found < 0;
    });
  });
}

const few = ["createItem", "moveItem", "zipItem"];
const many = Array.from({ length: 120 }, (_, index) => `change${String(index).padStart(3, "0")}`);

describe.each([
  ["a small document", few],
  ["a document with a file for each tag", many],
])("generated code of %s", (_, ids) => {
  it("only gains lines when an operation is added before all others", async () => {
    expect(await missing(document(ids), document(["addItem", ...ids]))).toEqual([]);
  });

  it("only gains lines when an operation uses a previously unused component", async () => {
    const aisle = { Aisle: { type: "object", properties: { name: { type: "string", pattern: "^A" } } } };
    const after = JSON.parse(document(["anItem", ...ids], aisle));
    after.paths["/anItem/{id}"].post.requestBody.content["application/json"].schema = {
      $ref: "#/components/schemas/Aisle",
    };
    expect(await missing(document(ids, aisle), JSON.stringify(after))).toEqual([]);
  });

  it("changes one function when a property is added to a body", async () => {
    const [first = ""] = ids;
    const after = JSON.parse(document(ids));
    const { schema } = after.paths[`/${first}/{id}`].post.requestBody.content["application/json"];
    schema.properties.note = { type: "string", pattern: "^n", maxLength: 3 };
    const changed = await missing(document(ids), JSON.stringify(after), statementEnd);
    expect(changed.filter((statement) => statement.startsWith("function "))).toHaveLength(1);
    expect(changed.filter((statement) => /^(const|import|export function)/.test(statement))).toEqual([]);
  });
});

it("validators are named after operation and location, and those of components after the component", async () => {
  const files = await filesOf(document(few));
  const declared = /^(?:function (\w+_\w+)|const (\w+) = oncePerObject\()/gm;
  const names = (path: string) =>
    [...(files.get(path) ?? "").matchAll(declared)].map(([, plain, circular]) => plain ?? circular);
  expect(names("out/validators.js")).toEqual([
    "Item_request",
    ...few.flatMap((id) => [`${id}_body_json`, `${id}_path`, `${id}_query`]),
  ]);
  expect(names("out/reply-validators.js")).toEqual(["Item_reply", ...few.map((id) => `reply_${id}_404_json`)]);
});
