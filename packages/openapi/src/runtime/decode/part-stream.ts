import type { ByteStream, Part } from "../../operation/handler.ts";
import type { Content } from "../../operation/operation.ts";
import { multipartParser } from "./multipart-parser.ts";
import type { PartHead } from "./part-head.ts";
import { partLimits } from "./part-limits.ts";

type PartEvent = PartHead | Uint8Array | "end";

/**
 * The parts of a multipart body as they arrive. Unread bytes of a part are skipped when the next part is requested.
 * @throws Problem `bad_request` at once without a boundary; later, while reading: `bad_request`,
 *   `unsupported_media_type` and `body_too_large` of a part
 */
export function partsOf(stream: ByteStream, contentType: string, content: Content): AsyncIterable<Part> {
  const limits = partLimits(content);
  const events: PartEvent[] = [];
  let check = limits.none;
  const parser = multipartParser(contentType, {
    open: (head) => {
      check = limits.of(head);
      events.push(head);
    },
    bytes: (bytes) => {
      check(bytes.length);
      events.push(bytes);
    },
    close: () => void events.push("end"),
  });
  const source = stream[Symbol.asyncIterator]();
  let isOver = false;
  const nextEvent = async (): Promise<PartEvent | undefined> => {
    while (events.length === 0 && !isOver) {
      const { done, value } = await source.next();
      isOver = done === true;
      if (done === true) parser.end();
      else parser.write(value);
    }
    return events.shift();
  };

  /** The part that is being read. */
  let current: PartHead | undefined;
  async function* bytesOf(part: PartHead): ByteStream {
    while (true) {
      if (current !== part) throw new Error("A part is read before the next one is asked for.");
      const event = await nextEvent();
      if (event instanceof Uint8Array) yield event;
      else {
        current = undefined;
        return;
      }
    }
  }
  async function* parts(): AsyncIterable<Part> {
    while (true) {
      const event = await nextEvent();
      if (event === undefined) return;
      if (event === "end" || event instanceof Uint8Array) continue;
      current = event;
      const { name, filename, type } = event;
      yield { name, filename, type, bytes: bytesOf(event) };
    }
  }
  return parts();
}
