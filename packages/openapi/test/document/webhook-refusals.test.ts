import { describe, expect, it } from "vitest";
import { outputPayloadTypes } from "../../src/codegen/output-payload-types.ts";
import { readEvents } from "../../src/document/events/events.ts";
import { load } from "../../src/document/read/load.ts";
import { Unsupported } from "../../src/document/tree/refusals.ts";

const head = "format: webhook-events/1\n";
const read = (text: string) => readEvents(load(text, "events.yaml"), "events.yaml");
/** An event with one property of this schema. */
const withSchema = (schema: string, defs = "") => `${head}${defs}events: { a: { properties: { b: ${schema} } } }`;
const place = "#/events/a/properties/b";

describe("a webhook specification is refused, with location and reason, for", () => {
  it.each([
    ["another format", "format: x/1\nevents: { push: {} }", "#/format", /webhook-events\/1/],
    ["no events", head, "#/events", /no events/],
    ["an unknown key", `${head}event: {}\nevents: { a: {} }`, "#/event", /no meaning/],
    ["a name with a dot", `${head}events: { a.b: {} }`, "#/events/a.b", /lower-case/],
    ["a name with capitals", `${head}events: { a: { actions: { B: {} } } }`, "#/events/a/actions/B", /lower-case/],
    ["an event that is not an object", `${head}events: { a: null }`, "#/events/a", /object/],
    [
      "an action that is not an object",
      `${head}events: { a: { actions: { b: null } } }`,
      "#/events/a/actions/b",
      /object/,
    ],
    ["an empty list of actions", `${head}events: { a: { actions: {} } }`, "#/events/a/actions", /Leave actions out/],
    [
      "open actions without a sample",
      `${head}events: { a: { openActions: true } }`,
      "#/events/a/openActions",
      /sample/,
    ],
    ["a misspelt key of an event", `${head}events: { a: { property: {} } }`, "#/events/a/property", /no meaning/],
    [
      "a misspelt key of an action",
      `${head}events: { a: { actions: { b: { narow: {} } } } }`,
      "#/events/a/actions/b/narow",
      /no meaning/,
    ],
    ["a missing mixin", `${head}events: { a: { mixins: [m] } }`, "#/events/a/mixins/0", /no mixin "m"/],
    ["omitting a field that no mixin has", `${head}events: { a: { omit: [x] } }`, "#/events/a/omit/0", /key "x"/],
    [
      "requiring a field that is not described",
      `${head}events: { a: { required: [x] } }`,
      "#/events/a/required/0",
      /"x"/,
    ],
    ["an action as a property", `${head}events: { a: { properties: { action: {} } } }`, "#/events/a", /action/],
    [
      "narrowing a missing field",
      `${head}events: { a: { narrow: { x: { y: {} } } } }`,
      "#/events/a/narrow/x",
      /no such property/,
    ],
    [
      "narrowing a field that the shape does not have",
      `${head}events: { a: { properties: { x: { type: object, properties: { z: {} } } }, narrow: { x: { y: {} } } } }`,
      "#/events/a/narrow/x/y",
      /no such field/,
    ],
    ["a schema that is not an object", withSchema("true"), place, /object/],
    ["a pattern", withSchema("{ type: string, pattern: a }"), `${place}/pattern`, /would not be checked/],
    [
      "a nested format",
      withSchema("{ items: { anyOf: [{ format: date }] } }"),
      `${place}/items/anyOf/0/format`,
      /not be checked/,
    ],
    [
      "a closed shape",
      withSchema("{ type: object, additionalProperties: false }"),
      `${place}/additionalProperties`,
      /object/,
    ],
    ["a title on something other than a shape", withSchema("{ title: B }"), `${place}/title`, /Only a shape/],
    [
      "a title that is not a valid name",
      withSchema('{ $ref: "#/$defs/c" }', "$defs: { c: { title: a b } }\n"),
      "#/$defs/c/title",
      /name of a type/,
    ],
    ["the end of a comment", withSchema('{ description: "*/" }'), `${place}/description`, /comment/],
    [
      "the end of a comment, of an event",
      `${head}events: { a: { description: "*/" } }`,
      "#/events/a/description",
      /comment/,
    ],
    ["an unknown type", withSchema("{ type: [string, money] }"), `${place}/type`, /"money"/],
    ["a constant that is a list", withSchema("{ const: [] }"), `${place}/const`, /constant/],
    ["an enum of numbers", withSchema("{ enum: [1] }"), `${place}/enum`, /texts/],
    ["an empty enum", withSchema("{ enum: [] }"), `${place}/enum`, /texts/],
    ["required fields without description", withSchema("{ type: object, required: [c] }"), `${place}/required`, /"c"/],
    ["an empty anyOf", withSchema("{ anyOf: [] }"), `${place}/anyOf`, /at least one/],
    ["a $ref without a target", withSchema('{ $ref: "#/$defs/c" }'), `${place}/$ref`, /not a shape/],
    ["a $ref out of the file", withSchema('{ $ref: "other.yaml#/c" }'), `${place}/$ref`, /not a shape/],
    [
      "a description next to a $ref",
      withSchema('{ $ref: "#/$defs/c", description: x }', "$defs: { c: {} }\n"),
      place,
      /stands alone/,
    ],
    ["an unused shape", `${head}$defs: { c: {} }\nevents: { a: {} }`, "#/$defs/c", /Nothing uses/],
    ["a shape with capitals", withSchema('{ $ref: "#/$defs/C" }', "$defs: { C: {} }\n"), "#/$defs/C", /lower-case/],
    [
      "a shape that extends itself",
      withSchema('{ $ref: "#/$defs/c" }', '$defs: { c: { allOf: [{ $ref: "#/$defs/c" }], properties: {} } }\n'),
      "#/$defs/c",
      /refers to itself/,
    ],
    [
      "a shape that extends something other than a shape",
      withSchema('{ $ref: "#/$defs/c" }', "$defs: { c: { allOf: [{}], properties: {} } }\n"),
      "#/$defs/c/allOf",
      /only \$refs/,
    ],
  ])("%s", (_, text, pointer, reason) => {
    expect(() => read(text)).toThrow(Unsupported);
    expect(() => read(text)).toThrow(`events.yaml ${pointer}\n`);
    expect(() => read(text)).toThrow(reason);
  });

  it("two types with the same name", async () => {
    const defs = "$defs: { a_payload: {} }\n";
    const types = outputPayloadTypes(read(withSchema('{ $ref: "#/$defs/a_payload" }', defs)), "make");
    await expect(types).rejects.toThrow(
      "events.yaml #/$defs/a_payload\n  Its type would be APayload, as that of #/events/a.",
    );
  });
});
