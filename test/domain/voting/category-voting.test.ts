import { describe, expect, it } from "vitest";
import { defaultFile } from "../../../generated/vocabulary/default.ts";
import { noRecord } from "../../../src/domain/segments/chapters.ts";
import type { Segment } from "../../../src/domain/segments/segment.ts";
import { defaultVocabulary, type Vocabulary, vocabularyOf } from "../../../src/domain/segments/vocabulary.ts";
import { type CategoryVoteFacts, judgeCategoryVote } from "../../../src/domain/voting/category-voting.ts";
import { Problem } from "../../../src/errors.ts";
import { row } from "../row.ts";

const ordinary = { publicId: "eve", isVip: false, isTemporaryVip: false, isBanned: false, warning: undefined };
const owner = { ...ordinary, publicId: "ann" };
const vip = { ...ordinary, isVip: true };
const temporaryVip = { ...ordinary, isTemporaryVip: true };

type Known = Partial<Omit<CategoryVoteFacts, "segment" | "tally">> & {
  segment?: Partial<Segment>;
  tally?: Record<string, number>;
};
const judge = (
  category: string,
  { segment = {}, tally = {}, ...known }: Known,
  vocabulary: Vocabulary = defaultVocabulary,
) =>
  judgeCategoryVote(
    category,
    {
      voter: ordinary,
      reputation: 0,
      record: noRecord,
      locks: [],
      isSubmitterVip: false,
      isOrdered: false,
      previous: undefined,
      ...known,
      segment: row(segment),
      tally: new Map(Object.entries(tally)),
    },
    vocabulary,
  );

/** The tally and the category then, or why nothing happens. */
function outcome(category: string, known: Known, vocabulary?: Vocabulary): string {
  try {
    const counted = judge(category, known, vocabulary);
    if (counted === undefined) return "not counted";
    const tally = [...counted.tally].map(([name, votes]) => `${name} ${votes}`).sort();
    return `${tally.join(", ")}: ${counted.category}`;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code;
  }
}

describe("the tally of categories", () => {
  it.each<[string, Known, string]>([
    ["the first vote enters the submitter's too", {}, "intro 1, sponsor 1: sponsor"],
    ["a VIP's submission has more weight", { isSubmitterVip: true }, "intro 1, sponsor 10000: sponsor"],
    ["the second vote is not enough", { tally: { sponsor: 1, intro: 1 } }, "intro 2, sponsor 1: sponsor"],
    ["the third user changes it", { tally: { sponsor: 1, intro: 2 } }, "intro 3, sponsor 1: intro"],
    [
      "at 5 votes the third user does not",
      { segment: { votes: 5 }, tally: { sponsor: 1, intro: 2 } },
      "intro 3, sponsor 1: sponsor",
    ],
    [
      "at 5 votes the fourth user does",
      { segment: { votes: 5 }, tally: { sponsor: 1, intro: 3 } },
      "intro 4, sponsor 1: intro",
    ],
    [
      "a vote that moves is taken back",
      { previous: { category: "outro", weight: 1 }, tally: { sponsor: 1, outro: 1 } },
      "intro 1, outro 0, sponsor 1: sponsor",
    ],
    [
      "with the weight it had, also when its user is a VIP now",
      { voter: vip, previous: { category: "outro", weight: 1 }, tally: { sponsor: 1, outro: 1 } },
      "intro 500, outro 0, sponsor 1: intro",
    ],
    [
      "a VIP's repeated vote adds nothing but decides again",
      { voter: vip, previous: { category: "intro", weight: 500 }, tally: { sponsor: 900, intro: 500 } },
      "intro 500, sponsor 900: intro",
    ],
    ["a VIP decides", { voter: vip, isSubmitterVip: true }, "intro 500, sponsor 10000: intro"],
    ["a temporary VIP decides too", { voter: temporaryVip }, "intro 500, sponsor 1: intro"],
    ["the owner decides too, with one vote", { voter: owner }, "intro 1, sponsor 1: intro"],
    ["also against a VIP's vote", { voter: owner, tally: { sponsor: 500 } }, "intro 1, sponsor 500: intro"],
    [
      "but not against a moderator's order",
      { voter: owner, isOrdered: true, tally: { sponsor: 501 } },
      "intro 1, sponsor 501: sponsor",
    ],
    [
      "which a VIP's vote replaces",
      { voter: vip, isOrdered: true, tally: { sponsor: 501 } },
      "intro 500, sponsor 501: intro",
    ],
  ])("%s", (_name, known, expected) => {
    expect(outcome("intro", known)).toBe(expected);
  });

  it("accepts a vote for its current category", () => {
    expect(outcome("sponsor", {})).toBe("sponsor 2: sponsor");
    expect(outcome("sponsor", { voter: vip })).toBe("sponsor 501: sponsor");
  });
});

