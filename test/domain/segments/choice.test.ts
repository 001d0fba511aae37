import { describe, expect, it } from "vitest";
import {
  chooseSegments,
  groupSegments,
  requested,
  selectSegments,
  usersInDoubt,
} from "../../../src/domain/segments/choice.ts";
import type { ReadableSegment, TracedSegment } from "../../../src/domain/segments/segment.ts";
import { row } from "../row.ts";

const nobody: ReadonlyMap<string, number> = new Map();
const names = (rows: readonly ReadableSegment[]): string => rows.map(({ uuid }) => uuid).join(" ");
/** A request for nothing: only age decides between rows of the same weight. */
const nothing = { categories: [], actionTypes: [] };
const win = (rows: readonly ReadableSegment[], required: string[] = [], now = nobody): string =>
  names(chooseSegments(groupSegments(rows, required), now, nothing));
const groupsOf = (rows: readonly ReadableSegment[], required: string[] = []): string[] =>
  groupSegments(rows, required).map(({ members }) => names(members));

let lastId = 0;
const named = (uuid: string, [startTime, endTime]: readonly [number, number], more: Partial<TracedSegment> = {}) => {
  lastId += 1;
  return row({ id: lastId, uuid, startTime, endTime, ...more });
};

describe("the worked example", () => {
  const highlight = { category: "poi_highlight", actionType: "poi" } as const;
  const A = named("A", [0, 10]);
  const others = [
    named("B", [1, 10], { votes: 2 }),
    named("C", [2, 9], { actionType: "mute", votes: 5 }),
    named("D", [9, 30], { category: "intro" }),
    named("E", [30, 40], { votes: -1 }),
    named("F", [60, 60], highlight),
    named("G", [80, 80], { ...highlight, votes: 4 }),
  ];
  const rows = [A, ...others];
  const ask = (from: ReadableSegment[], categories: string[], actionTypes: string[]) =>
    names(selectSegments(from, { required: [], currentReputation: nobody, categories, actionTypes }));

  it("has these groups", () => expect(groupsOf(rows)).toEqual(["A B C", "D", "E", "F", "G"]));
  it("has these winners", () => expect(win(rows)).toBe("C D E G"));
  it("category sponsor, default action: the mute segment hides its rivals", () => {
    expect(ask(rows, ["sponsor"], ["skip"])).toBe("E");
  });
  it("categories sponsor and intro, actions skip and mute", () => {
    expect(ask(rows, ["sponsor", "intro"], ["skip", "mute"])).toBe("C D E");
  });
  it("with a VIP lock on A", () => {
    expect(ask([{ ...A, locked: 1 }, ...others], ["sponsor", "intro"], ["skip", "mute"])).toBe("A D E");
  });
});

describe("segments of the same spot", () => {
  const mute = { actionType: "mute" } as const;
  const chapter = { category: "chapter", actionType: "chapter" } as const;
  const full = { actionType: "full" } as const;
  const poi = { category: "poi_highlight", actionType: "poi" } as const;
  it.each([
    // one          other                      together
    [[0, 10], {}, [10, 20], {}, false], // touching
    [[0, 10], {}, [9, 10], {}, true], // a tenth
    [[0, 10], {}, [9, 19], {}, false],
    [[0, 10], {}, [4, 10], mute, true], // six tenths
    [[0, 10], {}, [4.1, 10], mute, false],
    [[0, 10], chapter, [2, 10], chapter, true], // eight tenths
    [[0, 10], chapter, [2.1, 10], chapter, false],
    [[0, 10], {}, [0, 10], { category: "intro" }, false],
    [[0, 0], full, [0, 0], full, false],
    [[5, 5], poi, [5, 5], poi, false],
    [[0, 10], {}, [5, 5], {}, false], // no length
    [[0, 10], full, [0, 10], full, false], // imported without care
  ] as const)("%j %j and %j %j: %s", (one, oneIs, other, otherIs, together) => {
    const rows = [named("a", one, oneIs), named("b", other, otherIs)];
    expect(groupsOf(rows)).toHaveLength(together ? 1 : 2);
  });

  it("one member with enough overlap is enough", () => {
    expect(groupsOf([named("a", [0, 10]), named("b", [8, 18]), named("c", [16, 26])])).toEqual(["a b c"]);
  });

  it("it joins the first matching group", () => {
    const rows = [named("a", [0, 10]), named("b", [3, 20], { actionType: "mute" }), named("c", [4, 18])];
    expect(groupsOf(rows)).toEqual(["a c", "b"]);
  });
});

