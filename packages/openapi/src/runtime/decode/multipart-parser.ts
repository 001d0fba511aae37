import { Problem } from "../../operation/problem.ts";
import { type PartHead, parametersIn, partHead } from "./part-head.ts";

/** Callbacks of a parser, in the order of the body. What they throw ends the parsing. */
export type PartEvents = Readonly<{
  open: (head: PartHead) => void;
  bytes: (bytes: Uint8Array) => void;
  close: () => void;
}>;

/** To be given the chunks of a body, and `end` after the last one. @throws Problem `bad_request`. */
export type MultipartParser = Readonly<{ write: (chunk: Uint8Array) => void; end: () => void }>;

const maxParts = 1000;
const maxHeadBytes = 8192;
/** RFC 2046, section 5.1.1. */
const maxBoundary = 70;
const maxPadding = 32;

const malformed = (fault: string): Problem =>
  new Problem("bad_request", `The body is not a valid multipart body: ${fault}`);

/**
 * Parses a multipart body, however it is cut into chunks. At most one head and one boundary are held back, bytes of
 * parts are passed on as they arrive. Source RFC 2046, section 5.1; RFC 7578
 */
export function multipartParser(contentType: string, { open, bytes, close }: PartEvents): MultipartParser {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  let state: "before" | "boundary" | "head" | "part" | "after" = "before";
  let parts = 0;
  /** Unconsumed bytes, starting with the line end that the first boundary may lack. */
  let rest: Buffer = Buffer.from("\r\n");

  /** Emits the bytes up to the next boundary, or up to a possible start of one. */
  const toBoundary = (): boolean => {
    const found = rest.indexOf(delimiter);
    const end = found === -1 ? Math.max(0, rest.length - delimiter.length + 1) : found;
    if (state === "part" && end > 0) bytes(rest.subarray(0, end));
    if (state === "part" && found !== -1) close();
    rest = rest.subarray(found === -1 ? end : found + delimiter.length);
    if (found !== -1) state = "boundary";
    return found !== -1;
  };
  /** A boundary is followed by a line end, the last one by two dashes. */
  const afterBoundary = (): boolean => {
    let at = 0;
    while (at < maxPadding && (rest[at] === 0x20 || rest[at] === 0x09)) at += 1;
    if (rest.length < at + 2) return false;
    const mark = rest.toString("latin1", at, at + 2);
    if (mark !== "--" && mark !== "\r\n") throw malformed("Its boundary also occurs within a part.");
    state = mark === "--" ? "after" : "head";
    rest = rest.subarray(at); // the line end before a head is part of it
    return true;
  };
  const readHead = (): boolean => {
    const end = rest.indexOf("\r\n\r\n");
    if ((end === -1 ? rest.length : end) > maxHeadBytes) throw malformed("The headers of a part are too long.");
    if (end === -1) return false;
    parts += 1;
    if (parts > maxParts) throw malformed(`It has more than ${maxParts} parts.`);
    const head = partHead(rest.subarray(2, Math.max(2, end)));
    if (typeof head === "string") throw malformed(head);
    rest = rest.subarray(end + 4);
    state = "part";
    open(head);
    return true;
  };
  const steps = { before: toBoundary, boundary: afterBoundary, head: readHead, part: toBoundary };

  return {
    write: (chunk) => {
      rest = rest.length === 0 ? asBuffer(chunk) : Buffer.concat([rest, chunk]);
      while (state !== "after" && steps[state]());
    },
    end: () => {
      if (state !== "after") throw malformed("It ends before its last boundary.");
    },
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function boundaryOf(contentType: string): string {
  const boundary = parametersIn(contentType).get("boundary") ?? "";
  if (boundary === "" || boundary.length > maxBoundary || !/^[\x20-\x7e]+$/.test(boundary))
    throw new Problem("bad_request", "The Content-Type has no valid boundary.");
  return boundary;
}
