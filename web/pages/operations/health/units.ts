import type { LanguageCode } from "../../../texts/use-texts.ts";

const withUnit = (value: number, unit: string, code: LanguageCode, digits = 1): string =>
  new Intl.NumberFormat(code, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits }).format(
    value,
  );

/** A length of time such as 12.5 ms. @param seconds undefined: not known */
export function formatSeconds(seconds: number | undefined, code: LanguageCode): string {
  if (seconds === undefined || !Number.isFinite(seconds)) return "–";
  return seconds < 1 ? withUnit(seconds * 1000, "millisecond", code) : withUnit(seconds, "second", code);
}

export function formatBytes(bytes: number | undefined, code: LanguageCode): string {
  if (bytes === undefined || !Number.isFinite(bytes)) return "–";
  // The short form of this unit alone is a word, and not in the plural.
  if (bytes < 1000) return `${new Intl.NumberFormat(code).format(bytes)} B`;
  if (bytes < 1e6) return withUnit(bytes / 1e3, "kilobyte", code);
  return bytes < 1e9 ? withUnit(bytes / 1e6, "megabyte", code) : withUnit(bytes / 1e9, "gigabyte", code);
}

/** @param share between 0 and 1 */
export const formatShare = (share: number | undefined, code: LanguageCode): string =>
  share === undefined ? "–" : new Intl.NumberFormat(code, { style: "percent", maximumFractionDigits: 1 }).format(share);

export const formatRate = (perSecond: number | undefined, code: LanguageCode): string =>
  perSecond === undefined ? "–" : new Intl.NumberFormat(code, { maximumFractionDigits: 1 }).format(perSecond);
