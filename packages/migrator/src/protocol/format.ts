const maxNames = 10;

/** Names for a sentence, truncated to a readable number. */
export function names(all: readonly string[]): string {
  if (all.length === 0) return "nothing";
  const more = all.length > maxNames ? ` and ${all.length - maxNames} more` : "";
  return all.slice(0, maxNames).join(", ") + more;
}

/** Ends with exactly one full stop. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const seconds = (milliseconds: number): string => {
  const value = milliseconds / 1000;
  return value === 1 ? "1 second" : `${value} seconds`;
};
