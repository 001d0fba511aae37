import { afterAll, beforeAll, expect, it } from "vitest";
import { type AnyHandler, apiOf, createAnswerCache } from "../../src/index.ts";
import type { AnyReply } from "../../src/operation/reply.ts";
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

/** The Cache-Control of a reply, with a lifetime in shared caches. */
async function cacheControl(operationId: string, reply: Partial<AnyReply>): Promise<string> {
  const handler: AnyHandler = () => ({ status: 200, body: {}, ...reply });
  const { operations, requests } = code;
  const api = apiOf({ generated: { operations, requests }, handlers: { one: handler, several: handler } });
  const row = api.operations[operationId];
  if (row === undefined) throw new Error(`There is no ${operationId}.`);
  const { answer } = operationCall(row, api, createAnswerCache(100_000, Date.now), 30);
  const request = received(`/${operationId}`);
  return (await answer({ id: "", request, path: {}, report: () => undefined })).cacheControl;
}

const keep = { tags: ["a"], until: Number.POSITIVE_INFINITY };
it.each([
  ["is kept for everybody", "one", { keep }, "public, max-age=0, s-maxage=30, must-revalidate"],
  [
    "some clients get another one",
    "one",
    { keep: { ...keep, except: () => false } },
    "public, max-age=0, must-revalidate",
  ],
  ["is not kept", "one", {}, "public, max-age=0, must-revalidate"],
  ["is personal", "one", { personal: true }, "private, no-store"],
  ["may depend on Accept", "several", { keep }, "public, max-age=0, must-revalidate"],
] as const)("a response that %s (%s): Cache-Control", async (_, operationId, reply, expected) => {
  expect(await cacheControl(operationId, reply)).toBe(expected);
});

it("a response that may depend on Accept is not kept, since it is found by its request target", async () => {
  expect(await calls("one")).toBe(1);
  expect(await calls("several")).toBe(2);
});
