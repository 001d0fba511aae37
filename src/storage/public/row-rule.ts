/** Columns that must not be empty, because the row would be about nothing. */
const neverEmpty = new Set(["UUID", "videoID", "userID", "category", "issuerUserID"]);

export const mustNotBeEmpty = (column: string): boolean => neverEmpty.has(column);

/**
 * Why a text cannot be in a column of a public row, wherever it comes from. Files cannot have NUL or half of a
 * character, so a row with either would be in no copy that begins with a file. Lengths are those of the import.
 */
export function textFault(column: string, text: string): string | undefined {
  if (text === "" && mustNotBeEmpty(column)) return `has no ${column}`;
  if (text.includes("\0")) return `has a NUL character in ${column}`;
  return text.isWellFormed() ? undefined : `has half of a character in ${column}`;
}
