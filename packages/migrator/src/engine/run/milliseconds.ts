import { maxTimerMs } from "@segmark/database/pause";

type Bounds = Readonly<{ min?: number; max?: number }>;

/**
 * Validates a duration option. Timers treat a non-number as zero.
 * @throws RangeError naming the option and its bounds
 */
export function milliseconds(name: string, value: number, { min = 0, max = maxTimerMs }: Bounds = {}): number {
  if (value >= min && value <= max) return value;
  const bounds = max === Number.POSITIVE_INFINITY ? `from ${min}` : `from ${min} to ${max}`;
  throw new RangeError(`${name} must be a number of milliseconds ${bounds}, not ${value}.`);
}

/** How long a lease may be: it is renewed three times as often, and a killed process keeps it that long. */
export const leaseBounds: Bounds = { min: 100, max: 3_600_000 };
