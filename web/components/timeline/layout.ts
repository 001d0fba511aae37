/** What a timeline needs of a segment. */
export type Timed = Readonly<{
  UUID: string;
  category: string;
  actionType: string;
  startTime: number;
  endTime: number;
}>;

/** A segment in the picture; places are parts of the whole width, `row` counts within the lane. */
export type Bar<T extends Timed> = Readonly<{ segment: T; left: number; width: number; row: number }>;

/** The segments of a category; those that overlap are in rows of their own. */
export type Lane<T extends Timed> = Readonly<{
  category: string;
  /** Labels of the whole video have lanes of their own: they would leave no room beside them. */
  isWhole: boolean;
  bars: readonly Bar<T>[];
  rows: number;
}>;

/**
 * More segments at one time are drawn over each other: a video with a thousand of them must not need a thousand rows.
 */
const maxRows = 8;

/** What the whole width stands for, in seconds; never 0. A segment may end after the video, if that was cut. */
export function lengthOf(segments: readonly Timed[], duration: number): number {
  const end = segments.reduce((greatest, { endTime }) => Math.max(greatest, endTime), 0);
  const length = duration > 0 ? duration : end;
  return length > 0 && Number.isFinite(length) ? length : 1;
}

/**
 * The lanes of a timeline.
 * @param order  categories in the order of the lanes; others follow
 * @param length seconds that the whole width stands for
 */
export function lanesOf<T extends Timed>(segments: readonly T[], order: readonly string[], length: number): Lane<T>[] {
  const byCategory = Map.groupBy(
    segments.toSorted((a, b) => a.startTime - b.startTime || a.endTime - b.endTime),
    ({ category }) => category,
  );
  const known = order.filter((category) => byCategory.has(category));
  const others = [...byCategory.keys()].filter((category) => !order.includes(category));
  return [...known, ...others].flatMap((category) => {
    const all = byCategory.get(category) ?? [];
    const [whole, timed] = [all.filter(isLabel), all.filter((segment) => !isLabel(segment))];
    return [laneOf(category, whole, length, true), laneOf(category, timed, length, false)].filter(
      ({ bars }) => bars.length > 0,
    );
  });
}

const isLabel = ({ actionType }: Timed): boolean => actionType === "full";

function laneOf<T extends Timed>(category: string, segments: readonly T[], length: number, isWhole: boolean): Lane<T> {
  const ends: number[] = [];
  const bars = segments.map((segment): Bar<T> => {
    const left = isWhole ? 0 : within(segment.startTime / length);
    const right = isWhole ? 1 : within(segment.endTime / length);
    const free = ends.findIndex((end) => end <= left);
    const row = free >= 0 ? free : Math.min(ends.length, maxRows - 1);
    // What is very short is drawn a little longer, and its neighbour must not touch it.
    ends[row] = Math.max(ends[row] ?? 0, right, left + 0.008);
    return { segment, left, width: right - left, row };
  });
  return { category, isWhole, bars, rows: Math.max(ends.length, 1) };
}

const within = (part: number): number => Math.min(Math.max(part, 0), 1);

const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200, 86_400];

/** Round times for the axis, at most six beside the start. */
export function ticksOf(length: number): number[] {
  const step = steps.find((seconds) => length / seconds <= 6) ?? Math.ceil(length / 6 / 86_400) * 86_400;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at * step);
}
