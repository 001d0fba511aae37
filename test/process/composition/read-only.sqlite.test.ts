import { describe, expect, it } from "vitest";
import { VIDEO } from "../../support/segments.ts";
import { local, type Sent, world } from "../../support/world.ts";

/** Nobody listens there. */
const ORIGIN = "http://127.0.0.1:9";

describe("a mirror", () => {
  it("refuses changes and names its origin, also while that cannot be reached", async () => {
    await using w = await world({ env: { FOLLOW_URL: ORIGIN } });
    const userID = local("ann");
    const uuid = "a".repeat(64);
    const requests: readonly [method: string, path: string, sent: Sent][] = [
      [
        "POST",
        "/api/skipSegments",
        { json: { videoID: VIDEO, userID, segments: [{ segment: [1, 9], category: "sponsor" }] } },
      ],
      ["POST", "/api/voteOnSponsorTime", { query: { UUID: uuid, userID, type: "1" } }],
      ["POST", "/api/viewedVideoSponsorTime", { query: { UUID: uuid } }],
      ["GET", "/api/viewedVideoSponsorTime", { query: { UUID: uuid } }],
      ["POST", "/api/deleteMyData", { json: { userID } }],
    ];
    for (const [method, path, sent] of requests) {
      const { status, text } = await w.send(method, path, sent);
      expect([path, status, text]).toEqual([path, 403, expect.stringContaining(ORIGIN)]);
    }
    expect((await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } })).status).toBe(404);
  });
});
