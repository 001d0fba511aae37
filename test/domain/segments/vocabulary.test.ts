import { describe, expect, it } from "vitest";
import { defaultVocabulary, lookOf, normaliseService, supports } from "../../../src/domain/segments/vocabulary.ts";

describe("the platform of a request", () => {
  it.each([
    // named in URL, body            is read as
    [[undefined, undefined], "YouTube"],
    [["", null], "YouTube"],
    [["youtube"], "YouTube"],
    [["  SPOTIFY "], "Spotify"],
    [["peertube"], "PeerTube"],
    [["Vimeo"], "YouTube"], // unknown is never an error
    [["Vimeo", "Spotify"], "Spotify"], // the first recognised one counts
    [["PeerTube", "Spotify"], "PeerTube"],
    [[7, ["Spotify"]], "YouTube"],
  ])("%j is %s", (candidates, service) => {
    expect(normaliseService(defaultVocabulary, ...candidates)).toBe(service);
  });

  it("is the first of the instance's own list by default", () => {
    const vocabulary = {
      ...defaultVocabulary,
      services: { read: ["Bilibili", "YouTube"], submit: ["Bilibili"] },
    } as const;
    expect(normaliseService(vocabulary, "Spotify")).toBe("Bilibili");
  });
});

describe("what a category supports", () => {
  it.each([
    ["sponsor", ["skip", "mute", "full"]],
    ["selfpromo", ["skip", "mute", "full"]],
    ["exclusive_access", ["full"]],
    ["interaction", ["skip", "mute"]],
    ["intro", ["skip", "mute"]],
    ["outro", ["skip", "mute"]],
    ["preview", ["skip", "mute"]],
    ["hook", ["skip", "mute"]],
    ["filler", ["skip", "mute"]],
    ["music_offtopic", ["skip"]],
    ["poi_highlight", ["poi"]],
    ["chapter", ["chapter"]],
    ["constructor", []],
    ["Sponsor", []],
  ])("%s: %j", (category, actions) => {
    const all = ["skip", "mute", "full", "poi", "chapter", "toString"];
    expect(all.filter((action) => supports(defaultVocabulary, category, action))).toEqual(actions);
  });
});

describe("how a category looks", () => {
  it("is described for every category, each with a label and a colour of its own", () => {
    const looks = [...defaultVocabulary.categories.keys()].map((name) => lookOf(defaultVocabulary, name));
    expect([...defaultVocabulary.looks.keys()]).toEqual([...defaultVocabulary.categories.keys()]);
    expect(new Set(looks.map(({ label }) => label)).size).toBe(looks.length);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(looks.length);
  });

  it("is its name in grey when the instance has not said", () => {
    expect(lookOf(defaultVocabulary, "weather")).toEqual({ label: "weather", colour: "#808080" });
  });
});
