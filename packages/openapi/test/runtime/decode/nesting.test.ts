import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Problem } from "../../../src/operation/problem.ts";
import { createDecoder } from "../../../src/runtime/decode/decode.ts";
import { type Generated, generated } from "../../codegen/support.ts";

const anything = { content: { "application/json": { schema: {} } } };
const form = "application/x-www-form-urlencoded";
const responses = { "204": { description: "Done." } };
const document = {
  openapi: "3.1.0",
  info: { title: "Anything", version: "1" },
  paths: {
    "/body": { post: { operationId: "body", requestBody: { ...anything, "x-max-bytes": 10_000_000 }, responses } },
    "/form": {
      post: {
        operationId: "form",
        requestBody: { content: { [form]: { schema: { properties: { any: { type: "object" } } } } } },
        responses,
      },
    },
    "/query": { get: { operationId: "query", parameters: [{ in: "query", name: "any", ...anything }], responses } },
  },
};

let code: Generated;
beforeAll(async () => {
  code = await generated(JSON.stringify(document));
});
afterAll(() => code[Symbol.asyncDispose]());

/** What is said about a JSON text, or the value that it stands for. */
function sent(operationId: string, text: string): unknown {
  const { [operationId]: operation } = code.operations;
  const { [operationId]: validators } = code.requests;
  if (operation === undefined || validators === undefined) throw new Error(`There is no ${operationId}.`);
  const query = new URLSearchParams(operationId === "query" ? { any: text } : {});
  const body = operationId === "form" ? String(new URLSearchParams({ any: text })) : text;
  const headers = { "content-type": operationId === "form" ? form : "application/json" };
  try {
    const decoded = createDecoder(operation, validators)({ path: {}, query, headers, body: Buffer.from(body) });
    const { any } = (operationId === "query" ? decoded.query : decoded.body) as { any?: unknown };
    return any ?? decoded.body;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

const objects = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const mixed = (levels: number): string => `${'{"a":['.repeat(levels / 2)}${"]}".repeat(levels / 2)}`;

describe("JSON of which the specification says nothing", () => {
  it.each([
    ["body", "The body is nested too deeply."],
    ["form", "No valid any. any is nested too deeply."],
    ["query", "No valid any. It is nested too deeply."],
  ])("has at most 1000 levels: %s", (operationId, refusal) => {
    for (const text of [objects(1000), mixed(1000)]) expect(JSON.stringify(sent(operationId, text))).toBe(text);
    for (const text of [objects(1001), mixed(1002), mixed(1_000_000)]) expect(sent(operationId, text)).toBe(refusal);
  });

  it("may have any number of lists, objects and brackets beside each other", () => {
    const wide = JSON.stringify({ list: Array.from({ length: 2000 }, () => [{}]), text: "[{".repeat(5000) });
    expect(JSON.stringify(sent("body", wide))).toBe(wide);
  });
});
