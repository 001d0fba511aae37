/**
 * How long to wait after so many failures in a row, the first of which is 1: twice as long after each, up to the
 * longest.
 */
export const backOff = (failures: number, first: number, longest: number): number =>
  Math.min(longest, first * 2 ** Math.min(failures - 1, 50));

/** Between half as long and half as long again, so that rivals do not collide again. */
export const jittered = (milliseconds: number): number => milliseconds * (0.5 + Math.random());
