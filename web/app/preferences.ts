import { stored } from "./stored.ts";

/** `light`, `dark`, or null for what the system says. */
export const theme = stored("segmark.theme", () => localStorage);
/** A key of `languages`, or null for what the browser prefers. */
export const language = stored("segmark.language", () => localStorage);

export const applyTheme = (): void => {
  const chosen = theme.get();
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset["theme"] = chosen;
  else delete document.documentElement.dataset["theme"];
};

/** Whether the colours are dark. @param system the query for what the system says */
export const isDark = (chosen: string | null, system: Readonly<{ matches: boolean }>): boolean =>
  chosen === "dark" || (chosen !== "light" && system.matches);
