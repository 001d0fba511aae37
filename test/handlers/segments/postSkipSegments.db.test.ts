import { describe, expect, it } from "vitest";
import { videoHash } from "../../../src/domain/segments/ids.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent, type World, world } from "../../support/world.ts";

const VIDEO = "dQw4w9WgXcQ";
const POST = ["POST", "/api/skipSegments"] as const;

const sponsor = (start = 1, end = 10.5, more: object = {}) => ({ segment: [start, end], category: "sponsor", ...more });
const submission = (segments: unknown, more: object = {}): Sent => ({
  json: { videoID: VIDEO, userID: local("ann"), userAgent: "test/v1", segments, ...more },
});
const stored = async ({ stores }: World, video = VIDEO) =>
  (await stores.segments.onVideo("YouTube", video)).map(({ startTime, endTime, category, actionType }) =>
    [startTime, endTime, category, actionType].join(" "),
  );

describe("POST /api/skipSegments, request formats", () => {
  it("stores one segment given in the query", async () => {
    await using w = await world();
    const query = {
      videoID: VIDEO,
      startTime: "1.5",
      endTime: "10",
      category: "intro",
      userID: local("ann"),
      userAgent: "x/v1",
    };
    const answer = await w.send(...POST, { query });
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(await stored(w)).toEqual(["1.5 10 intro skip"]);
  });

  it("stores many segments given in the body", async () => {
    await using w = await world();
    const segments = [sponsor(), { segment: [90, 90], category: "poi_highlight", actionType: "poi" }];
    expect((await w.send(...POST, submission(segments))).status).toBe(200);
    expect(await stored(w)).toEqual(["1 10.5 sponsor skip", "90 90 poi_highlight poi"]);
  });

  it("stores texts verbatim", async () => {
    await using w = await world();
    await w.stores.vips.add(publicIdOf("ann"), 1);
    const texts = [
      "'; delete from segments; -- ",
      "\\'; delete from segments; # ",
      '"; delete from segments; /*',
      "\\",
      "\\\\'",
      "*/;;",
      "?, ??, :name, $1, @feed_lane",
      "\u00bf'\u005c' 縗'\\ 🙂';",
      "`%_`",
    ];
    const chapter = (description: string, at: number) => ({
      segment: [at * 10, at * 10 + 5],
      category: "chapter",
      actionType: "chapter",
      description,
    });
    for (const [number, text] of texts.entries()) {
      const videoID = `${text} ${number}`;
      const sent = submission(texts.map(chapter), { videoID, service: "Spotify", userAgent: text });
      expect(await w.send(...POST, sent)).toMatchObject({ status: 200, text: "" });
      const rows = await w.stores.segments.onVideo("Spotify", videoID);
      expect(rows.map(({ description }) => description)).toEqual(texts);
      expect(new Set(rows.map(({ userAgent }) => userAgent))).toEqual(new Set([text]));
    }
    expect(await w.storage.knex("segments as s").count({ rows: "*" })).toEqual([{ rows: texts.length ** 2 }]);
  });

  it("prefers the query to the body", async () => {
    await using w = await world();
    const sent = { ...submission([sponsor()]), query: { videoID: "another1234", userID: local("bob") } };
    expect((await w.send(...POST, sent)).status).toBe(200);
    const [row] = await w.stores.segments.onVideo("YouTube", "another1234");
    expect(row?.userId).toBe(publicIdOf("bob"));
  });

  it.each([
    ["an empty body labelled JSON", { body: "", headers: { "content-type": "application/json" } }],
    ["an empty object", { json: {} }],
    ["a form body", { body: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } }],
    ["a body of an unknown type", { body: "<a/>", headers: { "content-type": "application/xml" } }],
    ["a malformed content type", { body: "x", headers: { "content-type": "nonsense" } }],
    ["no body at all", {}],
  ])("accepts the query form with %s", async (_name, sent: Sent) => {
    await using w = await world();
    const query = { videoID: VIDEO, startTime: "1", endTime: "2", category: "sponsor", userID: local("ann") };
    expect((await w.send(...POST, { ...sent, query })).status).toBe(200);
    expect(await stored(w)).toHaveLength(1);
  });

  it("ignores unknown fields, as sent by the browser extension", async () => {
    await using w = await world();
    const segments = [sponsor(1, 2, { actionType: "skip", description: "", UUID: "x", source: 1 })];
    expect((await w.send(...POST, submission(segments, { extra: { deep: [1] } }))).status).toBe(200);
  });

  it("takes a description that is null for none, and an action type that is no text for one that is unknown", async () => {
    await using w = await world();
    const actionTypes = [null, 5, ["skip"], { type: "mute" }, "x".repeat(65)];
    const segments = actionTypes.map((actionType, at) => sponsor(at, at + 1, { actionType, description: null }));
    expect(await w.send(...POST, submission(segments))).toMatchObject({ status: 200, text: "" });
    expect(await stored(w)).toEqual(actionTypes.map((_, at) => `${at} ${at + 1} sponsor skip`));
  });

  it("returns the stored segments if configured", async () => {
    await using w = await world({ config: { submitResponse: "segments" } });
    const answer = await w.send(...POST, submission([sponsor()]));
    expect(answer.json).toEqual([
      { UUID: expect.stringMatching(/^[0-9a-f]{65}$/), category: "sponsor", segment: [1, 10.5] },
    ]);
  });

  it.each([
    ["a decimal comma", { startTime: "1,5", endTime: "10" }, "1.5 10"],
    ["six decimals", { startTime: "0.000001", endTime: "10.123456" }, "0.000001 10.123456"],
  ])("reads %s", async (_name, times, expected) => {
    await using w = await world();
    const query = { videoID: VIDEO, category: "sponsor", userID: local("ann"), ...times };
    expect((await w.send(...POST, { query })).status).toBe(200);
    const [row] = await w.stores.segments.onVideo("YouTube", VIDEO);
    expect([row?.startTime, row?.endTime]).toEqual(expected.split(" ").map(Number));
  });

  it("extracts the id from a link to the video", async () => {
    await using w = await world();
    expect((await w.send(...POST, submission([sponsor()], { videoID: `https://youtu.be/${VIDEO}?t=3` }))).status).toBe(
      200,
    );
    expect(await stored(w)).toHaveLength(1);
  });

  it.each([
    ["the field", { userAgent: "MyBot/v1" }, "x", "MyBot/v1"],
    ["the header of a known script", { userAgent: undefined }, "mpv_sponsorblock/1.0 (x)", "mpv_sponsorblock/1.0 (x)"],
    ["nothing for a browser", { userAgent: undefined }, "Mozilla/5.0 (X11)", ""],
  ])("reads the user agent from %s", async (_name, field, header, expected) => {
    await using w = await world();
    await w.send(...POST, { ...submission([sponsor()], field), headers: { "user-agent": header } });
    const [row] = await w.stores.segments.onVideo("YouTube", VIDEO);
    expect(row?.userAgent).toBe(expected);
  });
});

