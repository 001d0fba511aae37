import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Complaint, compile, projectOptions } from "../../../../test/support/compiler.ts";
import { fingerprintOutput, outputsOf } from "../../src/codegen/outputs.ts";
import { type Folder, modelOf, temporaryFolder } from "./support.ts";

const parcels = `openapi: 3.1.0
info: { title: Parcels, version: 1.0.0 }
x-problems:
  duplicate_parcel: { status: 409, title: Duplicate, detail: There is one., description: It was sent twice. }
  parcel_gone: { status: 410, title: Gone, detail: It is gone., description: It was delivered. }
  unauthorized: { status: 419, title: Expired, detail: Too late., description: Another status than the standard one. }
paths:
  /parcels:
    post:
      operationId: createParcel
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Parcel" } } } }
      responses:
        "201": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Parcel" } } } }
        "204": { description: Nothing. }
        "409": { description: No., content: { application/problem+json: { schema: { type: object } } } }
        "419": { description: No. }
  /parcels/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getParcel
      responses:
        "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Parcel" } } } }
        4XX: { description: No. }
    delete:
      operationId: deleteParcel
      responses: { "204": { description: Done. }, default: { description: No. } }
components:
  schemas:
    Parcel:
      type: object
      required: [id, weight]
      properties: { id: { type: string }, weight: { type: number } }
`;

let folder: Folder;
beforeAll(async () => {
  folder = temporaryFolder();
  const out = folder.path;
  const fingerprint = fingerprintOutput({ text: "", parts: new Map() }, { spec: "parcels.yaml", out, command: "make" });
  for (const { path, text } of [...(await outputsOf(modelOf(parcels), out, "make")), fingerprint])
    writeFileSync(path, text);
  writeFileSync(`${out}/package.json`, '{"type":"module"}');
});
afterAll(() => folder[Symbol.asyncDispose]());

/** What the compiler says of handlers in a project with the generated code. */
function complaintsOf(source: string): readonly Complaint[] {
  const file = `${folder.path}/handlers.ts`;
  const imports =
    'import { Problem, type Handler, type Reply } from "./index.ts";\nexport type { Handler, Problem, Reply };\n';
  return compile([file], projectOptions({ skipLibCheck: false }), { sources: new Map([[file, imports + source]]) });
}
const textsOf = (source: string): string[] => complaintsOf(source).map(({ text }) => text);

describe("a wrong reply", () => {
  const found =
    'ReplyTo<"createParcel", { 201: { id: string; weight: number; }; 204: undefined; 419: undefined; }, Found>';

  it.each<[string, string, string[]]>([
    [
      "with a wrong field",
      '() => ({ status: 201, body: { id: "1", weight: "2" } })',
      [`Type '{ status: 201; body: { id: string; weight: string; }; }' is not assignable to type '${found}'.`],
    ],
    [
      "with a status that is not listed",
      'async () => ({ status: 200, body: { id: "1", weight: 2 } })',
      [`Type 'Promise<{ status: 200; body: { id: string; weight: number; }; }>' is not assignable to type '${found}'.`],
    ],
    [
      "of a function with several",
      'async ({ body }) => { if (body.id === "") return { status: 204 }; return { status: 201, body: { id: 1 } }; }',
      [
        "Type '<Found>({ body }: Input<\"createParcel\", unknown>) => Promise<{ status: 204; body?: never; } | { status: 201; body: { id: number; }; }>' is not assignable to type 'Handler<\"createParcel\">'.",
        `  Type 'Promise<{ status: 204; body?: never; } | { status: 201; body: { id: number; }; }>' is not assignable to type '${found}'.`,
      ],
    ],
  ])("%s has an error of three lines at most, with operation, statuses and bodies", (_, handler, lines) => {
    const texts = textsOf(`export const createParcel: Handler<"createParcel"> = ${handler};`);
    expect(texts).toEqual([lines.join("\n")]);
    expect(texts.join()).not.toMatch(/personal|keep/);
  });

  it("that is declared as one has an error at the field", () => {
    const source = `export const createParcel: Handler<"createParcel"> = ({ body }) => {
      const reply: Reply<"createParcel"> = { status: 201, body: { ...body, weight: "2" } };
      return reply;
    };`;
    expect(textsOf(source)).toEqual(["Type 'string' is not assignable to type 'number'."]);
  });

  it("none of these is one", () => {
    const source = `const missing = async (): Promise<never> => { throw new Error(); };
      export const [a, b, c, d]: Handler<"createParcel">[] = [
        missing,
        ({ body }) => ({ status: 201, body, personal: true }),
        async ({ body }) => (body.id === "" ? { status: 204 } : { status: 201, body }),
        function ({ body }) { if (body.weight > 1) return { status: 204 }; return { status: 201, body }; },
      ];
      export const called = async (): Promise<number> => {
        const reply = await a?.({} as never, {});
        return reply?.status === 201 ? reply.body.weight : 0;
      };`;
    expect(textsOf(source)).toEqual([]);
  });
});

describe("the problem of a handler", () => {
  const throwing = (id: string, code: string): string =>
    `export const handler: Handler<"${id}"> = ({ problem }) => { throw problem("${code}"); };`;

  it.each([
    ["createParcel", "duplicate_parcel"],
    ["createParcel", "unauthorized"], // with the status that the document gives it
    ["getParcel", "parcel_gone"], // of a range
    ["getParcel", "not_found"], // a standard one
    ["deleteParcel", "internal"], // default
  ])("of %s may be %s", (id, code) => expect(textsOf(throwing(id, code))).toEqual([]));

  it.each([
    ["createParcel", "duplicat_parcel"],
    ["createParcel", "parcel_gone"],
    ["createParcel", "forbidden"],
    ["getParcel", "internal"],
    ["deleteParcel", "gone"],
  ])("of %s cannot be %s: misspelt, or its status is not listed", (id, code) => {
    const text = textsOf(throwing(id, code)).join("\n");
    expect(text).toMatch(new RegExp(`^Argument of type '"${code}"' is not assignable to parameter of type .*\\.$`));
  });

  it("is one of the document anywhere else", () => {
    const source = `import { Problem as AnyProblem } from "@segmark/openapi/handlers";
      export const right = [new Problem("parcel_gone"), new Problem("not_found"), new AnyProblem("not_found")];
      export const wrong = [
        new Problem("parcel_gon"),
        new AnyProblem("parcel_gone"),
      ];`;
    expect(complaintsOf(source).map(({ line, code }) => [line, code])).toEqual([
      [6, 2345],
      [7, 2345],
    ]);
  });
});

it("around knows the operations, and the services of the handlers", () => {
  const source = `import { serve } from "@segmark/openapi";
    import * as generated from "./index.ts";
    export const get: Handler<"getParcel", { table: string }> = ({ problem }) => { throw problem("not_found"); };
    const none = () => { throw new Problem("internal"); };
    const handlers = { createParcel: none, getParcel: get, deleteParcel: none };
    const services = { table: "parcels" };
    export const right = () => serve({
      generated, handlers, services, around: ({ operationId }, next) => next({ table: operationId === "getParcel" ? "a" : "b" }),
    });
    export const wrong = () => serve({
      generated, handlers, services, around: ({ operationId }, next) =>
        operationId === "gotParcel" ? next() :
        next({ tabel: "a" }),
    });`;
  expect(complaintsOf(source).map(({ line, code }) => [line, code])).toEqual([
    [14, 2367],
    [15, 2561],
  ]);
});
