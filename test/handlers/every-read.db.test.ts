import { expect, it } from "vitest";
import { operations } from "../../generated/openapi/operations.js";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { deaf, outgoingRow, writtenSubscriptions } from "../support/subscriptions.ts";
import { local, publicIdOf } from "../support/world.ts";
import { VIP } from "./moderation/people.ts";
import { receiving } from "./webhooks/receiving.ts";

type Read = Readonly<{ query?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> }>;

const asVip = { headers: { "x-user-id": VIP } };
const asAnn = { headers: { "x-user-id": local("ann") } };
const ofAnn = { query: { userID: local("ann") } };
const ofVideo = { query: { videoID: VIDEO } };

/** A request for every operation that reads; `{…}` in its path is filled in from what there is. */
const reads: Readonly<Record<string, Read>> = {
  explainChoice: ofVideo,
  exportMyData: asAnn,
  getChanges: {},
  getChapterNames: { query: { description: "Int", channelID: "c" } },
  getConfig: { query: { userID: VIP, key: "old-submitter-block-date" } },
  getDailyStats: {},
  getDaysSavedFormatted: {},
  getDelivery: {},
  getLeaderboard: {},
  getLockCategories: ofVideo,
  getLockCategoriesByHashPrefix: {},
  getLockReason: ofVideo,
  getMe: asAnn,
  getMetrics: {},
  getMigratorYaml: {},
  getModerationQueue: { ...asVip, query: { kind: "reported" } },
  getModerationTrail: asVip,
  getMyVotes: asAnn,
  getOpenapiJson: {},
  getOpenapiYaml: {},
  getOutgoingDelivery: {},
  getReady: {},
  getSavedTimeForUser: ofAnn,
  getSegmentHistory: {},
  getSegmentID: { query: { videoID: VIDEO, UUID: "{UUID}" } },
  getSegmentInfo: { query: { UUID: "{UUID}" } },
  getSkipSegments: ofVideo,
  getSkipSegmentsByHashPrefix: {},
  getStatus: {},
  getTopCategoryUsers: { query: { sortType: "0", category: "sponsor" } },
  getTopUsers: { query: { sortType: "0" } },
  getTotalStats: {},
  getUserID: { query: { username: "Ann" } },
  getUserInfo: ofAnn,
  getUserStats: { query: { ...ofAnn.query, fetchCategoryStats: "true", fetchActionTypeStats: "true" } },
  getUsername: ofAnn,
  getVideoLabels: ofVideo,
  getVideoLabelsByHashPrefix: {},
  getViewsForUser: ofAnn,
  getVocabulary: {},
  getWebhookEventsYaml: {},
  isUserVIP: ofAnn,
  listBans: asVip,
  listDeliveries: {},
  listLocks: {},
  listOutgoingDeliveries: {},
  listSegments: { query: { categories: '["sponsor"]' } },
  listSubscriptions: {},
  listTemporaryVips: asVip,
  searchSegments: ofVideo,
  streamChanges: {},
};

/** They read no database but files. */
const ofFiles = ["getDumpFile", "getDumpIndex"];

it("every operation that reads does so from this database, after one of each kind of write", async () => {
  const env = { WEBHOOKS_OUT: writtenSubscriptions([deaf("bot")]) };
  await using w = await receiving({ config: { adminUserId: publicIdOf("admin") }, env });
  await w.stores.vips.add(publicIdOf("vip"), 1);
  const userId = publicIdOf("ann");
  const [UUID = ""] = await plant(
    w,
    Array.from({ length: 6 }, (_, at) => ({ at: [at * 10, at * 10 + 5] as const, userId })),
  );
  await plant(w, [{ at: [0, 0], category: "exclusive_access", actionType: "full", userId }]);
  const chapter = { segment: [0, 10], category: "chapter", actionType: "chapter", description: "Introduction" };
  const write = async (path: string, sent: Parameters<typeof w.send>[2]) =>
    expect([path, (await w.send("POST", path, sent)).status]).toEqual([path, 200]);
  await write("/api/skipSegments", { json: { videoID: VIDEO, userID: local("ann"), segments: [chapter] } });
  await write("/api/setUsername", { query: { userID: local("ann"), username: "Ann" } });
  await write("/api/voteOnSponsorTime", { query: { UUID, userID: local("bob"), type: "1" }, ip: "192.0.2.2" });
  await write("/api/voteOnSponsorTime", { query: { UUID, userID: local("ann"), category: "intro" } });
  await write("/api/lockCategories", {
    json: { videoID: VIDEO, userID: VIP, categories: ["sponsor"], actionTypes: ["skip"], reason: "done" },
  });
  expect((await w.deliver()).status).toBeLessThan(300);
  const [id = ""] = await w.storage.knex("webhook_deliveries").pluck("id");
  await w.stores.outgoingDeliveries.add([outgoingRow("bot", 1)]);

  const hash = videoHash(VIDEO);
  const values: Readonly<Record<string, string>> = {
    UUID,
    id,
    sha256HashPrefix: hash.slice(0, 4),
    subscription: "bot",
    number: "1",
  };
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const reading = Object.values(operations).filter(({ method, aliasOf }) => method === "get" && aliasOf === undefined);
  expect([...Object.keys(reads), ...ofFiles].sort()).toEqual(reading.map(({ operationId }) => operationId).sort());
  const failed: string[] = [];
  for (const { operationId, path } of reading) {
    const { query = {}, headers = {} } = reads[operationId] ?? {};
    if (ofFiles.includes(operationId)) continue;
    const sent = { headers, query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, filled(v)])) };
    const { status, text } = await w.send("GET", filled(path), sent);
    if (status !== 200) failed.push(`${operationId}: ${status} ${text}`);
  }
  expect(failed).toEqual([]);
});
