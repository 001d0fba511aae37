import { describe, expect, it } from "vitest";
import { load, parse, Unreadable } from "../../src/document/read/load.ts";
import { generated, modelOf } from "../codegen/support.ts";

const yaml = `openapi: 3.1.0
info: { title: Notes, version: "1" }
x-reply: &reply
  description: A note.
  content: &note
    application/json: { schema: { $ref: "#/components/schemas/Note" } }
x-parameter: &limit { name: limit, in: query, schema: { type: integer } }
paths:
  /notes:
    get: &read
      operationId: listNotes
      parameters: [*limit]
      responses: { "200": *reply }
    post:
      <<: *read
      operationId: addNote
      requestBody: { required: true, content: *note }
components:
  schemas:
    Note: { type: object, required: [text], properties: { text: { type: string } } }
`;

/** A document with a schema of so many levels, inside of seven others. */
const nested = (levels: number): string => {
  const schema = `${'{"items":'.repeat(levels - 1)}{}${"}".repeat(levels - 1)}`;
  return `{"openapi":"3.1.0","info":{"title":"Deep","version":"1"},"paths":{"/a":{"post":{"operationId":"a","requestBody":{"content":{"application/json":{"schema":${schema}}}},"responses":{"204":{"description":"Done."}}}}}}`;
};
const blocks = Array.from({ length: 300 }, (_, level) => `${" ".repeat(level)}a:\n`).join("");
const aliases = Array.from({ length: 300 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}]\n`).join("");

describe("a document that is nested deeply", () => {
  it.each([
    ["JSON", nested(194)],
    ["JSON that no parser takes recursively", nested(100_000)],
    ["YAML with brackets", `# YAML\n${nested(194)}`],
    ["YAML with brackets that no parser takes", `# YAML\n${nested(5000)}`],
    ["YAML with indentation", blocks],
    ["YAML with aliases of aliases", `a0: &a0 {}\n${aliases}`],
  ])("is refused with a sentence: %s", (_, text) => {
    expect(() => load(text, "deep.yaml")).toThrow(
      new Unreadable("deep.yaml: it is nested more than 200 levels deep. Give inner schemas names, and refer to them."),
    );
  });

  it("is generated up to the bound", async () => {
    await using made = await generated(nested(193));
    expect(made.requests["a"]?.body?.["application/json"]?.([[[]]])).toBe(true);
  });
});

const summary = (text: string) =>
  modelOf(text).operations.map(({ operationId, parameters, body, replies }) => ({
    operationId,
    parameters: parameters.map(({ name }) => name),
    body: body?.contents.map(({ mediaType }) => mediaType),
    replies: replies.map(({ status }) => status),
  }));
const expected = [
  { operationId: "listNotes", parameters: ["limit"], body: undefined, replies: ["200"] },
  { operationId: "addNote", parameters: ["limit"], body: ["application/json"], replies: ["200"] },
];

