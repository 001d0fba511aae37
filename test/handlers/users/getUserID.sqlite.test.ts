import { describe, expect, it } from "vitest";
import { shared } from "../../support/shared.ts";
import { publicIdOf, type Sent, type World } from "../../support/world.ts";
import { counted, nameUser } from "../statistics/counted.ts";

const find = ({ send }: World, query: NonNullable<Sent["query"]>) => send("GET", "/api/userID", { query });
const stored = [
  "Annabel",
  "annabel",
  "100%_sure\\",
  "100 sure",
  "Straße",
  "sträße",
  "trailing ",
  "trailing",
  "cut 🎬🎬!",
];

async function named(): Promise<World> {
  const w = await counted();
  for (const name of stored) await nameUser(w, name, name);
  return w;
}

describe("GET /api/userID", () => {
  const unchanged = shared(named);
  it.each<[string, string, readonly string[]]>([
    ["a substring", "nnabe", ["Annabel", "annabel"]],
    ["a substring, case-sensitively", "Anna", ["Annabel"]],
    ["a percent sign", "0%_", ["100%_sure\\"]],
    ["a wildcard of LIKE for any text", "1%e", []],
    ["a wildcard of LIKE for one character", "ann_bel", []],
    ["a backslash", "re\\", ["100%_sure\\"]],
    ["letters that are equal only after case folding", "strasse", []],
    ["umlauts", "träß", ["sträße"]],
    ["a space at the end", "ling ", ["trailing "]],
    ["64 UTF-16 units", "x".repeat(64), []],
    ["characters of two UTF-16 units each", "🎬🎬", ["cut 🎬🎬!"]],
    ["one of these and another character", " 🎬", ["cut 🎬🎬!"]],
    ["matching trigrams in another order", "belAn", []],
  ])("finds names with %s", async (_name, username, expected) => {
    const w = unchanged();
    const answer = await find(w, { username });
    expect(answer.status).toBe(expected.length === 0 ? 404 : 200);
    expect(answer.json ?? []).toEqual(expected.map((userName) => ({ userName, userID: publicIdOf(userName) })));
  });

  it.each<[string, readonly string[]]>([
    ["Annabel", ["Annabel"]],
    ["ANNABEL", []],
    ["Anna", []],
    ["trailing", ["trailing"]],
    ["x", []],
  ])("finds exactly %s", async (username, expected) => {
    const w = unchanged();
    const answer = await find(w, { username, exact: "true" });
    expect(answer.status).toBe(expected.length === 0 ? 404 : 200);
    expect(answer.json ?? []).toEqual(expected.map((userName) => ({ userName, userID: publicIdOf(userName) })));
  });

  it.each<[string, NonNullable<Sent["query"]>]>([
    ["nothing", {}],
    ["an empty text", { username: "" }],
    ["an empty text, exactly", { username: "", exact: "true" }],
    ["two characters", { username: "an" }],
    ["two characters, not exactly", { username: "an", exact: "1" }],
    ["65 UTF-16 units", { username: "x".repeat(65) }],
    ["65 UTF-16 units, exactly", { username: "x".repeat(65), exact: "true" }],
  ])("refuses %s", async (_name, query) => {
    const w = unchanged();
    expect((await find(w, query)).status).toBe(400);
  });

  it.each<[string, NonNullable<Sent["query"]>]>([
    ["a substring", { username: "win" }],
    ["the whole name", { username: "twin", exact: "true" }],
  ])("finds at most ten by %s, in order", async (_name, query) => {
    await using w = await counted();
    const users = Array.from({ length: 12 }, (_, at) => `user ${at}`);
    for (const user of users) await nameUser(w, user, "twin");
    const first = users.map(publicIdOf).sort().slice(0, 10);
    expect((await find(w, query)).json).toEqual(first.map((userID) => ({ userName: "twin", userID })));
  });

  it("finds a user only by the current name", async () => {
    await using w = await counted();
    const hits = async (username: string) => (await find(w, { username })).status;
    await nameUser(w, "ann", "Annabel");
    await nameUser(w, "ann", "Annika");
    expect([await hits("Annab"), await hits("Annik")]).toEqual([404, 200]);
    const none = { name: null, isLocked: false };
    const before = { name: "Annika", isLocked: false };
    await w.stores.userNames.change({ userId: publicIdOf("ann"), before, after: none, byAdmin: false, at: 1 });
    expect(await hits("Annik")).toBe(404);
    expect(await w.storage.knex("user_name_grams").select("gram")).toEqual([]);
  });

  it("sorts by name before id", async () => {
    await using w = await counted();
    for (const name of ["cat 2", "cat 1", "Cat 3", "cat 0"]) await nameUser(w, name, name);
    const hits = (await find(w, { username: "at " })).json as { userName: string }[];
    expect(hits.map(({ userName }) => userName)).toEqual(["Cat 3", "cat 0", "cat 1", "cat 2"]);
  });

  it("does not find the public id of users without a name", async () => {
    await using w = await named();
    expect((await find(w, { username: publicIdOf("ann"), exact: "true" })).status).toBe(404);
  });
});
