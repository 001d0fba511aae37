import { createHash } from "node:crypto";
import type { NewSegment, Segment } from "../../src/domain/segments/segment.ts";
import type { Storage } from "../../src/storage/open.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
export const user = (name: string): string => sha256(`user ${name}`);
export const address = (name: string): string => sha256(`address ${name}`);

let made = 0;

/** A segment like any other; a test names only what it is about. */
export function newRow(differences: Partial<NewSegment> = {}): NewSegment {
  const videoId = differences.videoId ?? "dQw4w9WgXcQ";
  return {
    uuid: `${sha256(`segment ${++made}`)}7`,
    service: "YouTube",
    videoId,
    videoHash: sha256(videoId),
    startTime: 10,
    endTime: 20,
    category: "sponsor",
    actionType: "skip",
    description: "",
    userId: user("ann"),
    locked: 0,
    shadowHidden: 0,
    reputation: 0,
    videoDuration: 0,
    timeSubmitted: 1_700_000_000_000,
    userAgent: "",
    ...differences,
  };
}

/** State that a submission cannot set, but that results from time and other users. */
export type History = Partial<Pick<Segment, "votes" | "views" | "hidden">>;

/** Stores one segment with a history, and returns its UUID. */
export async function put(storage: Storage, differences: Partial<NewSegment> & History = {}): Promise<string> {
  const { votes = 0, views = 0, hidden = 0, ...rest } = differences;
  const row = newRow(rest);
  await storage.stores.segments.insert([row], address("home"));
  await storage.knex("segments").where("uuid", row.uuid).update({ votes, views, hidden });
  return row.uuid;
}
