import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { listSources } from "../../../src/dumps/sources/list.ts";
import { dumpFolder } from "../support/imported.ts";
import { zipOf } from "../support/zip.ts";
import { read } from "./reading.ts";

const text = "videoID,startTime\nvideo,1\n".repeat(5000);

it("of a folder it takes the newest file of each table, packed or not, and skips other files", async () => {
  await using folder = await dumpFolder();
  await folder.write("sponsorTimes_1.csv", "old");
  await folder.write("sponsorTimes_20.csv.gz", gzipSync(text));
  await folder.write("vipUsers_20.csv.zst", zstdCompressSync(text));
  await folder.write("README", "");
  const sources = await listSources([folder.path]);
  expect(sources.map(({ name }) => name).sort()).toEqual(["sponsorTimes_20.csv.gz", "vipUsers_20.csv.zst"]);
  for (const source of sources) {
    expect(await read(source)).toEqual({ text, cutOff: undefined });
    expect((await read(source, 100_001)).text).toBe(text.slice(100_001));
  }
});

it("a packed file that is cut off gives what it has, and says so", async () => {
  await using folder = await dumpFolder();
  for (const [name, packed] of [
    ["a.csv.gz", gzipSync(text)],
    ["b.csv.zst", zstdCompressSync(text)],
  ] as const) {
    const path = await folder.write(name, packed.subarray(0, packed.length - 20));
    const [source] = await listSources([path]);
    expect((await read(source)).cutOff).toMatch(/^its compressed data end early or are damaged/);
  }
});

it("the files of a zip archive are read without being unpacked to disk", async () => {
  await using folder = await dumpFolder();
  const files = [
    { name: "dump/sponsorTimes.csv", content: text },
    { name: "vipUsers.csv", content: "userID\n", isStored: true },
    { name: "README", content: "nothing" },
  ];
  await folder.write("a.zip", zipOf(files));
  const sources = await listSources([`${folder.path}/a.zip`]);
  expect(sources.map(({ name }) => name)).toEqual(["sponsorTimes.csv", "vipUsers.csv"]);
  expect(await read(sources[0])).toEqual({ text, cutOff: undefined });
  expect(await read(sources[1])).toEqual({ text: "userID\n", cutOff: undefined });
  const broken = await folder.write("b.zip", "PK no archive at all, but long enough to look for its end");
  await expect(listSources([broken])).rejects.toThrow("it is no zip archive, or cut off");
});

it("a database.json names files relative to itself, on a server and on a disk; one on a server names no files of the disk", async () => {
  const index = (url: string) => JSON.stringify({ dbVersion: 1, links: [{ table: "sponsorTimes", url, size: 3 }] });
  await using server = createServer((request, response) => {
    if (request.url === "/database.json") response.end(index("/database/sponsorTimes.csv"));
    else if (request.url === "/bad.json") response.end(index("file:///etc/passwd"));
    else if (request.url === "/database/sponsorTimes.csv")
      response.writeHead(200, { etag: '"1"', "content-length": text.length }).end(text);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const [remote] = await listSources([`${origin}/database.json`]);
  expect(remote).toMatchObject({ name: "sponsorTimes.csv", table: "sponsorTimes", bytes: text.length });
  expect(await read(remote, 10)).toEqual({ text: text.slice(10), cutOff: undefined });
  await expect(listSources([`${origin}/bad.json`])).rejects.toThrow("a link of database.json is no address of a file");
  await expect(listSources([`${origin}/nothing.csv`])).rejects.toThrow("answered 404");

  await using folder = await dumpFolder();
  await folder.write("sponsorTimes.csv", text);
  const [local] = await listSources([await folder.write("database.json", index("./sponsorTimes.csv"))]);
  expect(await read(local)).toEqual({ text, cutOff: undefined });
});

it("a file that is listed with its SHA-256 is not whole with other bytes, packed or not", async () => {
  await using folder = await dumpFolder();
  const packed = gzipSync(text);
  await folder.write("sponsorTimes.csv.gz", packed);
  const listed = async (sha256: unknown) => {
    const links = [{ table: "sponsorTimes", url: "./sponsorTimes.csv.gz", sha256 }];
    const [source] = await listSources([await folder.write("database.json", JSON.stringify({ links }))]);
    return source;
  };
  const right = createHash("sha256").update(packed).digest("hex");
  const wrong = right.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  expect(await read(await listed(right))).toEqual({ text, cutOff: undefined });
  expect(await read(await listed(right.toUpperCase()), 10)).toEqual({ text: text.slice(10), cutOff: undefined });
  expect(await read(await listed(wrong))).toEqual({ text, cutOff: "its bytes are not those that its index lists" });
  for (const unknown of [undefined, 1, "sha256"])
    expect(await read(await listed(unknown))).toEqual({ text, cutOff: undefined });
});
