import { describe, expect, it } from "vitest";
import { type Candidate, type Understood, understand } from "../../web/pages/home/search-text.ts";

const hex = "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c";
const dashed = "9c2f1b52-7a0e-4d7e-9a51-6d1d3c0a8f11";
const episode = "4rOoJ6Egrf8K2IrywzwOMk";

/** A candidate in a few words. */
const inWords = (candidate: Candidate): string =>
  candidate.kind === "video" ? `${candidate.service} ${candidate.videoID}` : Object.values(candidate).join(" ");

function shown(understood: Understood): string {
  if (understood.kind === "certain") return `certainly ${inWords(understood.candidate)}`;
  if (understood.kind === "ask") return `one of: ${understood.candidates.map(inWords).join(", ")}`;
  if (understood.kind === "secret") return `secret, or: ${understood.otherwise.map(inWords).join(", ")}`;
  return understood.kind;
}

describe("the search field", () => {
  it.each<[string, string]>([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s", "certainly YouTube dQw4w9WgXcQ"],
    ["http://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ", "certainly YouTube dQw4w9WgXcQ"],
    ["youtube.com/watch?v=dQw4w9WgXcQ", "certainly YouTube dQw4w9WgXcQ"],
    ["https://music.youtube.com/watch?v=dQw4w9WgXcQ", "certainly YouTube dQw4w9WgXcQ"],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", "certainly YouTube dQw4w9WgXcQ"],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "certainly YouTube dQw4w9WgXcQ"],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "certainly YouTube dQw4w9WgXcQ"],
    ["https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", "certainly YouTube dQw4w9WgXcQ"],
    ["https://invidious.example/watch?v=dQw4w9WgXcQ", "certainly YouTube dQw4w9WgXcQ"],
    ["https://www.youtube.com/watch?v=short", "unknownLink"],
    [`https://open.spotify.com/episode/${episode}?si=x`, `certainly Spotify ${episode}`],
    [`https://open.spotify.com/intl-de/track/${episode}`, `certainly Spotify ${episode}`],
    [`https://open.spotify.com/embed/episode/${episode}`, `certainly Spotify ${episode}`],
    [`spotify:episode:${episode}`, `certainly Spotify ${episode}`],
    ["https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk", "unknownLink"],
    [`https://peertube.example/w/${dashed}`, `certainly PeerTube ${dashed}`],
    [`https://peertube.example/videos/watch/${dashed.toUpperCase()}`, `certainly PeerTube ${dashed}`],
    ["peertube.example/w/9zmVsWUtZ7iXEEbJBsUiZL", "certainly PeerTube 9zmVsWUtZ7iXEEbJBsUiZL"],
    ["https://peertube.example/videos/embed/9zmVsWUtZ7iXEEbJBsUiZL", "certainly PeerTube 9zmVsWUtZ7iXEEbJBsUiZL"],
    [" dQw4w9WgXcQ\n", "one of: YouTube dQw4w9WgXcQ, name dQw4w9WgXcQ"],
    [episode, `one of: Spotify ${episode}, name ${episode}`], // no I in base 58
    [
      "9zmVsWUtZ7iXEEbJBsUiZL",
      "one of: Spotify 9zmVsWUtZ7iXEEbJBsUiZL, PeerTube 9zmVsWUtZ7iXEEbJBsUiZL, name 9zmVsWUtZ7iXEEbJBsUiZL",
    ],
    [`${hex}7`, `one of: segment ${hex}7`],
    [`${hex.toUpperCase()}7`, `one of: segment ${hex}7`],
    [hex, `one of: segment ${hex}, user ${hex}`],
    ["ann", "one of: name ann"],
    ["Ann & Bob <3", "one of: name Ann & Bob <3"],
    ["名前だよ", "one of: name 名前だよ"],
    ["an", "one of: "],
    ["", "nothing"],
    ["   ", "nothing"],
    ["javascript://%0aalert(1)", "unknownLink"],
    ["https://[", "unknownLink"],
  ])("%s: %s", (text, expected) => {
    expect(shown(understand(text))).toBe(expected);
  });

  const none = { maySubmit: true, thumbnailUrl: null, showThumbnails: false, idExample: null, part: null };
  const part = { name: "cid", separator: "+", example: "1", required: false };
  const own = [
    {
      ...none,
      name: "bilibili",
      videoUrl: "https://www.bilibili.com/video/{videoID}/?p={part}",
      idPattern: "^(?:BV[0-9A-Za-z]{10})(?:\\u{2b}(?:[0-9]{1,15}))?$",
      part,
    },
    { ...none, name: "Spotify", videoUrl: "https://open.spotify.com/episode/{videoID}", idPattern: null },
    { ...none, name: "Podcast", videoUrl: null, idPattern: "^(?:https://[!-~]{1,200})$" },
  ];

  it.each<[string, string]>([
    ["BV1GJ411x7h7", "one of: bilibili BV1GJ411x7h7, name BV1GJ411x7h7"],
    ["BV1GJ411x7h7+137649199", "one of: bilibili BV1GJ411x7h7+137649199, name BV1GJ411x7h7+137649199"],
    ["https://www.bilibili.com/video/BV1GJ411x7h7/?p=12", "certainly bilibili BV1GJ411x7h7+12"],
    ["https://www.bilibili.com/video/%ZZ/?p=12", "unknownLink"],
    ["dQw4w9WgXcQ", "one of: name dQw4w9WgXcQ"], // a platform that is not one of the instance
    ["https://youtu.be/dQw4w9WgXcQ", "one of: Podcast https://youtu.be/dQw4w9WgXcQ"],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "unknownLink"],
    [`https://open.spotify.com/episode/${episode}?si=x`, `certainly Spotify ${episode}`],
    ["https://feeds.example/show/42", "one of: Podcast https://feeds.example/show/42"],
    ["https://feeds.example/show/42?token=x", "unknownLink"],
    [dashed, `secret, or: segment ${dashed}`],
  ])("of an instance with platforms of its own, %s: %s", (text, expected) => {
    expect(shown(understand(text, own))).toBe(expected);
  });

  it.each([
    ["XJ3XpM9SeTqhV5JpTqQ9Sjxy2eVVdEXtVwG0", "name XJ3XpM9SeTqhV5JpTqQ9Sjxy2eVVdEXtVwG0"], // as clients make them
    ["x".repeat(30), `name ${"x".repeat(30)}`],
    ["a local id may have blanks in it, and so may a name", "name a local id may have blanks in it, and so may a name"],
    ["x".repeat(65), ""],
    [dashed, `segment ${dashed}, PeerTube ${dashed}`],
  ])("asks nobody about %s, which may be a secret", (text, otherwise) => {
    expect(shown(understand(text))).toBe(`secret, or: ${otherwise}`);
  });

  it("does not search for a link to something else, which may have a secret in it", () => {
    const link = "https://segmark.example/api/userInfo?userID=XJ3XpM9SeTqhV5JpTqQ9Sjxy2eVVdEXtVwG0";
    expect(understand(link)).toEqual({ kind: "unknownLink" });
    expect(understand(link.replace("https://", ""))).toEqual({ kind: "secret", otherwise: [] });
  });
});
