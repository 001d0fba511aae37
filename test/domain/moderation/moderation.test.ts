import { describe, expect, it } from "vitest";
import { switchFrom } from "../../../src/domain/client-text/switches.ts";
import { decideBan } from "../../../src/domain/moderation/ban.ts";
import { decideWarning } from "../../../src/domain/moderation/warning.ts";
import { publicIdFrom } from "../../../src/domain/users/public-id.ts";

describe("a ban", () => {
  it.each([
    // banned, enabled, past, addresses
    [false, true, true, false, "ban"],
    [false, true, false, false, "ban"],
    [true, true, true, false, "extend"],
    [true, true, false, true, "extend"],
    [true, true, false, false, "already"],
    [true, false, true, false, "lift"],
    [true, false, false, false, "lift"],
    [false, false, true, true, "not_banned"],
    [false, false, false, false, "not_banned"],
  ])("banned %s, enabled %s, past %s, addresses %s: %s", (banned, enabled, past, addresses, expected) => {
    expect(decideBan(banned, { enabled, past, addresses })).toBe(expected);
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
