import { afterAll, beforeAll, expect, it } from "vitest";
import { type AnyHandler, apiOf, createAnswerCache } from "../../src/index.ts";
import { operationCall } from "../../src/runtime/operation-call.ts";
import { type Generated, generated } from "../codegen/support.ts";
import { received } from "./received.ts";

const json = { "application/json": { schema: { type: "object" } } };
const operation = (operationId: string, content: object) => ({
  get: { operationId, "x-cache": "revalidate", responses: { "200": { description: "It.", content } } },
});
const document = {
  openapi: "3.1.0",
  info: { title: "Formats", version: "1" },
  paths: {
    "/one": operation("one", json),
    "/several": operation("several", { ...json, "text/csv": { schema: { type: "string" } } }),
  },
};

let code: Generated;
beforeAll(async () => {
  code = await generated(JSON.stringify(document));
});
afterAll(() => code[Symbol.asyncDispose]());

/** How often the handler is called for two equal requests. */
async function calls(operationId: string): Promise<number> {
  let count = 0;
  const handler: AnyHandler = () => {
    count++;
    return { status: 200, body: {}, keep: { tags: ["a"], until: Number.POSITIVE_INFINITY } };
  };
  const { operations, requests } = code;
  const api = apiOf({ generated: { operations, requests }, handlers: { one: handler, several: handler } });
  const row = api.operations[operationId];
  if (row === undefined) throw new Error(`There is no ${operationId}.`);
  const { answer } = operationCall(row, api, createAnswerCache(100_000, Date.now));
  const request = received(`/${operationId}`);
  for (let time = 0; time < 2; time++) await answer({ id: "", request, path: {}, report: () => undefined });
  return count;
}

it("a response that may depend on Accept is not kept, since it is found by its request target", async () => {
  expect(await calls("one")).toBe(1);
  expect(await calls("several")).toBe(2);
});
