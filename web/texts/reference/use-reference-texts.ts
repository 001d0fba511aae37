import { laterTexts } from "../later-texts.ts";
import { reference as en, type ReferenceTexts } from "./en.ts";

export const useReferenceTexts: () => ReferenceTexts = laterTexts<ReferenceTexts, ReferenceTexts>(
  { en: async () => en, de: async () => (await import("./de.ts")).reference },
  en,
);