describe("POST /api/skipSegments, refusals", () => {
  const url = { videoID: VIDEO, startTime: "1", endTime: "2", category: "sponsor" };
  const unchanged = shared(world);
  it.each<[string, Sent, number, string]>([
    ["no user id", { query: url }, 400, "No userID provided"],
    ["an empty user id", { query: { ...url, userID: "" } }, 400, "No userID provided"],
    ["a user id of 31 characters", { query: { ...url, userID: "x".repeat(31) } }, 400, "No valid userID"],
    [
      "a user id of 10,000 characters",
      { json: { ...(submission([sponsor()]).json as object), userID: "x".repeat(10_000) } },
      400,
      "No valid userID",
    ],
    ["no video", { json: { userID: local("ann"), segments: [sponsor()] } }, 400, "No valid videoID"],
    ["an invalid video id", submission([sponsor()], { videoID: "short" }), 400, "No valid videoID"],
    [
      "a video id of 10,000 characters",
      submission([sponsor()], { videoID: "x".repeat(10_000) }),
      400,
      "No valid videoID",
    ],
    ["a video id with a NUL", submission([sponsor()], { videoID: "dQw4w9\0gXcQ" }), 400, "No valid videoID"],
    ["a video id that is a number", submission([sponsor()], { videoID: 12345678901 }), 400, "No valid videoID"],
    ["a read-only platform", submission([sponsor()], { service: "PeerTube", videoID: "x" }), 400, "No valid service"],
    ["no segments", submission([]), 400, "No valid segments"],
    ["segments that are text", submission("all"), 400, "No valid segments"],
    ["segments that are an object", submission({}), 400, "No valid segments"],
    ["segments that are null", submission(null), 400, "No valid segments"],
    ["a segment that is null", submission([null]), 400, "One of your segments are invalid"],
    ["a segment without times", submission([{ category: "sponsor" }]), 400, "One of your segments are invalid"],
    ["a segment without category", submission([{ segment: [1, 2] }]), 400, "One of your segments are invalid"],
    [
      "a segment with only one time",
      submission([{ segment: [1], category: "sponsor" }]),
      400,
      "One of your segments are invalid",
    ],
    ["times as text with a colon", submission([{ segment: ["1:20", "1:30"], category: "sponsor" }]), 400, "No valid "],
    ["an unknown category", submission([sponsor(1, 2, { category: "fun" })]), 400, "Category doesn't exist."],
    [
      "an action that the category does not support",
      submission([{ segment: [1, 2], category: "music_offtopic", actionType: "mute" }]),
      400,
      "ActionType is not supported",
    ],
    ["end before start", submission([sponsor(10, 1)]), 400, "One of your segments times are invalid"],
    ["a segment without length", submission([sponsor(5, 5)]), 400, "One of your segments times are invalid"],
    ["a negative start", submission([sponsor(-1, 5)]), 400, "One of your segments times are invalid"],
    [
      "a time that overflows",
      {
        body: JSON.stringify(submission([sponsor()]).json).replace("10.5", "1e999"),
        headers: { "content-type": "application/json" },
      },
      400,
      "",
    ],
    [
      "NaN as text",
      submission([{ segment: ["NaN", "5"], category: "sponsor" }]),
      400,
      "One of your segments times are invalid",
    ],
    [
      "trailing garbage",
      submission([{ segment: ["1abc", "5"], category: "sponsor" }]),
      400,
      "One of your segments times are invalid",
    ],
    [
      "Infinity in the query",
      { query: { ...url, endTime: "Infinity", userID: local("ann") } },
      400,
      "One of your segments times are invalid",
    ],
    [
      "a highlight with a length",
      submission([{ segment: [5, 6], category: "poi_highlight", actionType: "poi" }]),
      400,
      "One of your segments times are invalid",
    ],
    [
      "a highlight before second 2",
      submission([{ segment: [1, 1], category: "poi_highlight", actionType: "poi" }]),
      400,
      "POI cannot be that early",
    ],
    [
      "a label with a time",
      submission([sponsor(0, 5, { actionType: "full" })]),
      400,
      "One of your segments times are invalid",
    ],
    ["a sponsor of half a second", submission([sponsor(1, 1.5)]), 400, "Segments must be longer than 1 second long"],
    ["a description on a sponsor", submission([sponsor(1, 5, { description: "x" })]), 400, "No valid "],
    [
      "a description that is a number",
      submission([sponsor(1, 5, { description: 7 })]),
      400,
      "No valid segment description. A description is text.",
    ],
    [
      "a long chapter name",
      submission([{ segment: [1, 5], category: "chapter", actionType: "chapter", description: "x".repeat(300) }]),
      400,
      "No valid chapter name. A chapter name has at most 200 characters.",
    ],
    [
      "a chapter name of two lines",
      submission([{ segment: [1, 5], category: "chapter", actionType: "chapter", description: "a\nb" }]),
      400,
      "No valid chapter name. A chapter name has no control characters.",
    ],
    [
      "a chapter by a newcomer",
      submission([{ segment: [1, 5], category: "chapter", actionType: "chapter", description: "x" }]),
      400,
      "No valid ",
    ],
    [
      "malformed JSON",
      { body: "{", headers: { "content-type": "application/json" } },
      400,
      "The body is not valid JSON",
    ],
    ["a top-level number", { body: "5", headers: { "content-type": "application/json" } }, 400, ""],
    [
      "bytes that are not UTF-8",
      { body: Uint8Array.of(0x7b, 0xff, 0x7d), headers: { "content-type": "application/json" } },
      400,
      "",
    ],
    [
      "form text labelled JSON",
      { body: "userID=x&videoID=y", headers: { "content-type": "application/json" } },
      400,
      "The body is not valid JSON",
    ],
    ["a repeated scalar", { query: { ...url, userID: local("ann"), videoID: [VIDEO, VIDEO] } }, 400, ""],
    ["a body of 200 kB", submission([sponsor()], { filler: "x".repeat(200_000) }), 413, ""],
    [
      "segments that cover over 80% of the video",
      submission([sponsor(0, 81)], { videoDuration: 100 }),
      403,
      "Submissions rejected: ",
    ],
  ])("refuses %s and stores nothing", async (_name, sent, status, start) => {
    const w = unchanged();
    const answer = await w.send(...POST, sent);
    expect([answer.status, answer.text.slice(0, start.length)]).toEqual([status, start]);
    expect(await stored(w)).toEqual([]);
    expect(await stored(w, "short")).toEqual([]);
  });

  it("stores nothing of a submission whose second segment is invalid", async () => {
    await using w = await world();
    expect((await w.send(...POST, submission([sponsor(), sponsor(9, 3)]))).status).toBe(400);
    expect(await stored(w)).toEqual([]);
  });

  it("returns the problem code to clients that request JSON", async () => {
    await using w = await world();
    const answer = await w.send(...POST, {
      ...submission([sponsor(9, 3)]),
      headers: { accept: "application/json", "content-type": "application/json" },
    });
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
    expect(answer.json).toMatchObject({ status: 400, code: "bad_times", type: "urn:segmark:bad_times" });
  });
});

