import { afterAll, beforeAll, expect, it } from "vitest";
import { replyMismatch } from "../../src/runtime/reply-check.ts";
import { type Generated, generated } from "../codegen/support.ts";

const schema = {
  type: "object",
  required: ["id"],
  additionalProperties: false,
  properties: { id: { type: "integer", maximum: 9 }, kind: { enum: ["a", "b"] } },
};
const responses = { "200": { description: "A thing.", content: { "application/json": { schema } } } };
const paths = { "/thing": { get: { operationId: "getThing", responses } } };

let document: Generated;
beforeAll(async () => {
  document = await generated(JSON.stringify({ openapi: "3.1.0", info: { title: "Things", version: "1" }, paths }));
});
afterAll(() => document[Symbol.asyncDispose]());

it.each([
  [{ id: 1 }, undefined],
  [{}, "the body lacks id"],
  [{ id: "1" }, "/id must be integer"],
  [{ id: 10 }, "/id must be <= 9"],
  [{ id: 1, kind: "c" }, "/kind violates enum"],
  [{ id: 1, owner: "Ada" }, "the body has owner, which is not described"],
  [{ id: 1, "a key\n": 1 }, "the body violates additionalProperties"],
])("the reply %j is reported as: %s", (body, fault) => {
  const { operations, replies } = document;
  const [operation, validators] = [operations["getThing"], replies["getThing"]];
  if (operation === undefined) throw new Error("The operation was not generated.");
  const entry = { status: "200", listed: "application/json", mediaType: "application/json", isNegotiated: false };
  const found = replyMismatch(operation, { status: 200, body }, entry, validators);
  const about = "getThing replied 200 with application/json that differs from the specification";
  expect(found?.message).toBe(fault && `${about}: ${fault}.`);
});
