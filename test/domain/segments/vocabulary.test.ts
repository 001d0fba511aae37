import { describe, expect, it } from "vitest";
import { defaultFile } from "../../../generated/vocabulary/default.ts";
import type * as File from "../../../generated/vocabulary/file.ts";
import {
  defaultVocabulary,
  normaliseService,
  supports,
  vocabularyOf,
} from "../../../src/domain/segments/vocabulary.ts";

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
    const vocabulary = vocabularyOf({ ...defaultFile, services: [{ name: "Bilibili" }, { name: "YouTube" }] });
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
  it("differs: each has a label and a colour of its own", () => {
    const looks = [...defaultVocabulary.categories.values()];
    expect(new Set(looks.map(({ label }) => label)).size).toBe(looks.length);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(looks.length);
  });
});

describe("the ids of a platform", () => {
  const cid = { name: "cid", separator: "+", pattern: "[0-9]{1,15}", example: "137649199" };
  const ids = { pattern: "BV[0-9A-Za-z]{10}", example: "BV1GJ411x7h7" };
  const service = (more: Partial<File.Service>) =>
    vocabularyOf({ ...defaultFile, services: [{ name: "bilibili", ...more }] }).services[0];

  it.each([
    ["BV1GJ411x7h7", true],
    ["BV1GJ411x7h7+137649199", true],
    ["BV1GJ411x7h7+", false],
    ["BV1GJ411x7h7+137649199+1", false],
    ["BV1GJ411x7h", false],
    ["x BV1GJ411x7h7", false],
    ["BV1GJ411x7h7\n", false],
  ])("with parts: %j is one: %j", (id, expected) => {
    expect(service({ id: ids, part: cid }).isId(id)).toBe(expected);
  });

  it("may need their part", () => {
    const { isId } = service({ id: ids, part: { ...cid, required: true } });
    expect(["BV1GJ411x7h7", "BV1GJ411x7h7+1"].map(isId)).toEqual([false, true]);
  });

  it("are any text that can be stored when the file has no pattern", () => {
    const { isId } = service({});
    expect(["", "a b", "x".repeat(255), "x".repeat(256), "a\u0000"].map(isId)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});
