import { readFileSync } from "node:fs";
import { header, literal } from "@segmark/openapi/internal/codegen/literal";
import type { Output } from "@segmark/openapi/internal/codegen/outputs";
import { compile, type JSONSchema, type Options } from "json-schema-to-typescript";
import { parse } from "yaml";

export const fileFolders = ["generated/vocabulary", "generated/webhooks-out"];
const [vocabularyFolder, subscriptionFolder] = fileFolders;
const schemaFile = "spec/vocabulary.schema.json";
const subscriptionSchemaFile = "spec/webhooks-out.schema.json";
const defaultFile = "spec/vocabularies/sponsorblock.yaml";

/** Their lengths are checked where the file is read. */
const plainLists = { ignoreMinAndMaxItems: true };

/** The type of the files that a JSON schema describes. */
async function typesOf(file: string, name: string, command: string, more: Partial<Options> = {}): Promise<string> {
  const schema: JSONSchema = JSON.parse(readFileSync(file, "utf8"));
  const options = { additionalProperties: false, bannerComment: "", style: { printWidth: 120 }, ...more };
  return `${header(file, command)}${await compile(schema, name, options)}`;
}

/**
 * The types of the files of an operator, and the default vocabulary as code, so that a service without a file reads and
 * checks none.
 */
export async function fileOutputs(command: string): Promise<Output[]> {
  const value = literal(parse(readFileSync(defaultFile, "utf8")));
  return [
    { path: `${vocabularyFolder}/file.ts`, text: await typesOf(schemaFile, "VocabularyFile", command) },
    {
      path: `${vocabularyFolder}/default.ts`,
      text: `${header(defaultFile, command)}import type { VocabularyFile } from "./file.ts";\n\nexport const defaultFile: VocabularyFile = ${value};\n`,
    },
    {
      path: `${subscriptionFolder}/file.ts`,
      text: await typesOf(subscriptionSchemaFile, "SubscriptionFile", command, plainLists),
    },
  ];
}
