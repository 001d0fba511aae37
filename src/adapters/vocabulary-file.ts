import { readdir } from "node:fs/promises";
import type { VocabularyFile } from "../../generated/vocabulary/file.ts";
import { vocabularyFaults } from "../domain/segments/vocabulary-faults.ts";
import { FileError, parseYamlFile, textOfFile } from "./yaml-file.ts";

const presetFolder = new URL("../../spec/vocabularies/", import.meta.url);

/** Names of the vocabularies in the package. */
export async function presetNames(): Promise<string[]> {
  const files = await readdir(presetFolder);
  return files.flatMap((file) => (file.endsWith(".yaml") ? [file.slice(0, -".yaml".length)] : [])).sort();
}

/**
 * Reads and checks a vocabulary.
 * @param name a preset, or a path: something with a dot or a slash in it
 * Errors  `FileError` with all faults
 */
export const readVocabularyFile = async (name: string): Promise<VocabularyFile> =>
  parseYamlFile(name, await textOf(name), "vocabulary.schema.json", vocabularyFaults);

async function textOf(name: string): Promise<string> {
  if (!/^[\w-]+$/.test(name)) return textOfFile(name);
  const presets = await presetNames();
  if (!presets.includes(name))
    throw new FileError([
      `there is no preset of this name; there are ${presets.join(", ")}. A path has a slash or a dot in it.`,
    ]);
  return textOfFile(new URL(`${name}.yaml`, presetFolder), name);
}
