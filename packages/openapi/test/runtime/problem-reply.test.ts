import { expect, it } from "vitest";
import { Problem } from "../../src/operation/problem.ts";
import { type ProblemFormat, problemReply } from "../../src/runtime/problem-reply.ts";

const gone = { status: 410, title: "Away", detail: "It has gone away." };
const format: ProblemFormat = { catalogue: { not_found: gone }, typePrefix: "urn:own:", body: "json" };

it.each([
  ["in the words of the specification", "not_found", 410, "It has gone away."],
  ["in the standard ones, of what the specification does not list", "body_too_large", 413, /longer than allowed/],
])("a problem of the pipeline is answered %s", (_, code, status, detail) => {
  const reply = problemReply(new Problem(code), format, undefined);
  expect([reply?.status, JSON.parse(reply?.body ?? "").detail]).toEqual([status, expect.stringMatching(detail)]);
});

it.each(["lost", "constructor"])("a problem that nobody lists has no response: %s", (code) => {
  expect(problemReply(new Problem(code), format, undefined)).toBeUndefined();
});