describe("POST /api/skipSegments, moderation", () => {
  it("refuses a warned user with the text that clients match", async () => {
    await using w = await world();
    await w.stores.warnings.issue({
      userId: publicIdOf("ann"),
      issuerId: publicIdOf("vip"),
      reason: "mark whole spots",
      at: 1,
    });
    const answer = await w.send(...POST, submission([sponsor()]));
    expect(answer.status).toBe(403);
    expect(answer.text).toMatch(/^Submission rejected due to a tip from a moderator\./);
    expect(answer.text).toContain(publicIdOf("ann"));
    expect(answer.text).toContain("mark whole spots");
  });

  it("refuses a locked category with the moderator's reason, except from a VIP", async () => {
    await using w = await world();
    await w.stores.locks.set({
      service: "YouTube",
      videoId: VIDEO,
      videoHash: videoHash(VIDEO),
      category: "sponsor",
      actionType: "skip",
      reason: "no sponsor here",
      userId: publicIdOf("vip"),
      at: 1,
    });
    const answer = await w.send(...POST, submission([sponsor()]));
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining("no sponsor here")]);
    await w.stores.vips.add(publicIdOf("vip"), 1);
    expect((await w.send(...POST, submission([sponsor()], { userID: local("vip") }))).status).toBe(200);
    const [row] = await w.stores.segments.onVideo("YouTube", VIDEO);
    expect(row?.locked).toBe(1);
  });

  it("hides submissions of a banned user from all but their address", async () => {
    await using w = await world();
    await w.stores.bans.add({ userId: publicIdOf("ann"), at: 1, byUser: publicIdOf("vip") });
    expect((await w.send(...POST, { ...submission([sponsor()]), ip: "192.0.2.7" })).status).toBe(200);
    const read = (ip: string) => w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO }, ip });
    const own = await read("192.0.2.7");
    expect([own.status, own.headers.get("cache-control"), own.headers.get("etag")]).toEqual([
      200,
      "private, no-store",
      null,
    ]);
    expect((await read("192.0.2.8")).status).toBe(404);
  });
});

