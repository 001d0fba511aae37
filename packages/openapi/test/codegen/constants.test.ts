import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { eventOutputs, outputsOf } from "../../src/codegen/outputs.ts";
import { readEvents } from "../../src/document/events/events.ts";
import { load } from "../../src/document/read/load.ts";
import type { Json } from "../../src/document/tree/json.ts";
import { generated, modelOf, root } from "./support.ts";

/** Texts that end a line, a string, a comment or a template if they are written without escaping. */
const awkward = [
  "line\n",
  "line\r\nline",
  "a\u2028b\u2029c",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what it looks like is what is tried
  "`${x}`",
  "*/ throw 1; /*",
  "\"'\\",
  "\u0000",
  "</script>",
  "\ud83d\ude00",
  "__proto__",
];

const document = (constant: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: constant, version: "1", description: constant },
    "x-problems": { bad_request: { status: 400, title: constant, detail: constant, description: constant } },
    paths: {
      "/a": {
        post: {
          operationId: "write",
          summary: constant,
          description: constant,
          parameters: [
            {
              name: "one",
              in: "query",
              description: constant,
              "x-refusal": constant,
              schema: { type: "string", const: constant },
            },
            {
              name: "other",
              in: "query",
              schema: { type: "string", default: constant, enum: [constant, "b"], examples: [constant] },
            },
          ],
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: { [`key ${constant}`]: { const: constant, description: constant } },
                },
                example: { a: constant },
              },
            },
          },
          responses: {
            "200": { description: constant, content: { "application/json": { schema: { const: constant } } } },
          },
        },
      },
    },
  });

/** Messages about what does not parse; empty if everything does. */
function faultsOf(path: string, text: string): readonly string[] {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe.each(awkward)("a constant %j", (constant) => {
  it("appears unchanged in the generated code", async () => {
    for (const { path, text } of await outputsOf(modelOf(document(constant)), "out", "test"))
      expect([path, faultsOf(path.replace(/(\.d)?\.[jt]s$/, ".ts"), text)]).toEqual([path, []]);
    await using api = await generated(document(constant));
    const { query, body } = api.requests["write"] ?? {};
    const values: Record<string, unknown> = { one: constant };
    expect(query?.(values)).toBe(true);
    expect(values["other"]).toBe(constant);
    expect(query?.({ one: `${constant}x` })).toBe(false);
    const validate = body?.["application/json"];
    expect(validate?.({ [`key ${constant}`]: constant })).toBe(true);
    expect(validate?.({ [`key ${constant}`]: "" })).toBe(false);
    expect(api.replies["write"]?.["200"]?.["application/json"]?.(constant)).toBe(true);
    expect(api.operations["write"]?.parameters[0]?.refusal).toBe(constant);
  });

  it("appears unchanged in the generated webhook code", async () => {
    const events = { star: { description: "A star.", required: ["text"], properties: { text: { const: constant } } } };
    const model = readEvents({ format: "webhook-events/1", $defs: {}, mixins: {}, events }, "events.yaml");
    for (const { path, text } of await eventOutputs(model, "out", "test"))
      expect([path, faultsOf(path.replace(/(\.d)?\.[jt]s$/, ".ts"), text)]).toEqual([path, []]);
  });
});

describe("third-party generators do not escape constants", () => {
  const files = ["openapi.yaml", "migrator.yaml", "webhook-events.yaml"];
  it.each(files)("so constants of %s are single lines of ordinary characters", (file) => {
    const found: string[] = [];
    const visit = (value: Json | undefined, path: string, isConstant: boolean): void => {
      if (typeof value === "string" && isConstant && !/^[^\p{C}\p{Zl}\p{Zp}`"\\]*$/u.test(value))
        found.push(`${path} ${JSON.stringify(value)}`);
      if (typeof value !== "object" || value === null) return;
      for (const [key, part] of Object.entries(value))
        visit(
          part,
          `${path}/${key}`,
          isConstant || (["const", "enum", "default"].includes(key) && !path.endsWith("/properties")),
        );
    };
    visit(load(readFileSync(`${root}spec/${file}`, "utf8"), file), "#", false);
    expect(found).toEqual([]);
  });
});
