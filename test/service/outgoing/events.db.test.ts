import { createStandardWebhook } from "@segmark/webhooks/standard";
import { expect, it } from "vitest";
import { ordered, undone } from "../../handlers/moderation/orders.ts";
import { ann, submission, VIP } from "../../handlers/moderation/people.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { local, publicIdOf } from "../../support/world.ts";
import { eventOf, secret, told } from "./told.ts";

const all = [
  "submissions.new",
  "submissions.other",
  "vote.up",
  "vote.down",
  "report",
  "warning",
  "lock.created",
  "lock.removed",
  "user.banned",
  "user.unbanned",
  "segment.hidden",
  "segment.shown",
  "video.purged",
  "submission.rejected",
];
const video = {
  service: "YouTube",
  videoID: VIDEO,
  title: null,
  url: `https://www.youtube.com/watch?v=${VIDEO}`,
  thumbnail: expect.stringContaining(VIDEO),
};
const by = (name: string, rank: string) => ({ userID: publicIdOf(name), userName: null, rank });

it("every kind of change is told once, in order, signed, and as the specification says", async () => {
  await using w = await told({ more: { events: all } });
  const ok = async (method: string, path: string, sent: Parameters<typeof w.send>[2]) =>
    expect((await w.send(method, path, sent)).status).toBe(200);
  const vote = (UUID: string, type: number, voter = local("bob")) =>
    ok("POST", "/api/voteOnSponsorTime", { query: { UUID, userID: voter, type: String(type) } });

  await ok("POST", "/api/skipSegments", submission("ann", [1, 10]));
  await ok("POST", "/api/skipSegments", submission("ann", [20, 30]));
  const [first = ""] = await w.storage.knex("segments as s").orderBy("s.start_time").pluck("s.uuid");
  await vote(first, 1);
  await vote(first, 1); // changes nothing
  await vote(first, 20);
  const [chapter = ""] = await plant(w, [
    { at: [40, 50], category: "chapter", actionType: "chapter", description: "One" },
  ]);
  await vote(chapter, 30);
  await ok("POST", "/api/warnUser", { json: { issuerUserID: VIP, userID: ann, reason: "Read the rules" } });
  await ok("POST", "/api/warnUser", { json: { issuerUserID: VIP, userID: ann, enabled: false } });
  await ok("POST", "/api/lockCategories", {
    json: { videoID: VIDEO, userID: VIP, categories: ["sponsor"], actionTypes: ["skip"], reason: "Right" },
  });
  await ok("DELETE", "/api/lockCategories", { json: { videoID: VIDEO, userID: VIP, categories: ["sponsor"] } });
  const { undo } = await ordered(w, { UUIDs: [first], action: "hide", reason: "No" });
  await undone(w, undo);
  await ok("POST", "/api/shadowBanUser", { query: { userID: publicIdOf("cid"), adminUserID: VIP, enabled: "true" } });
  await ok("POST", "/api/skipSegments", submission("cid", [60, 70])); // is not shown to others, and not told
  await ok("POST", "/api/shadowBanUser", { query: { userID: publicIdOf("cid"), adminUserID: VIP, enabled: "false" } });
  await ok("POST", "/api/purgeAllSegments", {
    json: { userID: VIP, videoID: VIDEO, service: "YouTube" },
  });

  const requests = await w.requestsOf(15);
  const events = requests.map(eventOf).sort((a, b) => a.sequence - b.sequence);
  const segment = {
    UUID: first,
    category: "sponsor",
    actionType: "skip",
    startTime: 1,
    endTime: 10,
    locked: false,
    views: 0,
  };
  const user = { userID: ann, userName: null };
  const submitter = { ...user, submissions: { total: 2, ignored: 0 } };
  const vip = by("vip", "vip");
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ["submissions.new", { video, segment, user }],
    ["submissions.other", { video, segment: expect.objectContaining({ startTime: 20 }), user }],
    ["vote.up", { video, segment, submitter, actor: by("bob", "new"), votes: { before: 0, after: 1 } }],
    ["vote.down", { video, segment, submitter, actor: by("bob", "new"), votes: { before: 1, after: 0 } }],
    ["vote.down", expect.objectContaining({ votes: { before: 0, after: -2 } })],
    ["report", expect.objectContaining({ votes: { before: 0, after: -2 } })],
    ["warning", { user, actor: vip, change: "issued", reason: "Read the rules" }],
    ["warning", { user, actor: vip, change: "lifted", reason: "" }],
    ["lock.created", { video, categories: ["sponsor"], actionTypes: ["skip"], actor: vip, reason: "Right" }],
    ["lock.removed", { video, categories: ["sponsor"], actionTypes: ["skip", "mute"], actor: vip, reason: "" }],
    ["segment.hidden", { video, segment, user, actor: vip, reason: "No" }],
    ["segment.shown", { video, segment, user, actor: vip, reason: "" }],
    ["user.banned", { user: { userID: publicIdOf("cid"), userName: null }, actor: vip, reason: "", until: null }],
    ["user.unbanned", { user: { userID: publicIdOf("cid"), userName: null }, actor: vip, reason: "", until: null }],
    ["video.purged", { video, segments: 4, actor: vip }],
  ]);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  const webhook = createStandardWebhook({ secret });
  const verified = await Promise.all(requests.map(({ body, headers }) => webhook.verify(body, headers)));
  expect(new Set(verified.map(({ id }) => id)).size).toBe(15);
  await expect.poll(() => w.stores.outgoingDeliveries.counts()).toEqual([]);
  expect(await w.stores.outgoingEvents.waiting(1)).toEqual([]);
});
