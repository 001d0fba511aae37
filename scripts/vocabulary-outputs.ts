import { readFileSync } from "node:fs";
import { header, literal } from "@segmark/openapi/internal/codegen/literal";
import type { Output } from "@segmark/openapi/internal/codegen/outputs";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { parse } from "yaml";

export const vocabularyFolder = "generated/vocabulary";
const schemaFile = "spec/vocabulary.schema.json";
const defaultFile = "spec/vocabularies/sponsorblock.yaml";

/**
 * The type of a vocabulary file, and the default one as code, so that a service without a file reads and checks none.
 */
export async function vocabularyOutputs(command: string): Promise<Output[]> {
  const schema: JSONSchema = JSON.parse(readFileSync(schemaFile, "utf8"));
  const types = await compile(schema, "VocabularyFile", {
    additionalProperties: false,
    bannerComment: "",
    style: { printWidth: 120 },
  });
  const value = literal(parse(readFileSync(defaultFile, "utf8")));
  return [
    { path: `${vocabularyFolder}/file.ts`, text: `${header(schemaFile, command)}${types}` },
    {
      path: `${vocabularyFolder}/default.ts`,
      text: `${header(defaultFile, command)}import type { VocabularyFile } from "./file.ts";\n\nexport const defaultFile: VocabularyFile = ${value};\n`,
    },
  ];
}
