import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/openapi/operations.ts";
import { segmentUuid } from "../../src/domain/ids.ts";
import type { Operation } from "../../src/http/operation.ts";
import { type SegmentRow, segmentColumns, toSegment } from "../../src/storage/segment-row.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";
import { requestsFor } from "./fuzz/requests.ts";

/** The same requests in every run. A failure prints the seed and the path to its smallest example, which `fc.assert` takes. */
const bounds = {
  seed: 20_260_801,
  numRuns: 150,
  interruptAfterTimeLimit: 15_000,
  markInterruptAsFailure: true,
} as const;

const table: readonly Operation[] = Object.values(operations);

const countSegments = async ({ storage }: World): Promise<number> =>
  (await storage.knex("segments").pluck("id")).length;

/** Every row that somebody submitted has its id, which is a hash of what is in it, its origin, and the lock of its video. */
async function expectWhole({ storage }: World): Promise<void> {
  type Row = SegmentRow & { origin: string | null; locked_video: string | null };
  const rows: Row[] = await storage
    .knex("segments as s")
    .leftJoin("segment_origin as o", "o.segment_id", "s.id")
    .leftJoin("videos as v", (on) => void on.on("v.video_id", "s.video_id").andOn("v.service", "s.service"))
    .select([...segmentColumns, "o.ip_hash as origin", "v.video_hash as locked_video"]);
  // A category that was voted for changes no id, and who left took his addresses with him.
  const voted = new Set(await storage.knex("category_tally").pluck("segment_id"));
  const authors = new Set(["ann", "bob", "eve"].map(publicIdOf));
  for (const row of rows.filter(({ user_id }) => authors.has(user_id))) {
    if (!voted.has(row.id)) expect(segmentUuid(toSegment(row))).toBe(row.uuid);
    expect(row.origin).toMatch(/^[0-9a-f]{64}$/);
    expect(row.locked_video).toBe(row.video_hash);
  }
  expect(await storage.knex("segment_origin").pluck("segment_id")).toHaveLength(
    rows.filter(({ origin }) => origin !== null).length,
  );
}

let w: World;
beforeAll(async () => {
  w = await world();
  await plant(w, [{ at: [1, 10], userAgent: "planted" }]);
});
afterAll(() => w[Symbol.asyncDispose]());

/** What shows that a request came through every door: without it, the requests would prove little. */
const reached: Readonly<Record<string, readonly number[]>> = {
  getSkipSegments: [200, 400, 404],
  getSkipSegmentsByHashPrefix: [200, 400, 404],
  postSkipSegments: [200, 400],
  viewedVideoSponsorTime: [200, 400],
  viewedVideoSponsorTimeByGet: [200, 400],
  getSegmentInfo: [200, 400, 404],
  voteOnSponsorTime: [200, 400, 404],
  voteOnSponsorTimeByGet: [200, 400, 404],
  getSegmentID: [200, 400, 404],
};
/** Of the others, no more is known than that anybody may ask the process how it is, and that a wrong request is refused. */
const reachedBy = ({ operationId, tag, parameters, body }: Operation): readonly number[] =>
  reached[operationId] ?? (tag === "operations" || (parameters.length === 0 && body === undefined) ? [200] : []);

describe.each(table.map((operation) => [operation.operationId, operation] as const))(
  "%s",
  (_operationId, operation) => {
    // `send` holds every answer to the specification.
    it("answers whatever it is sent, never with a failure of its own", async () => {
      const statuses = new Set<number>();
      const before = w.lines.filter((line) => line.includes("unknown failure")).length;
      await fc.assert(
        fc.asyncProperty(requestsFor(operation), async ({ method, path, sent }) => {
          const stored = await countSegments(w);
          const { status } = await w.send(method, path, sent);
          statuses.add(status);
          expect(status).toBeLessThan(500);
          if (status !== 200 || operation.method === "get") expect(await countSegments(w)).toBe(stored);
        }),
        bounds,
      );
      expect(statuses.size).toBeGreaterThan(0);
      expect([...statuses]).toEqual(expect.arrayContaining([...reachedBy(operation)]));
      expect(w.lines.filter((line) => line.includes("unknown failure"))).toHaveLength(before);
      await expectWhole(w);
    });
  },
);

it("serves afterwards as before", async () => {
  const json = { videoID: VIDEO, userID: local("eve"), segments: [{ segment: [5000.5, 5010], category: "sponsor" }] };
  expect((await w.send("POST", "/api/skipSegments", { json })).status).toBe(200);
  expect((await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } })).status).toBe(200);
  expect((await w.send("GET", "/api/ready")).status).toBe(200);
});
