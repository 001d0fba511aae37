import { describe, expect, it } from "vitest";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent } from "../../support/world.ts";
import { ADMIN, ann, loggedActions, moderated } from "./people.ts";

const POST = ["POST", "/api/addUserAsVIP"] as const;
const ids = { userID: ann, adminUserID: ADMIN };

describe("POST /api/addUserAsVIP", () => {
  it.each<[string, Sent, boolean, boolean]>([
    // request, was a VIP, is a VIP afterwards
    ["the body, without enabled", { json: ids }, false, true],
    ["the body, enabled", { json: { ...ids, enabled: true } }, false, true],
    ["the body, enabled as text", { json: { ...ids, enabled: "True" } }, false, true],
    ["the body, disabled", { json: { ...ids, enabled: false } }, true, false],
    ["the body, disabled as text", { json: { ...ids, enabled: "false" } }, true, false],
    ["the body, enabled null", { json: { ...ids, enabled: null } }, true, true],
    ["the query", { query: ids }, false, true],
    ["the query, disabled", { query: { ...ids, enabled: "false" } }, true, false],
    ["the query with an empty object", { query: { ...ids, enabled: "False" }, json: {} }, true, false],
    [
      "both, with precedence for the body",
      { query: { ...ids, enabled: "false" }, json: { enabled: true } },
      false,
      true,
    ],
  ])("sets VIP status from %s", async (_name, sent, before, after) => {
    await using w = await moderated();
    if (before) await w.stores.vips.add(ann, 1);
    const answer = await w.send(...POST, sent);
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(await w.stores.vips.has(ann)).toBe(after);
    const changed = before === after ? [] : [`admin ${after ? "add_vip" : "remove_vip"} ann`];
    expect(await loggedActions(w)).toEqual(changed);
  });

  const unchanged = shared(moderated);
  it.each<[string, Sent, number, string]>([
    ["no administrator", { json: { userID: ann } }, 400, "No adminUserID provided"],
    ["no user", { json: { adminUserID: ADMIN } }, 400, "No userID provided."],
    ["a local id for the user", { json: { ...ids, userID: local("ann") } }, 400, "No valid userID"],
    ["an invalid value of enabled", { query: { ...ids, enabled: "perhaps" } }, 400, "No valid enabled"],
    [
      "a VIP who is not the administrator",
      { json: { ...ids, adminUserID: local("vip") } },
      403,
      "Only the administrator",
    ],
    ["the public id of the administrator", { json: { ...ids, adminUserID: publicIdOf("admin") } }, 403, "Only the"],
    ["a body that is too large", { json: { ...ids, more: "x".repeat(110_000) } }, 413, "The body is larger"],
  ])("refuses %s", async (_name, sent, status, text) => {
    const w = unchanged();
    const answer = await w.send(...POST, sent);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect([await w.stores.vips.has(ann), await loggedActions(w)]).toEqual([false, []]);
  });

  it("leaves an end state that matches the audit log when the rank is given and removed concurrently", async () => {
    await using w = await moderated();
    const order = (enabled: boolean) => w.send(...POST, { json: { ...ids, enabled } });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => order(n % 2 === 0)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const trail = await loggedActions(w);
    // Each entry reverses the state left by the previous one, and the last one is the current state.
    expect(trail).toEqual(trail.map((_, n) => `admin ${n % 2 === 0 ? "add_vip" : "remove_vip"} ann`));
    expect(await w.stores.vips.has(ann)).toBe(trail.length % 2 === 1);
  });
});
