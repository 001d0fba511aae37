import { describe, expect, it } from "vitest";
import { Unsupported } from "../../src/document/tree/refusals.ts";
import { modelOf } from "../codegen/support.ts";

const responses = { "200": { description: "Fine." }, "400": { description: "Refused." } };
const text = (operation: object, more: object = {}) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1.0.0" },
    paths: { "/a": { get: { operationId: "a", responses, ...operation } } },
    ...more,
  });
const notesOf = (document: string) => modelOf(document).notes.map(({ pointer, reason }) => `${pointer} ${reason}`);
const refusalsOf = (document: string) => {
  try {
    modelOf(document, "spec.yaml", { strict: true });
  } catch (error) {
    if (error instanceof Unsupported) return error.refusals.map(({ pointer, reason }) => `${pointer} ${reason}`);
    throw error;
  }
  return [];
};

const parameter = (more: object) => ({ parameters: [{ name: "q", in: "query", schema: { type: "string" }, ...more }] });
const get = "#/paths/~1a/get";

describe("a key without a meaning", () => {
  it.each<[what: string, document: string, pointer: string, reason: RegExp]>([
    [
      "of a parameter",
      text(parameter({ requierd: true })),
      `${get}/parameters/0/requierd`,
      /^requierd has no meaning in a parameter or header and is ignored\. Did you mean required\?$/,
    ],
    [
      "of a schema",
      text(parameter({ schema: { type: "number", minimun: 3 } })),
      `${get}/parameters/0/schema/minimun`,
      /a schema.*Did you mean minimum\?/,
    ],
    ["of an operation", text({ sumary: "A" }), `${get}/sumary`, /an operation.*Did you mean summary\?/],
    [
      "of a reply",
      text({ responses: { ...responses, "200": { descripton: "Fine." } } }),
      `${get}/responses/200/descripton`,
      /a reply.*Did you mean description\?/,
    ],
    ["of an extension of ours", text({ "x-cash": "no-store" }), `${get}/x-cash`, /There is no x-cash\. Write x-cache/],
    ["with no near name", text({ permissions: [] }), `${get}/permissions`, /Remove it, or begin its name with x-\./],
  ])("%s is noted, with the near name, and refused strictly", (_what, document, pointer, reason) => {
    const [note = "", ...others] = notesOf(document);
    expect(others).toEqual([]);
    expect(note.startsWith(`${pointer} `)).toBe(true);
    expect(note.slice(pointer.length + 1)).toMatch(reason);
    expect(refusalsOf(document)).toEqual([note]);
  });

  it("is none where keys are names or data, or extensions of somebody else", () => {
    const document = text(
      { "x-internal": true, ...parameter({ example: { requierd: 1 }, "X-Order": 1 }) },
      { components: { schemas: { requierd: { properties: { minimun: { type: "string", example: { tpye: 1 } } } } } } },
    );
    expect(refusalsOf(document)).toEqual([]);
  });
});

describe("findings", () => {
  it("are all reported at once, in the order of the document", () => {
    const document = text(
      {
        ...parameter({ schema: { tpye: "string" } }),
        responses: { "200": { descripton: "Fine." }, "20": { description: "Refused." }, "400": { description: "No." } },
        requestBody: { content: { "application/json": { schema: { type: "money" } } } },
      },
      { components: { schemas: { A: { type: "money" } } } },
    );
    expect(refusalsOf(document).map((finding) => finding.split(" ")[0])).toEqual([
      `${get}/responses/20`,
      `${get}/responses/200/descripton`,
      `${get}/parameters/0/schema/tpye`,
      `${get}/requestBody/content/application~1json/schema/type`,
      "#/components/schemas/A/type",
    ]);
  });

  it("include every fault of one operation", () => {
    const two = [1, 2].map((number) => ({ name: `p${number}`, in: "nowhere", schema: { type: "string" } }));
    expect(refusalsOf(text({ parameters: two })).map((finding) => finding.split(" ")[0])).toEqual(
      [0, 1].map((index) => expect.stringContaining(`${get}/parameters/${index}`)),
    );
  });
});

describe("an operation with a request to refuse", () => {
  it.each([["400"], ["4XX"], ["default"]])("may describe that as %s", (status) => {
    const described = { "200": { description: "Fine." }, [status]: { description: "Refused." } };
    expect(refusalsOf(text({ ...parameter({}), responses: described }))).toEqual([]);
  });

  it("must describe it, if read strictly", () => {
    const document = text({ ...parameter({}), responses: { "200": { description: "Fine." } } });
    expect(refusalsOf(document)).toEqual([
      `${get}/responses An invalid request is refused with 400, which is not described here.`,
    ]);
    expect(notesOf(document)).toEqual([]);
  });

  it("is only one with parameters or a body", () => {
    expect(refusalsOf(text({ responses: { "200": { description: "Fine." } } }))).toEqual([]);
  });
});
