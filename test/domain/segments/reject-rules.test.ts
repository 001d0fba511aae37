import { describe, expect, it } from "vitest";
import type { RawSubmission } from "../../../src/domain/segments/raw-submission.ts";
import { readRejectRules, rejectingRule, suspectOf, usesUserName } from "../../../src/domain/segments/reject-rules.ts";
import { defaultVocabulary } from "../../../src/domain/segments/vocabulary.ts";

const raw: RawSubmission = {
  videoId: "https://youtu.be/dQw4w9WgXcQ",
  services: [undefined, "youtube"],
  userAgent: "BadBot/1",
  segments: [
    { segment: ["1,5", 10], category: "sponsor" },
    { segment: [0, 30], category: "chapter", actionType: "chapter", description: "Buy now" },
  ],
  url: {},
};
const who = { publicId: "f977", userName: "Ann" };
const rejects = (rule: object, submission: RawSubmission = raw): boolean =>
  rejectingRule(readRejectRules(JSON.stringify([rule])), suspectOf(submission, who, defaultVocabulary)) === 1;

describe("reject rules", () => {
  it.each<[object, boolean]>([
    [{ userAgent: "^BadBot/" }, true],
    [{ userAgent: "^badbot/" }, false],
    [{ userAgent: "(?i:^badbot/)" }, true],
    [{ videoID: "^dQw4w9WgXcQ$" }, true],
    [{ userID: "^f977$" }, true],
    [{ service: "^YouTube$" }, true],
    [{ userName: "nn" }, true],
    [{ startTime: "^1\\.5$" }, true],
    [{ endTime: "^30$" }, true],
    [{ category: "^chapter$" }, true],
    [{ actionType: "^skip$" }, true],
    [{ description: "Buy" }, true],
    [{ description: "^$", category: "sponsor" }, true],
    [{ userAgent: "BadBot", category: "intro" }, false],
    // both fields must match the same segment
    [{ startTime: "^0$", category: "^chapter$" }, true],
    [{ startTime: "^0$", category: "^sponsor$" }, false],
  ])("%j: %s", (rule, expected) => {
    expect(rejects(rule)).toBe(expected);
  });

  it("match when any of them does", () => {
    const rules = readRejectRules('[{"category":"intro"},{"userAgent":"Bot"}]');
    expect(rejectingRule(rules, suspectOf(raw, who, defaultVocabulary))).toBe(2);
    expect(rejectingRule([], suspectOf(raw, who, defaultVocabulary))).toBe(undefined);
  });

  it("match repeatedly", () => {
    const rules = readRejectRules('[{"userAgent":"Bot"}]');
    const suspect = suspectOf(raw, who, defaultVocabulary);
    expect([rejectingRule(rules, suspect), rejectingRule(rules, suspect)]).toEqual([1, 1]);
  });

  it.each<[string, RawSubmission]>([
    ["no segments", { services: [], userAgent: "BadBot/1", url: {} }],
    ["segments that are not a list", { services: [], userAgent: "BadBot/1", segments: 5, url: {} }],
    ["an invalid segment", { services: [], userAgent: "BadBot/1", segments: [null, 1], url: {} }],
    ["an invalid video id", { services: [], userAgent: "BadBot/1", videoId: {}, segments: [], url: {} }],
  ])("are also applied to a submission with %s", (_name, submission) => {
    expect(rejects({ userAgent: "BadBot" }, submission)).toBe(true);
    expect(rejects({ userAgent: "BadBot", category: "sponsor" }, submission)).toBe(false);
  });

  it("see no more than 255 characters", () => {
    const submission = { ...raw, segments: [{ segment: [1, 2], description: `${"a".repeat(255)}b` }] };
    expect(rejects({ description: "a" }, submission)).toBe(true);
    expect(rejects({ description: "b" }, submission)).toBe(false);
  });

  it("report whether they need the name of the user", () => {
    expect(usesUserName(readRejectRules('[{"userAgent":"x"}]'))).toBe(false);
    expect(usesUserName(readRejectRules('[{"userAgent":"x"},{"userName":"x"}]'))).toBe(true);
  });
});

describe("an invalid file of rules", () => {
  it.each([
    ["{", /JSON/],
    ["{}", /expected a JSON list of rules/],
    ["[5]", /^rule 1: expected an object/],
    ["[[]]", /^rule 1: expected an object/],
    ['[{"userAgent":"x"},{}]', /^rule 2: a rule without a field/],
    ['[{"agent":"x"}]', /^rule 1: there is no field agent; expected one of userAgent, /],
    ['[{"toString":"x"}]', /^rule 1: there is no field toString/],
    ['[{"userAgent":5}]', /^rule 1, userAgent: expected a regular expression/],
    ['[{"userAgent":"("}]', /^rule 1, userAgent: Invalid regular expression: .*Unterminated group/],
    [`[{"userAgent":"${"x".repeat(1001)}"}]`, /^rule 1, userAgent: expected .* at most 1000/],
  ])("%s", (text, message) => {
    expect(() => readRejectRules(text)).toThrow(message);
  });
});
