import { expect, it } from "vitest";
import { removedVotes } from "../../src/domain/segments/shown.ts";
import { ADMIN, ann, loggedActions, moderated, submission } from "../handlers/moderation/people.ts";
import { local, publicIdOf, type Sent, type World } from "../support/world.ts";

const VIDEO = "dQw4w9WgXcQ";
const asAdmin = { "x-user-id": ADMIN };

/** What only VIPs may do, each as the first action on a fresh service where ann has submitted two segments. */
const deedsOfVips: readonly [string, string, Sent][] = [
  ["POST", "/api/lockCategories", { json: { videoID: VIDEO, userID: ADMIN, categories: ["sponsor"] } }],
  ["DELETE", "/api/lockCategories", { json: { videoID: VIDEO, userID: ADMIN, categories: ["sponsor"] } }],
  ["POST", "/api/shadowBanUser", { query: { userID: ann, adminUserID: ADMIN } }],
  ["POST", "/api/warnUser", { json: { userID: ann, issuerUserID: ADMIN, reason: "whole spots" } }],
  ["POST", "/api/clearCache", { json: { videoID: VIDEO, userID: ADMIN } }],
  ["POST", "/api/purgeAllSegments", { json: { videoID: VIDEO, userID: ADMIN } }],
  ["POST", "/api/segmentShift", { json: { videoID: VIDEO, userID: ADMIN, startTime: 0, endTime: 1 } }],
  ["GET", "/api/moderationTrail", { headers: asAdmin }],
  ["GET", "/api/config", { query: { key: "max-users-per-minute" }, headers: asAdmin }],
  ["POST", "/api/config", { json: { userID: ADMIN, key: "max-users-per-minute", value: 5 } }],
  ["GET", "/api/moderation/queue", { query: { kind: "newcomers" }, headers: asAdmin }],
  ["GET", "/api/moderation/bans", { headers: asAdmin }],
  ["POST", "/api/moderation/bans", { json: { userID: ann }, headers: asAdmin }],
  ["POST", "/api/moderation/reviews", { json: { userIDs: [ann] }, headers: asAdmin }],
  ["GET", "/api/moderation/temporaryVips", { headers: asAdmin }],
];

const segmentsOf = async (w: World, name: string) =>
  (await w.stores.segments.onVideo("YouTube", VIDEO)).filter(({ userId }) => userId === publicIdOf(name));

it("the administrator of a fresh service may do what a VIP may, without being listed as one", async () => {
  await using w = await moderated();
  await w.stores.vips.remove(publicIdOf("vip"));
  for (const at of [
    [1, 10],
    [20, 30],
  ] as const)
    await w.send("POST", "/api/skipSegments", submission("ann", at));
  const [first] = await segmentsOf(w, "ann");
  const down = { UUID: first?.uuid ?? "", userID: ADMIN, type: "0" };
  expect((await w.send("POST", "/api/voteOnSponsorTime", { query: down })).status).toBe(200);
  expect((await segmentsOf(w, "ann")).map(({ votes }) => votes).sort()).toEqual([removedVotes, 0]);
  const back = await w.send("POST", "/api/voteOnSponsorTime", { query: { ...down, userID: local("ann"), type: "1" } });
  expect([back.status, (await segmentsOf(w, "ann")).map(({ votes }) => votes).sort()]).toEqual([
    200,
    [removedVotes, 0],
  ]);

  for (const [method, path, sent] of deedsOfVips)
    expect([path, (await w.send(method, path, sent)).status]).toEqual([path, 200]);

  // Where categories are locked and segments short only VIPs may submit, and theirs are locked.
  await w.send(...(["POST", "/api/lockCategories", deedsOfVips[0]?.[2]] as const));
  expect((await w.send("POST", "/api/skipSegments", submission("admin", [40, 40.5]))).status).toBe(200);
  expect((await segmentsOf(w, "admin")).map(({ locked }) => locked)).toEqual([1]);

  const rank = await w.send("GET", "/api/isUserVIP", { query: { userID: ADMIN } });
  const info = await w.send("GET", "/api/userInfo", { query: { userID: ADMIN, value: ["vip", "permissions"] } });
  expect([rank.json, info.json]).toMatchObject([{ vip: true }, { vip: true, permissions: { chapter: true } }]);
  expect(await w.storage.knex("vip_users").pluck("user_id")).toEqual([]);
  await w.send("POST", "/api/addUserAsVIP", { json: { userID: publicIdOf("admin"), adminUserID: ADMIN } });
  expect(await w.storage.knex("vip_users").pluck("user_id")).toEqual([publicIdOf("admin")]);
  expect((await loggedActions(w)).at(-1)).toBe("admin add_vip admin");
});
