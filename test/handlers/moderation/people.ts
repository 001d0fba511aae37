import { expect } from "vitest";
import { newSegment } from "../../support/segments.ts";
import {
  type Answer,
  local,
  publicIdOf,
  type Sent,
  type World,
  type WorldOptions,
  world,
} from "../../support/world.ts";

/** A world whose VIP is called vip and whose administrator is called admin. */
export async function moderated(options: WorldOptions = {}): Promise<World> {
  const made = await world({ ...options, config: { adminUserId: publicIdOf("admin") } });
  await made.stores.vips.add(publicIdOf("vip"), 1);
  return made;
}

export const VIP = local("vip");
export const ADMIN = local("admin");
export const ann = publicIdOf("ann");

/** The audit log, oldest first: who did what to whom. */
export async function loggedActions({ stores }: World): Promise<string[]> {
  const entries = await stores.auditLog.find({ limit: 100 });
  return entries
    .reverse()
    .map(({ actor, action, user, videoId }) =>
      [nameOf(actor), action, user && nameOf(user), videoId].filter((part) => part !== undefined).join(" "),
    );
}

const names = ["ann", "bob", "vip", "admin", "cid"];
const nameOf = (id: string): string => names.find((name) => publicIdOf(name) === id) ?? id;

/** A submission of one sponsor segment. */
export const submission = (name: string, at: readonly [number, number], more: object = {}): Sent => ({
  json: {
    videoID: "dQw4w9WgXcQ",
    userID: local(name),
    userAgent: "test/v1",
    segments: [{ segment: at, category: "sponsor" }],
    ...more,
  },
});

/**
 * A submission by ann that has read everything its outcome depends on and waits before its first row, which another
 * user is about to store under the same id. Only where writers wait for rows and not for the whole database.
 */
export async function submissionUnderWay(
  w: World,
): Promise<Readonly<{ submitted: Promise<Answer>; finish: () => Promise<void> }>> {
  const twin = newSegment({ at: [1, 10], userId: ann });
  const { knex } = w.storage;
  const obstacle = await knex.transaction();
  await obstacle("segments").insert({
    uuid: twin.uuid,
    service: "Spotify",
    video_id: "another",
    video_hash: twin.videoHash,
    start_time: 1,
    end_time: 10,
    category: "sponsor",
    action_type: "skip",
    user_id: "x",
    time_submitted: 1,
  });
  const submitted = w.send("POST", "/api/skipSegments", submission("ann", [1, 10]));
  const waiting = () =>
    knex("information_schema.processlist")
      .where("db", knex.raw("database()"))
      .where("info", "like", "insert into segments %")
      .first("id");
  await expect.poll(waiting).toBeDefined();
  return { submitted, finish: async () => void (await obstacle.rollback()) };
}
