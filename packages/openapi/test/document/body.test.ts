import { expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const upload = (encoding: object): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Upload", version: "1" },
    paths: {
      "/files": {
        post: {
          operationId: "upload",
          requestBody: {
            content: {
              "multipart/form-data": { schema: { type: "object", properties: { file: { type: "string" } } }, encoding },
            },
          },
          responses: { "204": { description: "Taken." } },
        },
      },
    },
  });
const pointer = "#/paths/~1files/post/requestBody/content/multipart~1form-data/encoding/file/headers";
const reason =
  "The headers of the part file are neither checked nor passed to the handler. Describe what it needs as a part of its own.";
const checksum = { headers: { "X-Checksum": { required: true, schema: { type: "string" } } } };

it("headers of a part cause a note that they have no effect, and are refused in strict mode", () => {
  expect(modelOf(upload({ file: checksum })).notes).toEqual([{ file: "spec.yaml", pointer, reason }]);
  expect(() => modelOf(upload({ file: checksum }), "spec.yaml", { strict: true })).toThrow(reason);
});

it("a Content-Type header of a part causes no note, since its encoding has the media type", () => {
  const headers = { "Content-Type": { schema: { type: "string" } } };
  expect(modelOf(upload({ file: { contentType: "text/plain", headers } })).notes).toEqual([]);
});
