/**
 * How large a data set is.
 * Shape   `known`: users whose local id is known, so that requests can be made in their name. `leadingZeros`: with how many zero digits the
 *         hash of every video id starts; each one makes the rows of a 4-digit prefix 16 times as many.
 */
export type Shape = Readonly<{
  segments: number;
  videos: number;
  users: number;
  known: number;
  leadingZeros: number;
}>;

/** Five segments a video and twenty a user on average, as public instances have. */
export const shapeOf = (segments: number, leadingZeros = 0): Shape => {
  const [videos, users] = [Math.ceil(segments / 5), Math.ceil(segments / 20)];
  return { segments, videos, users, known: Math.min(500, users), leadingZeros };
};

/** `dense` has 73 rows a 4-digit prefix, as an instance with five million segments has. */
export const shapes = {
  "100k": shapeOf(100_000),
  "1m": shapeOf(1_000_000),
  dense: shapeOf(300_000, 1),
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;
export const isShapeName = (text: string): text is ShapeName => Object.hasOwn(shapes, text);
