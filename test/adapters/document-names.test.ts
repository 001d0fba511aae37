import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { documentNames, renamed } from "../../src/adapters/document-names.ts";
import { vocabularyOf } from "../../src/domain/segments/vocabulary.ts";

/** Fewer categories, platforms and action types than examples have. */
const names = documentNames(
  vocabularyOf({
    services: [{ name: "Radio" }],
    categories: [{ name: "news", label: "News", colour: "#112233", actionTypes: ["skip"] }],
    actionTypes: [{ name: "skip" }],
  }),
);

const written = (source: string): string => (names === undefined ? source : renamed(source, names));

describe("an example with names of the default vocabulary", () => {
  it.each([
    ["example: [sponsor, intro]", ["news"]],
    ["example:\n  - sponsor # one\n  - intro\nother: 1", ["news"]],
    ["example: [YouTube, Spotify]", ["Radio"]],
    ["example: [skip, mute]", ["skip"]],
    [
      "example: [{ category: sponsor, at: [90, 90] }, { category: intro, at: [90, 90] }]",
      [{ category: "news", at: [90, 90] }],
    ],
    ["example: [{ category: sponsor }, { category: sponsor }]", [{ category: "news" }, { category: "news" }]],
    ["example: { categories: [intro, outro, 7, 7] }", { categories: ["news", 7, 7] }],
    ["example: [complete, sponsor]", ["complete", "news"]],
  ])("%j has each of its own once", (source, expected) => {
    expect(parse(written(source)).example).toEqual(expected);
  });
});
