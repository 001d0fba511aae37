import { expect } from "vitest";
import { minShownVotes } from "../../src/domain/segments/shown.ts";
import type { Storage } from "../../src/storage/open.ts";
import type { SegmentRow } from "../../src/storage/rows/segment-row.ts";

/** Seconds that a view of a segment saves at most, as by default. */
export const CAP = 600;

type Sums = Record<string, number>;

/** The same sums, segment by segment. */
function bruteForce(rows: readonly SegmentRow[], keyOf: (row: SegmentRow) => string): Map<string, Sums> {
  const found = new Map<string, Sums>();
  for (const row of rows) {
    const length = row.end_time - row.start_time;
    const isOpen = row.shadow_hidden !== 1;
    const hasNonNegativeVotes = isOpen && row.votes >= 0;
    const isCounted = hasNonNegativeVotes && row.action_type !== "chapter";
    const isAccepted = isOpen && row.votes >= minShownVotes;
    const isOwn = row.votes >= minShownVotes && row.shadow_hidden !== 2;
    const minutes = row.action_type === "chapter" ? 0 : (Math.min(length, CAP) / 60) * row.views;
    const more: Sums = {
      liked_segments: hasNonNegativeVotes ? 1 : 0,
      liked_views: hasNonNegativeVotes ? row.views : 0,
      liked_votes: hasNonNegativeVotes ? row.votes : 0,
      liked_minutes: isCounted ? (Math.min(length, CAP) / 60) * row.views : 0,
      counted_segments: isCounted ? 1 : 0,
      counted_views: isCounted ? row.views : 0,
      counted_minutes: isCounted ? (length / 60) * row.views : 0,
      accepted_segments: isAccepted ? 1 : 0,
      accepted_views: isAccepted ? row.views : 0,
      accepted_minutes: isAccepted ? minutes : 0,
      own_segments: isOwn ? 1 : 0,
      own_minutes: isOwn ? minutes : 0,
      ignored_segments: isAccepted ? 0 : 1,
      ignored_views: isAccepted ? 0 : row.views,
      open_days: isOpen ? (length / 86_400) * row.views : 0,
    };
    const sums = found.get(keyOf(row)) ?? {};
    found.set(keyOf(row), Object.fromEntries(Object.entries(more).map(([name, n]) => [name, n + (sums[name] ?? 0)])));
  }
  return found;
}

/** Every total is correct, and no user is waiting for theirs. */
export async function expectRight({ knex }: Pick<Storage, "knex">): Promise<void> {
  const rows: SegmentRow[] = await knex("segments");
  const tables = {
    user_totals: (row: { user_id: string }) => row.user_id,
    user_category_totals: (row: { user_id: string; category: string }) => `${row.user_id} ${row.category}`,
  };
  for (const [table, keyOf] of Object.entries(tables)) {
    const expected = bruteForce(rows, keyOf);
    const stored: (SegmentRow & Sums)[] = await knex(table);
    expect(stored.map(keyOf).sort()).toEqual([...expected.keys()].sort());
    for (const row of stored) {
      const sums = Object.entries(expected.get(keyOf(row)) ?? {});
      expect(row).toMatchObject(Object.fromEntries(sums.map(([name, sum]) => [name, expect.closeTo(sum, 5)])));
    }
  }
  expect(await knex("stale_totals")).toEqual([]);
}
