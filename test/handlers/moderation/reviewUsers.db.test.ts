import { describe, expect, it } from "vitest";
import { plant } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type World } from "../../support/world.ts";
import { trail, undone } from "./orders.ts";
import { ann, loggedActions, VIP } from "./people.ts";
import { T, timed } from "./timed.ts";

const bob = publicIdOf("bob");
const review = (w: World, json: unknown, by: string = VIP) =>
  w.send("POST", "/api/moderation/reviews", { json, headers: { "x-user-id": by } });
const reviewed = async (w: World, ...userIDs: readonly string[]): Promise<readonly (number | null)[]> => {
  const { users } = (await review(w, { userIDs })).json as { users: { userID: string; undo: number | null }[] };
  expect(users.map(({ userID }) => userID)).toEqual([...new Set(userIDs)]);
  return users.map(({ undo }) => undo);
};
const queued = async (w: World): Promise<string[]> => {
  const asked = { query: { kind: "newcomers" }, headers: { "x-user-id": VIP } };
  const { items } = (await w.send("GET", "/api/moderation/queue", asked)).json as {
    items: { segment: { userID: string } }[];
  };
  return items.map(({ segment }) => segment.userID);
};
const sent = (w: World, userId: string, timeSubmitted: number) =>
  plant(w, [{ at: [timeSubmitted, timeSubmitted + 1], userId, timeSubmitted }]);

describe("POST /api/moderation/reviews", () => {
  it("takes out of the queue what newcomers have submitted so far, and nothing later", async () => {
    await using w = await timed();
    await sent(w, ann, 1);
    await sent(w, bob, 2);
    expect(await reviewed(w, ann, ann)).toEqual([expect.any(Number)]);
    expect(await queued(w)).toEqual([bob]);
    await sent(w, ann, T + 1);
    expect(await queued(w)).toEqual([ann, bob]);
    expect(await loggedActions(w)).toEqual(["vip review ann"]);
  });

  it("does nothing where nothing was submitted since, and is taken back step by step", async () => {
    await using w = await timed();
    await sent(w, ann, 1);
    const [first = null] = await reviewed(w, ann, bob);
    expect(await reviewed(w, ann, bob)).toEqual([null, null]);
    await sent(w, ann, T + 1);
    w.clock.now = T + 2;
    const [second = null] = await reviewed(w, ann);
    expect(await queued(w)).toEqual([]);
    expect(await undone(w, first)).toMatchObject({ users: [] }); // reviewed again since
    expect(await undone(w, second)).toEqual({ changed: [], unchanged: [], unknown: [], users: [ann], undo: null });
    expect(await queued(w)).toEqual([ann]);
    expect(await undone(w, first)).toMatchObject({ users: [ann] });
    expect(await queued(w)).toEqual([ann, ann]);
    expect((await trail(w)).map(({ action, undoable }) => [action, undoable])).toEqual([
      ["undo", false],
      ["undo", false],
      ["review", false],
      ["review", false],
    ]);
  });

  const unchanged = shared(timed);
  it.each<[string, unknown, string, number]>([
    ["no users", {}, VIP, 400],
    ["an empty list", { userIDs: [] }, VIP, 400],
    ["a name", { userIDs: ["ann"] }, VIP, 400],
    ["more than 100 users", { userIDs: Array.from({ length: 101 }, () => ann) }, VIP, 400],
    ["nobody", { userIDs: [ann] }, "", 400],
    ["a user who is not a VIP", { userIDs: [ann] }, local("ann"), 403],
    ["a body that is too large", { userIDs: [ann], more: "x".repeat(110_000) }, VIP, 413],
  ])("refuses %s", async (_name, json, by, status) => {
    const w = unchanged();
    expect((await review(w, json, by)).status).toBe(status);
    expect(await loggedActions(w)).toEqual([]);
  });
});
