import { describe, expect, it } from "vitest";
import { schemaCheck } from "../../../src/cli/contract/schema-check.ts";
import { modelOf } from "../../codegen/support.ts";

const model = modelOf(
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: {},
    components: {
      schemas: {
        Stored: { type: "object", properties: { id: { type: "integer", readOnly: true } } },
        Demanding: { type: "object", required: ["id"], properties: { name: { type: "string" } } },
      },
    },
  }),
);

describe("values are checked as the generated validators check them", () => {
  const check = schemaCheck(model);

  it("decimal fractions are compared as they are written", () => {
    const price = { type: "number", multipleOf: 0.01 };
    expect(check(price, 19.99, "request")).toBeUndefined();
    expect(check(price, 19.995, "request")).toContain("must be multiple of 0.01");
  });

  it("what is read-only in one part of an allOf is required of replies only", () => {
    const both = { allOf: [{ $ref: "#/components/schemas/Stored" }, { $ref: "#/components/schemas/Demanding" }] };
    expect(check(both, { name: "Ada" }, "request")).toBeUndefined();
    expect(check(both, { name: "Ada" }, "reply")).toContain("id");
    expect(check({ $ref: "#/components/schemas/Demanding" }, {}, "request")).toContain("id");
  });
});
