import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { en, type Texts } from "./en.ts";
import type { LanguageCode } from "./wording.ts";

export type { Texts } from "./en.ts";
export { fill, type LanguageCode } from "./wording.ts";

/** English is part of the first load; others are loaded when they are chosen. */
export const languages: Readonly<Record<LanguageCode, () => Promise<Texts>>> = {
  en: async () => en,
  de: async () => (await import("./de.ts")).de,
};
export const languageNames: Readonly<Record<LanguageCode, string>> = { en: "English", de: "Deutsch" };

export const isLanguage = (value: string | null): value is LanguageCode =>
  value !== null && Object.hasOwn(languages, value);

export function preferredLanguage(chosen: string | null): LanguageCode {
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

/** Texts and how the language writes numbers, times and sizes. */
export type Wording = Readonly<{ texts: Texts; code: LanguageCode }>;
export const WordingContext = createContext<Wording>({ texts: en, code: "en" });
export const useTexts = (): Texts => useContext(WordingContext).texts;
export const useLanguageCode = (): LanguageCode => useContext(WordingContext).code;
