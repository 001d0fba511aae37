/** A figure of which more is better, and what it is called. */
export type Scored = Readonly<{ key: string; ratio: number }>;

/** A smaller fall is within what a machine with other work varies by. */
const MOST_FALL = 0.15;

/** What is more than 15 % below its figure of before. Only what both have is compared; a figure that is no positive number cannot fall. */
export function whatFell(before: readonly Scored[], now: readonly Scored[]): string[] {
  const known = new Map(before.map(({ key, ratio }) => [key, ratio]));
  return now.flatMap(({ key, ratio }) => {
    const old = known.get(key);
    if (old === undefined || !Number.isFinite(old) || old <= 0 || !(ratio < old * (1 - MOST_FALL))) return [];
    const percent = Math.round((1 - ratio / old) * 100);
    return [`${key}: ${old.toPrecision(3)} → ${ratio.toPrecision(3)}, ${percent} % less`];
  });
}
