import { describe, expect, inject, it } from "vitest";
import { contributions, noParts } from "../../../src/domain/users/reputation-parts.ts";
import type { Storage } from "../../../src/storage/open.ts";
import { countedRows } from "../../../src/storage/users/kept-reputation.ts";
import { testStorage } from "../../support/database.ts";
import { randomFrom } from "../../support/public-history.ts";
import { columnsOf, csvFile, type Row, segmentRow, userOf } from "../support/dump.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";

const random = randomFrom(7);
const pick = <T>(...list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const segments = Array.from({ length: 600 }, (_, at) =>
  segmentRow(at, {
    videoID: `video-${Math.floor(random() * 40)}`,
    service: pick("YouTube", "YouTube", "PeerTube"),
    userID: userOf(Math.floor(random() ** 2 * 30)),
    category: pick("sponsor", "intro"),
    actionType: pick("skip", "skip", "mute", "full"),
    votes: pick(-3, -1, 0, 1, 2, 5),
    views: pick(0, 5, 6, 100),
    locked: pick(0, 0, 0, 1),
    timeSubmitted: pick(1_590_000_000_000, 1_596_240_000_000, 1_600_000_000_000, 1_700_000_000_000) + at,
  }),
);
const lock = (at: number, category: string): Row => {
  const { videoID = "", hashedVideoID = "" } = segmentRow(0, { videoID: `video-${at}` });
  return { videoID, hashedVideoID, userID: userOf(1), actionType: "skip", category, reason: "", service: "YouTube" };
};
const locks = Array.from({ length: 12 }, (_, at) => lock(at, pick("sponsor", "intro", "all")));

async function dump() {
  const folder = await dumpFolder();
  return {
    segments: await folder.write("sponsorTimes_1.csv", csvFile(columnsOf("sponsorTimes"), segments)),
    locks: await folder.write("lockCategories_1.csv", csvFile(columnsOf("lockCategories"), locks)),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

/** What is stored of each user who is counted. */
async function stored({ knex }: Storage): Promise<Record<string, unknown>> {
  const rows = await knex("user_reputations").where("counted", 1).orderBy("user_id");
  return Object.fromEntries(
    rows.map(({ user_id, counted: _, feed_lane: _lane, feed_position: _at, ...row }) => [user_id, row]),
  );
}

/** The same of every user, from what a transaction would count in each video. */
async function expected({ knex }: Storage): Promise<Record<string, unknown>> {
  const videos = await knex("segments as s").distinct({ service: "s.service", videoId: "s.video_id" });
  const users: string[] = await knex("segments").distinct("user_id").orderBy("user_id").pluck("user_id");
  const all = contributions(await countedRows(knex, videos));
  return Object.fromEntries(
    users.map((user) => {
      const { parts, upvoted } = all.get(user) ?? { parts: noParts, upvoted: [] };
      const { downvotedWithoutOther, votesSinceEpoch, locksWon, ...same } = parts;
      const times = { third_liked_at: upvoted[2] ?? null, fourth_liked_at: upvoted[3] ?? null };
      return [
        user,
        { ...same, unmatched: downvotedWithoutOther, votes: votesSinceEpoch, locks_won: locksWon, ...times },
      ];
    }),
  );
}

/** Facts of all users, who are counted when they are read. */
const readAll = async ({ knex, stores }: Storage): Promise<unknown> =>
  stores.reputation.facts(await knex("segments").distinct("user_id").pluck("user_id"), Date.now());

describe("reputations", () => {
  it("are known of every user after an import, as if each had been counted alone", async () => {
    await using storage = await testStorage();
    await using files = await dump();
    await importFiles(storage, [files.segments, files.locks]);
    const counted = await expected(storage);
    expect(Object.keys(counted).length).toBeGreaterThan(20);
    expect(await stored(storage)).toEqual(counted);
    await importFiles(storage, [files.segments]); // with the locks that are there
    expect(await stored(storage)).toEqual(counted);
  });

  it("are counted again where an import brings other locks, or its segments meet locks made meanwhile", async () => {
    await using storage = await testStorage();
    await using files = await dump();
    await importFiles(storage, [files.segments]);
    const before = await stored(storage);
    await importFiles(storage, [files.locks]);
    const kept = await stored(storage);
    expect(Object.keys(kept).length).toBeLessThan(Object.keys(before).length);
    expect(await expected(storage)).toMatchObject(kept);
    await readAll(storage);
    expect(await stored(storage)).toEqual(await expected(storage));

    // The switch begins with a write to the feed, when everything is counted.
    const made = lock(30, "all");
    const values = [made["service"], made["videoID"], made["hashedVideoID"], made["category"]].map(
      (value) => `'${value}'`,
    );
    const insert = `into category_locks (service, video_id, video_hash, category, action_type, reason, user_id, time) values (${values.join(", ")}, 'skip', '', 'vip', 1)`;
    await storage.knex.raw(
      inject("engine") === "sqlite"
        ? `create trigger meanwhile after update on feed_lanes begin insert or ignore ${insert}; end`
        : `create trigger meanwhile after update on feed_lanes for each row insert ignore ${insert}`,
    );
    try {
      await importFiles(storage, [files.segments]);
    } finally {
      await storage.knex.raw("drop trigger meanwhile");
    }
    expect(await storage.knex("category_locks").where("video_id", "video-30").pluck("category")).toEqual(["all"]);
    await readAll(storage);
    expect(await stored(storage)).toEqual(await expected(storage));
  });
});
