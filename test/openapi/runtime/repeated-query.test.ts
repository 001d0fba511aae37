import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiOf } from "../../../src/openapi/index.ts";
import { type OperationCall, operationCall } from "../../../src/openapi/runtime/operation-call.ts";
import { Problem } from "../../../src/openapi/runtime/problem.ts";
import { type Generated, generated } from "../codegen/support.ts";

const text = { type: "string" };
const operation = (operationId: string, extension: object) => ({
  get: {
    operationId,
    ...extension,
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string", maxLength: 5 } },
      { name: "sort", in: "query", schema: { ...text, enum: ["up", "down"] } },
      { name: "fields", in: "query", schema: { type: "array", items: text } },
    ],
    responses: { "200": { description: "It.", content: { "application/json": { schema: {} } } } },
  },
});
const document = {
  openapi: "3.1.0",
  info: { title: "Lists", version: "1" },
  paths: {
    "/public/{id}": operation("public", { "x-cache": "revalidate" }),
    "/private/{id}": operation("private", {}),
  },
};

let code: Generated;
beforeAll(async () => {
  code = await generated(JSON.stringify(document));
});
afterAll(() => code[Symbol.asyncDispose]());

function callOf(operationId: string): OperationCall {
  const { operations, requests } = code;
  const handler = () => ({ status: 200, body: {} });
  const api = apiOf({ generated: { operations, requests }, handlers: { public: handler, private: handler } });
  const row = api.operations[operationId];
  if (row === undefined) throw new Error(`There is no ${operationId}.`);
  return operationCall(row, api);
}

const decodedBy = (call: OperationCall) => (id: string, query: string) =>
  call.decodeHead({ path: { id }, target: `/${call.operation.operationId}/${id}?${query}`, headers: {} });

describe("a query that was sent before", () => {
  it("is decoded as the first time, with the path of its own request", () => {
    const decoded = decodedBy(callOf("public"));
    const first = decoded("a", "sort=up&fields=x&fields=y");
    expect(first.query).toEqual({ sort: "up", fields: ["x", "y"] });
    expect(decoded("b", "sort=up&fields=x&fields=y")).toMatchObject({ ...first, path: { id: "b" } });
    expect(decoded("b", "sort=down").query).toEqual({ sort: "down" });
  });

  it("does not have what a handler has added to it, and its values are read-only from the first time on", () => {
    const decoded = decodedBy(callOf("public"));
    for (let time = 0; time < 3; time++) {
      const query = decoded("a", "fields=x").query as { fields: string[]; sort?: string };
      expect(query.sort).toBeUndefined();
      query.sort = "up";
      expect(() => query.fields.push("y")).toThrow(TypeError);
    }
  });

  it("is refused each time if it is wrong, and so is a wrong path with a right query", () => {
    const decoded = decodedBy(callOf("public"));
    for (let time = 0; time < 2; time++) expect(() => decoded("a", "sort=sideways")).toThrow(Problem);
    decoded("a", "sort=up");
    expect(() => decoded("too-long", "sort=up")).toThrow(Problem);
  });

  it("is not kept if its operation is not public", () => {
    const decoded = decodedBy(callOf("private"));
    const [first, second] = [decoded("a", "fields=x"), decoded("a", "fields=x")];
    expect(second.query["fields"]).not.toBe(first.query["fields"]);
  });

  it("is decoded again after many others", () => {
    const decoded = decodedBy(callOf("public"));
    const first = decoded("a", "fields=x").query["fields"];
    expect(decoded("a", "fields=x").query["fields"]).toBe(first);
    for (let number = 0; number < 200; number++) decoded("a", `fields=${number}`);
    expect(decoded("a", "fields=x").query["fields"]).not.toBe(first);
    const long = `fields=${"x".repeat(600)}`;
    expect(decoded("a", long).query["fields"]).not.toBe(decoded("a", long).query["fields"]);
  });
});
