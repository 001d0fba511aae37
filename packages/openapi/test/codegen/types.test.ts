import { mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compile, projectOptions } from "../../../../test/support/compiler.ts";
import { outputTypes as typeFiles } from "../../src/codegen/output-types.ts";
import { fingerprintOutput, outputsOf } from "../../src/codegen/outputs.ts";
import { fixture, modelOf, temporaryFolder } from "./support.ts";

const outputTypes = (...input: Parameters<typeof typeFiles>): string => typeFiles(...input)[0]?.text ?? "";

/** Each line compiles or, if marked as an error, must not compile. */
const uses = `
import { operations as table, type HandledOperationId, type OperationId } from "./shop/operations.js";
import type { operations } from "./shop/types.ts";
import { replies } from "./shop/reply-validators.js";
import { requests } from "./shop/validators.js";

type Read = operations["orders/read-one"]["parameters"];
export const query: NonNullable<Read["query"]> = { page: 3, fields: ["total"] };
export const path: Read["path"] = { orderId: 7 };
// @ts-expect-error page has a default, so the decoder always gives it
export const noPage: NonNullable<Read["query"]> = {};
// @ts-expect-error a JSON text is decoded: it is a list of texts here
export const text: NonNullable<Read["query"]> = { page: 3, fields: "total" };
// @ts-expect-error Accept is no parameter
export const accept: NonNullable<Read["header"]> = { Accept: "x" };

type Order = operations["replaceOrder"]["requestBody"]["content"]["application/json"];
export const order: Order = { total: { amount: 1, currency: "EUR" }, note: null, secret: "s" };
// @ts-expect-error note has a default
export const noNote: Order = { total: { amount: 1, currency: "EUR" }, secret: "s" };
// @ts-expect-error currency has a default, behind its $ref
export const noCurrency: Order = { total: { amount: 1 }, note: null, secret: "s" };
export const card: NonNullable<Order["payment"]> = { number: "1234" }; // retries: its default stands in an alternative and is not filled in

export const id: OperationId = "delete";
// @ts-expect-error an alias has no handler
export const handled: HandledOperationId = "delete";
export const status: "no-store" = table["orders/read-one"].cache;
export const ok: boolean = requests.delete.path?.({}) ?? replies.putFile["200"]?.["application/json"]?.({}) ?? false;
`;