describe("the winner of a spot", () => {
  const spot = [10, 20] as const;
  it("has the greatest weight, of votes and reputation", () => {
    expect(win([named("a", spot, { votes: 3 }), named("b", spot, { votes: 1, reputation: 2.5 })])).toBe("b");
  });

  it.each([
    // stored  now   counts against two votes
    [3, undefined, "b"],
    [3, 0, "b"], // 0 says nothing
    [3, 1, "a"], // lower than stored
    [3, -2, "a"],
    [1, 9, "a"], // never raises
  ])("reputation stored %d, now %s: %s", (reputation, now, winner) => {
    const rows = [named("a", spot, { votes: 2 }), named("b", spot, { reputation, userId: "bob" })];
    expect(win(rows, [], now === undefined ? nobody : new Map([["bob", now]]))).toBe(winner);
  });

  it("is a locked row rather than any other", () => {
    expect(win([named("a", spot, { votes: 9 }), named("b", spot, { locked: 1, votes: -1 })])).toBe("b");
  });

  it("is every required row, even rather than a locked one", () => {
    const rows = [
      named("4444a", spot),
      named("4444b", spot, { locked: 1 }),
      named("5555", spot, { votes: 9, locked: 1 }),
    ];
    expect(win(rows, ["4444"])).toBe("4444a 4444b");
  });

  it("is the older row when weights are equal", () => {
    expect(win([named("a", [9, 20], { timeSubmitted: 7 }), named("b", spot, { timeSubmitted: 6 })])).toBe("b");
  });

  it("is the row with the smaller id when they were submitted together", () => {
    expect(win([named("a", spot, { id: 902 }), named("b", [11, 20], { id: 901 })])).toBe("b");
  });
});

describe("of equal weights, the requested one", () => {
  const skip = (uuid: string, more: Partial<TracedSegment> = {}) => named(uuid, [10, 20], more);
  const mute = (uuid: string, more: Partial<TracedSegment> = {}) => skip(uuid, { actionType: "mute", ...more });
  const label = (uuid: string, category: string, more: Partial<TracedSegment> = {}) =>
    named(uuid, [0, 0], { actionType: "full", category, ...more });
  const highlight = { category: "poi_highlight", actionType: "poi" } as const;

  it.each<[string, readonly ReadableSegment[], string[], string[], string]>([
    ["a skip before an older mute", [mute("m"), skip("s")], ["sponsor"], ["skip"], "s"],
    ["a mute before an older skip", [skip("s"), mute("m")], ["sponsor"], ["mute"], "m"],
    ["the older one when both were requested", [mute("m"), skip("s")], ["sponsor"], ["skip", "mute"], "m"],
    ["the oldest of several requested ones", [mute("m"), skip("s"), skip("t")], ["sponsor"], ["skip"], "s"],
    ["none when a heavier one was not requested", [mute("m", { votes: 1 }), skip("s")], ["sponsor"], ["skip"], ""],
    ["none when a locked one was not requested", [mute("m", { locked: 1 }), skip("s")], ["sponsor"], ["skip"], ""],
    [
      "the requested one when both are locked",
      [mute("m", { locked: 1 }), skip("s", { locked: 1 })],
      ["sponsor"],
      ["skip"],
      "s",
    ],
    ["a label of the requested category", [label("a", "selfpromo"), label("b", "sponsor")], ["sponsor"], ["full"], "b"],
    ["none when no label was requested", [label("a", "selfpromo"), label("b", "sponsor")], ["sponsor"], ["skip"], ""],
    [
      "a highlight, also for an old client",
      [named("x", [5, 5], { ...highlight, category: "sponsor" }), named("h", [9, 9], highlight)],
      ["poi_highlight"],
      ["skip"],
      "h",
    ],
  ])("wins: %s", (_, rows, categories, actionTypes, winner) => {
    const ask = { required: [], currentReputation: nobody, categories, actionTypes };
    expect(names(selectSegments(rows, ask))).toBe(winner);
    expect(names(selectSegments(rows.toReversed(), ask))).toBe(winner);
  });

  it("uses current reputation: a user who lost some no longer has an equal weight", () => {
    const rows = [mute("m", { reputation: 2, userId: "bob" }), skip("s", { reputation: 2 })];
    const ask = { required: [], categories: ["sponsor"], actionTypes: ["mute"] };
    expect(names(selectSegments(rows, { ...ask, currentReputation: nobody }))).toBe("m");
    expect(names(selectSegments(rows, { ...ask, currentReputation: new Map([["bob", 1]]) }))).toBe("");
  });
});

