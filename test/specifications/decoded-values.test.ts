import { isObject, type Json, type JsonObject, listOf } from "@segmark/openapi/internal/document/tree/json";
import { walk } from "@segmark/openapi/internal/document/tree/walk";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { type Published, published } from "./published.ts";

/** Values of a published type; none where its pattern would have to be solved. */
function samplesOf(schema: JsonObject, { resolve }: Published): readonly Json[] {
  if (schema["enum"] !== undefined) return listOf(schema["enum"]);
  const [minimum, maximum] = [Number(schema["minimum"] ?? -1), Number(schema["maximum"] ?? 1e6)];
  if (schema["type"] === "boolean") return [true, false];
  if (schema["type"] === "integer") return [minimum, maximum];
  if (schema["type"] === "number") return [minimum, 0.5, maximum];
  if (schema["type"] === "array") return [samplesOf(resolve(schema["items"]), { resolve } as Published)];
  return schema["type"] === "string" && schema["pattern"] === undefined ? ["a text"] : [];
}

describe.each(published)("$name", (document) => {
  it("is decoded by schemas that take every value of the published type, as itself or as text", () => {
    const ajv = new Ajv2020({ strict: false });
    const refused: string[] = [];
    let count = 0;
    walk(document.document, "document", "#", (node, kind, pointer) => {
      const decoded = node["x-decoded-as"];
      if (kind !== "schema" || !isObject(decoded)) return;
      const takes = ajv.compile(decoded);
      for (const value of samplesOf(node, document)) {
        count += 1;
        if (![value, String(value), [String(value)]].some((one) => takes(one)))
          refused.push(`${pointer}: ${JSON.stringify(value)}`);
      }
    });
    expect(refused).toEqual([]);
    expect(count > 0).toBe(document.name === "openapi.yaml");
  });
});
