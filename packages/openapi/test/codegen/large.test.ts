import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { compile } from "../../../../test/support/compiler.ts";
import { apply, differences } from "../../src/codegen/files.ts";
import { fingerprintOutput, outputsOf } from "../../src/codegen/outputs.ts";
import { generated, modelOf, temporaryFolder } from "./support.ts";

const tags = ["Lost & Found", "shelves", "2nd floor"];

/** A document with this many operations under three tags. */
const document = (count: number): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Depot", version: "1" },
    "x-problems": {},
    paths: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `/boxes${index}/{id}`,
        {
          put: {
            operationId: `put${index}`,
            tags: [tags[index % 3]],
            parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
            requestBody: {
              required: true,
              content: { "application/json": { schema: { $ref: "#/components/schemas/Box" } } },
            },
            responses: {
              "200": {
                description: "Put.",
                content: { "application/json": { schema: { $ref: "#/components/schemas/Box" } } },
              },
            },
          },
        },
      ]),
    ),
    components: {
      schemas: {
        Label: { type: "object", required: ["text"], properties: { text: { type: "string", maxLength: 50 } } },
        Box: {
          type: "object",
          required: ["size"],
          properties: { size: { type: "integer" }, inner: { $ref: "#/components/schemas/Box" } },
        },
      },
    },
  });

const uses = `
import * as generated from "./made/index.ts";
import type { Generated } from "@segmark/openapi";

export const api: Generated = generated;
export const put0: generated.Handler<"put0", { log: string[] }> = ({ path, body }, { log }) => {
  log.push(String(path.id + (body.inner?.size ?? 0)));
  return { status: 200, body };
};
// @ts-expect-error 201 is not described
export const put1: generated.Handler<"put1"> = ({ body }) => ({ status: 201, body });
// @ts-expect-error handlers are missing
export const handlers: generated.Handlers = { put0 };
export const reply: generated.Reply<"put2"> = { status: 200, body: { size: 1 } };
export const path: keyof import("./made/types.ts").paths = "/boxes0/{id}";
`;

it("operations and validators of a large document are in one file per tag, and the files work together", async () => {
  await using made = await generated(document(102));
  expect(Object.keys(made.operations)).toHaveLength(102);
  const { path, body } = made.requests["put101"] ?? {};
  expect([path?.({ id: 1 }), path?.({ id: "a" })]).toEqual([true, false]);
  const validate = body?.["application/json"];
  expect(validate?.({ size: 1, inner: { size: 2 } })).toBe(true);
  expect(validate?.({ size: 1, inner: { size: "2" } })).toBe(false);
  expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual(["/inner/size"]);
  expect(made.replies["put0"]?.["200"]?.["application/json"]?.({})).toBe(false);
});

it("validators of a large document read as lines, and what one tag alone uses is in its file", async () => {
  const large = JSON.parse(document(102));
  large.paths["/boxes1/{id}"].put.requestBody.content["application/json"].schema = {
    type: "object",
    properties: { label: { $ref: "#/components/schemas/Label" }, box: { $ref: "#/components/schemas/Box" } },
  };
  const outputs = await outputsOf(modelOf(JSON.stringify(large)), "made", "make");
  const files = new Map(outputs.map(({ path, text }) => [path, text]));
  const declaring = (name: string): string[] =>
    [...files]
      .filter(([, text]) => new RegExp(`^(?:export )?(?:const|function) ${name}\\b`, "m").test(text))
      .map(([path]) => path);
  expect(declaring("Label_request")).toEqual(["made/validators/shelves.js"]);
  expect(declaring("Box_request")).toEqual(["made/validators/_shared.js"]);
  // Each visits an object once, whichever module it is in: they have that in common.
  expect(declaring("oncePerObject")).toEqual(["made/validators/_shared.js", "made/reply-validators/_shared.js"]);
  const longest = Math.max(...[...files].flatMap(([, text]) => text.split("\n").map((line) => line.length)));
  expect(longest).toBeLessThan(400);
});

it("handlers of a large document have the types of their operations", async () => {
  await using folder = temporaryFolder();
  const out = `${folder.path}/made`;
  const outputs = await outputsOf(modelOf(document(102)), out, "make");
  for (const { path, text } of [
    ...outputs,
    fingerprintOutput({ text: "", parts: new Map() }, { spec: "depot.json", out, command: "make" }),
  ]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const file = `${folder.path}/uses.ts`;
  writeFileSync(file, uses);
  writeFileSync(`${folder.path}/package.json`, '{"type":"module"}');
  expect(compile([file])).toEqual([]);
});

it("the files of removed tags are deleted", async () => {
  await using folder = temporaryFolder();
  apply(differences(await outputsOf(modelOf(document(102)), folder.path, "make"), [folder.path]));
  const changes = differences(await outputsOf(modelOf(document(100)), folder.path, "make"), [folder.path]);
  const removed = changes
    .filter(({ state }) => state === "superfluous")
    .map(({ path }) => path.slice(folder.path.length + 1));
  expect(removed).toContain("validators/lost-found.js");
  expect(removed).toContain("operations/2nd-floor.d.ts");
  expect(removed.every((path) => path.includes("/"))).toBe(true);
});