describe("one label and one highlight", () => {
  const label = (uuid: string, more: Partial<TracedSegment> = {}) =>
    named(uuid, [0, 0], { actionType: "full", ...more });
  const highlight = (uuid: string, at: number, more: Partial<TracedSegment> = {}) =>
    named(uuid, [at, at], { category: "poi_highlight", actionType: "poi", ...more });

  it.each([
    [
      "the heaviest label of all categories",
      [label("a", { votes: 1 }), label("b", { category: "selfpromo", votes: 2 })],
      "b",
    ],
    [
      "a locked label",
      [label("a", { votes: 1 }), label("b", { locked: 1 }), label("c", { locked: 1, votes: -1 })],
      "b",
    ],
    ["the heaviest highlight", [highlight("a", 5), highlight("b", 50, { votes: 1 })], "b"],
    ["a locked highlight", [highlight("a", 5, { votes: 5 }), highlight("b", 50, { locked: 1 })], "b"],
    ["the order", [label("a"), highlight("b", 1), named("c", [0, 10]), named("d", [20, 30])], "c d a b"],
  ])("%s", (_, rows, winners) => {
    expect(win(rows)).toBe(winners);
  });

  it("every required one", () => {
    const rows = [
      label("4444a"),
      label("4444b"),
      label("c", { votes: 9, locked: 1 }),
      highlight("4444d", 3),
      highlight("e", 4),
    ];
    expect(win(rows, ["4444"])).toBe("4444a 4444b 4444d");
  });

  it("requesting one label has no effect when another won", () => {
    const rows = [label("a"), label("b", { category: "selfpromo", votes: 2 })];
    const sponsorLabels = { categories: ["sponsor"], actionTypes: ["full"] };
    expect(requested(chooseSegments(groupSegments(rows, []), nobody, sponsorLabels), sponsorLabels)).toEqual([]);
  });
});

describe("what was requested", () => {
  const rows = [named("a", [0, 9]), named("h", [5, 5], { category: "poi_highlight", actionType: "poi" })];
  it.each([
    // categories                    actions            reply
    [["sponsor"], ["skip"], ["a skip"]],
    [["sponsor"], ["mute"], []],
    [["poi_highlight"], ["skip"], ["h skip"]], // an old client
    [["poi_highlight"], ["mute"], ["h skip"]],
    [
      ["sponsor", "poi_highlight"],
      ["skip", "poi"],
      ["a skip", "h poi"],
    ],
    [["sponsor", "poi_highlight"], [], []],
    [[], ["skip"], []],
  ])("%j, %j: %j", (categories, actionTypes, reply) => {
    expect(requested(rows, { categories, actionTypes }).map(({ uuid, actionType }) => `${uuid} ${actionType}`)).toEqual(
      reply,
    );
  });

  it("leaves the stored row as it is", () => {
    requested(rows, { categories: ["poi_highlight"], actionTypes: ["skip"] });
    expect(rows[1]?.actionType).toBe("poi");
  });
});

describe("users whose reputation has to be looked up", () => {
  const spot = [10, 20] as const;
  const ann = named("a", spot, { userId: "ann", reputation: 3 });
  const bob = named("b", spot, { userId: "bob", reputation: 2 });
  it.each([
    ["one candidate", [ann], [], []],
    ["two candidates", [ann, bob], [], ["ann", "bob"]],
    ["only one of them locked", [ann, { ...bob, locked: 1 as const }], [], []],
    ["all of them required", [ann, bob], ["a", "b"], []],
    ["a reputation that cannot decrease", [ann, { ...bob, reputation: -2.5, votes: 4 }], [], ["ann"]],
    ["a reputation that cannot outweigh the votes", [ann, { ...bob, votes: 90 }], [], []],
    ["a third that cannot win", [ann, bob, { ...bob, id: 99, userId: "eve", votes: -6 }], [], ["ann", "bob"]],
    ["different spots", [ann, { ...bob, startTime: 30, endTime: 40 }], [], []],
    ["two labels", [ann, bob].map((one) => ({ ...one, actionType: "full" as const })), [], ["ann", "bob"]],
    ["two highlights", [ann, bob].map((one) => ({ ...one, actionType: "poi" as const })), [], ["ann", "bob"]],
  ])("%s", (_, rows, required, users) => {
    expect(usersInDoubt([groupSegments(rows, required)])).toEqual(new Set(users));
  });
});
