import { afterAll, beforeAll, expect, it } from "vitest";
import { type AnyHandler, apiOf } from "../../../src/openapi/index.ts";
import { IncomingRequest } from "../../../src/openapi/runtime/incoming-request.ts";
import { operationCall } from "../../../src/openapi/runtime/operation-call.ts";
import { type Generated, generated } from "../codegen/support.ts";

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

async function answered(operationId: string, handler: AnyHandler) {
  const { operations, requests } = code;
  const api = apiOf({ generated: { operations, requests }, handlers: { one: handler, several: handler } });
  const row = api.operations[operationId];
  if (row === undefined) throw new Error(`There is no ${operationId}.`);
  const received = { method: "GET", target: `/${operationId}`, headers: {} };
  return operationCall(row, api).answer({
    id: "",
    parameters: { path: {}, query: {}, header: {}, cookie: {} },
    client: { ip: "192.0.2.1", userAgent: "" },
    request: new IncomingRequest(received, () => new AbortController().signal),
    report: () => undefined,
  });
}

it("a response that may depend on Accept is not cached by its request target", async () => {
  const keep = { tags: ["a"], until: Number.POSITIVE_INFINITY };
  const handler = () => ({ status: 200, body: {}, keep });
  expect((await answered("one", handler)).keep).toBe(keep);
  expect((await answered("several", handler)).keep).toBeUndefined();
});
