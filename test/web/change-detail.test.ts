import { expect, it } from "vitest";
import { changeDetail } from "../../web/pages/segment/change-detail.ts";
import { en } from "../../web/texts/en.ts";

it.each([
  ["category", { field: "category", before: "sponsor", after: "intro" }, "from SPONSOR to INTRO"],
  ["undo", { field: "category", before: "intro", after: "sponsor" }, "from INTRO to SPONSOR"],
  ["undo", { field: "hidden", before: "1", after: "0" }, "shown again"],
  ["undo", { field: "locked", before: 0, after: 1 }, "locked"],
  ["shift", { startTime: 10, endTime: 70 }, "0:10 to 1:10 of the video was cut out"],
  ["hide", {}, ""],
  ["shift", { of: { a: 1 } }, ""],
] as const)("a change %s with %j is in words: %s", (change, detail, text) => {
  const words = changeDetail({ time: 1, change, detail }, en.segmentPage, (category) => category.toUpperCase());
  expect(words).toBe(text);
});
