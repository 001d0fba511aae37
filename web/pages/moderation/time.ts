/** Seconds of a text such as 75.5, 1:15.5 or 1:00:00; undefined for anything else. */
export function parseTime(text: string): number | undefined {
  const match = /^(?:(?:(\d{1,4}):)?(\d{1,2}):)?(\d{1,7}(?:[.,]\d{1,3})?)$/.exec(text.trim());
  if (match === null) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  const isClock = match[2] !== undefined;
  const rest = Number(seconds.replace(",", "."));
  if (isClock && rest >= 60) return undefined;
  if (match[1] !== undefined && Number(minutes) >= 60) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + rest;
}