describe("a YAML document", () => {
  it("may have anchors, aliases and merge keys", () => expect(summary(yaml)).toEqual(expected));

  it.each([
    ["a byte order mark", (text: string) => `\uFEFF${text}`],
    ["lines that end with CR LF", (text: string) => text.replaceAll("\n", "\r\n")],
    ["both", (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
  ])("with %s is the same document", (_, changed) => {
    expect(load(changed(yaml), "a.yaml")).toEqual(load(yaml, "a.yaml"));
    const json = JSON.stringify(load(yaml, "a.yaml"), null, 2);
    expect(load(changed(json), "a.json")).toEqual(load(yaml, "a.yaml"));
    expect(summary(changed(yaml))).toEqual(expected);
  });

  it("with a byte order mark and CR LF is generated and validates", async () => {
    await using made = await generated(`\uFEFF${yaml.replaceAll("\n", "\r\n")}`);
    const validate = made.requests["addNote"]?.body?.["application/json"];
    expect([validate?.({ text: "a" }), validate?.({})]).toEqual([true, false]);
  });

  it("prefers own keys to merged ones, and applies several merges in order", () => {
    const text = "a: &a { x: 1, y: 1 }\nb: &b { y: 2, z: 2 }\nc: { <<: [*a, *b], x: 3 }\n";
    expect(parse(text, "a.yaml")).toMatchObject({ c: { x: 3, y: 1, z: 2 } });
  });

  it.each([
    ["an alias without an anchor", "a: *b\n", "b"],
    ["an alias that contains itself", "a: &a { b: *a }\n", "the alias *a stands inside"],
    ["aliases of aliases", bomb(), "Excessive alias count"],
    ["a duplicate key", "a: 1\na: 2\n", "unique"],
    ["several documents", "a: 1\n---\na: 2\n", "a.yaml"],
    ["a tag of another language", "a: !!js/function 'x'\n", "a.yaml"],
  ])("with %s is unreadable", (_, text, reason) => {
    expect(() => load(text, "a.yaml")).toThrow(Unreadable);
    expect(() => load(text, "a.yaml")).toThrow(reason);
  });
});

/** Each line expands to nine times the previous one. */
function bomb(): string {
  const lines = ["a0: &a0 [x]"];
  for (let line = 1; line < 9; line += 1)
    lines.push(
      `a${line}: &a${line} [${Array(9)
        .fill(`*a${line - 1}`)
        .join(", ")}]`,
    );
  return `${lines.join("\n")}\n`;
}

const webhook = { post: { operationId: "noteAdded", responses: { "200": { description: "Taken." } } } };

describe("a document that has only webhooks", () => {
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    webhooks: { noteAdded: webhook },
    components: { schemas: { Note: { type: "object", properties: { text: { type: "string" } } } } },
  });

  it("has no operations to serve, and its schemas become types", async () => {
    expect(modelOf(text).operations).toEqual([]);
    await using made = await generated(text);
    expect([made.operations, made.requests, made.replies]).toEqual([{}, {}, {}]);
  });

  it("may have neither paths nor components", () => {
    const least = { openapi: "3.1.0", info: { title: "Notes", version: "1" }, webhooks: { noteAdded: webhook } };
    expect(modelOf(JSON.stringify(least)).operations).toEqual([]);
  });

  it("has webhooks that are not operations of its service, like any document", () => {
    const paths = { "/notes": { get: { operationId: "listNotes", responses: { "200": { description: "Fine." } } } } };
    const document = { openapi: "3.1.0", info: {}, paths, webhooks: { noteAdded: webhook } };
    expect(modelOf(JSON.stringify(document)).operations.map(({ operationId }) => operationId)).toEqual(["listNotes"]);
  });
});

describe("a document of OpenAPI 3.2", () => {
  const ok = { "200": { description: "Fine." } };
  const of = (paths: object, rest: object = {}): string =>
    JSON.stringify({ openapi: "3.2.0", info: { title: "Notes", version: "1" }, paths, ...rest });

  it("may have the method QUERY, summaries of responses and tags with parents", () => {
    const paths = {
      "/notes": {
        query: {
          operationId: "searchNotes",
          tags: ["search"],
          requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
          responses: { "200": { summary: "Found.", description: "Notes." } },
        },
      },
    };
    const model = modelOf(of(paths, { $self: "https://example.com/api", tags: [{ name: "search", parent: "all" }] }));
    expect(model.operations).toMatchObject([{ operationId: "searchNotes", method: "query", tag: "search" }]);
  });

  it.each([
    [
      "methods of its own",
      { "/notes": { additionalOperations: { COPY: { operationId: "copy", responses: ok } } } },
      "#/paths/~1notes/additionalOperations",
    ],
    [
      "the query string as a whole",
      {
        "/notes": {
          get: {
            operationId: "list",
            parameters: [{ in: "querystring", name: "q", content: { "application/json": { schema: {} } } }],
            responses: ok,
          },
        },
      },
      "#/paths/~1notes/get/parameters/0",
    ],
    [
      "items of a stream",
      {
        "/notes": {
          get: {
            operationId: "list",
            responses: { "200": { description: "Notes.", content: { "application/jsonl": { itemSchema: {} } } } },
          },
        },
      },
      "itemSchema",
    ],
  ])("with %s is refused, or read with a note", (_, paths, pointer) => {
    let text = "";
    try {
      text = JSON.stringify(modelOf(of(paths)).notes);
    } catch (error) {
      text = String(error);
    }
    expect(text).toContain(pointer);
  });
});