describe("category votes that change nothing", () => {
  const lock = (category: string, actionType = "mute") => ({ locks: [{ category, actionType }] });
  it.each<[string, Known, string, string]>([
    ["to a locked category", lock("intro"), "not counted", "intro 500, sponsor 1: intro"],
    ["where everything is locked", lock("all"), "not counted", "intro 500, sponsor 1: intro"],
    [
      "away from a locked category",
      lock("sponsor", "skip"),
      "intro 1, sponsor 1: intro",
      "intro 500, sponsor 1: intro",
    ],
    ["of a locked segment", { segment: { locked: 1 } }, "not counted", "intro 500, sponsor 1: intro"],
  ])("%s", (_name, known, ofOwner, ofVip) => {
    expect(outcome("intro", { ...known, voter: owner })).toBe(ofOwner);
    expect(outcome("intro", { ...known, voter: vip })).toBe(ofVip);
  });

  it.each([ordinary, owner, temporaryVip])("repeated votes", (voter) => {
    const again = { previous: { category: "intro", weight: 1 }, tally: { sponsor: 1, intro: 1 } };
    expect(outcome("intro", { ...again, voter })).toBe("not counted");
  });

  it.each([ordinary, vip])("votes of banned users are ignored", (voter) => {
    expect(outcome("intro", { voter: { ...voter, isBanned: true } })).toBe("not counted");
    expect(outcome("intro", { voter: { ...voter, isBanned: true, warning: { reason: "" } } })).toBe("warned");
  });
});

describe("categories that do not match the segment", () => {
  it.each<[string, Partial<Segment>]>([
    ["nonsense", {}],
    ["constructor", {}],
    ["chapter", {}],
    ["poi_highlight", {}],
    ["music_offtopic", { actionType: "mute" }],
    ["selfpromo", { actionType: "full" }],
    ["nonsense", { locked: 1 }],
  ])("%s for %j", (category, segment) => {
    for (const voter of [ordinary, owner, vip]) expect(outcome(category, { voter, segment })).toBe("bad_category_vote");
  });

  it("are named together with the action", () => {
    expect(() => judge("music_offtopic", { segment: { actionType: "mute" } })).toThrow(/"music_offtopic".*"mute"/);
    expect(() => judge("selfpromo", { segment: { actionType: "full" } })).toThrow(/"full".*"selfpromo"/);
    expect(() => judge("a\nb", {})).toThrow(/"a\\nb"/);
  });
});

describe("a category with rules for submissions", () => {
  const usual = { label: "Rules", colour: "#112233" };
  const vocabulary = vocabularyOf({
    ...defaultFile,
    categories: [
      { ...usual, name: "sponsor", actionTypes: ["skip", "mute"] },
      { ...usual, name: "long", actionTypes: ["skip", "mute"], minSeconds: { skip: 30 } },
      { ...usual, name: "rare", actionTypes: ["skip"], minReputation: 50 },
      { ...usual, name: "both", actionTypes: ["skip"], minSeconds: { skip: 30 }, minReputation: 50 },
      { ...usual, name: "open", actionTypes: ["chapter"], chapters: "anyone" },
      { ...usual, name: "earned", actionTypes: ["chapter"] },
      { ...usual, name: "closed", actionTypes: ["chapter"], chapters: "vip" },
    ],
  });
  const chapter: Partial<Segment> = { actionType: "chapter", category: "open" };
  const seconds = (length: number): Partial<Segment> => ({ startTime: 10.1, endTime: 10.1 + length });

  it.each<[string, string, Known, string]>([
    ["a segment that is too short", "long", { segment: seconds(2) }, "short_segment"],
    ["one that is just long enough", "long", { segment: seconds(30) }, "long 1, sponsor 1: sponsor"],
    [
      "a short one of another action",
      "long",
      { segment: { ...seconds(2), actionType: "mute" } },
      "long 1, sponsor 1: sponsor",
    ],
    ["a voter without the reputation", "rare", { reputation: 49.9 }, "low_reputation"],
    ["one who has it", "rare", { reputation: 50 }, "rare 1, sponsor 1: sponsor"],
    ["a newcomer's vote on a chapter", "earned", { segment: chapter }, "low_reputation"],
    ["one of somebody with a reputation", "earned", { segment: chapter, reputation: 1 }, "earned 1, open 1: open"],
    ["the same where only VIPs may", "closed", { segment: chapter, reputation: 1 }, "low_reputation"],
    [
      "a vote for what anybody may",
      "open",
      { segment: { ...chapter, category: "closed" } },
      "closed 1, open 1: closed",
    ],
    ["both", "both", { segment: seconds(2) }, "low_reputation"],
    ["a short segment of that category", "long", { segment: { ...seconds(2), category: "long" } }, "long 2: long"],
    ["a locked segment", "long", { segment: { ...seconds(2), locked: 1 } }, "short_segment"],
    ["a banned voter", "both", { voter: { ...ordinary, isBanned: true }, segment: seconds(2) }, "not counted"],
    ["a repeated vote", "both", { previous: { category: "both", weight: 1 }, segment: seconds(2) }, "not counted"],
  ])("and %s: %s, %j", (_what, category, known, expected) => {
    expect(outcome(category, known, vocabulary)).toBe(expected);
  });

  it("has them for the owner and temporary VIPs too, and not for VIPs", () => {
    const known = { segment: seconds(2) };
    for (const voter of [owner, temporaryVip]) {
      expect(outcome("long", { ...known, voter }, vocabulary)).toBe("short_segment");
      expect(outcome("rare", { ...known, voter }, vocabulary)).toBe("low_reputation");
    }
    expect(outcome("both", { ...known, voter: vip }, vocabulary)).toBe("both 500, sponsor 1: both");
  });
});
