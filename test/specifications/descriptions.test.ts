import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  objectOf,
} from "@segmark/openapi/internal/document/tree/json";
import { walk } from "@segmark/openapi/internal/document/tree/walk";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { operationsOf, type Published, parametersOf, published } from "./published.ts";

const described = ["operation", "parameter", "body", "response"];

/** What has no description of its own and refers to nothing that has one. */
function undescribed(document: JsonObject): string[] {
  const found: string[] = [];
  const lacks = (node: JsonObject): boolean => !("$ref" in node) && !node["description"];
  walk(document, "document", "#", (node, kind, pointer) => {
    if (described.includes(kind) && lacks(node)) found.push(pointer);
    if (kind === "operation" && !node["summary"]) found.push(`${pointer}/summary`);
    if (kind !== "schema") return;
    for (const [name, property] of entriesOf(node["properties"]))
      if (!isObject(property) || lacks(property)) found.push(`${pointer}/properties/${name}`);
  });
  return found;
}

/** Schemas of a document by their place, as validators of values that are sent as JSON. */
function validatorsOf({ document }: Published): (schema: JsonObject) => (value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "urn:spec:document", ...document });
  return (schema) => {
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"urn:spec:document#/')));
    return (value) => (validate(value) ? [] : (validate.errors ?? []).map(({ message }) => `${message}`));
  };
}

type Example = readonly [place: string, schema: JsonObject, value: Json];

function examplesIn(document: Published): Example[] {
  const { resolve } = document;
  const named = (media: JsonObject): Json[] =>
    entriesOf(media["examples"]).map(([, example]) => resolve(example)["value"] ?? null);
  const own = (place: string, node: JsonObject): Example[] =>
    [...(node["example"] === undefined ? [] : [node["example"]]), ...named(node)].map((value) => [
      place,
      objectOf(node["schema"]),
      value,
    ]);
  const media = (place: string, node: JsonObject): Example[] =>
    entriesOf(node["content"]).flatMap(([type, one]) => own(`${place} ${type}`, objectOf(one)));
  return operationsOf(document).flatMap(([name, operation]) => [
    ...parametersOf(operation, document).flatMap((parameter) => {
      const place = `${name} ${parameter["name"]}`;
      return [...own(place, parameter), ...media(place, parameter)];
    }),
    ...media(`${name} body`, resolve(operation["requestBody"])),
    ...entriesOf(operation["responses"]).flatMap(([status, reply]) => media(`${name} ${status}`, resolve(reply))),
  ]);
}

describe.each(published)("$name", (document) => {
  it("describes every operation, parameter, body, reply and property", () => {
    expect(undescribed(document.document)).toEqual([]);
  });

  it("has examples that fit the published types", () => {
    const validator = validatorsOf(document);
    const examples = examplesIn(document);
    expect(examples.length).toBeGreaterThan(50);
    const wrong = examples.flatMap(([place, schema, value]) =>
      validator(schema)(value).map((reason) => `${place}: ${reason}`),
    );
    expect(wrong).toEqual([]);
  });

  it("lists at least one refusal for every operation", () => {
    for (const [name, operation] of operationsOf(document))
      expect([name, Object.keys(objectOf(operation["responses"])).some((status) => status.startsWith("4"))]).toEqual([
        name,
        true,
      ]);
  });
});
