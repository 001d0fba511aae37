import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { jsonEntry } from "../../src/document/model/media-type.ts";
import { entriesOf, isObject, type Json, type JsonObject, objectOf } from "../../src/document/tree/json.ts";
import { follow } from "../../src/document/tree/pointer.ts";
import { rebuild } from "../../src/document/tree/walk.ts";
import { generated, modelOf, root } from "./support.ts";

const specs = ["spec/openapi.yaml", "spec/migrator.yaml"].map((file) => {
  const text = readFileSync(root + file, "utf8");
  return { file, text, model: modelOf(text, file) };
});

/** Schemas of distinct values without a description; `$ref`s and parts of others inherit theirs. */
function undescribed(document: JsonObject): string[] {
  const found: string[] = [];
  rebuild(document, "document", "#", (node, kind, pointer) => {
    if (kind === "schema")
      for (const [name, property] of entriesOf(node["properties"]))
        if (isObject(property) && !("$ref" in property) && !("description" in property))
          found.push(`${pointer} ${name}`);
    return node;
  });
  return found;
}

/** The examples of a media type, those of `components/examples` included. */
function examplesOf(media: JsonObject, resolve: (node: Json) => Json): Json[] {
  const named = entriesOf(media["examples"]).map(([, example]) => objectOf(resolve(example))["value"] ?? null);
  return [...(media["example"] === undefined ? [] : [media["example"]]), ...named];
}

describe.each(specs)("$file", ({ text, model: { document, operations, refuse } }) => {
  const resolve = (node: Json): Json => follow(document, node, "#", refuse).node;

  it("has a description for every property", () => {
    expect(undescribed(document)).toEqual([]);
  });

  it("has a valid example for every JSON reply", async () => {
    await using made = await generated(text);
    for (const { operationId, path, method, replies } of operations)
      for (const { status, mediaType, schemas } of replies) {
        if (mediaType === null || schemas[mediaType] === undefined) continue;
        const operation = objectOf(objectOf(objectOf(document["paths"])[path])[method]);
        const reply = objectOf(resolve(objectOf(operation["responses"])[status] ?? {}));
        const examples = examplesOf(objectOf(jsonEntry(objectOf(reply["content"]))?.[1]), resolve);
        expect(examples, `${operationId} ${status}`).not.toEqual([]);
        const validate = made.replies[operationId]?.[status]?.[mediaType];
        for (const example of examples)
          expect([operationId, status, validate?.(example), validate?.errors]).toEqual([
            operationId,
            status,
            true,
            null,
          ]);
      }
  });
});
