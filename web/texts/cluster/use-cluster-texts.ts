import { laterTexts } from "../later-texts.ts";
import { type ClusterTexts, cluster as en } from "./en.ts";

export const useClusterTexts: () => ClusterTexts = laterTexts<ClusterTexts, ClusterTexts>(
  { en: async () => en, de: async () => (await import("./de.ts")).cluster },
  en,
);
