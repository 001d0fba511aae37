import { describe, expect, it } from "vitest";
import { outcomeOf, pauseAfter, type Reply, retryAfterOf } from "../../../src/domain/outgoing/outcome.ts";

const now = Date.UTC(2026, 0, 1);
const reply = (status: number, headers: Record<string, string> = {}): Reply => ({ status, headers });
const [second, minute, hour] = [1000, 60_000, 3_600_000];
const outcome = (answer: Reply, attempt = 1, format: "standard" | "discord" = "standard", random = 0.5) =>
  outcomeOf(answer, format, attempt, now, random);

describe("after an attempt", () => {
  it.each([
    [reply(200), { is: "sent" }],
    [reply(299), { is: "sent" }],
    [reply(301), { is: "retry", ms: 5 * second }],
    [reply(404), { is: "retry", ms: 5 * second }],
    [undefined, { is: "retry", ms: 5 * second }],
    [reply(500, { "webhook-delivery": "abort-message" }), { is: "dead" }],
    [reply(410), { is: "disable", reason: "It answered 410 Gone." }],
    [
      reply(200, { "webhook-delivery": "disable" }),
      { is: "disable", reason: "It answered webhook-delivery: disable." },
    ],
  ] as const)("%j: %j", (answer, expected) => {
    expect(outcome(answer)).toEqual(expected);
  });

  it("Discord's 401, 403 and 404 are the end", () => {
    for (const status of [401, 403, 404]) expect(outcome(reply(status), 1, "discord").is).toBe("disable");
    expect(outcome(reply(429), 1, "discord").is).toBe("retry");
  });

  it("eight attempts are spread over more than a day, give or take a fifth", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => outcome(undefined, attempt));
    const minutes = [1 / 12, 5, 30, 120, 300, 600, 600];
    expect(waits).toEqual(minutes.map((each) => ({ is: "retry", ms: each * minute })));
    expect(outcome(undefined, 8)).toEqual({ is: "dead" });
    expect([0, 1].map((random) => outcome(undefined, 2, "standard", random))).toEqual([
      { is: "retry", ms: 4 * minute },
      { is: "retry", ms: 6 * minute },
    ]);
  });

  it.each([
    ["30", 30 * second],
    ["0.25", 250],
    [" 7 ", 7 * second],
    ["Thu, 01 Jan 2026 00:00:09 GMT", 9 * second],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
    ["-3", undefined],
    ["soon", undefined],
    ["1e9", undefined],
  ])("Retry-After: %j is %j ms", (text, ms) => {
    expect(retryAfterOf(reply(429, { "retry-after": text }), now)).toBe(ms);
  });

  it("Retry-After only makes the wait longer, and not by more than an hour or twice the step", () => {
    const asking = (text: string, attempt: number) => outcome(reply(503, { "retry-after": text }), attempt);
    expect(asking("1", 2)).toEqual({ is: "retry", ms: 5 * minute });
    expect(asking("600", 2)).toEqual({ is: "retry", ms: 10 * minute });
    expect(asking("999999999", 2)).toEqual({ is: "retry", ms: hour });
    expect(asking("999999999", 5)).toEqual({ is: "retry", ms: 10 * hour });
  });

  it.each([
    [reply(429, { "retry-after": "3" }), 3 * second],
    [reply(429), second],
    [reply(503, { "retry-after": "3" }), 0],
    [reply(204, { "x-ratelimit-remaining": "0", "x-ratelimit-reset-after": "1.5" }), 1.5 * second],
    [reply(204, { "x-ratelimit-remaining": "4", "x-ratelimit-reset-after": "1.5" }), 0],
    [reply(204, { "x-ratelimit-remaining": "0" }), 0],
    [reply(429, { "retry-after": "999999999" }), hour],
    [undefined, 0],
  ])("%j: nothing is sent to the receiver for %j ms", (answer, ms) => {
    expect(pauseAfter(answer, now)).toBe(ms);
  });
});
