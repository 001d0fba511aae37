import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compile } from "../../../../test/support/compiler.ts";
import { outputTypes } from "../../src/codegen/output-types.ts";
import { modelOf, temporaryFolder } from "./support.ts";

const of = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const reply = (schema: object) => ({ 200: { description: "Done.", ...json(schema) } });
const limit = { name: "limit", in: "query", schema: { type: "integer", default: 10 } };

const model = modelOf(
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: {
      "/orders": {
        get: { operationId: "listOrders", parameters: [limit], responses: reply({ type: "array", items: of("Shop") }) },
        post: { operationId: "addOrders", requestBody: json(of("Basket")), responses: reply(of("Shop")) },
      },
      "/shop": { get: { operationId: "getShop", responses: reply(of("Shop")) } },
    },
    components: {
      schemas: {
        Shop: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
        Order: { type: "object", properties: { count: { type: "integer", default: 1 } } },
        Basket: { type: "object", properties: { orders: { type: "array", items: of("Order") } } },
      },
    },
  }),
);
const files = outputTypes(model, "make", true);
const text = files.find(({ path }) => path === "client-types.ts")?.text ?? "";

it("take from the decoded types what is the same there", () => {
  expect(text).toContain('Shop: decoded.components["schemas"]["Shop"];');
  expect(text).toContain('getShop: decoded.operations["getShop"];');
  expect(text).toContain('responses: decoded.operations["listOrders"]["responses"];');
});

it("are their own where a client may leave out what the service fills in, and in all that refers to it", async () => {
  for (const operation of ['listOrders"]["parameters', 'addOrders"]["requestBody'])
    expect(text).not.toContain(`decoded.operations["${operation}"]`);
  for (const schema of ["Order", "Basket"]) expect(text).not.toContain(`decoded.components["schemas"]["${schema}"]`);
  await using folder = temporaryFolder();
  for (const file of files) writeFileSync(`${folder.path}/${file.path}`, file.text);
  writeFileSync(
    `${folder.path}/uses.ts`,
    `import type { components, operations, paths } from "./client-types.ts";
export const basket: components["schemas"]["Basket"] = { orders: [{}, { count: 2 }] };
export const query: paths["/orders"]["get"]["parameters"]["query"] = {};
export const name = (shop: operations["addOrders"]["responses"][200]["content"]["application/json"]): string => shop.name;
// @ts-expect-error a name is a text
export const shop: components["schemas"]["Shop"] = { name: 1 };
`,
  );
  expect(compile([`${folder.path}/uses.ts`])).toEqual([]);
});