describe("POST /api/skipSegments, duplicates", () => {
  it("refuses a duplicate of a stored segment, from any user", async () => {
    await using w = await world();
    expect((await w.send(...POST, submission([sponsor()]))).status).toBe(200);
    for (const name of ["ann", "bob"]) {
      const answer = await w.send(...POST, submission([sponsor()], { userID: local(name) }));
      expect([answer.status, answer.text]).toEqual([409, "Segment has already been submitted before."]);
    }
    expect(await stored(w)).toHaveLength(1);
  });

  it("stores new segments beside a duplicate, and a repeated segment once", async () => {
    await using w = await world();
    await w.send(...POST, submission([sponsor()]));
    expect((await w.send(...POST, submission([sponsor(), sponsor(20, 30), sponsor(20, 30)]))).status).toBe(200);
    expect(await stored(w)).toEqual(["1 10.5 sponsor skip", "20 30 sponsor skip"]);
  });

  it("counts a second label of the whole video as a vote for the first", async () => {
    await using w = await world();
    const label = [sponsor(0, 0, { actionType: "full" })];
    for (const name of ["ann", "bob", "bob"]) {
      expect((await w.send(...POST, submission(label, { userID: local(name) }))).status).toBe(200);
    }
    const rows = await w.stores.segments.onVideo("YouTube", VIDEO);
    expect(rows.map(({ votes }) => votes)).toEqual([1]);
  });

  it.each(["the same user", "different users"])(
    "stores one of 50 concurrent identical submissions by %s",
    async (who) => {
      await using w = await world();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          w.send(...POST, submission([sponsor()], { userID: local(who === "the same user" ? "ann" : `user${i}`) })),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array<number>(49).fill(409)]);
      expect(await stored(w)).toHaveLength(1);
    },
  );
});
