import { expect, it } from "vitest";
import { shared } from "../../support/shared.ts";
import { local, type Sent } from "../../support/world.ts";
import { ADMIN, ann, loggedActions, moderated, submission, VIP } from "./people.ts";

const POST = ["POST", "/api/feature"] as const;
const chapter = submission("ann", [1, 10], {
  segments: [{ segment: [1, 10], category: "chapter", actionType: "chapter", description: "Start" }],
});

it.each([
  ["a VIP", VIP, "vip"],
  ["the administrator", ADMIN, "admin"],
])("POST /api/feature: %s gives and takes the right to submit chapters", async (_who, adminUserID, name) => {
  await using w = await moderated();
  const order = async (more: object) => (await w.send(...POST, { json: { userID: ann, adminUserID, ...more } })).status;
  const may = async () => {
    const query = { publicUserID: ann, value: "permissions" };
    const { json } = await w.send("GET", "/api/userInfo", { query });
    return (json as { permissions: { chapter: boolean } }).permissions.chapter;
  };
  expect([await may(), (await w.send("POST", "/api/skipSegments", chapter)).status]).toEqual([false, 400]);
  expect([
    await order({ feature: 1 }),
    await order({ feature: 0 }),
    await order({ feature: "0", enabled: "true" }),
  ]).toEqual([200, 200, 200]);
  expect([await may(), (await w.send("POST", "/api/skipSegments", chapter)).status]).toEqual([true, 200]);
  expect([await order({ feature: 0, enabled: "false" }), await may()]).toEqual([200, false]);
  expect(await loggedActions(w)).toEqual([
    `${name} add_feature ann`,
    `${name} add_feature ann`,
    `${name} remove_feature ann`,
  ]);
});

const unchanged = shared(moderated);
it.each<[Sent["json"], number]>([
  [{ userID: ann, feature: 0 }, 400],
  [{ adminUserID: VIP, feature: 0 }, 400],
  [{ userID: ann, adminUserID: VIP }, 400],
  [{ userID: ann, adminUserID: VIP, feature: 3 }, 400],
  [{ userID: ann, adminUserID: local("bob"), feature: 0 }, 403],
  [{ userID: ann, adminUserID: VIP, feature: 0, more: "x".repeat(110_000) }, 413],
])("POST /api/feature refuses %.80j: %i", async (json, status) => {
  const w = unchanged();
  expect([(await w.send(...POST, { json })).status, await loggedActions(w)]).toEqual([status, []]);
});

it("POST /api/warnUser keeps warnings about titles apart: they block no segments", async () => {
  await using w = await moderated();
  const warn = async (more: object) =>
    (await w.send("POST", "/api/warnUser", { json: { userID: ann, issuerUserID: VIP, type: 1, ...more } })).status;
  const reasons = async () => {
    const query = { publicUserID: ann, value: ["warnings", "deArrowWarningReason"] };
    return (await w.send("GET", "/api/userInfo", { query })).json;
  };
  expect([await warn({ reason: "calm titles" }), await warn({ reason: "again" })]).toEqual([200, 409]);
  expect(await reasons()).toEqual({ warnings: 0, deArrowWarningReason: "calm titles" });
  expect((await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]))).status).toBe(200);
  expect([await warn({ type: 0 }), await warn({ enabled: false })]).toEqual([200, 200]);
  expect(await reasons()).toEqual({ warnings: 1, deArrowWarningReason: "" });
});
