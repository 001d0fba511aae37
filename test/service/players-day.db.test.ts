import { describe, expect, it } from "vitest";
import { call, HASH, has, json, parsed, sketches, uuidOf, viewsOf, votesOf } from "../support/client.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, world } from "../support/world.ts";

/**
 * What players in use send, letter for letter, and what each of them reads without checking whether it exists. Requests
 * are written out and not built, because their spelling is what is tested.
 */
const UUID = /^[0-9a-f]{64,65}$/;

describe("the browser extension", () => {
  const client = { "X-CLIENT-NAME": "abcdefgh/5.11" };
  const read = `/api/skipSegments/${HASH.slice(0, 5)}?categories=["sponsor","selfpromo","exclusive_access","interaction","intro","outro","preview","hook","filler","music_offtopic","poi_highlight","chapter"]&actionTypes=["skip","mute","chapter","full","poi"]&trimUUIDs=5`;

  it("sends a preflight from the page of a video", async () => {
    await using w = await world();
    for (const [path, method] of [
      ["/api/skipSegments/5f6b0", "GET"],
      ["/api/skipSegments", "POST"],
      ["/api/viewedVideoSponsorTime", "POST"],
    ] as const) {
      const headers = {
        Origin: "https://video.example",
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "content-type,x-client-name",
      };
      const answer = await call(w, path, { method: "OPTIONS", headers });
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
      expect(answer.headers.get("access-control-allow-methods")).toContain(method);
      expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("x-client-name");
    }
  });

  it("reads every kind of segment with shortened ids, and reports a view with one", async () => {
    await using w = await world();
    await plant(w, sketches);
    const answer = await call(w, read, { headers: client });
    const [video] = parsed(answer).filter(({ videoID }: { videoID: string }) => videoID === VIDEO);
    expect([answer.status, video.hash]).toEqual([200, HASH]);
    expect(video.segments).toHaveLength(6);
    for (const one of video.segments) {
      expect(one).toEqual({
        segment: [expect.any(Number), expect.any(Number)],
        UUID: expect.stringMatching(/^[0-9a-f]{5}$/),
        category: expect.any(String),
        actionType: expect.stringMatching(/^(?:skip|mute|chapter|full|poi)$/),
        videoDuration: expect.any(Number),
        locked: expect.any(Number),
        votes: expect.any(Number),
        description: expect.any(String),
      });
    }
    const short = video.segments.find(({ category }: { category: string }) => category === "sponsor").UUID;
    const view = `/api/viewedVideoSponsorTime?UUID=${short}&videoID=${VIDEO}`;
    expect((await call(w, view, { method: "POST", headers: json, body: "{}" })).status).toBe(200);
    expect((await viewsOf(w)).sort()).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it("sends null for full ids, and gets an empty array when nothing is found", async () => {
    await using w = await world();
    const nothing = await call(w, read.replace("trimUUIDs=5", "trimUUIDs=null"), { headers: client });
    expect([nothing.status, nothing.text]).toEqual([404, "[]"]);
    await uuidOf(w);
    const found = parsed(await call(w, read.replace("trimUUIDs=5", "trimUUIDs=null")));
    expect(found[0].segments[0].UUID).toMatch(UUID);
  });

  it("submits with additional fields and gets refusals as text", async () => {
    await using w = await world();
    const segment = {
      segment: [40.2, 71],
      category: "sponsor",
      actionType: "skip",
      description: "",
      UUID: "1",
      source: 1,
    };
    const submission = {
      videoID: VIDEO,
      userID: local("ann"),
      segments: [segment],
      videoDuration: 212.1,
      userAgent: "abcdefgh/v5.11",
      service: "YouTube",
    };
    const post = { method: "POST", headers: { ...json, ...client }, body: JSON.stringify(submission) };
    expect((await call(w, "/api/skipSegments", post)).status).toBe(200);
    const again = await call(w, "/api/skipSegments", post);
    expect([again.status, again.type]).toEqual([409, "text/plain; charset=utf-8"]);

    await w.stores.warnings.issue({ userId: publicIdOf("ann"), issuerId: publicIdOf("vip"), reason: "Slowly", at: 1 });
    const warned = await call(w, "/api/skipSegments", post);
    expect([warned.status, warned.text]).toEqual([
      403,
      expect.stringMatching(/^Submission rejected due to a tip from a moderator\./),
    ]);
  });

  it("labels thumbnails and suggests chapters", async () => {
    await using w = await world();
    await plant(w, sketches);
    expect(parsed(await call(w, `/api/videoLabels/${HASH.slice(0, 4)}?hasStartSegment=true`))).toEqual([
      { videoID: VIDEO, segments: [{ category: "exclusive_access" }], hasStartSegment: true },
    ]);
    const none = await call(w, "/api/videoLabels/0000?hasStartSegment=true");
    expect([none.status, none.text]).toEqual([404, "[]"]);
    const names = await call(w, `/api/chapterNames?description=Quest&channelID=UCuAXFkgsw1L7xaCfnd5JJOw`);
    expect([names.status, names.text]).toEqual([404, "[]"]);
  });

  it("requests titles, which are not served here, and accepts 404", async () => {
    await using w = await world();
    expect((await call(w, `/api/branding/${HASH.slice(0, 4)}`)).status).toBe(404);
  });

  it.runIf(has("voteOnSponsorTime"))("votes with a shortened id and an empty object", async () => {
    await using w = await world();
    const uuid = await uuidOf(w);
    const path = `/api/voteOnSponsorTime?UUID=${uuid.slice(0, 5)}&videoID=${VIDEO}&userID=${local("ann")}&type=1`;
    expect((await call(w, path, { method: "POST", headers: json, body: "{}" })).status).toBe(200);
    expect(await votesOf(w)).toEqual([1]);
  });

  it.runIf(has("segmentID"))("resolves a shortened id", async () => {
    await using w = await world();
    const uuid = await uuidOf(w);
    const answer = await call(w, `/api/segmentID?UUID=${uuid.slice(0, 5)}&videoID=${VIDEO}`);
    expect([answer.status, answer.text]).toEqual([200, uuid]);
  });

  it.runIf(has("userInfo", "getUsername", "setUsername"))("shows its user, and renames them", async () => {
    await using w = await world();
    const rename = `/api/setUsername?userID=${local("ann")}&username=Ann%20of%20Green%20Gables`;
    expect((await call(w, rename, { method: "POST", headers: json, body: "{}" })).status).toBe(200);
    expect(parsed(await call(w, `/api/getUsername?userID=${local("ann")}`)).userName).toBe("Ann of Green Gables");
    const info = `/api/userInfo?publicUserID=${publicIdOf("ann")}&values=["userName","viewCount","minutesSaved","vip","permissions","segmentCount"]`;
    const answer = await call(w, info);
    expect([answer.status, parsed(answer)]).toEqual([
      200,
      expect.objectContaining({
        userName: "Ann of Green Gables",
        viewCount: 0,
        minutesSaved: 0,
        vip: false,
        segmentCount: 0,
      }),
    ]);
  });

  it.runIf(has("lockCategories/{sha256HashPrefix}"))("requests locked categories", async () => {
    await using w = await world();
    expect((await call(w, `/api/lockCategories/${HASH.slice(0, 4)}`)).status).toBe(404);
    const lock = { category: "sponsor", actionType: "skip", reason: "Complete", userId: publicIdOf("vip"), at: 1 };
    await w.stores.locks.set({ ...lock, service: "YouTube", videoId: VIDEO, videoHash: HASH });
    const [found] = parsed(await call(w, `/api/lockCategories/${HASH.slice(0, 4)}`));
    expect(found).toMatchObject({ videoID: VIDEO, categories: ["sponsor"], reason: "Complete" });
  });
});

describe("yt-dlp", () => {
  const query =
    "service=YouTube&categories=%5B%22sponsor%22%2C+%22intro%22%2C+%22outro%22%2C+%22selfpromo%22%2C+%22preview%22%2C+%22filler%22%2C+%22interaction%22%2C+%22music_offtopic%22%2C+%22hook%22%2C+%22poi_highlight%22%2C+%22chapter%22%5D&actionTypes=%5B%22skip%22%2C+%22poi%22%2C+%22chapter%22%5D";

  it("reads duration, action and description of everything it gets", async () => {
    await using w = await world();
    await plant(w, sketches);
    const answer = await call(w, `/api/skipSegments/${HASH.slice(0, 4)}?${query}`);
    const segments = parsed(answer).find(({ videoID }: { videoID: string }) => videoID === VIDEO).segments;
    expect(
      segments.map((one: Record<string, unknown>) => [
        one["segment"],
        one["actionType"],
        one["videoDuration"],
        one["description"],
      ]),
    ).toEqual([
      [[0, 12.5], "skip", 0, ""],
      [[40.2, 71], "skip", 212.1, ""],
      [[120, 200], "chapter", 0, "Questions"],
      [[90, 90], "poi", 0, ""],
    ]);
    expect((await call(w, `/api/skipSegments/0000?${query}`)).status).toBe(404);
  });
});

describe("the mpv script", () => {
  const agent = { "User-Agent": "mpv_sponsorblock/1.0 (https://github.com/po5/mpv_sponsorblock)" };

  it("reads, submits without naming itself in the body, and reports by GET", async () => {
    await using w = await world();
    const categories = '["sponsor", "intro", "outro", "interaction", "selfpromo", "filler"]';
    const read = `/api/skipSegments?videoID=${VIDEO}&categories=${encodeURIComponent(categories)}`;
    expect((await call(w, read, { headers: agent })).status).toBe(404);
    const body = JSON.stringify({
      videoID: VIDEO,
      userID: local("mpvuser"),
      segments: [{ segment: [40.123456, 71], category: "sponsor" }],
    });
    const post = { method: "POST", headers: { ...agent, ...json }, body };
    expect((await call(w, "/api/skipSegments", post)).status).toBe(200);
    const [segment] = parsed(await call(w, read, { headers: agent }));
    expect(segment).toMatchObject({ segment: [40.123456, 71], category: "sponsor", UUID: expect.stringMatching(UUID) });
    expect((await call(w, `/api/viewedVideoSponsorTime?UUID=${segment.UUID}`, { headers: agent })).status).toBe(200);
    expect(await viewsOf(w)).toEqual([1]);
  });

  it("finds times in the raw text of an answer", async () => {
    await using w = await world();
    await plant(w, sketches);
    const { text } = await call(w, `/api/skipSegments?videoID=${VIDEO}&categories=["sponsor"]`);
    expect([...text.matchAll(/\[(\d+\.?\d*),(\d+\.?\d*)\]/g)].map(([, start, end]) => [start, end])).toEqual([
      ["40.2", "71"],
    ]);
  });

  it.runIf(has("voteOnSponsorTime"))("votes by GET", async () => {
    await using w = await world();
    const path = `/api/voteOnSponsorTime?UUID=${await uuidOf(w)}&userID=${local("mpvuser")}&type=0`;
    expect((await call(w, path, { headers: agent })).status).toBe(200);
    expect(await votesOf(w)).toEqual([-1]);
  });
});

describe("iSponsorBlockTV", () => {
  const query = "category=sponsor&category=selfpromo&category=exclusive_access&actionType=skip&service=youtube";

  it("reads, decodes JSON whatever the status, and reports with a trailing slash", async () => {
    await using w = await world();
    const nothing = await call(w, `/api/skipSegments/${HASH.slice(0, 4)}?${query}`);
    expect([nothing.status, nothing.type, parsed(nothing)]).toEqual([404, "application/json; charset=utf-8", []]);
    await plant(w, sketches);
    const [video] = parsed(await call(w, `/api/skipSegments/${HASH.slice(0, 4)}?${query}`));
    expect(video.segments).toEqual([
      expect.objectContaining({ segment: [40.2, 71], locked: 0, UUID: expect.stringMatching(UUID) }),
    ]);
    const view = `/api/viewedVideoSponsorTime/?UUID=${video.segments[0].UUID}`;
    expect((await call(w, view, { method: "POST" })).status).toBe(200);
    expect((await viewsOf(w)).sort()).toEqual([0, 0, 0, 0, 0, 1]);
  });
});

describe("FreeTube", () => {
  it("sends unescaped brackets and gets nothing that it would skip by mistake", async () => {
    await using w = await world();
    await plant(w, sketches);
    const categories = '["sponsor","selfpromo","interaction","intro","outro","preview","music_offtopic","filler"]';
    const answer = await call(w, `/api/skipSegments/${HASH.slice(0, 4)}?categories=${categories}`);
    const [video] = parsed(answer);
    expect(video.segments).toEqual([
      expect.objectContaining({ category: "intro", actionType: "skip", videoDuration: 0, locked: 0, votes: 0 }),
      expect.objectContaining({ category: "sponsor", actionType: "skip", videoDuration: 212.1, locked: 0, votes: 0 }),
    ]);
  });
});

describe("ReVanced", () => {
  const read = `/api/skipSegments?videoID=${VIDEO}&categories=["sponsor","selfpromo","interaction","intro","outro","preview","filler","music_offtopic","poi_highlight"]`;

  it("submits in the query without a body and gets a highlight as a skip", async () => {
    await using w = await world();
    const submit = (category: string, start: string, end: string) =>
      call(
        w,
        `/api/skipSegments?userID=${local("ann")}&videoID=${VIDEO}&category=${category}&startTime=${start}&endTime=${end}&videoDuration=212.100`,
        { method: "POST" },
      );
    expect((await submit("sponsor", "40.200", "71.000")).status).toBe(200);
    expect((await submit("poi_highlight", "90.000", "90.000")).status).toBe(200);
    expect((await submit("sponsor", "40.200", "71.000")).status).toBe(409);
    expect((await submit("sponsor", "50.000", "40.000")).status).toBe(400);

    const segments = parsed(await call(w, read));
    expect(segments).toEqual([
      expect.objectContaining({ segment: [40.2, 71], actionType: "skip", locked: 0, votes: 0 }),
      expect.objectContaining({ segment: [90, 90], category: "poi_highlight", actionType: "skip" }),
    ]);
    const view = `/api/viewedVideoSponsorTime?UUID=${segments[0].UUID}`;
    expect((await call(w, view, { method: "POST" })).status).toBe(200);
  });

  it.runIf(has("voteOnSponsorTime"))("votes for a segment and for another category", async () => {
    await using w = await world();
    const uuid = await uuidOf(w);
    const vote = (more: string) =>
      call(w, `/api/voteOnSponsorTime?userID=${local("ann")}&UUID=${uuid}&${more}`, { method: "POST" });
    expect((await vote("type=1")).status).toBe(200);
    expect((await vote("category=selfpromo")).status).toBe(200);
    expect((await vote("type=20")).status).toBe(200);
    expect(await votesOf(w)).toEqual([0]);
  });

  it.runIf(has("userInfo", "isUserVIP"))("shows its user", async () => {
    await using w = await world();
    const values = '["userID","userName","reputation","segmentCount","ignoredSegmentCount","viewCount","minutesSaved"]';
    const info = parsed(await call(w, `/api/userInfo?userID=${local("ann")}&values=${values}`));
    expect(info).toMatchObject({
      userID: publicIdOf("ann"),
      userName: publicIdOf("ann"),
      segmentCount: 0,
      viewCount: 0,
    });
    expect(parsed(await call(w, `/api/isUserVIP?userID=${local("ann")}`)).vip).toBe(false);
  });
});

describe("the Kodi add-on", () => {
  it("reads both forms and reports without a body", async () => {
    await using w = await world();
    const uuid = await uuidOf(w);
    const categories = "categories=%5B%22sponsor%22%2C%20%22intro%22%5D";
    const byId = parsed(await call(w, `/api/skipSegments?videoID=${VIDEO}&${categories}`));
    const [byHash] = parsed(await call(w, `/api/skipSegments/${HASH.slice(0, 4)}?${categories}`));
    expect([byId, byHash.videoID]).toEqual([byHash.segments, VIDEO]);
    expect((await call(w, `/api/viewedVideoSponsorTime?UUID=${uuid}`, { method: "POST" })).status).toBe(200);
    expect(await viewsOf(w)).toEqual([1]);
  });

  it.runIf(has("voteOnSponsorTime"))("votes without a body", async () => {
    await using w = await world();
    const path = `/api/voteOnSponsorTime?UUID=${await uuidOf(w)}&userID=${local("kodi")}&type=1`;
    expect((await call(w, path, { method: "POST" })).status).toBe(200);
    expect(await votesOf(w)).toEqual([1]);
  });
});
