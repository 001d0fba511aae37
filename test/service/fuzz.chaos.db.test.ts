import type { Operation } from "@segmark/openapi/internal/operation/operation";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operations } from "../../generated/openapi/operations.js";
import { plant, VIDEO } from "../support/segments.ts";
import { deaf, writtenSubscriptions } from "../support/subscriptions.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";
import { expectSeen, expectSummed, expectTraced, expectWhole } from "./fuzz/invariants.ts";
import { requestsFor } from "./fuzz/requests.ts";
import { plantMore, restoreKnown, restoreVips } from "./fuzz/stock.ts";

/**
 * The same requests in every run. A failure prints the seed and the path to its smallest example, which `fc.assert`
 * takes.
 */
const bounds = {
  seed: 20_260_801,
  numRuns: 150,
  interruptAfterTimeLimit: 60_000,
  markInterruptAsFailure: true,
} as const;

const table: readonly Operation[] = Object.values(operations);

const countSegments = async ({ storage }: World): Promise<number> =>
  (await storage.knex("segments").pluck("id")).length;

let w: World;
beforeAll(async () => {
  const env = { WEBHOOKS_OUT: writtenSubscriptions([deaf("bot", ["vote.up", "warning", "lock.created"])]) };
  w = await world({ config: { adminUserId: publicIdOf("admin") }, env });
  await plant(w, [{ at: [1, 10], userAgent: "planted" }]);
});
afterAll(() => w[Symbol.asyncDispose]());
/** Moderators may have hidden, moved or deleted what the requests are about. */
beforeEach(async () => {
  await restoreKnown(w);
  await restoreVips(w);
  await plantMore(w);
  await expectSummed(w); // from here on, only the requests mark totals as stale
});

/** The statuses which show that requests get past validation: without them, the requests would prove little. */
const reached: Readonly<Record<string, readonly number[]>> = {
  getMetrics: [403], // requests come through a proxy, and none has the token
  getSkipSegments: [200, 400, 404],
  getSkipSegmentsByHashPrefix: [200, 400, 404],
  postSkipSegments: [200, 400],
  viewedVideoSponsorTime: [200, 400],
  viewedVideoSponsorTimeByGet: [200, 400],
  getSegmentInfo: [200, 400, 404],
  voteOnSponsorTime: [200, 400, 404],
  voteOnSponsorTimeByGet: [200, 400, 404],
  getSegmentID: [200, 400, 404],
  setUsername: [200, 400, 403],
  getTopUsers: [200, 400],
  getTopCategoryUsers: [200, 400],
  searchSegments: [200, 400],
  deleteMyData: [200, 400],
  addUserAsVIP: [200, 400, 403],
  lockCategories: [200, 400, 403],
  lockCategoriesByOldName: [200, 400, 403],
  unlockCategories: [200, 400, 403],
  unlockCategoriesByOldName: [200, 400, 403],
  shadowBanUser: [200, 400, 403],
  warnUser: [200, 400, 403],
  clearCache: [200, 400, 403],
  purgeAllSegments: [200, 400, 403],
  getModerationTrail: [200, 400, 403],
  segmentShift: [200, 400, 403],
  getConfig: [200, 400, 403],
  postConfig: [200, 400, 403],
  streamChanges: [200, 400],
  getDumpIndex: [404], // nothing is published
  getDumpIndexByOldPath: [404],
};
/** Of the other operations, only the operational ones and those without input have to succeed. */
const reachedBy = ({ operationId, tag, parameters, body }: Operation): readonly number[] =>
  reached[operationId] ?? (tag === "operations" || (parameters.length === 0 && body === undefined) ? [200] : []);

describe.each(table.map((operation) => [operation.operationId, operation] as const))(
  "%s",
  (_operationId, operation) => {
    // `send` checks every response against the specification.
    it("answers any input, never with an internal error", async () => {
      const statuses = new Set<number>();
      const before = w.lines.filter((line) => line.includes("unknown failure")).length;
      await fc.assert(
        fc.asyncProperty(requestsFor(operation), async ({ method, path, sent }) => {
          const stored = await countSegments(w);
          const { status } = await w.send(method, path, sent);
          statuses.add(status);
          expect(status).toBeLessThan(500);
          if (status !== 200 || operation.method === "get") expect(await countSegments(w)).toBe(stored);
          else await expectSeen(w);
        }),
        bounds,
      );
      expect(statuses.size).toBeGreaterThan(0);
      expect([...statuses]).toEqual(expect.arrayContaining([...reachedBy(operation)]));
      expect(w.lines.filter((line) => line.includes("unknown failure"))).toHaveLength(before);
      await expectWhole(w);
      await expectSummed(w);
      await expectTraced(w);
    });
  },
);

it("serves requests afterwards as before", async () => {
  // Moderators may have locked out everyone else.
  const json = { videoID: VIDEO, userID: local("vip"), segments: [{ segment: [5000.5, 5010], category: "sponsor" }] };
  expect((await w.send("POST", "/api/skipSegments", { json })).status).toBe(200);
  expect((await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } })).status).toBe(200);
  expect((await w.send("GET", "/api/ready")).status).toBe(200);
});
