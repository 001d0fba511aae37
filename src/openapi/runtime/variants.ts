import type { HeaderList } from "./header-list.ts";
import type { ReplyStream } from "./reply-stream.ts";

/** The response to one request: the full body in the encoding the client prefers, or 304 if the client already has it. */
export type Representation = Readonly<{
  status: number;
  headers: HeaderList;
  /** Undefined if the response has no body, or a stream. */
  body: string | Uint8Array | undefined;
  /** Encoding of a string body. ASCII-only text is identical in both, and is written as `latin1` without conversion and copying. */
  charset: "utf8" | "latin1";
  stream?: ReplyStream;
}>;

export type CompressedEncoding = "br" | "gzip";
export type Encoding = CompressedEncoding | "identity";

/** An answer in one encoding, its validator, and what a client gets that already has it. */
export type Variant = Readonly<{
  etag: string | undefined;
  whole: Representation;
  unmodified: () => Representation;
}>;

/** Those that were asked for. `pending`: those that are being compressed. */
export type Variants = Partial<Record<Encoding, Variant>> & {
  pending?: Partial<Record<CompressedEncoding, Promise<Variant>>>;
};
