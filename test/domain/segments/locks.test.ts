import { describe, expect, it } from "vitest";
import { defaultFile } from "../../../generated/vocabulary/default.ts";
import { lockOn, lockPairs, longestReason, summarise } from "../../../src/domain/segments/locks.ts";
import { defaultVocabulary as vocabulary, vocabularyOf } from "../../../src/domain/segments/vocabulary.ts";

const lock = (text: string, reason = "") => {
  const [category = "", actionType = ""] = text.split(" ");
  return { category, actionType, reason };
};

describe("the pairs a request refers to", () => {
  it.each<[string[], string[] | undefined, string[]]>([
    [["sponsor"], undefined, ["sponsor skip", "sponsor mute"]],
    [["sponsor"], ["full"], ["sponsor full"]],
    [["sponsor"], ["poi", "chapter"], []],
    [["sponsor", "sponsor"], ["skip", "skip"], ["sponsor skip"]],
    [["poi_highlight"], undefined, ["poi_highlight poi"]],
    [["poi_highlight"], ["skip"], ["poi_highlight poi"]],
    [["chapter"], undefined, []],
    [["chapter"], ["chapter"], ["chapter chapter"]],
    [["exclusive_access"], undefined, []],
    [["fun", "constructor", "__proto__"], undefined, []],
    [["all"], undefined, ["all skip", "all mute", "all full", "all poi", "all chapter"]],
    [["all"], ["mute", "fly"], ["all mute"]],
  ])("%j with actions %j: %j", (categories, wantedActions, expected) => {
    const pairs = lockPairs(vocabulary, categories, wantedActions);
    expect(pairs.map(({ category, actionType }) => `${category} ${actionType}`)).toEqual(expected);
  });
});

describe("the pairs of a category that has points and more", () => {
  const looks = { label: "Mixed", colour: "#112233" } as const;
  const mixed = vocabularyOf({
    ...defaultFile,
    categories: [{ ...looks, name: "mixed", actionTypes: ["skip", "poi"] }],
  });

  it.each<[string[] | undefined, string[]]>([
    [undefined, ["skip"]],
    [["skip"], ["skip"]],
    [["poi"], ["poi"]],
    [
      ["skip", "poi"],
      ["skip", "poi"],
    ],
    [["mute"], []],
  ])("with actions %j: %j", (requested, expected) => {
    expect(lockPairs(mixed, ["mixed"], requested).map(({ actionType }) => actionType)).toEqual(expected);
  });
});

describe("the lock on a category", () => {
  it.each([
    [["sponsor skip"], "sponsor", "skip", "sponsor skip"],
    [["sponsor skip"], "sponsor", "mute", undefined],
    [["sponsor skip"], "intro", "skip", undefined],
    [["all skip"], "intro", "skip", "all skip"],
    [["all skip"], "a category of the future", "skip", "all skip"],
    [["all skip", "intro skip"], "intro", "skip", "intro skip"],
    [["all skip"], "intro", "mute", undefined],
  ])("among %j on %s %s is %s", (locks, category, actionType, expected) => {
    const found = lockOn(
      locks.map((text) => lock(text)),
      category,
      actionType,
    );
    expect(found && `${found.category} ${found.actionType}`).toBe(expected);
  });
});

describe("the summary of locks", () => {
  it("names each category once, and for a lock on all those that support the action", () => {
    const locks = [lock("all mute"), lock("intro skip"), lock("sponsor mute"), lock("chapter chapter")];
    const summary = summarise(locks, ["skip", "mute"], vocabulary);
    const muted = ["sponsor", "selfpromo", "interaction", "intro", "outro", "preview", "hook", "filler"];
    expect(summary).toEqual({ categories: muted, actionTypes: ["mute", "skip"], reason: "" });
  });

  it("is empty when only other actions are locked", () => {
    expect(summarise([lock("sponsor full")], ["skip"], vocabulary)).toBeUndefined();
  });

  it.each([
    [[], undefined],
    [["a", "ccc", "bb"], "ccc"],
    [["aa", "bb"], "bb"], // of equal length the last one
  ])("of the reasons %j has %s", (reasons, expected) => {
    expect(longestReason(reasons.map((reason) => lock("sponsor skip", reason)))?.reason).toBe(expected);
  });
});
