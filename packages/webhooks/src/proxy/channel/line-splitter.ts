import { collectBytes } from "../../byte-collector.ts";

const LF = 10;
const CR = 13;
const BYTE_ORDER_MARK = "\uFEFF";

/** `text` is truncated if the line has more `bytes` than the limit. */
export type Line = Readonly<{ text: string; bytes: number }>;

/**
 * Splits a byte stream into lines of the event-stream format: terminated by LF, CR or CRLF, across chunk boundaries; a
 * leading byte order mark is dropped. An unterminated last line is never returned. Keeps at most `maxBytes` of a line,
 * so that an endless line cannot exhaust memory.
 */
export function lineSplitter(maxBytes: number): (chunk: Uint8Array) => Generator<Line, void> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let kept = collectBytes();
  let bytes = 0;
  let first = true;
  let afterCr = false;

  const take = (part: Uint8Array): void => {
    if (part.length > 0 && bytes < maxBytes) kept.add(part.subarray(0, maxBytes - bytes));
    bytes += part.length;
  };
  const end = (): Line => {
    let text = decoder.decode(kept.bytes());
    if (first && text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1);
    const line = { text, bytes };
    if (bytes > 0) kept = collectBytes();
    bytes = 0;
    first = false;
    return line;
  };

  return function* split(chunk) {
    if (chunk.length === 0) return;
    let from = afterCr && chunk[0] === LF ? 1 : 0;
    afterCr = false;
    // Each is searched again only once it has been passed: a chunk of short lines must not be scanned to its end every
    // time.
    let cr = chunk.indexOf(CR, from);
    let lf = chunk.indexOf(LF, from);
    while (cr >= 0 || lf >= 0) {
      const isCr = cr >= 0 && (lf < 0 || cr < lf);
      const at = isCr ? cr : lf;
      take(chunk.subarray(from, at));
      from = at + 1;
      if (isCr && chunk[from] === LF) from += 1;
      afterCr = isCr && at + 1 === chunk.length;
      if (isCr) cr = chunk.indexOf(CR, from);
      if (lf >= 0 && lf < from) lf = chunk.indexOf(LF, from);
      yield end();
    }
    take(chunk.subarray(from));
  };
}
