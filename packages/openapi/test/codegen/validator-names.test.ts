import { expect, it } from "vitest";
import { validatorNames } from "../../src/codegen/validator-names.ts";
import { fixture, modelOf } from "./support.ts";

const [operation] = modelOf(fixture("shop.yaml")).operations;
if (operation === undefined) throw new Error("not in the fixture");
const { identifier } = operation;

it("a location always has the same name", () => {
  const names = validatorNames();
  expect(names.parameters(operation, "query")).toBe(`${identifier}_query`);
  expect(names.parameters(operation, "query")).toBe(`${identifier}_query`);
  expect(names.body(operation, "application/merge-patch+json")).toBe(`${identifier}_body_merge_patch_json`);
  expect(names.reply(operation, "4XX", "text/csv")).toBe(`reply_${identifier}_4XX_text_csv`);
});

it("two media types that differ only in punctuation have different names", () => {
  const names = validatorNames();
  const types = ["application/a+json", "application/a-json", "application/a.json"];
  expect(new Set(types.map((type) => names.body(operation, type))).size).toBe(3);
});

it("a shared schema is named after its component and the kind of value it validates", () => {
  const names = validatorNames();
  expect(names.shared("#/components/schemas/Todo", "request")).toBe("Todo_request");
  expect(names.shared("#/components/schemas/Todo", "reply")).toBe("Todo_reply");
  expect(names.shared("#/components/schemas/2-todos", "branch")).toBe("_2_todos_branch");
  expect(names.shared("#/paths/~1todos/get", "request")).toBe("paths_1todos_get_request");
});
