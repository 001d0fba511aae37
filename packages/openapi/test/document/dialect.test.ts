import { describe, expect, it } from "vitest";
import { generated, modelOf } from "../codegen/support.ts";

const document = (schema: object, { openapi = "3.1.0", ...rest }: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({
    openapi,
    info: { title: "A dialect", version: "1" },
    paths: {
      "/a": {
        post: {
          operationId: "write",
          requestBody: { required: true, content: { "application/json": { schema } } },
          responses: { "204": { description: "Done." } },
        },
      },
    },
    ...rest,
  });
const notesOf = (text: string) => modelOf(text).notes.map(({ pointer, reason }) => `${pointer} ${reason}`);

/** Which of the values a body may be. */
async function accepted(text: string, values: readonly unknown[]): Promise<unknown[]> {
  await using made = await generated(text);
  const validate = made.requests["write"]?.body?.["application/json"];
  return values.filter((value) => validate?.(value));
}

describe("dependencies of JSON Schema before 2019-09", () => {
  const dependencies = { card: ["address"], address: { $ref: "#/components/schemas/Named" } };
  const components = { schemas: { Named: { required: ["name"] } } };
  const values = [{}, { card: 1 }, { address: 1 }, { address: 1, name: 1 }, { card: 1, address: 1, name: 1 }];

  it("are checked", async () => {
    expect(await accepted(document({ type: "object", dependencies }, { components }), values)).toEqual([
      {},
      { address: 1, name: 1 },
      { card: 1, address: 1, name: 1 },
    ]);
  });

  it("are checked beside those of today", async () => {
    const schema = { type: "object", dependentRequired: { card: ["owner"] }, dependencies: { card: ["address"] } };
    const one = [
      { card: 1, owner: 1 },
      { card: 1, address: 1 },
      { card: 1, owner: 1, address: 1 },
    ];
    expect(await accepted(document(schema), one)).toEqual([{ card: 1, owner: 1, address: 1 }]);
  });
});

describe("jsonSchemaDialect", () => {
  it.each([
    "https://spec.openapis.org/oas/3.1/dialect/base",
    "https://spec.openapis.org/oas/3.1/dialect/2024-11-10",
    "https://spec.openapis.org/oas/3.2/dialect/2025-09-17",
    "https://json-schema.org/draft/2020-12/schema",
  ])("may be %s", (jsonSchemaDialect) => {
    expect(notesOf(document({}, { jsonSchemaDialect }))).toEqual([]);
  });

  it("of an older draft is read as the one of today, with a note", () => {
    const text = document({}, { jsonSchemaDialect: "http://json-schema.org/draft-07/schema#" });
    expect(notesOf(text)).toEqual([expect.stringMatching(/^#\/jsonSchemaDialect .*2020-12/)]);
    expect(() => modelOf(text, "a.json", { strict: true })).toThrow("2020-12");
  });
});

describe("nullable: true beside an enum without null", () => {
  const schema = { type: "string", nullable: true, enum: ["a"] };
  const text = document(schema, { openapi: "3.0.3" });

  it("allows null, as published documents mean it, with a note", async () => {
    expect(await accepted(text, ["a", "b", null])).toEqual(["a", null]);
    expect(notesOf(text)).toEqual([expect.stringMatching(/\/schema\/enum .*null/)]);
  });

  it("is refused in strict mode", () => {
    expect(() => modelOf(text, "a.json", { strict: true })).toThrow("enum has no null beside nullable: true");
  });

  it("causes no note if null is listed", async () => {
    const listed = document({ ...schema, enum: ["a", null] }, { openapi: "3.0.3" });
    expect(notesOf(listed)).toEqual([]);
    expect(await accepted(listed, ["a", "b", null])).toEqual(["a", null]);
  });
});
