import { type CallerRule, resolveCaller } from "@segmark/openapi/internal/operation/caller";
import { describe, expect, it } from "vitest";
import { callersOf } from "../../../src/use-cases/users/callers.ts";

const SECRET = "v".repeat(36);
const checks = {
  minUserIdLength: 32,
  publicIdOf: async (localId: string) => `public ${localId}`,
  isVip: async (publicId: string) => publicId === `public ${SECRET}`,
  isAdmin: (publicId: string) => publicId === "public admin",
};
const client = { ip: "192.0.2.1", userAgent: "" };
const rule = (level: CallerRule["level"], more: Partial<CallerRule> = {}): CallerRule => ({
  in: ["query", "body"],
  name: "userID",
  level,
  ...more,
});
const resolve = (one: CallerRule, query: object, body: unknown = undefined) =>
  resolveCaller(one, { query, body }, callersOf(checks), client);

describe("x-caller", () => {
  it.each([
    ["the query before the body", rule("user"), { userID: SECRET }, { userID: "b".repeat(36) }, SECRET],
    ["the body when the query has none", rule("user"), { userID: "" }, { userID: SECRET }, SECRET],
    [
      "the body only when the rule says so",
      rule("user", { in: ["body"] }),
      { userID: "q".repeat(36) },
      { userID: SECRET },
      SECRET,
    ],
    ["another name", rule("user", { name: "adminUserID" }), { adminUserID: SECRET, userID: "x" }, undefined, SECRET],
    ["a short id, where anyone may call", rule("anybody"), { userID: "x" }, undefined, "x"],
    ["a VIP", rule("vip"), { userID: SECRET }, undefined, SECRET],
    ["the administrator, however short the id", rule("admin"), { userID: "admin" }, undefined, "admin"],
  ])("finds %s", async (_name, one, query, body, localId) => {
    expect(await resolve(one, query, body)).toEqual({ publicId: `public ${localId}` });
  });

  it("finds a caller in a header, of its own name or of another", async () => {
    const named = rule("user", { in: ["query", "header"], header: "X-User-ID" });
    const headers = { "X-User-ID": SECRET };
    const found = { publicId: `public ${SECRET}` };
    expect(await resolveCaller(named, { query: {}, header: headers }, callersOf(checks), client)).toEqual(found);
    const own = rule("user", { in: ["header"], name: "X-User-ID" });
    const both = { query: { userID: "q".repeat(36) }, header: headers };
    expect(await resolveCaller(own, both, callersOf(checks), client)).toEqual(found);
    await expect(resolveCaller(own, { query: {}, header: {} }, callersOf(checks), client)).rejects.toThrow(
      "No X-User-ID provided",
    );
  });

  it.each([
    ["a missing caller", rule("user"), {}, "no_user_id", "No userID provided"],
    [
      "a missing caller under another name",
      rule("vip", { name: "issuerUserID" }),
      {},
      "no_user_id",
      "No issuerUserID provided",
    ],
    ["31 characters", rule("user"), { userID: "x".repeat(31) }, "bad_user_id", "at least 32 characters"],
    ["a caller who is not a VIP", rule("vip"), { userID: "x".repeat(36) }, "not_vip", "Only a VIP"],
    ["the public id of a VIP", rule("vip"), { userID: `public ${SECRET}` }, "not_vip", "Only a VIP"],
    ["a VIP who is not the administrator", rule("admin"), { userID: SECRET }, "not_admin", "Only the administrator"],
  ])("refuses %s", async (_name, one, query, code, words) => {
    const refusal = resolve(one, query);
    await expect(refusal).rejects.toMatchObject({ code });
    await expect(refusal).rejects.toThrow(words);
    await expect(refusal).rejects.not.toThrow("xxxx");
  });

  it("denies access for an unknown level, and for a check without a result", async () => {
    const unknown = ["", "moderator", "constructor", "VIP", undefined] as unknown as CallerRule["level"][];
    for (const level of unknown)
      await expect(resolve(rule(level), { userID: SECRET })).rejects.toThrow("x-caller has the unknown level");
    const unsure = { ...checks, isVip: async () => undefined as never, isAdmin: () => undefined as never };
    for (const level of ["vip", "admin"] as const)
      await expect(
        resolveCaller(rule(level), { query: { userID: SECRET }, body: {} }, callersOf(unsure), client),
      ).rejects.toMatchObject({
        code: `not_${level}`,
      });
  });

  it("omits an optional caller", async () => {
    expect(await resolve(rule("vip", { optional: true }), {})).toBeUndefined();
  });
});
