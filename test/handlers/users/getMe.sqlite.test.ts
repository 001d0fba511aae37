import { expect, it } from "vitest";
import { local, publicIdOf, type World, world } from "../../support/world.ts";

const NOW = 1_785_000_000_000;
const ADMIN = { config: { adminUserId: publicIdOf("admin") }, now: () => NOW };
const ask = (w: World, userId: string) => w.send("GET", "/api/me", { headers: { "x-user-id": userId } });
const nobody = {
  userName: null,
  nameLocked: false,
  vip: false,
  admin: false,
  temporaryVipUntil: null,
  warnings: [],
};

it("GET /api/me answers with the public id and the rank of the caller, who need not be known", async () => {
  await using w = await world(ADMIN);
  await w.stores.vips.add(publicIdOf("vip"), 1);
  const answer = await ask(w, local("ann"));
  expect([answer.status, answer.json]).toEqual([200, { userID: publicIdOf("ann"), ...nobody }]);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect((await ask(w, local("vip"))).json).toEqual({ userID: publicIdOf("vip"), ...nobody, vip: true });
  expect((await ask(w, local("admin"))).json).toEqual({
    userID: publicIdOf("admin"),
    ...nobody,
    vip: true,
    admin: true,
  });
});

it("GET /api/me has the name, and whether the administrator has set it", async () => {
  await using w = await world(ADMIN);
  const name = (userID: string, username: string, more: object = {}) =>
    w.send("POST", "/api/setUsername", { query: { userID, username, ...more } });
  await name(local("ann"), "Ann");
  await name(publicIdOf("bob"), "Bob", { adminUserID: local("admin") });
  expect((await ask(w, local("ann"))).json).toMatchObject({ userName: "Ann", nameLocked: false });
  expect((await ask(w, local("bob"))).json).toMatchObject({ userName: "Bob", nameLocked: true });
});

it("GET /api/me has the end of the last temporary rank, until it is over", async () => {
  await using w = await world(ADMIN);
  const { temporaryVips } = w.stores;
  const until = async () => ((await ask(w, local("ann"))).json as { temporaryVipUntil: unknown }).temporaryVipUntil;
  await temporaryVips.add(publicIdOf("ann"), "over", NOW);
  await temporaryVips.add(publicIdOf("bob"), "another user", NOW + 9);
  expect(await until()).toBe(null);
  await temporaryVips.add(publicIdOf("ann"), "one", NOW + 1);
  await temporaryVips.add(publicIdOf("ann"), "two", NOW + 2);
  expect(await until()).toBe(NOW + 2);
});

it("GET /api/me has the newest 100 warnings, lifted ones too, without who issued them", async () => {
  await using w = await world(ADMIN);
  const warn = (at: number, reason: string) =>
    w.stores.warnings.issue({ userId: publicIdOf("ann"), issuerId: publicIdOf("vip"), reason, at });
  for (let n = 0; n < 100; n++) await warn(n, `old ${n}`);
  await w.stores.warnings.lift(publicIdOf("ann"), 100);
  await warn(200, "please stop");
  await w.stores.warnings.issue({ userId: publicIdOf("bob"), issuerId: publicIdOf("vip"), reason: "bob", at: 300 });
  const { warnings } = (await ask(w, local("ann"))).json as { warnings: unknown[] };
  expect(warnings.length).toBe(100);
  expect(warnings.slice(0, 2)).toEqual([
    { time: 200, reason: "please stop", active: true },
    { time: 99, reason: "old 99", active: false },
  ]);
});

it.each([
  ["/api/me", "GET"],
  ["/api/me/votes", "GET"],
  ["/api/me/data", "GET"],
])("%s needs a local id that can be a secret", async (path, method) => {
  await using w = await world();
  const sent = (headers: Record<string, string>) => w.send(method, path, { headers });
  expect([(await sent({})).status, (await sent({})).text]).toEqual([400, expect.stringContaining("X-User-ID")]);
  expect((await sent({ "x-user-id": "too short" })).status).toBe(400);
  expect((await w.send(method, path, { query: { userID: local("ann") } })).status).toBe(400);
});
