import { Readable } from "node:stream";
import { openContent } from "../../../src/dumps/sources/content.ts";
import type { Source } from "../../../src/dumps/sources/source.ts";

/** A source that gives these chunks. */
export const sourceOf = (chunks: Iterable<Buffer>, known: Partial<Source> = {}): Source => ({
  name: "a.csv",
  identity: undefined,
  bytes: undefined,
  table: undefined,
  open: async () => Readable.from(chunks),
  ...known,
});

export async function allOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** The unpacked text of a source, and why it is not all of it. */
export async function read(source: Source | undefined, skip = 0) {
  if (source === undefined) throw new Error("There is no source.");
  const content = await openContent(source, skip);
  const text = (await allOf(content.chunks())).toString();
  return { text, cutOff: content.cutOff() };
}
