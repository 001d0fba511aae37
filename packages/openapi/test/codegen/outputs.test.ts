import { describe, expect, it } from "vitest";
import { literal, type SourceFile } from "../../src/codegen/literal.ts";
import { outputEventNames } from "../../src/codegen/output-event-names.ts";
import { handlerPath, outputHandlerIndex, outputHandlerStub } from "../../src/codegen/output-handlers.ts";
import { outputOperations } from "../../src/codegen/output-operations.ts";
import { outputProblems } from "../../src/codegen/output-problems.ts";
import { fillMarker, operationTable, problemTable } from "../../src/codegen/output-tables.ts";
import { expectedText } from "../../src/document/model/expected.ts";
import { identifierOf, kebab } from "../../src/document/model/identifier.ts";
import { toJsonSchemaDialect } from "../../src/document/repair/dialect.ts";
import type { JsonObject } from "../../src/document/tree/json.ts";
import { fixture, modelOf } from "./support.ts";

const shop = modelOf(fixture("shop.yaml"), "shop.yaml");
const first = "// Generated from shop.yaml by `make`. Edit the specification, not this file.\n";

describe("the first line", () => {
  it.each(["\n", "\r", "\u2028", "\u2029"])(
    "stays a comment when a file or a pattern has a line end in it: %j",
    (end) => {
      const text = outputProblems({ ...shop, file: `a${end}process.exit(1)//.yaml` }, `make --only 'a${end}b'`);
      const [line = "", next] = text.split(/[\n\r\u2028\u2029]/);
      const shown = JSON.stringify(end).slice(1, -1);
      const escaped = shown === end ? `\\u${end.charCodeAt(0).toString(16)}` : shown;
      expect([line, next]).toEqual([
        `// Generated from a${escaped}process.exit(1)//.yaml by \`make --only 'a${escaped}b'\`. Edit the specification, not this file.`,
        "export const problems = {",
      ]);
    },
  );
});

describe("identifiers", () => {
  it.each([
    ["getCategories", "getCategories"],
    ["meta/root", "metaRoot"],
    ["actions/list-self-hosted", "actionsListSelfHosted"],
    ["delete", "delete_"],
    ["2nd", "_2nd"],
    ["a.b_c", "aB_c"],
  ])("for %s: %s", (given, wanted) => expect(identifierOf(given)).toBe(wanted));

  it.each([
    ["segments", "segments"],
    ["Customer Orders", "customer-orders"],
    ["lockCategories", "lock-categories"],
    ["!", "untagged"],
  ])("folder of %s: %s", (given, wanted) => expect(kebab(given)).toBe(wanted));
});

describe("expected text", () => {
  it.each<[schema: JsonObject, text: string]>([
    [{ type: "number", minimum: 0 }, "a number of at least 0"],
    [{ type: "number", maximum: 9 }, "a number of at most 9"],
    [{ type: "integer", minimum: 1, maximum: 5 }, "a whole number from 1 to 5"],
    [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, "a number above 0 and below 1"],
    [{ enum: ["skip", "mute", "full"] }, "one of skip, mute, full"],
    [{ type: "string", enum: ["skip"] }, "skip"],
    [{ const: 3 }, "3"],
    [{ type: "string", minLength: 1, maxLength: 255 }, "text of 1 to 255 characters"],
    [{ type: "string", minLength: 1 }, "text of at least 1 character"],
    [{ type: "string", minLength: 4, maxLength: 4 }, "text of 4 characters"],
    [{ type: "string", pattern: "^[a-z]+$" }, "text that matches ^[a-z]+$"],
    [{ type: "string", pattern: "^[^\\u0000]+$" }, "text"],
    [{ type: "string", format: "uuid" }, "a UUID"],
    [{ type: "boolean" }, "true or false"],
    [{ type: ["integer", "null"] }, "a whole number or null"],
    [{ type: "array", items: { type: "string" }, minItems: 1, maxItems: 9 }, "a list of 1 to 9 elements, each text"],
    [{ type: "array" }, "a list"],
    [{ anyOf: [{ type: "string" }, { type: "integer" }, { type: "string" }] }, "text or a whole number"],
    [{ allOf: [{ type: "string" }, { maxLength: 3 }] }, "text of at most 3 characters"],
    [{}, "as the specification says"],
  ])("%j: %s", (schema, text) => expect(expectedText(schema, (node) => node)).toBe(text));
});

