import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent, type World } from "../../support/world.ts";
import { ban, counted, nameUser, plantFor } from "../statistics/counted.ts";

const PATH = "/api/setUsername";
const ann = publicIdOf("ann");
const world = (): Promise<World> => counted({ config: { adminUserId: publicIdOf("admin") } });

const set = async ({ send }: World, query: NonNullable<Sent["query"]>): Promise<readonly [number, string]> => {
  const answer = await send("POST", PATH, { query });
  return [answer.status, answer.text];
};
const own = (w: World, username: string, name = "ann") => set(w, { userID: local(name), username });
const byAdmin = (w: World, username: string, userID = ann) => set(w, { userID, username, adminUserID: local("admin") });
const nameOf = async ({ send }: World, name = "ann"): Promise<unknown> =>
  (await send("GET", "/api/getUsername", { query: { userID: local(name) } })).json;
const log = async ({ storage }: World): Promise<unknown[]> =>
  storage.knex("user_name_log").orderBy("id").select(["old_name", "new_name", "by_admin"]);
const done = [200, ""] as const;

describe("POST /api/setUsername", () => {
  it.each<[string, string, string]>([
    ["a name", "Ann", "Ann"],
    ["another script and an emoji", "Ännö 名 😀", "Ännö 名 😀"],
    ["spaces around it", "  Ann ", "  Ann "],
    ["control characters", "A\u0000n\u001fn\u007f\u0085\n", "Ann"],
    ["64 UTF-16 units", "x".repeat(64), "x".repeat(64)],
    ["64 UTF-16 units in surrogate pairs", "😀".repeat(32), "😀".repeat(32)],
    ["markup", "<b>%_'\"\\</b>", "<b>%_'\"\\</b>"],
  ])("stores %s", async (_name, username, expected) => {
    await using w = await world();
    expect(await own(w, username)).toEqual(done);
    expect(await nameOf(w)).toEqual({ userName: expected });
  });

  const unchanged = shared(world);
  it.each<[string, NonNullable<Sent["query"]>, number]>([
    ["no user", { username: "x" }, 400],
    ["an empty user", { userID: "", username: "x" }, 400],
    ["the user id undefined", { userID: "undefined", username: "x" }, 400],
    ["no name", { userID: local("ann") }, 400],
    ["65 UTF-16 units", { userID: local("ann"), username: "x".repeat(65) }, 400],
    ["65 UTF-16 units with surrogate pairs", { userID: local("ann"), username: `${"😀".repeat(32)}x` }, 400],
    ["the caller's own secret", { userID: local("ann"), username: local("ann") }, 400],
    ["the caller's own secret with a line break", { userID: local("ann"), username: `${local("ann")}\n` }, 400],
    [
      "the caller's own secret with spaces around it",
      { userID: local("ann"), username: ` ${local("ann")}\u00a0` },
      400,
    ],
    ["the administrator's secret from another user", { userID: local("ann"), username: local("admin") }, 400],
    ["two names", { userID: local("ann"), username: ["a", "b"] }, 400],
    ["another user as administrator", { userID: ann, username: "x", adminUserID: local("bob") }, 403],
    ["a local id from the administrator", { userID: local("bob"), username: "x", adminUserID: local("admin") }, 400],
    ["the administrator's secret", { userID: ann, username: local("admin"), adminUserID: local("admin") }, 400],
  ])("refuses %s: %o gives %i", async (_name, query, status) => {
    const w = unchanged();
    expect((await set(w, query))[0]).toBe(status);
    expect(await log(w)).toEqual([]);
    expect(await nameOf(w)).toEqual({ userName: ann });
  });

  it.each<[string, (w: World) => Promise<unknown>, number]>([
    ["of a user with a name", (w) => nameUser(w, "bob", "Bob"), 400],
    ["of a user with segments", (w) => plantFor(w, "bob", [{ at: [1, 2] }]), 400],
    ["of a VIP who never submitted", (w) => w.stores.vips.add(publicIdOf("bob"), 1), 400],
    ["of no user", async () => undefined, 200],
  ])("checks whether a name is the secret %s", async (_name, prepare, status) => {
    await using w = await world();
    await prepare(w);
    for (const pasted of [local("bob"), `${local("bob")} `]) expect((await own(w, pasted))[0]).toBe(status);
  });

  it.each([
    ["an empty name", ""],
    ["nothing but control characters", "\u0001"],
    ["the own public id", ann],
  ])("removes the name with %s", async (_name, username) => {
    await using w = await world();
    expect(await own(w, username)).toEqual(done);
    expect(await log(w)).toEqual([]);
    await own(w, "Ann");
    expect(await own(w, username)).toEqual(done);
    expect(await nameOf(w)).toEqual({ userName: ann });
    expect(await w.storage.knex("users").select("user_id")).toEqual([]);
    expect(await log(w)).toEqual([
      { old_name: null, new_name: "Ann", by_admin: 0 },
      { old_name: "Ann", new_name: null, by_admin: 0 },
    ]);
  });

  it("locks a name set by the administrator, until the administrator sets it again", async () => {
    await using w = await world();
    expect(await byAdmin(w, "Nice")).toEqual(done);
    for (const username of ["Bad", "", ann]) expect(await own(w, username)).toEqual(done);
    expect(await nameOf(w)).toEqual({ userName: "Nice" });
    expect(await byAdmin(w, "")).toEqual(done);
    expect(await own(w, "Bad")).toEqual(done);
    expect(await nameOf(w)).toEqual({ userName: ann });
    expect(await byAdmin(w, ann)).toEqual(done);
    expect(await log(w)).toEqual([
      { old_name: null, new_name: "Nice", by_admin: 1 },
      { old_name: "Nice", new_name: null, by_admin: 1 },
      { old_name: null, new_name: ann, by_admin: 1 },
    ]);
  });

  it("logs in the audit log what the administrator did, but no name chosen by the user", async () => {
    await using w = await world();
    await w.stores.vips.add(publicIdOf("vip"), 1);
    await own(w, "Ann of Main Street 7");
    for (const username of ["Nice", "Nice", ""]) await byAdmin(w, username);
    await own(w, "Bad");
    const trail = await w.send("GET", "/api/moderationTrail", { query: { userID: local("vip") } });
    const entry = { actor: publicIdOf("admin"), action: "set_name", user: ann };
    expect(trail.json).toMatchObject([
      { ...entry, detail: { name: null } },
      { ...entry, detail: { name: "Nice" } },
    ]);
    for (const secret of ["Main Street", local("admin"), local("ann")]) expect(trail.text).not.toContain(secret);
  });

  it("logs nothing when the name stays", async () => {
    await using w = await world();
    await own(w, "Ann");
    await own(w, "Ann");
    expect(await log(w)).toHaveLength(1);
  });

  it.each([
    ["takes away a name that is not there", ""],
    ["has a reserved word", "my discord"],
  ])("stores nothing of a user whose request %s", async (_name, username) => {
    await using w = await counted({ names: { reserved: ["discord"] } });
    expect(await own(w, username)).toEqual(done);
    for (const table of ["subjects", "users", "user_name_log"]) expect(await w.storage.knex(table)).toEqual([]);
  });

  it("keeps the newest 1000 changes", async () => {
    await using w = await world();
    const entry = { user_id: ann, old_name: null, new_name: "old", by_admin: 0, time: 1 };
    for (let n = 0; n < 10; n++) await w.storage.knex("user_name_log").insert(Array(100).fill(entry));
    await w.storage.knex("user_name_log").insert({ ...entry, user_id: publicIdOf("bob") });
    await own(w, "Ann");
    await own(w, "Anna");
    const names: string[] = await w.storage.knex("user_name_log").where("user_id", ann).orderBy("id").pluck("new_name");
    expect([names.length, names.slice(-3)]).toEqual([1000, ["old", "Ann", "Anna"]]);
    expect(await w.storage.knex("user_name_log").where("user_id", "<>", ann)).toHaveLength(1);
  });

  it("keeps one of several concurrent names, with a complete history", async () => {
    await using w = await world();
    await Promise.all(Array.from({ length: 10 }, (_, at) => own(w, `name ${at}`)));
    const history = (await log(w)) as { old_name: string | null; new_name: string }[];
    expect(history.map(({ old_name }) => old_name)).toEqual([
      null,
      ...history.slice(0, -1).map(({ new_name }) => new_name),
    ]);
    expect(await nameOf(w)).toEqual({ userName: history.at(-1)?.new_name });
  });

  it("accepts any name by default", async () => {
    await using w = await world();
    await ban(w, "ann");
    await own(w, "discord.example");
    expect(await nameOf(w)).toEqual({ userName: "discord.example" });
  });

  it.each<[string, object, (w: World) => Promise<unknown>, string, string]>([
    ["reserved words", { reserved: ["discord"] }, async () => undefined, "my discord", ann],
    ["reserved words, in another case", { reserved: ["discord"] }, async () => undefined, "Discord", "Discord"],
    ["newcomers", { needsSubmission: true }, async () => undefined, "Ann", ann],
    ["users with a submission", { needsSubmission: true }, (w) => plantFor(w, "ann", [{ at: [1, 2] }]), "Ann", "Ann"],
    ["banned users", { ignoresBanned: true }, (w) => ban(w, "ann"), "Ann", ann],
    ["users who are not banned", { ignoresBanned: true }, async () => undefined, "Ann", "Ann"],
  ])("has a rule for %s", async (_name, rules, prepare, username, expected) => {
    await using w = await counted({ names: rules });
    await prepare(w);
    expect(await own(w, username)).toEqual(done);
    expect(await nameOf(w)).toEqual({ userName: expected });
  });
});

