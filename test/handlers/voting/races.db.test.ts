import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { VIDEO } from "../../support/segments.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { makeVip, plantOne, stateOf, sumOf, vote, votesOf } from "./voting.ts";

const users = (count: number): string[] => Array.from({ length: count }, (_, i) => `user${i}`);
const addressOf = (i: number): string => `198.51.100.${i + 1}`;
const rowsOf = (w: World) => w.storage.knex("votes").select("user_id", "increment");

describe("concurrent votes", () => {
  it("of 40 users all count, and the total changes by their sum", async () => {
    await using w = await world();
    const uuid = await plantOne(w, { votes: 20 }); // so that no order brings it to where votes are refused
    const answers = await Promise.all(
      users(40).map((name, i) => vote(w, name, { UUID: uuid, type: i % 4 === 0 ? "0" : "1" }, addressOf(i))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowsOf(w)).toHaveLength(40);
    expect([await sumOf(w, uuid), await votesOf(w, uuid)]).toEqual([20, 40]);
  });

  it("of one user count once", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    const answers = await Promise.all(users(20).map((_, i) => vote(w, "eve", { UUID: uuid, type: "1" }, addressOf(i))));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([await votesOf(w, uuid), await rowsOf(w)]).toEqual([1, [{ user_id: publicIdOf("eve"), increment: 1 }]]);
  });

  it("up and down by one user leave one of them", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await Promise.all(["1", "0", "1", "0"].map((type) => vote(w, "eve", { UUID: uuid, type })));
    const total = await votesOf(w, uuid);
    expect([-1, 1]).toContain(total);
    expect(await rowsOf(w)).toEqual([{ user_id: publicIdOf("eve"), increment: total }]);
  });

  it("of two users behind one address leave one of them", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await Promise.all(users(10).map((name) => vote(w, name, { UUID: uuid, type: "1" }, addressOf(1))));
    expect([await votesOf(w, uuid), (await rowsOf(w)).length]).toEqual([1, 1]);
  });

  it("through two processes all count, but a user who votes through both counts once", async () => {
    await using w = await world();
    await using other = await world({ beside: w });
    const uuid = await plantOne(w);
    const both = users(16).flatMap((name, i) => [
      vote(w, name, { UUID: uuid, type: "1" }, addressOf(i)),
      vote(other, i < 8 ? name : `${name}b`, { UUID: uuid, type: "1" }, i < 8 ? addressOf(i) : addressOf(i + 100)),
    ]);
    expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([200]));
    expect([await votesOf(w, uuid), await sumOf(w, uuid)]).toEqual([24, 24]);
  });

  it("on the category of a segment all count in the tally", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    await Promise.all(users(20).map((name) => vote(w, name, { UUID: uuid, category: "selfpromo" })));
    expect(await stateOf(w, uuid)).toMatchObject({ category: "selfpromo" });
    const tally = await w.storage.knex("category_tally").orderBy("category").select("category", "votes");
    expect(tally).toEqual([
      { category: "selfpromo", votes: 20 },
      { category: "sponsor", votes: 1 },
    ]);
  });

  it("of one user on two categories leave one of them in the tally", async () => {
    await using w = await world();
    const uuid = await plantOne(w);
    const wishes = ["intro", "outro", "intro", "outro"];
    await Promise.all(wishes.map((category) => vote(w, "eve", { UUID: uuid, category })));
    const [kept] = await w.storage.knex("category_votes").select("category");
    const tally = await w.storage.knex("category_tally").where("votes", ">", 0).orderBy("category").pluck("category");
    expect(tally).toEqual([kept?.category, "sponsor"].sort());
  });
});

/** Runs a race several times on an empty video; every outcome must be one of those expected. */
async function race(ends: readonly string[], run: (w: World) => Promise<string>): Promise<void> {
  await using w = await world();
  await makeVip(w, "vip");
  for (let i = 0; i < 6; i++) {
    await w.storage.knex("votes").delete();
    await w.storage.knex("segments").delete();
    expect(ends).toContain(await run(w));
  }
}

describe("a vote concurrent with another action ends as if they were sequential", () => {
  const describeState = async (w: World, uuid: string): Promise<string> => {
    const { votes, locked, hidden } = await stateOf(w, uuid);
    expect(votes).toBe(await sumOf(w, uuid));
    return `${votes} ${locked ? "locked" : "open"} ${hidden ? "hidden" : "shown"}`;
  };
  const purge = (w: World) =>
    w.send("POST", "/api/purgeAllSegments", { json: { userID: local("vip"), videoID: VIDEO } });

  it("a purge and a VIP's upvote", async () => {
    await race(["1 locked hidden", "1 locked shown"], async (w) => {
      const uuid = await plantOne(w);
      await Promise.all([purge(w), vote(w, "vip", { UUID: uuid, type: "1" })]);
      return describeState(w, uuid);
    });
  });

  it("a purge and a user's upvote", async () => {
    await race(["1 open hidden"], async (w) => {
      const uuid = await plantOne(w);
      await Promise.all([vote(w, "eve", { UUID: uuid, type: "1" }), purge(w)]);
      return describeState(w, uuid);
    });
  });

  it("the owner's downvote and a user's upvote", async () => {
    await race(
      [200, 403].map((status) => `${status}: ${removedVotes} open shown`),
      async (w) => {
        const uuid = await plantOne(w);
        const [up] = await Promise.all([
          vote(w, "eve", { UUID: uuid, type: "1" }),
          vote(w, "ann", { UUID: uuid, type: "0" }),
        ]);
        expect(await rowsOf(w)).toHaveLength(up.status === 200 ? 2 : 1);
        return `${up.status}: ${await describeState(w, uuid)}`;
      },
    );
  });

  it("the owner's downvote and a VIP's upvote", async () => {
    await race(["1 locked shown", `${removedVotes + 1} locked shown`], async (w) => {
      const uuid = await plantOne(w);
      await Promise.all([vote(w, "ann", { UUID: uuid, type: "0" }), vote(w, "vip", { UUID: uuid, type: "1" })]);
      return describeState(w, uuid);
    });
  });

  it("a category vote of the owner and a VIP's upvote, which locks", async () => {
    await race(["intro 1 locked shown", "sponsor 1 locked shown"], async (w) => {
      await w.storage.knex("category_tally").delete();
      await w.storage.knex("category_votes").delete();
      const uuid = await plantOne(w);
      await Promise.all([vote(w, "vip", { UUID: uuid, type: "1" }), vote(w, "ann", { UUID: uuid, category: "intro" })]);
      return `${(await stateOf(w, uuid)).category} ${await describeState(w, uuid)}`;
    });
  });
});
