import { describe, expect, it } from "vitest";
import { world } from "../support.ts";

const notes = `openapi: 3.1.0
info: { title: Notes, version: "1" }
servers: [{ url: /v1 }]
paths:
  /notes/{id}:
    put:
      operationId: storeNote
      summary: Stores a note.
      security: [{ token: [], key: [] }, { oauth: [write] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }
        - { name: tag, in: query, schema: { type: array, maxItems: 3, items: { type: string } } }
      requestBody:
        required: true
        x-max-bytes: 1000
        content:
          application/json:
            schema: { type: object, properties: { text: { type: string, minLength: 3, maxLength: 20 } } }
      responses: { "204": { description: Stored. }, "400": { description: No., content: { application/problem+json: {} } } }
    get:
      operationId: readNote
      security: [{ token: [] }, {}]
      parameters: [{ name: id, in: path, required: true, schema: { type: money } }]
      responses: { "200": { description: Fine. } }
  /notes:
    get: { operationId: listNotes, security: [{ token: [] }, {}], responses: { "200": { description: Fine. } } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    key: { type: apiKey, in: query, name: api-key }
    oauth: { type: oauth2, flows: {} }
`;

describe("segmark explain", () => {
  it.each([["storeNote"], ["PUT /notes/{id}"]])("prints how requests of %s are decoded and refused", async (name) => {
    await using here = world();
    here.write("openapi.yaml", notes);
    expect(await here.segmark("explain", name)).toEqual({
      status: 0,
      err: "",
      out: `PUT /v1/notes/{id}  storeNote
Stores a note.

Callers
  token, in header Authorization, and key, in query api-key; or oauth, in header Authorization, with the scopes write: else 401

Parameters
  path id, required: must be a whole number of at least 1, else 400
  query tag, style form, exploded: must be a list of at most 3 elements, each text, else 400

Body
  required, else 400; at most 1000 bytes, else 413
  application/json (json); others 415
  text: must be text of 3 to 20 characters, else 400

Replies
  204  no body
  400  application/problem+json
`,
    });
  });

  it("says which caller is optional, and nothing about what an operation does not have", async () => {
    await using here = world();
    here.write("openapi.yaml", notes);
    expect((await here.segmark("explain", "listNotes")).out).toBe(
      "GET /v1/notes  listNotes\n\nCallers\n  token, in header Authorization; or nothing\n\nReplies\n  200  no body\n",
    );
  });

  it("has the status of the problem that a parameter names for its refusal", async () => {
    await using here = world();
    const tag = "{ name: tag, in: query, x-refusal-code: too_many,";
    const problems = 'x-problems: { too_many: { status: 422, title: Too many, detail: "Fewer, please." } }';
    here.write("openapi.yaml", `${notes.replace("{ name: tag, in: query,", tag)}${problems}\n`);
    expect((await here.segmark("explain", "storeNote")).out).toMatch(/^ {2}query tag.* each text, else 422$/m);
  });

  it("names the near operation, and says why one is left out", async () => {
    await using here = world();
    here.write("openapi.yaml", notes);
    expect(await here.segmark("explain", "storeNotes")).toEqual({
      status: 2,
      out: "",
      err: "openapi.yaml has no operation storeNotes. Did you mean storeNote?\n",
    });
    expect(await here.segmark("explain", "readNote")).toEqual({
      status: 1,
      out: "",
      err: expect.stringContaining('"money" is not a type of JSON Schema.\n  Left out: readNote.'),
    });
  });
});
