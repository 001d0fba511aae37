/**
 * A double as PostgreSQL writes it: the shortest digits that read back as the same number, with an exponent of at least
 * two digits below 0.0001 and from 1e15.
 */
export function doubleText(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e-4 && size < 1e15) return String(value);
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  if (!Number.isFinite(value)) return String(value);
  return value.toExponential().replace(/(?<=e[+-])(?=\d$)/, "0");
}
