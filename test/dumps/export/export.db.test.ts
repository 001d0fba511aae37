import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openPublicSnapshot } from "../../../src/storage/public/snapshot.ts";
import { type PublicTableName, publicTables } from "../../../src/storage/public/tables.ts";
import { guard } from "../../support/leaks.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { dump, dumpFolder, rowsOf } from "../support.ts";

const submit = (here: World, videoID: string, times: readonly (readonly [number, number])[], by = "ann") =>
  here.send("POST", "/api/skipSegments", {
    json: {
      videoID,
      userID: local(by),
      userAgent: "test/1.0",
      segments: times.map((segment) => ({ segment, category: "sponsor" })),
    },
  });

/** All of a table in a snapshot. */
async function all(snapshot: Awaited<ReturnType<typeof openPublicSnapshot>>, table: PublicTableName) {
  const rows: unknown[] = [];
  for await (const batch of snapshot.rows(publicTables[table])) rows.push(...batch);
  return rows;
}

describe("an export", () => {
  it("has every column of every table, byte for byte", async () => {
    await using here = await world();
    using folder = dumpFolder();
    const { knex } = here.storage;
    await knex("segments").insert([
      { ...row("b"), time_submitted: 2, start_time: 0.00001, end_time: 1e15, description: 'a "quoted",\r\nthing' },
      {
        ...row("a"),
        time_submitted: 1,
        start_time: 1.5,
        end_time: 10,
        user_agent: "\\.",
        incorrect_votes: 7,
        votes: -2,
      },
    ]);
    const [{ id } = { id: 0 }] = await knex("segments").where("uuid", "a").select("id");
    await knex("users").insert([
      { user_id: "u1", user_name: "Änne, 🦭", name_locked: 1, updated: 3 },
      { user_id: "u2", user_name: null, name_locked: 0, updated: 0 },
    ]);
    await knex("category_tally").insert({ segment_id: id, category: "intro", votes: 3 });
    await knex("vip_users").insert({ user_id: "vip", added: 0 });
    await knex("video_info").insert({ video_id: "v", channel_id: "c", title: "", published: 1_600_000_000 });

    await dump(here.database.url, folder.path);
    expect(folder.read("sponsorTimes.csv")).toBe(
      "videoID,startTime,endTime,votes,locked,incorrectVotes,UUID,userID,timeSubmitted,views,category,actionType,service,videoDuration,hidden,reputation,shadowHidden,hashedVideoID,userAgent,description\n" +
        'v,1.5,10,-2,0,7,a,u,1,0,sponsor,skip,YouTube,0,0,0,0,h,"\\.",""\n' +
        'v,1e-05,1e+15,0,0,1,b,u,2,0,sponsor,skip,YouTube,0,0,0,0,h,"","a ""quoted"",\r\nthing"\n',
    );
    expect(folder.read("userNames.csv")).toBe('userID,userName,locked,updateTime\nu1,"Änne, 🦭",1,3\nu2,"",0,0\n');
    expect(folder.read("categoryVotes.csv")).toBe("UUID,category,votes\na,intro,3\n");
    expect(folder.read("vipUsers.csv")).toBe("userID\nvip\n");
    expect(folder.read("videoInfo.csv")).toBe('videoID,channelID,title,published\nv,c,"",1600000000\n');
    expect(folder.read("lockCategories.csv")).toBe("videoID,userID,actionType,category,hashedVideoID,reason,service\n");
    expect(folder.read("warnings.csv")).toBe("userID,issueTime,issuerUserID,enabled,reason,type,disableTime\n");
  });

  it("has what imported rows said, as long as nothing else is stored", async () => {
    await using here = await world();
    using folder = dumpFolder();
    const { knex } = here.storage;
    await knex("users").insert([
      { user_id: "u1", user_name: "ann", name_locked: 0, updated: 5 },
      { user_id: "u2", user_name: "bob", name_locked: 0, updated: 5 },
      { user_id: "u3", user_name: "cid", name_locked: 0, updated: 5 },
    ]);
    const texts = JSON.stringify({ updateTime: ["5.0", "5"], colour: ["red, green"] });
    await knex("public_leftovers").insert([
      { table_name: "userNames", row_key: "", texts: JSON.stringify(["colour"]) },
      { table_name: "userNames", row_key: "u1", texts },
      { table_name: "userNames", row_key: "u2", texts },
    ]);
    await knex("users").where("user_id", "u2").update({ updated: 6 });
    await dump(here.database.url, folder.path, { tables: ["userNames", "vipUsers"] });
    expect(folder.read("userNames.csv")).toBe(
      'userID,userName,locked,updateTime,colour\nu1,ann,0,5.0,"red, green"\nu2,bob,0,6,"red, green"\nu3,cid,0,5,\n',
    );
    expect(folder.read("vipUsers.csv")).toBe("userID\n");
  });

  it("has what the service stores of a submission, a vote and a name, and nothing that is secret", async () => {
    await using here = await world({ env: { TRUST_PROXY: "loopback", IP_SALT: "salt-of-this-test" } });
    using folder = dumpFolder();
    expect((await submit(here, "dQw4w9WgXcQ", [[1, 10.25]])).status).toBe(200);
    await here.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: "Ann" } });
    const index = await dump(here.database.url, folder.path);
    const [segment] = rowsOf(folder.read("sponsorTimes.csv"));
    expect(segment).toMatchObject({
      startTime: "1",
      endTime: "10.25",
      userID: publicIdOf("ann"),
      userAgent: "test/1.0",
    });
    expect(rowsOf(folder.read("userNames.csv"))).toMatchObject([{ userID: publicIdOf("ann"), userName: "Ann" }]);
    const origins: string[] = await here.storage.knex("segment_origin").pluck("ip_hash");
    expect(origins).toHaveLength(1);
    for (const name of [
      ...folder.names().filter((other) => other !== "dated"),
      ...folder.dated().map((dated) => `dated/${dated}`),
    ]) {
      const text = folder.read(name);
      guard.look(name, text);
      for (const hidden of [...origins, "192.0.2.1", "salt-of-this-test"]) expect(text).not.toContain(hidden);
    }
    expect(folder.read("LICENSE.txt")).toContain("CC BY-NC-SA 4.0");
    expect(index?.links.map(({ table }) => table)).toEqual(Object.keys(publicTables));
    for (const { url, size, sha256, rows, table } of index?.links ?? []) {
      const text = folder.read(url.replace("/database/", "dated/"));
      expect([size, sha256]).toEqual([Buffer.byteLength(text), createHash("sha256").update(text).digest("hex")]);
      expect(rows).toBe(rowsOf(text).length);
      expect(folder.read(`${table}.csv`)).toBe(text);
    }
  });

  it("does not see what is committed after it has begun, in no table", async () => {
    await using here = await world();
    expect((await submit(here, "before-it-1", [[1, 10]])).status).toBe(200);
    await using snapshot = await openPublicSnapshot(here.database.url);
    expect(
      (
        await submit(
          here,
          "after-it-11",
          [
            [1, 10],
            [20, 30],
          ],
          "bob",
        )
      ).status,
    ).toBe(200);
    const [{ UUID }] = (await here.send("GET", "/api/skipSegments", { query: { videoID: "before-it-1" } })).json as [
      { UUID: string },
    ];
    const vote = { UUID, userID: local("bob"), category: "intro" };
    expect((await here.send("POST", "/api/voteOnSponsorTime", { query: vote })).status).toBe(200);
    await here.send("POST", "/api/setUsername", { query: { userID: local("bob"), username: "Bob" } });
    expect(await all(snapshot, "sponsorTimes")).toHaveLength(1);
    expect(await all(snapshot, "categoryVotes")).toEqual([]);
    expect(await all(snapshot, "userNames")).not.toContainEqual(expect.arrayContaining(["Bob"]));
    await using later = await openPublicSnapshot(here.database.url);
    expect(await all(later, "sponsorTimes")).toHaveLength(3);
    expect(await all(later, "categoryVotes")).toHaveLength(2);
    expect(await all(later, "userNames")).toContainEqual(expect.arrayContaining(["Bob"]));
  });

  it("has each submission whole or not at all, while others write", async () => {
    await using here = await world();
    using folder = dumpFolder();
    const times = [1, 20, 40, 60, 80].map((at): [number, number] => [at, at + 10]);
    let isDone = false;
    let written = 0;
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; !isDone; number++) {
        const answer = await submit(
          here,
          `v${writer}-${String(number).padStart(8, "0")}`,
          times,
          `writer${writer}-${number}`,
        );
        expect(answer.status).toBe(200);
        written++;
      }
    };
    const writers = [1, 2, 3].map(write);
    try {
      for (let exports = 0, seen = 0; exports < 3; ) {
        await expect.poll(() => written).toBeGreaterThan(seen); // something is new
        seen = written;
        await dump(here.database.url, folder.path, { tables: ["sponsorTimes"] });
        exports++;
        const counts = new Map<string, number>();
        for (const { videoID = "" } of rowsOf(folder.read("sponsorTimes.csv")))
          counts.set(videoID, (counts.get(videoID) ?? 0) + 1);
        expect(counts.size).toBeGreaterThanOrEqual(seen);
        expect(new Set(counts.values())).toEqual(new Set([times.length]));
      }
    } finally {
      isDone = true;
      await Promise.all(writers);
    }
  });

  it("reads no faster than it writes, over several batches of rows", async () => {
    await using here = await world();
    using folder = dumpFolder();
    const rows = Array.from({ length: 6500 }, (_, number) => ({ ...row(`uuid-${number}`), time_submitted: number }));
    for (let at = 0; at < rows.length; at += 500) await here.storage.knex("segments").insert(rows.slice(at, at + 500));
    const index = await dump(here.database.url, folder.path, { tables: ["sponsorTimes"] });
    expect(index?.links).toMatchObject([{ rows: rows.length }]);
    expect(rowsOf(folder.read("sponsorTimes.csv")).map(({ UUID }) => UUID)).toEqual(rows.map(({ uuid }) => uuid));
  });
});

const row = (uuid: string) => ({
  uuid,
  service: "YouTube",
  video_id: "v",
  video_hash: "h",
  start_time: 1,
  end_time: 2,
  category: "sponsor",
  action_type: "skip",
  user_id: "u",
  time_submitted: 0,
  votes: 0,
  incorrect_votes: 1,
  description: "",
  user_agent: "",
});