describe("changes of names", () => {
  /** At the start of a window. */
  const NOON = 3600_000 * 495_000;
  const limited = (clock: Readonly<{ ms: number }>, rules: object) => {
    const names = { perAddress: 0, perUser: 0, seconds: 60, ...rules };
    const config = { adminUserId: publicIdOf("admin"), limits: { ...readConfig({}).limits, names } };
    return counted({ config, now: () => clock.ms });
  };

  it("are limited per user", async () => {
    const clock = { ms: NOON };
    await using w = await limited(clock, { perUser: 2 });
    for (const username of ["a", "b", "b"]) expect(await own(w, username)).toEqual(done); // the last one changes nothing
    const refused = await w.send("POST", PATH, { query: { userID: local("ann"), username: "c" }, ip: "192.0.2.7" });
    expect([refused.status, refused.text]).toEqual([429, "Too many changes of names. Please try again later."]);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await nameOf(w)).toEqual({ userName: "b" });
    expect(await own(w, "bob", "bob")).toEqual(done);
    clock.ms += 60_000;
    expect(await own(w, "c")).toEqual(done);
  });

  it("are limited per address", async () => {
    await using w = await limited({ ms: NOON }, { perAddress: 3 });
    for (const name of ["a", "b", "c"]) expect(await own(w, name, name)).toEqual(done);
    expect((await own(w, "d", "d"))[0]).toBe(429);
    const elsewhere = { query: { userID: local("d"), username: "d" }, ip: "192.0.2.7" };
    expect((await w.send("POST", PATH, elsewhere)).status).toBe(200);
    expect(await w.storage.knex("subjects").where("subject", publicIdOf("d"))).toHaveLength(1);
  });

  it("by the administrator are not limited", async () => {
    await using w = await limited({ ms: NOON }, { perAddress: 1, perUser: 1 });
    for (const username of ["a", "b", "c"]) expect(await byAdmin(w, username)).toEqual(done);
  });
});

describe("GET /api/getUsername", () => {
  it("refuses requests without a user", async () => {
    await using w = await world();
    expect((await w.send("GET", "/api/getUsername")).status).toBe(400);
  });
});
