/** A named figure; higher is better. */
export type Scored = Readonly<{ key: string; ratio: number }>;

/** Smaller drops are within the noise of a machine with other load. */
const MOST_FALL = 0.15;

/** Figures more than 15 % below their previous value. Only figures present in both are compared; one that is not positive cannot drop. */
export function whatFell(before: readonly Scored[], now: readonly Scored[]): string[] {
  const known = new Map(before.map(({ key, ratio }) => [key, ratio]));
  return now.flatMap(({ key, ratio }) => {
    const old = known.get(key);
    if (old === undefined || !Number.isFinite(old) || old <= 0 || !(ratio < old * (1 - MOST_FALL))) return [];
    const percent = Math.round((1 - ratio / old) * 100);
    return [`${key}: ${old.toPrecision(3)} → ${ratio.toPrecision(3)}, ${percent} % less`];
  });
}
