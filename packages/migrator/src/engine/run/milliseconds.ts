import { maxTimerMs } from "@segmark/database/pause";

type Bounds = Readonly<{ least?: number; most?: number }>;

/**
 * A duration that a caller gave. Timers take what is no number for zero.
 * @throws RangeError naming the option and its bounds
 */
export function milliseconds(name: string, value: number, { least = 0, most = maxTimerMs }: Bounds = {}): number {
  if (value >= least && value <= most) return value;
  const bounds = most === Number.POSITIVE_INFINITY ? `from ${least}` : `from ${least} to ${most}`;
  throw new RangeError(`${name} must be a number of milliseconds ${bounds}, not ${value}.`);
}

/** How long a lease may be: it is renewed three times as often, and a killed process keeps it that long. */
export const leaseBounds: Bounds = { least: 100, most: 3_600_000 };
