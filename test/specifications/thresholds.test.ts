import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newcomerSegments } from "../../src/domain/moderation/queue.ts";
import { largestShare } from "../../src/domain/segments/auto-moderator.ts";
import { maxPrefixLength, minPrefixLength, minUuidLength } from "../../src/domain/segments/ids.ts";
import { minShownVotes, removedVotes } from "../../src/domain/segments/shown.ts";
import { highestReputation, lowestReputation } from "../../src/domain/users/reputation.ts";
import { maxNameLength } from "../../src/domain/users/user-name.ts";
import { rootFolder } from "../support/documents.ts";

const specification = readFileSync(`${rootFolder}spec/openapi.yaml`, "utf8").replaceAll(/\s+/g, " ");

// A number of the rules stands in two places: its constant, and the sentence of the specification. Other tests take the
// constant.
it.each([
  `readers get segments from ${minShownVotes} votes on`,
  `minShownVotes: ${minShownVotes} `,
  `shown segments of users who have fewer than ${newcomerSegments}`,
  `would cover more than ${largestShare * 100}% of the video`,
  `The first ${minPrefixLength} to ${maxPrefixLength} characters of the SHA-256`,
  `or its first characters (at least ${minUuidLength})`,
  `The name, at most ${maxNameLength} UTF-16 units`,
  `From ${lowestReputation} to ${highestReputation}`,
])("spec/openapi.yaml says “%s”", (sentence) => {
  expect(specification.includes(sentence), "the number there is another than the constant").toBe(true);
});

it("the votes from which on a segment is shown are written nowhere else", () => {
  const home = "src/domain/segments/shown.ts";
  const numbers = `(?:${minShownVotes}|${removedVotes})(?![\\w.])`;
  const patterns = [
    new RegExp(`(?<!=)[<>]=? *${numbers}`), // a comparison, of code or of SQL
    new RegExp(`otes["\`]?(?: =|:) *${numbers}`), // a constant, a property
    new RegExp(`(?<![\\w(,]|, |=== |return |[?:] )${removedVotes}(?![\\w.])`), // a comment, the end of a range
  ];
  const inTexts = [new RegExp(`(?<![\\w])${numbers}`)];
  const files = globSync("{src,web}/**/*.{ts,tsx}", { cwd: rootFolder, exclude: ["web/dist*/**"] });
  const found = files.flatMap((file) =>
    readFileSync(rootFolder + file, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        (file.startsWith("web/texts/") ? inTexts : patterns).some((pattern) => pattern.test(line))
          ? [`${file}:${at + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(found.map((line) => line.slice(0, line.indexOf(":")))).toContain(home);
  expect(found.filter((line) => !line.startsWith(`${home}:`))).toEqual([]);
});
