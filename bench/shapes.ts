/**
 * The size of a data set. Shape `known`: number of users whose local id is known, so that requests can be made in their
 * name. `leadingZeros`: number of leading zero digits
 *         of every video id's hash; each multiplies the rows per 4-digit prefix by 16.
 */
export type Shape = Readonly<{
  segments: number;
  videos: number;
  users: number;
  known: number;
  leadingZeros: number;
}>;

/** Five segments per video and twenty per user on average, as on public instances. */
export const shapeOf = (segments: number, leadingZeros = 0): Shape => {
  const [videos, users] = [Math.ceil(segments / 5), Math.ceil(segments / 20)];
  return { segments, videos, users, known: Math.min(500, users), leadingZeros };
};

/** `dense` has 73 rows per 4-digit prefix, like an instance with five million segments. */
export const shapes = {
  "100k": shapeOf(100_000),
  "1m": shapeOf(1_000_000),
  dense: shapeOf(300_000, 1),
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;
export const isShapeName = (text: string): text is ShapeName => Object.hasOwn(shapes, text);