describe("the OpenAPI 3.0 dialect", () => {
  const converted = (schema: JsonObject) => {
    const document = toJsonSchemaDialect({ openapi: "3.0.3", components: { schemas: { S: schema } } });
    return JSON.parse(JSON.stringify(document)).components.schemas.S;
  };
  it.each<[given: JsonObject, wanted: JsonObject]>([
    [{ type: "string", nullable: true }, { type: ["string", "null"] }],
    [{ type: "string", nullable: false }, { type: "string" }],
    [
      { type: "string", nullable: true, enum: ["a"] },
      { type: ["string", "null"], enum: ["a", null] },
    ],
    [{ nullable: true, allOf: [{ type: "object" }] }, { anyOf: [{ allOf: [{ type: "object" }] }, { type: "null" }] }],
    [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    [{ minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    [{ maximum: 1, exclusiveMaximum: true }, { exclusiveMaximum: 1 }],
    [
      { type: "string", example: "a" },
      { type: "string", examples: ["a"] },
    ],
    [{ $ref: "#/components/schemas/T", nullable: true }, { $ref: "#/components/schemas/T" }],
    [
      { properties: { nullable: { type: "string", nullable: true } } },
      { properties: { nullable: { type: ["string", "null"] } } },
    ],
    [{ default: { nullable: true, example: 1 } }, { default: { nullable: true, example: 1 } }],
  ])("%j becomes %j", (given, wanted) => expect(converted(given)).toEqual(wanted));
});

describe("literals", () => {
  it.each([
    [
      { a: 1, "b-c": [true, null, undefined], __proto__x: "\u2028'\"" },
      `{ a: 1, "b-c": [true, null, undefined], __proto__x: ${JSON.stringify("\u2028'\"")} }`,
    ],
    [[], "[]"],
    [{}, "{}"],
    [["x".repeat(130)], `[\n  "${"x".repeat(130)}",\n]`],
  ])("%j", (given, wanted) => expect(literal(given)).toBe(wanted));
});

describe("files", () => {
  it("problems: sorted, without descriptions", () => {
    expect(outputProblems(shop, "make")).toBe(`${first}export const problems = {
  bad_request: { status: 400, title: "Bad request", detail: "Bad." },
  not_found: { status: 404, title: "Not found", detail: "Nothing | here." },
} as const;
`);
  });

  it("event names: unique, in code-point order, frozen", () => {
    const events = [
      { name: "push", actions: [] },
      { name: "label", actions: ["edited", "created"] },
    ];
    const text = outputEventNames(events, "shop.yaml", "make");
    expect(text).toContain(`export const webhookEvents = {
  label: ["created", "edited"],
  push: [],
} as const;
`);
    expect(text).toContain(`export const emitterEventNames = Object.freeze(names as readonly [
  "label",
  "label.created",
  "label.edited",
  "push",
]);
`);
  });

  it("handlers: one import and one row for each operation that is not an alias", () => {
    expect(outputHandlerIndex(shop, "make")).toBe(`${first}import type { Handlers } from "./handler.ts";
import { ordersReadOne } from "./customer-orders/ordersReadOne.ts";
import { replaceOrder } from "./customer-orders/replaceOrder.ts";
import { putFile } from "./untagged/putFile.ts";
import { writeNote } from "./untagged/writeNote.ts";

export const handlers = {
  "orders/read-one": ordersReadOne,
  putFile,
  replaceOrder,
  writeNote,
} satisfies Handlers;
`);
  });

  it("a stub answers that the operation is not implemented", () => {
    const operation = shop.operations.find(({ operationId }) => operationId === "orders/read-one");
    if (operation === undefined) throw new Error("not in the fixture");
    expect(handlerPath(operation)).toBe("customer-orders/ordersReadOne.ts");
    expect(outputHandlerStub(operation)).toBe(`import { notImplemented } from "@segmark/openapi/handlers";
import type { Handler } from "../handler.ts";

export const ordersReadOne: Handler<"orders/read-one"> = notImplemented;
`);
  });

  it("the operation table: the data that the pipeline needs, without schemas", () => {
    const [{ text: table }, { text: types }] = outputOperations(shop, "make") as [SourceFile, SourceFile];
    const declared = (text: string): string => {
      const line = table.split("\n").find((one) => one.endsWith(` = ${text};`));
      return line?.split(" ")[1] ?? `nothing is declared as ${text}`;
    };
    const orderId = declared(
      '{ name: "orderId", in: "path", required: true, style: "simple", explode: false, shape: "text", types: ["integer"], fields: {}, allowEmpty: false, expected: "a whole number of at least 1", refusal: undefined, refusalCode: undefined }',
    );
    const ok = declared(
      '{ mediaType: "application/json", contents: { "text/csv": "text", "application/json": "json" }, optional: false }',
    );
    const missing = declared(
      '{ mediaType: "application/problem+json", contents: { "application/problem+json": "json" }, optional: false }',
    );
    const other = declared("{ mediaType: null, contents: {}, optional: false }");
    expect(table).toContain(`  "orders/read-one": {
    operationId: "orders/read-one",
    method: "get",
    path: "/orders/{orderId}",
    tag: "Customer Orders",
    aliasOf: undefined,
    deprecated: false,
    caller: undefined,
    cache: "no-store",
    requires: undefined,
    token: undefined,
    security: [],
    parameters: [${orderId}`);
    expect(table).toContain(`replies: { "200": ${ok}, "404": ${missing}, default: ${other} },`);
    expect(table).toContain('caller: { in: ["body"], name: "userID", level: "user" }');
    expect(table).toMatch(
      /maxBytes: 2048,\n +unlisted: "ignored",\n +contents: \[\n +\{\n +mediaType: "application\/json",\n +kind: "json",/,
    );
    expect(table).toMatch(
      /path: "tags\[\]",\n +expected: "text of at least 1 character",\n +refusal: "A tag is text.",\n +refusalCode: "not_found",/,
    );
    expect(table).toContain('aliasOf: "replaceOrder"');
    expect(types).toContain(
      'export type HandledOperationId =\n  | "orders/read-one"\n  | "putFile"\n  | "replaceOrder"\n  | "writeNote";',
    );
    expect(table).not.toContain("Accept");
  });

  it("tables of the documentation", () => {
    expect(problemTable(shop)).toBe(`| Status | Code | Text | Meaning |
| --- | --- | --- | --- |
| 400 | \`bad_request\` | Bad. | Something is wrong. |
| 404 | \`not_found\` | Nothing \\| here. | Nothing is there. |
`);
    expect(operationTable(shop)).toContain("| `DELETE /orders/{orderId}` | `delete` | (alias of `replaceOrder`) |");
  });

  it("tables are inserted only between their markers", () => {
    const page = "a\n<!-- generated:problems -->\nold\n<!-- /generated -->\nb\n";
    expect(fillMarker(page, "problems", "new\n")).toBe("a\n<!-- generated:problems -->\nnew\n<!-- /generated -->\nb\n");
    expect(fillMarker(page, "operations", "new\n")).toBeUndefined();
  });
});
