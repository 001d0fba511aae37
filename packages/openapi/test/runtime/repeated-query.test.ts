import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnyHandler, apiOf } from "../../src/index.ts";
import { Problem } from "../../src/operation/problem.ts";
import { operationCall } from "../../src/runtime/operation-call.ts";
import { type Generated, generated } from "../codegen/support.ts";
import { received } from "./received.ts";

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

type Input = Readonly<{ path: unknown; query: Record<string, unknown> }>;

/** What the handler of an operation gets for requests. */
function inputOf(operationId: string): (id: string, query: string) => Promise<Input> {
  const { operations, requests } = code;
  let last: Input | undefined;
  const handler: AnyHandler = ({ path, query }) => {
    last = { path, query: query as Input["query"] };
    return { status: 200, body: {} };
  };
  const api = apiOf({ generated: { operations, requests }, handlers: { public: handler, private: handler } });
  const row = api.operations[operationId];
  if (row === undefined) throw new Error(`There is no ${operationId}.`);
  const { answer } = operationCall(row, api);
  return async (id, query) => {
    const request = received(`/${operationId}/${id}?${query}`);
    await answer({ id: "", request, path: { id }, report: () => undefined });
    if (last === undefined) throw new Error("The handler was not called.");
    return last;
  };
}

describe("a query that was sent before", () => {
  it("is decoded as the first time, with the path of its own request", async () => {
    const decoded = inputOf("public");
    const first = await decoded("a", "sort=up&fields=x&fields=y");
    expect(first.query).toEqual({ sort: "up", fields: ["x", "y"] });
    expect(await decoded("b", "sort=up&fields=x&fields=y")).toMatchObject({ ...first, path: { id: "b" } });
    expect((await decoded("b", "sort=down")).query).toEqual({ sort: "down" });
  });

  it("does not have what a handler has added to it, and its values are read-only from the first time on", async () => {
    const decoded = inputOf("public");
    for (let time = 0; time < 3; time++) {
      const query = (await decoded("a", "fields=x")).query as { fields: string[]; sort?: string };
      expect(query.sort).toBeUndefined();
      query.sort = "up";
      expect(() => query.fields.push("y")).toThrow(TypeError);
    }
  });

  it("is refused each time if it is wrong, and so is a wrong path with a right query", async () => {
    const decoded = inputOf("public");
    for (let time = 0; time < 2; time++) await expect(decoded("a", "sort=sideways")).rejects.toThrow(Problem);
    await decoded("a", "sort=up");
    await expect(decoded("too-long", "sort=up")).rejects.toThrow(Problem);
  });

  it("is not kept if its operation is not public", async () => {
    const decoded = inputOf("private");
    const [first, second] = [await decoded("a", "fields=x"), await decoded("a", "fields=x")];
    expect(second.query["fields"]).not.toBe(first.query["fields"]);
  });

  it("is decoded again after many others", async () => {
    const decoded = inputOf("public");
    const fields = async (query: string): Promise<unknown> => (await decoded("a", query)).query["fields"];
    const first = await fields("fields=x");
    expect(await fields("fields=x")).toBe(first);
    for (let number = 0; number < 200; number++) await fields(`fields=${number}`);
    expect(await fields("fields=x")).not.toBe(first);
    const long = `fields=${"x".repeat(600)}`;
    expect(await fields(long)).not.toBe(await fields(long));
  });
});
