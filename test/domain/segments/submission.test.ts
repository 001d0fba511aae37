import { describe, expect, it } from "vitest";
import { defaultFile } from "../../../generated/vocabulary/default.ts";
import type { RawSubmission } from "../../../src/domain/segments/raw-submission.ts";
import { defaultSubmissionRules, readSubmission } from "../../../src/domain/segments/submission.ts";
import { vocabularyOf } from "../../../src/domain/segments/vocabulary.ts";
import { Problem } from "../../../src/errors.ts";

const raw: RawSubmission = {
  videoId: "dQw4w9WgXcQ",
  services: [],
  segments: [{ segment: [1, 10.5], category: "sponsor" }],
  url: {},
};
const read = (differences: Partial<RawSubmission>) =>
  readSubmission({ ...raw, ...differences }, defaultSubmissionRules);
const readOne = (segment: unknown) => read({ segments: [segment] }).drafts[0];

describe("a normalised submission", () => {
  it("requires a video and a segment", () => {
    expect(read({})).toEqual({
      videoId: "dQw4w9WgXcQ",
      service: "YouTube",
      videoDuration: 0,
      userAgent: "",
      drafts: [{ times: [1, 10.5], category: "sponsor", actionType: "skip", description: "" }],
    });
  });

  it.each([
    // sent                                                      understood
    [{ segment: ["1,5", "10.5"], category: "intro" }, { times: [1.5, 10.5] }],
    [{ segment: ["1abc", 10], category: "intro" }, { times: [undefined, 10] }],
    [{ segment: [1], category: "intro" }, { times: undefined }],
    [{ segment: [1, 2, 3], category: "intro" }, { times: undefined }],
    [{ category: "intro" }, { times: undefined }],
    [{ segment: [1, 2] }, { category: undefined }],
    [{ segment: [1, 2], category: 5 }, { category: undefined }],
    [{ segment: [1, 2], category: "sponsor", actionType: "mute" }, { actionType: "mute" }],
    [{ segment: [1, 2], category: "sponsor", actionType: "explode" }, { actionType: "skip" }],
    [{ segment: [5, 5], category: "poi_highlight", actionType: "skip" }, { actionType: "poi" }],
    [{ segment: [1, 2], category: "sponsor", description: null }, { description: "" }],
    [{ segment: [1, 2], category: "chapter", actionType: "chapter", description: "One" }, { description: "One" }],
    [
      { segment: [1, 2], category: "chapter", actionType: "chapter", description: "x\ud800" },
      { description: "x\ufffd" },
    ],
    [null, { times: undefined, category: undefined }],
    ["sponsor", { times: undefined, category: undefined }],
  ])("segment %j: %j", (segment, understood) => {
    expect(readOne(segment)).toMatchObject(understood);
  });

  it.each([
    // the URL's segment                                                       understood
    [
      { startTime: "1", endTime: "2,5", category: "intro" },
      { times: [1, 2.5], category: "intro", actionType: "skip" },
    ],
    [{ startTime: "1", endTime: "2", category: "sponsor", actionType: "mute" }, { actionType: "mute" }],
    [{ startTime: "1", category: "sponsor" }, { times: [1, undefined] }],
    [{ category: "sponsor" }, { times: undefined, category: "sponsor" }],
  ])("without a body, %j: %j", (url, understood) => {
    expect(read({ segments: undefined, url }).drafts).toEqual([expect.objectContaining(understood)]);
  });

  it("the body's segments come before the URL's", () => {
    expect(read({ url: { startTime: "5", endTime: "6", category: "intro" } }).drafts).toHaveLength(1);
    expect(read({ url: { startTime: "5", endTime: "6", category: "intro" } }).drafts[0]?.category).toBe("sponsor");
  });

  it.each([
    [212.1, 212.1],
    ["212.1", 212.1],
    ["212s", 0],
    [-1, 0],
    [Number.POSITIVE_INFINITY, 0],
    [undefined, 0],
  ])("duration %j is %d", (videoDuration, seconds) => {
    expect(read({ videoDuration }).videoDuration).toBe(seconds);
  });

  it.each([
    // named            header                     kept
    ["MyBot/v1.0", "python-requests/2", "MyBot/v1.0"],
    [undefined, "python-requests/2", "python-requests/2"],
    ["", "python-requests/2", "python-requests/2"],
    [undefined, undefined, ""],
    ["b".repeat(300), undefined, "b".repeat(255)],
  ])("client %j, header %j", (userAgent, userAgentHeader, kept) => {
    expect(read({ userAgent, userAgentHeader }).userAgent).toBe(kept);
  });

  it.each([
    // service     video                           stored id
    ["YouTube", "https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["spotify", "an/id of any?kind=é", "an/id of any?kind=é"],
    ["spotify", "x".repeat(255), "x".repeat(255)],
  ])("%s video %s", (service, videoId, stored) => {
    expect(read({ services: [service], videoId }).videoId).toBe(stored);
  });
});

describe("a submission to a platform with links and parts", () => {
  const vocabulary = vocabularyOf({
    ...defaultFile,
    services: [
      {
        name: "YouTube",
        id: { pattern: "[\\w-]{11}", example: "dQw4w9WgXcQ", links: "YouTube" },
        part: { name: "part", separator: "+", pattern: "[0-9]{1,4}", example: "1" },
      },
    ],
  });

  it.each([
    ["dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["dQw4w9WgXcQ+12", "dQw4w9WgXcQ+12"],
    ["https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ])("names %s: %s", (videoId, stored) => {
    expect(readSubmission({ ...raw, videoId }, { ...defaultSubmissionRules, vocabulary }).videoId).toBe(stored);
  });

  it.each(["dQw4w9WgXcQ+", "dQw4w9WgXcQ+12345", "https://youtu.be/dQw4w9WgXc"])("is refused with %s", (videoId) => {
    expect(() => readSubmission({ ...raw, videoId }, { ...defaultSubmissionRules, vocabulary })).toThrow(
      /^No valid videoID\. /,
    );
  });
});

describe("a submission with wrong fields", () => {
  const chapter = { segment: [1, 2], category: "chapter", actionType: "chapter" };
  it.each<[string, Partial<RawSubmission>]>([
    // the refusal names       what was sent
    ["videoID", { videoId: undefined }],
    ["videoID", { videoId: "" }],
    ["videoID", { videoId: 12345678901 }],
    ["videoID", { videoId: "https://example.org/dQw4w9WgXcQ" }],
    ["videoID", { services: ["Spotify"], videoId: "" }],
    ["videoID", { services: ["Spotify"], videoId: "x".repeat(256) }],
    ["videoID", { services: ["Spotify"], videoId: "a\u0000b" }],
    ["service", { services: ["PeerTube"] }],
    ["segments", { segments: [] }],
    ["segments", { segments: undefined }],
    ["segments", { segments: { segment: [1, 2], category: "sponsor" } }],
    ["segments", { segments: "[]", url: { startTime: "1", endTime: "2", category: "sponsor" } }],
    ["segment time", { segments: [{ segment: ["1:30", 100], category: "sponsor" }] }],
    ["segment description", { segments: [{ segment: [1, 2], category: "sponsor", description: "mine" }] }],
    ["segment description", { segments: [{ ...chapter, description: 5 }] }],
    ["chapter name", { segments: [{ ...chapter, description: "x".repeat(201) }] }],
    ["chapter name", { segments: [{ ...chapter, description: "a\tb" }] }],
    ["chapter name", { segments: [{ ...chapter, description: "x\u007f" }] }],
    ["videoID, service, segments", { videoId: "", services: ["PeerTube"], segments: [] }],
  ])("%s: %j", (fields, differences) => {
    expect(() => read(differences)).toThrow(Problem);
    expect(() => read(differences)).toThrow(new RegExp(`^No valid ${fields}\\. [A-Z]`));
    expect(() => read(differences)).toThrow(expect.objectContaining({ code: "bad_submission", status: 400 }));
  });

  it("names a field once, however many segments share the fault", () => {
    const segments = [1, 2, 3].map((at) => ({ segment: [`${at}:00`, 500], category: "sponsor" }));
    expect(() => read({ segments })).toThrow(/^No valid segment time\. Times are seconds[^.]*\.5[^.]*\.$/);
  });

  it("accepts a chapter name of 200 characters", () => {
    expect(readOne({ ...chapter, description: "x".repeat(200) })?.description).toHaveLength(200);
  });
});
