import { readFileSync } from "node:fs";
import { describeFault } from "@segmark/webhooks/internal/delivery/payload-fault";
import { validators } from "@segmark/webhooks/internal/generated/validators.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { examplePayloads } from "../../../webhooks/test/support/payloads.ts";
import { checker } from "../../src/codegen/payload-checker.ts";
import { readEvents } from "../../src/document/events/events.ts";
import { schemaOf } from "../../src/document/events/payloads.ts";
import { load } from "../../src/document/read/load.ts";
import type { JsonObject } from "../../src/document/tree/json.ts";
import { root } from "./support.ts";

const file = "spec/webhook-events.yaml";
const model = readEvents(load(readFileSync(`${root}${file}`, "utf8"), file), file);
const leaves = model.events.flatMap(({ own, payloads }) => (own === undefined ? payloads : [own]));

/** The same schemas in another, complete implementation of JSON Schema. */
function secondOpinion(): (name: string, value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  ajv.addSchema({ $id: "shapes", $defs: model.defs });
  const withId = (schema: JsonObject): JsonObject =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"shapes#/$defs/'));
  for (const leaf of leaves) ajv.addSchema({ ...withId(schemaOf(leaf)), $id: leaf.name });
  return (name, value) => ajv.validate(name, value);
}

const others = [null, true, 7, 1.5, "text", [], {}, [{}], { from: null }] as const;
type Change = (value: object, key: string) => void;

/** One wrong or strange place in each copy of a payload: a field is missing, or holds something else. */
function* mutants(payload: object, random: () => number): Generator<object> {
  const places: (readonly string[])[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== "object" || value === null || path.length > 4) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push([...path, key]);
      visit(inner, [...path, key]);
    }
  };
  visit(payload, []);
  for (const place of places.filter(() => random() < 24 / places.length)) {
    const other = others[Math.floor(random() * others.length)];
    const remove: Change = (holder, key) => void Reflect.deleteProperty(holder, key);
    const replace: Change = (holder, key) => void Reflect.set(holder, key, other);
    const copy = structuredClone(payload);
    const holder = place.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), copy);
    (random() < 0.3 ? remove : replace)(holder, place.at(-1) ?? "");
    yield copy;
  }
}

/** The same numbers in every run. Source: the generator "mulberry32". */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe("generated validators of payloads", () => {
  it("exist for each payload, and import no other module", () => {
    expect(Object.keys(validators).sort()).toEqual(leaves.map(({ name }) => name).sort());
    const source = readFileSync(`${root}packages/webhooks/src/generated/validators.js`, "utf8");
    expect(source).not.toMatch(/\bimport\b|\brequire\(|\beval\b|new Function/);
    expect(source.length).toBeLessThan(200_000);
  });

  it.each(["constructor", "toString", "__proto__"])("include none for an event named %s", (name) => {
    expect(validators[name]).toBeUndefined();
  });

  it("agree with Ajv on payloads with a single change", () => {
    const judge = secondOpinion();
    const random = randomOf(20260731);
    const counts = { accepted: 0, refused: 0 };
    for (const { name, event, text } of examplePayloads()) {
      const leaf = validators[name] === undefined ? event : name;
      for (const mutant of mutants(JSON.parse(text), random)) {
        const verdict = validators[leaf]?.(mutant);
        if (verdict !== judge(leaf, mutant)) expect.unreachable(`${leaf}: ${JSON.stringify(mutant)}`);
        counts[verdict === true ? "accepted" : "refused"] += 1;
      }
    }
    // Both results must have occurred often for the agreement to mean anything.
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(300);
  });
});

describe("the payload checker", () => {
  const validator = checker({
    tree: { type: "object", properties: { left: { $ref: "tree" }, size: { type: "integer" } } },
  });

  it.each([
    [{ type: "integer" }, 1, null],
    [{ type: "integer" }, 1.5, "type"],
    [{ type: "number" }, 1.5, null],
    [{ type: ["string", "null"] }, null, null],
    [{ type: "object" }, [], "type"],
    [{ type: "array" }, {}, "type"],
    [{ const: null }, null, null],
    [{ const: true }, 1, "const"],
    [{ enum: ["a", null] }, null, null],
    [{ enum: ["a", null] }, "b", "enum"],
    [{ allOf: [{ type: "string" }, { const: "a" }] }, "b", "const"],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, 1, "type"],
    [{ required: ["toString"] }, {}, "required"],
    [{ properties: { constructor: { type: "string" } } }, {}, null],
    [{ properties: { a: { type: "string" } } }, { a: undefined }, null],
    [{ properties: { a: {} }, additionalProperties: { type: "string" } }, { a: 1, b: 2 }, "type"],
    [{ items: { type: "string" } }, ["a", 1], "type"],
    [{ required: ["a"], items: { type: "string" } }, "text", null],
    [{}, Number.NaN, null],
  ] as const)("%j and %j: %j", (schema, value, keyword) => {
    const validate = validator(schema);
    expect(validate(value)).toBe(keyword === null);
    expect(validate.errors?.[0]?.keyword ?? null).toBe(keyword);
  });

  it("reports location and rule, also in recursive shapes", () => {
    const validate = validator({ items: { $ref: "tree" } });
    expect(validate([{}, { left: { left: { size: "big" } } }])).toBe(false);
    expect(validate.errors).toEqual([
      {
        instancePath: "/1/left/left/size",
        schemaPath: "#/$defs/tree/properties/size/type",
        keyword: "type",
        params: { type: "integer" },
      },
    ]);
  });

  it("reports the fault in the closest alternative", () => {
    const validate = validator({ anyOf: [{ type: "null" }, { $ref: "tree" }, { type: "string" }] });
    validate({ size: "big" });
    expect(validate.errors?.[0]).toMatchObject({ instancePath: "/size", keyword: "type" });
    validate(7);
    expect(validate.errors?.[0]).toMatchObject({ instancePath: "", params: { type: ["null", "object", "string"] } });
  });
});

it("a value that a recursive shape follows into any depth is refused, not followed beyond the stack", () => {
  const parent = { anyOf: [{ $ref: "team" }, { type: "null" as const }] };
  const shapes = { team: { type: "object" as const, properties: { parent } } };
  const validate = checker(shapes)({ $ref: "team" });
  const nested = (levels: number): object =>
    Array.from({ length: levels - 1 }).reduce<object>((child) => ({ parent: child }), { parent: null });
  expect([validate(nested(500)), validate.errors]).toEqual([true, null]);
  for (const levels of [501, 100_000]) {
    expect(validate(nested(levels))).toBe(false);
    const [fault = expect.fail("There is no fault.")] = validate.errors ?? [];
    expect(fault).toMatchObject({ instancePath: "/parent".repeat(500), keyword: "nesting" });
    const { message } = describeFault("team", nested(levels), fault);
    expect(message).toMatch(
      /^The payload does not fit team: \/parent.*… must be nested less deeply, found an object\.$/,
    );
  }
  expect(validate({ parent: null })).toBe(true);
});
