import type { Content } from "../../operation/operation.ts";
import { entriesDecoder } from "./form-body.ts";
import type { Entry } from "./form-tree.ts";
import { multipartParser } from "./multipart-parser.ts";
import type { PartHead } from "./part-head.ts";
import { partLimits } from "./part-limits.ts";
import type { Validate } from "./validator.ts";

/**
 * Decodes a multipart body in memory.
 * @throws Problem `bad_request`, `unsupported_media_type` of a part, `body_too_large`, or those in the specification.
 */
export function multipartBodyDecoder(
  content: Content,
  validate: Validate | undefined,
): (bytes: Uint8Array, contentType: string) => unknown {
  const decode = entriesDecoder(content, validate);
  const limits = partLimits(content);
  return (bytes, contentType) => decode(partsOf(bytes, contentType, limits));
}

function partsOf(bytes: Uint8Array, contentType: string, limits: ReturnType<typeof partLimits>): readonly Entry[] {
  const entries: Entry[] = [];
  let head: PartHead | undefined;
  let chunks: Uint8Array[] = [];
  let check = limits.none;
  const parser = multipartParser(contentType, {
    open: (opened) => {
      head = opened;
      chunks = [];
      check = limits.of(opened);
    },
    bytes: (chunk) => {
      check(chunk.length);
      chunks.push(chunk);
    },
    close: () => {
      if (head === undefined) return;
      const { name, filename, type } = head;
      const [only = new Uint8Array(), ...others] = chunks;
      entries.push([name, { filename, type, bytes: others.length === 0 ? only : Buffer.concat(chunks) }]);
    },
  });
  parser.write(bytes);
  parser.end();
  return entries;
}
