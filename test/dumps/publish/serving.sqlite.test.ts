import { once } from "node:events";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DumpIndex } from "../../../src/dumps/publish/dump-index.ts";
import { put } from "../../support/rows.ts";
import { local, world } from "../../support/world.ts";
import { dump, dumpFolder } from "../support.ts";

/** A service with dumps of some rows. */
async function publishing(env: Readonly<Record<string, string>> = {}) {
  const folder = dumpFolder();
  const here = await world({ env: { PUBLISH_DUMPS: folder.path, ...env } });
  const index = async () => (await here.send("GET", "/database.json")).json as DumpIndex;
  return {
    ...here,
    folder,
    index,
    linkOf: async (table: string) => (await index()).links.find((link) => link.table === table),
    [Symbol.asyncDispose]: async () => {
      await here[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

describe("GET /database.json", () => {
  it("lists the files of the last dump, and they are as it says", async () => {
    await using here = await publishing();
    await put(here.storage);
    const written = await dump(here.database.url, here.folder.path);
    for (const path of ["/database.json", "/database", "/database/"]) {
      const answer = await here.send("GET", path);
      expect([answer.status, answer.json]).toEqual([200, written]);
    }
    const link = await here.linkOf("sponsorTimes");
    const file = await here.send("GET", link?.url ?? "");
    expect(file.text).toBe(here.folder.read("sponsorTimes.csv"));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "text/csv",
      "content-length": String(link?.size),
      "accept-ranges": "bytes",
      "last-modified": new Date(written?.lastUpdated ?? 0).toUTCString(),
      etag: `"${link?.url.slice("/database/".length)}"`,
    });
    expect((await here.send("GET", "/database/sponsorTimes.csv")).text).toBe(file.text);
    expect((await here.send("GET", "/database/LICENSE.txt")).text).toContain("CC BY-NC-SA 4.0");
    expect((await here.send("GET", "/database/%ff")).status).toBe(400);
  });

  it("says where the change feed goes on: what was written after the rows were read comes next, and nothing else", async () => {
    await using here = await publishing();
    const submit = (videoID: string) =>
      here.send("POST", "/api/skipSegments", {
        json: { videoID, userID: local("ann"), segments: [{ segment: [1, 10], category: "sponsor" }] },
      });
    expect((await submit("before-it-1")).status).toBe(200);
    await dump(here.database.url, here.folder.path);
    expect((await submit("after-it-11")).status).toBe(200);
    const { cursor = "" } = await here.index();
    const { json } = await here.send("GET", "/api/changes", { query: { after: cursor } });
    const videos = (json as { changes: { row: { videoID?: string } | null }[] }).changes.map(({ row }) => row?.videoID);
    expect(videos.filter((video) => video !== undefined)).toEqual(["after-it-11"]);
  });

  it("is 304 for who has it, and 404 with a sentence until the first dump is whole", async () => {
    await using here = await publishing();
    const early = await here.send("GET", "/database.json");
    expect([early.status, early.text]).toEqual([404, "The first dump is not complete yet. Try again later."]);
    expect((await here.send("GET", "/database")).status).toBe(404);
    await dump(here.database.url, here.folder.path);
    for (const path of ["/database.json", "/database"]) {
      const etag = (await here.send("GET", path)).headers.get("etag") ?? "";
      expect((await here.send("GET", path, { headers: { "if-none-match": etag } })).status).toBe(304);
    }
  });

  it("is 404 with a sentence where nothing is published", async () => {
    await using here = await world();
    for (const path of ["/database.json", "/database", "/database/sponsorTimes.csv"]) {
      const { status, text } = await here.send("GET", path);
      expect([status, text]).toEqual([404, "PUBLISH_DUMPS is not set."]);
    }
  });
});

describe("GET /database/{file}", () => {
  const path = "/database/vipUsers.csv";
  const content = `userID\n${"a".repeat(64)}\n`;
  async function withVip() {
    const here = await publishing();
    await here.storage.knex("vip_users").insert({ user_id: "a".repeat(64), added: 0 });
    await dump(here.database.url, here.folder.path);
    return here;
  }

  it("sends the part that is asked for", async () => {
    await using here = await withVip();
    const { status, text, headers } = await here.send("GET", path, { headers: { range: "bytes=7-9" } });
    expect([status, text]).toEqual([206, "aaa"]);
    expect([headers.get("content-range"), headers.get("content-length")]).toEqual([`bytes 7-9/${content.length}`, "3"]);
  });

  it("goes on with a download as long as the file is the same", async () => {
    await using here = await withVip();
    const etag = (await here.send("GET", path)).headers.get("etag") ?? "";
    const rest = { range: "bytes=7-", "if-range": etag };
    expect(await here.send("GET", path, { headers: rest })).toMatchObject({ status: 206, text: content.slice(7) });
    await dump(here.database.url, here.folder.path);
    expect(await here.send("GET", path, { headers: rest })).toMatchObject({ status: 200, text: content });
    // What was begun under its own name can be finished: the dump before stays.
    const dated = `/database/${etag.slice(1, -1)}`;
    expect(await here.send("GET", dated, { headers: rest })).toMatchObject({ status: 206, text: content.slice(7) });
    await dump(here.database.url, here.folder.path);
    expect((await here.send("GET", dated)).status).toBe(404);
  });

  it("refuses a range after the end, and says how long the file is", async () => {
    await using here = await withVip();
    const { status, headers, text } = await here.send("GET", path, { headers: { range: "bytes=72-" } });
    expect([status, text]).toEqual([416, "The file has no bytes of this range."]);
    expect(headers.get("content-range")).toBe("bytes */72");
  });

  it("answers HEAD without a body, and 304 to who has the file", async () => {
    await using here = await withVip();
    const head = await here.send("HEAD", path, { headers: { range: "bytes=0-1" } });
    expect([head.status, head.text, head.headers.get("content-length")]).toEqual([200, "", "72"]);
    const etag = head.headers.get("etag") ?? "";
    const known = await here.send("GET", path, { headers: { "if-none-match": etag } });
    expect([known.status, known.text, known.headers.get("etag")]).toEqual([304, "", etag]);
  });

  it("leads to no other file", async () => {
    await using here = await withVip();
    writeFileSync(join(here.folder.path, "secret.txt"), "secret");
    symlinkSync(join(here.folder.path, "secret.txt"), join(here.folder.path, "sponsorTimes_1.csv"));
    mkdirSync(join(here.folder.path, "sponsorTimes_2.csv"));
    for (const name of [
      "%2e%2e%2fsecret.csv",
      "..%2Fsecret.csv",
      "%2fetc%2fpasswd",
      ".publishing.lock",
      ".database.json.partial",
      "database.json",
      "secret.txt",
      "vipUsers_1.csv",
      "sponsorTimes_1.csv",
      "sponsorTimes_2.csv",
      "vipUsers.csv%00",
      "vipUsers.ndjson",
    ]) {
      const { status, text } = await here.send("GET", `/database/${name}`);
      expect([name, status, text]).toEqual([name, expect.toSatisfy((code) => code === 404 || code === 400), text]);
      expect(text).not.toBe("secret");
    }
  });

  it.each([
    ["csv", "gzip", "vipUsers.csv.gz", "application/gzip"],
    ["csv", "zstd", "vipUsers.csv.zst", "application/zstd"],
    ["ndjson", "none", "vipUsers.ndjson", "application/x-ndjson"],
  ] as const)("serves %s with %s", async (format, compression, name, mediaType) => {
    await using here = await withVip();
    await dump(here.database.url, here.folder.path, { format, compression });
    const { url = "" } = (await here.linkOf("userNames")) ?? {};
    expect(url.endsWith(name.replace("vipUsers", ""))).toBe(true);
    for (const range of ["bytes=0-3", undefined]) {
      const answer = await here.send("GET", `/database/${name}`, { headers: range === undefined ? {} : { range } });
      expect(answer.headers.get("content-type")).toBe(mediaType);
    }
  });

  it("answers 503 while too many files are being read, by one address or by all, and again when they are not", async () => {
    await using here = await withVip();
    const large = join(here.folder.path, "sponsorTimes_5.csv");
    writeFileSync(large, "");
    truncateSync(large, 2 ** 30); // of zeros, which take no room
    /** Begins downloads from an address, and reads none of them. */
    const begin = async (ip: string, count: number) => {
      const headers = { "x-forwarded-for": ip };
      const readers = Array.from({ length: count }, () =>
        request(`${here.base}/database/sponsorTimes_5.csv`, { agent: false, headers }),
      );
      const statuses = readers.map(async (reader) => {
        const answer = once(reader, "response");
        reader.end();
        const [{ statusCode }] = (await answer) as [IncomingMessage];
        return statusCode;
      });
      return { readers, statuses: await Promise.all(statuses) };
    };
    const few = await begin("2001:db8::1", 4);
    expect(new Set(few.statuses)).toEqual(new Set([200]));
    const sameNetwork = await here.send("GET", path, { ip: "2001:db8::2" });
    expect([sameNetwork.status, sameNetwork.headers.get("retry-after"), sameNetwork.text]).toEqual([
      503,
      "5",
      "Too many files are being downloaded by your address. Try again later.",
    ]);
    expect((await here.send("GET", path, { ip: "192.0.2.9" })).status).toBe(200);

    const others = await Promise.all(Array.from({ length: 15 }, (_, at) => begin(`192.0.2.${10 + at}`, 4)));
    expect(new Set(others.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
    const refused = await here.send("GET", path, { ip: "192.0.2.9" });
    expect([refused.status, refused.headers.get("retry-after"), refused.text]).toEqual([
      503,
      "5",
      "Too many files are being downloaded by all clients. Try again later.",
    ]);
    for (const { readers } of [few, ...others]) for (const reader of readers) reader.destroy();
    await expect.poll(async () => (await here.send("GET", path, { ip: "2001:db8::2" })).status).toBe(200);
  });
});
