import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../packages/openapi/test/codegen/support.ts";
import { generateInto } from "../../../scripts/corpus/generated.ts";
import { serveExamples } from "../../../scripts/corpus/service.ts";

const json = (schema: object, more: object = {}) => ({ "application/json": { schema, ...more } });
const note = {
  type: "object",
  required: ["code"],
  properties: { code: { type: "string", pattern: "^N-\\d{4}$" } },
};
const replies = (content: object) => ({ responses: { "200": { description: "Fine.", content } } });
const paths = {
  "/notes/{code}": {
    get: {
      operationId: "getNote",
      security: [{ key: [] }],
      parameters: [{ name: "code", in: "path", required: true, schema: note.properties.code }],
      ...replies(json(note)),
    },
  },
  "/notes": {
    post: {
      operationId: "addNote",
      requestBody: { required: true, content: json(note, { example: { code: "N-1" } }) },
      ...replies(json(note, { example: { code: "N-1" } })),
    },
    get: {
      operationId: "listNotes",
      parameters: [
        { name: "like", in: "query", required: true, schema: { allOf: [{ type: "string" }, { type: "null" }] } },
      ],
      ...replies(json({ type: "array", items: note })),
    },
  },
};

it("operations of a document are served with its examples, and the reasons why others are not are reported", async () => {
  await using folder = temporaryFolder();
  const document = {
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    paths,
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
  };
  writeFileSync(`${folder.path}/openapi.json`, JSON.stringify(document));
  const out = `${folder.path}/generated`;
  const { model } = await generateInto(out, `${folder.path}/openapi.json`);
  const fault = "/code must match pattern";
  expect(await serveExamples(model, out)).toEqual([
    { operationId: "getNote", verdict: "served", requests: 1, remark: "" },
    expect.objectContaining({ operationId: "listNotes", verdict: "unsuitable" }),
    expect.objectContaining({ operationId: "addNote", verdict: "served", remark: expect.stringContaining(fault) }),
  ]);
});
