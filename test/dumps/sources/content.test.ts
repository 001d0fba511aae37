import { createHash, randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { constants, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { read, sourceOf } from "./reading.ts";

const [first, second] = ["videoID,startTime\n".repeat(3000), "video,1\n".repeat(5000)];
const [firstFrame, secondFrame] = [zstdCompressSync(first), zstdCompressSync(second)];
const [firstMember, secondMember] = [gzipSync(first), gzipSync(second)];
const damaged = /^its compressed data end early or are damaged/;

/** A frame without content, whose number and length are the first eight bytes. */
function skippableFrame(number: number, length: number): Buffer {
  const frame = Buffer.alloc(8 + length, 0x55);
  frame.writeUInt32LE(0x184d2a50 + number, 0);
  frame.writeUInt32LE(length, 4);
  return frame;
}

function* split(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Bytes of which some in the middle are others. */
function withDamage(bytes: Buffer): Buffer {
  const middle = bytes.length >> 1;
  const others = bytes.subarray(middle, middle + 8).map((byte) => byte ^ 0xff);
  return Buffer.concat([bytes.subarray(0, middle), others, bytes.subarray(middle + 8)]);
}

describe.each([1, 2, 3, 5, 13, 100_000])("in chunks of %d bytes", (size) => {
  const readSplit = (...parts: readonly Buffer[]) => read(sourceOf(split(Buffer.concat(parts), size)));

  it.each([
    ["two zstd frames", [firstFrame, secondFrame]],
    [
      "skippable frames of every number before, between and after zstd frames",
      [
        skippableFrame(0, 4),
        firstFrame,
        skippableFrame(15, 300),
        skippableFrame(7, 0),
        secondFrame,
        skippableFrame(3, 9),
      ],
    ],
    ["an empty zstd frame between two others", [firstFrame, zstdCompressSync(""), secondFrame]],
    ["two gzip members", [firstMember, secondMember]],
    ["gzip members with padding zeros", [firstMember, secondMember, Buffer.alloc(1000)]],
    ["no packed data", [Buffer.from(first + second)]],
  ])("%s are one text", async (_what, parts) => {
    expect(await readSplit(...parts)).toEqual({ text: first + second, cutOff: undefined });
  });

  it.each([
    ["a second zstd frame that ends early", firstFrame, secondFrame.subarray(0, -3)],
    ["a second zstd frame without its first bytes", firstFrame, secondFrame.subarray(4)],
    ["a zstd frame of which there are three bytes", firstFrame, secondFrame.subarray(0, 3)],
    ["a skippable frame that ends early", firstFrame, skippableFrame(1, 50).subarray(0, 20)],
    ["text after a zstd frame", firstFrame, Buffer.from("no frame at all")],
    ["a gzip member after a zstd frame", firstFrame, secondMember],
    ["a second gzip member that ends early", firstMember, secondMember.subarray(0, -3)],
    ["text after a gzip member", firstMember, Buffer.from("no member at all")],
    ["text after padding zeros", firstMember, Buffer.concat([Buffer.alloc(600), Buffer.from("no member")])],
  ])("%s is said", async (_what, whole, broken) => {
    const content = await readSplit(whole, broken);
    expect(content.cutOff).toMatch(damaged);
  });
});

it("damaged data are said, in a zstd frame as in a gzip member, and are no other error", async () => {
  const text = randomBytes(300_000).toString("base64");
  // As programs write it: without a checksum other bytes may be other text.
  const frame = zstdCompressSync(text, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  for (const packed of [frame, gzipSync(text)])
    for (const parts of [[withDamage(packed)], [packed, withDamage(packed)], [withDamage(packed), packed]])
      expect((await read(sourceOf(split(Buffer.concat(parts), 65_536)))).cutOff).toMatch(damaged);
});

it("all of a packed file is read for its SHA-256, also what follows its data", async () => {
  const stored = Buffer.concat([firstMember, Buffer.alloc(100_000)]);
  const sha256 = createHash("sha256").update(stored).digest("hex");
  const known = { bytes: stored.length, sha256 };
  expect(await read(sourceOf(split(stored, 1000), known))).toEqual({ text: first, cutOff: undefined });
});

it("a packed file of some megabytes leaves no listeners behind", async () => {
  const text = randomBytes(1_500_000).toString("hex");
  const warnings: Error[] = [];
  const onWarning = (warning: Error): void => void warnings.push(warning);
  process.on("warning", onWarning);
  try {
    for (const packed of [gzipSync(text), zstdCompressSync(text)])
      expect((await read(sourceOf(split(packed, 16_384)))).text).toBe(text);
    await setImmediate(); // warnings are emitted after the work that made them
  } finally {
    process.off("warning", onWarning);
  }
  expect(warnings).toEqual([]);
});
