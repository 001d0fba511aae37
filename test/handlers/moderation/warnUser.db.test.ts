import { describe, expect, it } from "vitest";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type World } from "../../support/world.ts";
import { ann, loggedActions, moderated, submission, VIP } from "./people.ts";

const send = (w: World, json: object) => w.send("POST", "/api/warnUser", { json });
const order = { issuerUserID: VIP, userID: ann };
const isWarned = async ({ stores }: World) => (await stores.warnings.active(ann)) !== undefined;

describe("POST /api/warnUser", () => {
  it.each<[boolean, object, number, boolean, string[]]>([
    // warned before, request of the VIP, reply, warned afterwards, audit log
    [false, {}, 200, true, ["vip warn ann"]],
    [false, { enabled: true, reason: "whole spots, please" }, 200, true, ["vip warn ann"]],
    [false, { enabled: "true", reason: null }, 200, true, ["vip warn ann"]],
    [false, { enabled: null, type: 0 }, 200, true, ["vip warn ann"]],
    [true, {}, 409, true, []],
    [true, { enabled: true }, 409, true, []],
    [true, { enabled: false }, 200, false, ["vip unwarn ann"]],
    [true, { enabled: "false" }, 200, false, ["vip unwarn ann"]],
    [true, { enabled: "False" }, 200, false, ["vip unwarn ann"]],
    [false, { enabled: false }, 200, false, []],
  ])("warned before: %s, with %j: %i, warned afterwards: %s", async (before, requested, status, after, trail) => {
    await using w = await moderated();
    if (before) await w.stores.warnings.issue({ userId: ann, issuerId: publicIdOf("bob"), reason: "old", at: 1 });
    const answer = await send(w, { ...order, ...requested });
    expect([answer.status, answer.text]).toEqual([status, status === 200 ? "" : "This user is already warned."]);
    expect([await isWarned(w), await loggedActions(w)]).toEqual([after, trail]);
  });

  const unchanged = shared(moderated);
  it.each<[string, object, number, string]>([
    ["no user", { issuerUserID: VIP }, 400, "No userID provided"],
    ["an empty user", { ...order, userID: "" }, 400, "No valid userID"],
    ["a local id for the user", { ...order, userID: local("ann") }, 400, "No valid userID"],
    ["no issuer", { userID: ann }, 400, "No issuerUserID provided"],
    ["an invalid value of enabled", { ...order, enabled: "perhaps" }, 400, "No valid enabled"],
    ["a number as enabled", { ...order, enabled: 0 }, 400, "No valid enabled"],
    ["a warning about something unknown", { ...order, type: 2 }, 400, "No valid type"],
    ["an issuer who is not a VIP", { ...order, issuerUserID: local("ann") }, 403, "Only a VIP may do this."],
    ["the public id of a VIP", { ...order, issuerUserID: publicIdOf("vip") }, 403, "Only a VIP may do this."],
    ["a body that is too large", { ...order, more: "x".repeat(110_000) }, 413, "The body is larger"],
  ])("refuses %s", async (_name, json, status, text) => {
    const w = unchanged();
    const answer = await send(w, json);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect([await isWarned(w), await loggedActions(w)]).toEqual([false, []]);
  });

  it("prevents the user from submitting until it is lifted, and gives the reason", async () => {
    await using w = await moderated();
    await send(w, { ...order, reason: "whole spots, please" });
    const refused = await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]));
    expect(refused.status).toBe(403);
    expect(refused.text).toMatch(/^Submission rejected due to a tip from a moderator\..*\nwhole spots, please$/s);
    await send(w, { ...order, enabled: false });
    expect((await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]))).status).toBe(200);
  });

  it("keeps closed warnings as history", async () => {
    await using w = await moderated();
    await send(w, { ...order, reason: "one" });
    await send(w, { ...order, enabled: false });
    await send(w, { ...order, reason: "two" });
    const rows = await w.storage.knex("warnings").orderBy("id").select("reason", "disabled", "issuer_user_id");
    expect(rows).toEqual([
      { reason: "one", disabled: expect.any(Number), issuer_user_id: publicIdOf("vip") },
      { reason: "two", disabled: null, issuer_user_id: publicIdOf("vip") },
    ]);
  });

  it("of concurrent warnings accepts one and refuses the others", async () => {
    await using w = await moderated();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(w, order)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await w.storage.knex("warnings")).toHaveLength(1);
    expect(await loggedActions(w)).toEqual(["vip warn ann"]);
  });
});

describe("the acknowledgement of a warning", () => {
  it.each([false, "false"])("succeeds with the local id and enabled %j", async (enabled) => {
    await using w = await moderated();
    await send(w, order);
    expect((await send(w, { userID: local("ann"), enabled })).status).toBe(200);
    expect([await isWarned(w), await loggedActions(w)]).toEqual([false, ["vip warn ann", "ann acknowledge ann"]]);
  });

  it.each([ann, local("bob"), publicIdOf("bob")])("fails with %s", async (userID) => {
    await using w = await moderated();
    await send(w, order);
    expect((await send(w, { userID, enabled: false })).status).toBe(200);
    expect([await isWarned(w), await loggedActions(w)]).toEqual([true, ["vip warn ann"]]);
  });

  it("stores nothing of somebody who is not warned", async () => {
    await using w = await moderated();
    expect((await send(w, { userID: local("ann"), enabled: false })).status).toBe(200);
    expect(await w.storage.knex("subjects").pluck("subject")).toEqual([]);
  });

  it("is one action, however often it is sent at the same time", async () => {
    await using w = await moderated();
    await send(w, order);
    const acknowledge = () => send(w, { userID: local("ann"), enabled: false });
    const answers = await Promise.all(Array.from({ length: 8 }, acknowledge));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await loggedActions(w)).toEqual(["vip warn ann", "ann acknowledge ann"]);
  });
});
