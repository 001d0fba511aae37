import { expect } from "vitest";
import { segmentUuid, videoHash } from "../../../src/domain/segments/ids.ts";
import { type SegmentRow, segmentColumns, toSegment } from "../../../src/storage/rows/segment-row.ts";
import { createRollUp } from "../../../src/tasks/roll-up.ts";
import { CAP, expectRight } from "../../support/right-totals.ts";
import { publicIdOf, type World } from "../../support/world.ts";
import { videos } from "./stock.ts";

type Row = SegmentRow & Readonly<{ origin: string | null; locked_video: string | null }>;
const authors = new Set(["ann", "bob", "eve", "vip", "admin"].map(publicIdOf));

/** Category votes and shifts of a video change the data an id was derived from; the id stays. */
async function changedSince({ storage }: World): Promise<(row: Row) => boolean> {
  const voted = new Set(await storage.knex("category_tally").pluck("segment_id"));
  const shifts: { service: string; video_id: string; time: number }[] = await storage
    .knex("moderation_log")
    .where("action", "shift");
  return (row) =>
    voted.has(row.id) ||
    shifts.some(
      ({ service, video_id, time }) =>
        service === row.service && video_id === row.video_id && Number(time) >= Number(row.time_submitted),
    );
}

/** Every submitted row has its id, which is a hash of its content, its origin, and the lock of its video. */
export async function expectWhole(world: World): Promise<void> {
  const { knex } = world.storage;
  const rows: Row[] = await knex("segments as s")
    .leftJoin("segment_origin as o", "o.segment_id", "s.id")
    .leftJoin("videos as v", (on) => void on.on("v.video_id", "s.video_id").andOn("v.service", "s.service"))
    .select([...segmentColumns, "o.ip_hash as origin", "v.video_hash as locked_video"]);
  const wasChanged = await changedSince(world);
  for (const row of rows) {
    expect(row.start_time).toBeGreaterThanOrEqual(0);
    expect(row.end_time).toBeGreaterThanOrEqual(row.start_time);
    // Rows of users who deleted their data are anonymous, without addresses.
    if (!authors.has(row.user_id)) continue;
    if (!wasChanged(row)) expect(segmentUuid(toSegment(row))).toBe(row.uuid);
    expect(row.origin).toMatch(/^[0-9a-f]{64}$/);
    expect(row.locked_video).toBe(row.video_hash);
  }
  expect(await knex("segment_origin").pluck("segment_id")).toHaveLength(
    rows.filter(({ origin }) => origin !== null).length,
  );
}

/** Every change of segments has marked their users: recomputed totals equal a count of every segment. */
export async function expectSummed({ storage }: World): Promise<void> {
  await createRollUp({ stores: storage.stores, transaction: storage.transaction, cap: CAP })();
  await expectRight(storage);
}

/** A change is visible as soon as it was confirmed. */
export async function expectSeen({ services, stores }: World): Promise<void> {
  for (const videoId of videos) {
    const hash = videoHash(videoId);
    const seen = await services.segmentsUnder("YouTube", hash);
    expect(seen).toEqual(await stores.segments.byHashPrefix("YouTube", hash));
  }
}

/** Only moderators leave audit log entries, and users who acknowledge a warning; only the administrator makes VIPs. */
export async function expectTraced({ storage }: World): Promise<void> {
  const trail: { actor_id: string; action: string; user_id: string | null }[] = await storage.knex("moderation_log");
  const named = trail.filter(({ action }) => action === "add_vip");
  for (const { actor_id } of named) expect(actor_id).toBe(publicIdOf("admin"));
  const moderators = [publicIdOf("vip"), publicIdOf("admin"), ...named.map(({ user_id }) => user_id)];
  for (const { actor_id, action, user_id } of trail)
    expect([...moderators, action === "acknowledge" ? user_id : undefined]).toContain(actor_id);
}
