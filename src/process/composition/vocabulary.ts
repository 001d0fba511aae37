import { hash, timingSafeEqual } from "node:crypto";
import { type Config, ConfigError } from "../../config/config.ts";
import { defaultVocabulary, type Vocabulary, vocabularyOf } from "../../domain/segments/vocabulary.ts";
import { asConfigError } from "./file-fault.ts";

/**
 * The vocabulary that a setting names: a preset, a file, or the default one.
 * Errors  `ConfigError` with all faults of the file
 */
export async function namedVocabulary(name: string | undefined): Promise<Vocabulary> {
  if (name === undefined) return defaultVocabulary;
  const { readVocabularyFile } = await import("../../adapters/vocabulary-file.ts");
  try {
    return vocabularyOf(await readVocabularyFile(name));
  } catch (cause) {
    throw asConfigError(cause, "VOCABULARY", "The vocabulary is wrong");
  }
}

/** The vocabulary of an instance, and of what it needs besides. Errors  `ConfigError` with all faults */
export async function configuredVocabulary(config: Pick<Config, "vocabulary" | "submitToken">): Promise<Vocabulary> {
  const vocabulary = await namedVocabulary(config.vocabulary);
  if (vocabulary.submitters.who === "token" && config.submitToken === undefined) {
    const text = "SUBMIT_TOKEN: expected a token, because the vocabulary says that submitters have one";
    throw new ConfigError(text, { faults: [{ setting: "SUBMIT_TOKEN", text }] });
  }
  return vocabulary;
}

/** Compares with a secret in a time that discloses nothing about it; nothing is equal to no secret. */
export function tokenCheck(secret: string | undefined): (token: string | undefined) => boolean {
  if (secret === undefined) return () => false;
  const digest = (text: string): Buffer => hash("sha256", text, "buffer");
  const expected = digest(secret);
  return (token) => token !== undefined && timingSafeEqual(digest(token), expected);
}
