import { hash, timingSafeEqual } from "node:crypto";
import { FileError } from "../../adapters/yaml-file.ts";
import { type Config, ConfigError } from "../../config/config.ts";
import { defaultVocabulary, type Vocabulary, vocabularyOf } from "../../domain/segments/vocabulary.ts";

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
    if (!(cause instanceof FileError)) throw cause;
    const texts = cause.faults.map((fault) => `VOCABULARY: ${fault}`);
    const message = texts.length === 1 ? String(texts[0]) : `The vocabulary is wrong:\n  ${texts.join("\n  ")}`;
    throw new ConfigError(message, { cause, faults: texts.map((text) => ({ setting: "VOCABULARY", text })) });
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
