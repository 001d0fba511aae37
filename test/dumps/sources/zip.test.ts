import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { listSources } from "../../../src/dumps/sources/list.ts";
import { dumpFolder } from "../support/imported.ts";
import { zipOf } from "../support/zip.ts";
import { read } from "./reading.ts";

const text = `userID\n${randomBytes(50_000).toString("base64")}\n`;
const listed = "its bytes are not those that its archive lists";
/** Where the fields of an entry of the directory are, after its signature. */
const [crcAt, packedAt, unpackedAt] = [16, 20, 24];
const file = { name: "vipUsers.csv", content: text };

async function firstOf(archive: Buffer) {
  await using folder = await dumpFolder();
  const [source] = await listSources([await folder.write("a.zip", archive)]);
  return await read(source);
}

/** An archive of which one number of the only entry of its directory is another one. */
function withEntry(isStored: boolean, at: number): Buffer {
  const archive = zipOf([{ ...file, isStored }]);
  const place = archive.indexOf("PK\x01\x02") + at;
  archive.writeUInt32LE(archive.readUInt32LE(place) - 1, place);
  return archive;
}

it.each([true, false])("an entry is compared with what the directory says of it (stored: %s)", async (isStored) => {
  const whole = zipOf([{ ...file, isStored }]);
  expect(await firstOf(whole)).toEqual({ text, cutOff: undefined });
  expect(await firstOf(withEntry(isStored, crcAt))).toEqual({ text, cutOff: listed });
  expect((await firstOf(withEntry(isStored, unpackedAt))).cutOff).toBe(listed);
});

it("a byte of a stored entry that is another one is said", async () => {
  const archive = zipOf([{ ...file, isStored: true }]);
  archive[1000] = archive[1000] === 65 ? 66 : 65;
  expect((await firstOf(archive)).cutOff).toBe(listed);
});

it("damaged data of a compressed entry are said, as are those that end early", async () => {
  const archive = zipOf([file]);
  const dataAt = 30 + file.name.length;
  const damaged = Buffer.from(archive).fill(0xff, dataAt, dataAt + 1); // a block of a kind that there is not
  const short = Buffer.from(archive);
  const place = archive.indexOf("PK\x01\x02") + packedAt;
  short.writeUInt32LE(archive.readUInt32LE(place) - 100, place);
  for (const broken of [damaged, short])
    expect((await firstOf(broken)).cutOff).toMatch(/^its compressed data end early or are damaged/);
});

it("an entry without content is empty", async () => {
  for (const isStored of [true, false])
    expect(await firstOf(zipOf([{ name: "vipUsers.csv", content: "", isStored }]))).toEqual({
      text: "",
      cutOff: undefined,
    });
});

it("of several versions of a table in an archive it takes the newest, as of a folder", async () => {
  await using folder = await dumpFolder();
  const entry = (name: string) => ({ name, content: name });
  const names = ["dump/vipUsers_20.csv", "dump/vipUsers_3.csv", "warnings.csv", "older/warnings_4.csv"];
  const sources = await listSources([await folder.write("a.zip", zipOf(names.map(entry)))]);
  expect(sources.map(({ name }) => name).sort()).toEqual(["vipUsers_20.csv", "warnings_4.csv"]);
  expect(await read(sources.find(({ name }) => name === "vipUsers_20.csv"))).toMatchObject({
    text: "dump/vipUsers_20.csv",
  });
});
