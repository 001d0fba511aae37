import { describe, expect, it } from "vitest";
import { switchFrom } from "../../../src/domain/client-text/switches.ts";
import { bannedAnew, decideBan, isInForce } from "../../../src/domain/moderation/ban.ts";
import { decideWarning } from "../../../src/domain/moderation/warning.ts";
import { publicIdFrom } from "../../../src/domain/users/public-id.ts";

const none = undefined;
const forGood = { until: null };
const forATime = { until: 5000 };
const terms = { until: 9000, reason: "spam" };

describe("a ban", () => {
  it.each([
    // the ban in force, enabled, past, addresses, terms
    [none, true, true, false, none, "ban"],
    [none, true, false, false, none, "ban"],
    [none, true, false, false, terms, "ban"],
    [forGood, true, true, false, none, "extend"],
    [forGood, true, false, true, none, "extend"],
    [forGood, true, false, false, none, "already"],
    [forGood, true, false, false, terms, "extend"],
    [forATime, true, false, false, none, "extend"], // becomes one for good
    [forATime, true, false, false, terms, "extend"],
    [forGood, false, true, false, none, "lift"],
    [forATime, false, false, false, none, "lift"],
    [none, false, true, true, none, "not_banned"],
    [none, false, false, false, none, "not_banned"],
  ])(
    "banned %j, enabled %s, past %s, addresses %s, terms %j: %s",
    (current, enabled, past, addresses, asked, expected) => {
      expect(decideBan(current, { enabled, past, addresses, terms: asked })).toBe(expected);
    },
  );

  it.each([
    [null, 5000, true],
    [5000, 4999, true],
    [5000, 5000, false],
    [5000, 5001, false],
  ])("until %j applies at %i: %s", (until, now, expected) => {
    expect(isInForce({ until }, now)).toBe(expected);
  });

  it("stays that of who began it when its end and reason change, and keeps the reason without terms", () => {
    const first = bannedAnew(undefined, { userId: "u", byUser: "vip", since: 1 }, { past: true, terms });
    expect(first).toEqual({ userId: "u", byUser: "vip", since: 1, until: 9000, reason: "spam", hidPast: true });
    const again = { userId: "u", byUser: "other", since: 2 };
    expect(bannedAnew(first, again, { past: false, terms: { until: 7, reason: "" } })).toEqual({
      ...first,
      until: 7,
      reason: "",
    });
    expect(bannedAnew(first, again, { past: false })).toEqual({ ...first, until: null });
  });
});

describe("a warning", () => {
  it.each([
    [false, true, "issue"],
    [true, true, "refuse"],
    [true, false, "lift"],
    [false, false, "lift"],
  ])("warned %s, enabled %s: %s", (warned, enabled, expected) => {
    expect(decideWarning(warned, enabled)).toBe(expected);
  });
});

describe("a switch", () => {
  it.each([
    [true, true],
    [false, false],
    ["true", true],
    ["True", true],
    ["FALSE", false],
    ["", undefined],
    ["yes", undefined],
    [" true", undefined],
    [1, undefined],
    [null, undefined],
    [undefined, undefined],
  ])("%j is %s", (value, expected) => {
    expect(switchFrom(value)).toBe(expected);
  });
});

describe("a public id", () => {
  const id = "0123456789abcdef".repeat(4);
  it("is 64 lower-case hexadecimal characters", () => {
    expect(publicIdFrom(id)).toBe(id);
  });

  it.each([
    [undefined, "No userID provided."],
    ["", "No userID provided."],
    [null, "No userID provided."],
    [id.toUpperCase(), "No valid userID."],
    [`${id}0`, "No valid userID."],
    [`${id}\n`, "No valid userID."],
    ["a-local-id-that-is-a-secret-somebody-sent", "No valid userID."],
    [7, "No valid userID."],
  ])("is not %j, and the refusal does not repeat it", (value, text) => {
    const refused = () => publicIdFrom(value);
    expect(refused).toThrow(text);
    expect(refused).not.toThrow(/secret/);
  });
});