describe("generated types", () => {
  it("compile for every fixture, and describe decoded values", async () => {
    await using folder = temporaryFolder();
    const files = [`${folder.path}/uses.ts`];
    for (const [name, source] of [
      ["shop", "shop.yaml"],
      ["old", "old.json"],
      ["styles", "styles.yaml"],
    ] as const) {
      mkdirSync(`${folder.path}/${name}`);
      const out = `${folder.path}/${name}`;
      const outputs = await outputsOf(modelOf(fixture(source)), out, "make");
      for (const { path, text } of [
        ...outputs,
        fingerprintOutput({ text: "", parts: new Map() }, { spec: source, out, command: "make" }),
      ]) {
        writeFileSync(path, text);
        if (path.endsWith(".ts")) files.push(path);
      }
    }
    writeFileSync(`${folder.path}/package.json`, '{"type":"module"}');
    writeFileSync(`${folder.path}/uses.ts`, uses);
    expect(compile(files, projectOptions({ skipLibCheck: false }))).toEqual([]);
  });

  it("are generated without modifying the document, which other outputs read too", async () => {
    const schemas = {
      Cat: { type: "object", required: ["name"], properties: { kind: { type: "string" } } },
      Dog: { type: "object", properties: { kind: { type: "string" } } },
      Pet: {
        oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
        discriminator: { propertyName: "kind" },
      },
    };
    const model = modelOf(
      JSON.stringify({ openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths: {}, components: { schemas } }),
    );
    expect(outputTypes(model, "make")).toContain('kind: "Cat";');
    expect(model.document["components"]).toEqual({ schemas });
  });

  it("of a schema that requires a field of a nullable or a composed one compile", async () => {
    const text = { type: "string" };
    const model = modelOf(
      JSON.stringify({
        openapi: "3.0.3",
        info: { title: "Ranges", version: "1" },
        paths: {},
        components: {
          schemas: {
            Base: { type: "object", nullable: true, properties: { start: text, end: text } },
            Range: { allOf: [{ $ref: "#/components/schemas/Base" }], required: ["start"] },
            Either: { oneOf: [{ $ref: "#/components/schemas/Base" }, { $ref: "#/components/schemas/Range" }] },
            Narrow: { allOf: [{ $ref: "#/components/schemas/Either" }], required: ["end"] },
          },
        },
      }),
    );
    await using folder = temporaryFolder();
    writeFileSync(`${folder.path}/types.ts`, await outputTypes(model, "make"));
    writeFileSync(
      `${folder.path}/uses.ts`,
      `import type { components } from "./types.ts";
export const range: components["schemas"]["Range"] = { start: "a" };
export const none: components["schemas"]["Range"] = null;
// @ts-expect-error start is required
export const empty: components["schemas"]["Range"] = {};
`,
    );
    expect(compile([`${folder.path}/uses.ts`])).toEqual([]);
  });

  it("support null in both dialects", async () => {
    const old = outputTypes(modelOf(fixture("old.json")), "make");
    expect(old).toContain('kind?: "a" | "b" | null;');
    expect(old).toContain('owner?: components["schemas"]["Owner"] | null;');
    expect(old).toContain('plain?: components["schemas"]["Owner"];');
    expect(old).toContain("limit?: number | null;");
    expect(outputTypes(modelOf(fixture("shop.yaml")), "make")).toContain("note: string | null;");
  });

  it("of a schema that is a list of itself compile", async () => {
    const of = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const list = (name: string) => ({ type: "array", items: of(name) });
    const model = modelOf(
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Lists", version: "1" },
        paths: {},
        components: {
          schemas: {
            Value: { description: "Anything.", oneOf: [{ type: ["string", "null"] }, list("Value")] },
            "A-b": { anyOf: [{ type: "number" }, list("Other")] },
            Other: {
              anyOf: [{ type: "boolean" }, list("A-b"), { type: "object", properties: { value: of("Value") } }],
            },
            Tree: { type: "object", properties: { trees: list("Tree"), value: of("Value") } },
          },
        },
      }),
    );
    await using folder = temporaryFolder();
    writeFileSync(`${folder.path}/types.ts`, outputTypes(model, "make"));
    writeFileSync(
      `${folder.path}/uses.ts`,
      `import type { components } from "./types.ts";
type Schemas = components["schemas"];
export const value: Schemas["Value"] = ["a", [null, ["b"]]];
export const other: Schemas["Other"] = [[true, [1]], 2, [{ value: [["a"]] }]];
export const tree: Schemas["Tree"] = { trees: [{ value: ["a"] }] };
// @ts-expect-error a number is none
export const wrong: Schemas["Value"] = ["a", [1]];
`,
    );
    expect(compile([`${folder.path}/types.ts`, `${folder.path}/uses.ts`])).toEqual([]);
  });

  it("binary content is a file in multipart bodies, and text in JSON", async () => {
    const file = { type: "string", format: "binary" };
    const schema = {
      type: "object",
      properties: {
        one: file,
        list: { type: "array", items: { $ref: "#/components/schemas/Bytes" } },
        maybe: { ...file, nullable: true },
      },
    };
    const document = {
      openapi: "3.0.3",
      info: { title: "Files", version: "1" },
      paths: {
        "/a": {
          post: {
            operationId: "upload",
            requestBody: {
              content: {
                "multipart/form-data": { schema },
                "application/json": { schema: { type: "object", properties: { one: file } } },
              },
            },
            responses: { "204": { description: "Done." } },
          },
        },
      },
      components: { schemas: { Bytes: file } },
    };
    const types = (await outputTypes(modelOf(JSON.stringify(document)), "test")).replaceAll(/\s*\/\*\*[^/]*\*\//g, "");
    expect(types).toMatch(
      /"multipart\/form-data": \{\s+one\?: File;\s+list\?: components\["schemas"\]\["Bytes"\]\[\];\s+maybe\?: File \| null;/,
    );
    expect(types).toMatch(/Bytes: File;/);
    expect(types).toMatch(/"application\/json": \{\s+one\?: string;/);
  });

  it("a schema that multipart bodies share with other bodies has the right type in each", () => {
    const of = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
    const upload = (operationId: string, content: object) => ({
      post: { operationId, requestBody: { content }, responses: { "200": { description: "Done." } } },
    });
    const Upload = {
      type: "object",
      properties: {
        file: { $ref: "#/components/schemas/Bytes" },
        parts: { type: "array", items: { ...of("Upload").schema } },
      },
    };
    const document = {
      openapi: "3.1.0",
      info: { title: "Files", version: "1" },
      paths: {
        "/a": upload("share", { "multipart/form-data": of("Upload"), "application/json": of("Upload") }),
        "/b": upload("send", { "multipart/form-data": of("Parts") }),
        "/c": upload("draw", { "multipart/form-data": of("Picture") }),
      },
      components: {
        schemas: {
          Upload,
          Bytes: { type: "string", format: "binary" },
          Parts: { type: "object", properties: { upload: of("Upload").schema } },
          Picture: { type: "object", properties: { image: { type: "string", format: "binary" } } },
          UploadFiles: { type: "string" },
        },
      },
    };
    const types = outputTypes(modelOf(JSON.stringify(document)), "test").replaceAll(/\s*\/\*\*[^/]*\*\//g, "");
    const schema = (name: string): string => `components\\["schemas"\\]\\["${name}"\\]`;
    const json = (type: string, name: string): RegExp => new RegExp(`"${type}": ${schema(name)};`);
    expect(types).toMatch(json("application/json", "Upload"));
    expect(types).toMatch(json("multipart/form-data", "UploadFiles_"));
    expect(types).toMatch(json("multipart/form-data", "PartsFiles"));
    expect(types).toMatch(json("multipart/form-data", "Picture"));
    expect(types).toMatch(/ Bytes: string;/);
    expect(types).toMatch(/ BytesFiles: File;/);
    expect(types).toMatch(/ Picture: \{\s+image\?: File;/);
    expect(types).toMatch(
      new RegExp(
        ` UploadFiles_: \\{\\s+file\\?: ${schema("BytesFiles")};\\s+parts\\?: ${schema("UploadFiles_")}\\[\\];`,
      ),
    );
  });
});
