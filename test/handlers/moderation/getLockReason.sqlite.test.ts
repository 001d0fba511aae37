import { describe, expect, it } from "vitest";
import { VIDEO } from "../../support/segments.ts";
import { publicIdOf, type Sent, type World } from "../../support/world.ts";
import { moderated, VIP } from "./people.ts";

const ask = (w: World, query: NonNullable<Sent["query"]>) => w.send("GET", "/api/lockReason", { query });
const lock = (w: World, json: object) =>
  w.send("POST", "/api/lockCategories", { json: { videoID: VIDEO, userID: VIP, ...json } });
const open = (category: string) => ({ category, locked: 0, reason: "", userID: "", userName: "" });
const vip = publicIdOf("vip");

describe("GET /api/lockReason", () => {
  it("returns for each category whether it is locked, why and by whom", async () => {
    await using w = await moderated();
    await lock(w, { categories: ["sponsor"], reason: "complete" });
    const answer = await ask(w, { videoID: VIDEO, category: ["intro", "sponsor", "sponsor"] });
    const sponsor = { category: "sponsor", locked: 1, reason: "complete", userID: vip, userName: vip };
    expect([answer.status, answer.json]).toEqual([200, [open("intro"), sponsor]]);
    await w.storage.knex("users").insert({ user_id: vip, user_name: "Vera", updated: 1 });
    expect((await ask(w, { videoID: VIDEO, categories: '["sponsor"]' })).json).toEqual([
      { ...sponsor, userName: "Vera" },
    ]);
  });

  it.each<[object, unknown[]]>([
    [{}, []],
    [{ category: "hook", actionType: "full" }, [{ locked: 0 }]],
    [{ category: "sponsor", actionType: "full" }, [{ locked: 1, reason: "own reason" }]],
    [{ category: "sponsor" }, [{ locked: 1, reason: "everything" }]],
    [{ category: "sponsor", service: "Spotify" }, [{ locked: 0 }]],
    [{ category: ["chapter", "exclusive_access", "unheard_of"] }, [{ locked: 0 }, { locked: 0 }, { locked: 0 }]], // none of them is skipped
  ])("with %j returns %j", async (query, expected) => {
    await using w = await moderated();
    await lock(w, { categories: ["all"], actionTypes: ["skip"], reason: "everything" });
    await lock(w, { categories: ["sponsor"], actionTypes: ["full"], reason: "own reason" });
    expect((await ask(w, { videoID: VIDEO, ...query })).json).toMatchObject(expected);
  });

  it.each([{}, { videoID: VIDEO, categories: "sponsor" }])("refuses %j", async (query) => {
    await using w = await moderated();
    expect((await ask(w, query)).status).toBe(400);
  });
});
