import { describe, expect, it } from "vitest";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type World } from "../../support/world.ts";
import { ann, VIP } from "./people.ts";
import { T, timed } from "./timed.ts";

const bob = publicIdOf("bob");
const ask = (w: World, by = VIP) => w.send("GET", "/api/moderation/temporaryVips", { headers: { "x-user-id": by } });

describe("GET /api/moderation/temporaryVips", () => {
  it("lists ranks that have not ended, the last to end first", async () => {
    await using w = await timed();
    await w.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: "Ann" } });
    const { temporaryVips } = w.stores;
    await temporaryVips.add(ann, "ended", T);
    await temporaryVips.add(ann, "first", T + 1);
    await temporaryVips.add(bob, "last", T + 9);
    await temporaryVips.add(ann, "last", T + 5);
    const answer = await ask(w);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(answer.json).toEqual({
      users: [
        { userID: bob, userName: null, channelID: "last", until: T + 9 },
        { userID: ann, userName: "Ann", channelID: "last", until: T + 5 },
        { userID: ann, userName: "Ann", channelID: "first", until: T + 1 },
      ],
    });
    w.clock.now = T + 9;
    expect((await ask(w)).json).toEqual({ users: [] });
  });

  it("has 1000 at most", async () => {
    await using w = await timed();
    const rows = Array.from({ length: 1001 }, (_, n) => ({
      user_id: ann,
      channel_id: `channel ${n}`,
      until: T + 1 + n,
    }));
    for (let from = 0; from < rows.length; from += 100)
      await w.storage.knex("temporary_vips").insert(rows.slice(from, from + 100));
    const { users } = (await ask(w)).json as { users: { channelID: string }[] };
    expect([users.length, users.at(-1)?.channelID]).toEqual([1000, "channel 1"]);
  });

  const unchanged = shared(timed);
  it.each([
    ["", 400],
    [local("ann"), 403],
    [publicIdOf("vip"), 403],
  ])("refuses %s: %i", async (by, status) => {
    const w = unchanged();
    expect((await ask(w, by)).status).toBe(status);
  });
});
