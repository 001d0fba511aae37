/** A named figure; higher is better. */
export type Scored = Readonly<{ key: string; ratio: number }>;

/** Smaller drops are within the noise of a machine with other load. */
const MAX_DROP = 0.15;

/**
 * Figures more than 15 % below their previous value. Only figures present in both are compared; one that is not
 * positive cannot drop.
 */
export function regressionsOf(before: readonly Scored[], now: readonly Scored[]): string[] {
  const known = new Map(before.map(({ key, ratio }) => [key, ratio]));
  return now.flatMap(({ key, ratio }) => {
    const previous = known.get(key);
    if (previous === undefined || !Number.isFinite(previous) || previous <= 0 || !(ratio < previous * (1 - MAX_DROP)))
      return [];
    const percent = Math.round((1 - ratio / previous) * 100);
    return [`${key}: ${previous.toPrecision(3)} → ${ratio.toPrecision(3)}, ${percent} % less`];
  });
}
