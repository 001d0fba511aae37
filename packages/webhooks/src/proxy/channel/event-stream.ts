import { lineSplitter } from "./line-splitter.ts";

/** `data` is undefined if the message exceeded the size limit and was skipped. */
export type StreamEvent = Readonly<{ type: string; data: string | undefined }>;

/** A longer `id` is ignored: it has to be sent back in a request header. */
const MAX_ID_LENGTH = 1024;

export type EventStream = Readonly<{
  /** The events completed by this chunk. Lazy: the next event is parsed only when it is consumed. */
  push(chunk: Uint8Array): Generator<StreamEvent, void>;
  /** The `Last-Event-ID` for the next connection. */
  readonly lastEventId: string;
  /** Reconnect delay in milliseconds requested by the server, if any. */
  readonly retry: number | undefined;
}>;

/**
 * Parses the event-stream format (`text/event-stream` of the HTML standard) from bytes. A message with more than
 * `maxMessageBytes` of data is skipped, not buffered. `lastEventId` is carried over from the previous connection: an id
 * stays valid until the server sends another, as in browsers.
 */
export function eventStream(maxMessageBytes: number, lastEventId = ""): EventStream {
  const maxLineBytes = maxMessageBytes + "data: ".length;
  const cut = lineSplitter(maxLineBytes);
  let type = "";
  let data: string[] = [];
  let dataBytes = 0;
  let tooLarge = false;
  let id = lastEventId;
  let dispatchedId = lastEventId;
  let retry: number | undefined;

  const dispatch = (): StreamEvent | undefined => {
    dispatchedId = id;
    const event = { type: type === "" ? "message" : type, data: tooLarge ? undefined : data.join("\n") };
    const hasData = tooLarge || data.length > 0;
    type = "";
    data = [];
    dataBytes = 0;
    tooLarge = false;
    return hasData ? event : undefined;
  };

  const takeData = (value: string, bytes: number): void => {
    dataBytes += bytes;
    tooLarge ||= dataBytes > maxMessageBytes;
    if (tooLarge) data = [];
    else data.push(value);
    dataBytes += 1; // The line feed joining it to the next line counts: empty lines must not be free.
  };

  const take = (text: string, bytes: number): void => {
    const colon = text.indexOf(":");
    const field = colon < 0 ? text : text.slice(0, colon);
    const start = colon < 0 ? text.length : colon + (text[colon + 1] === " " ? 2 : 1);
    if (field === "data") return void takeData(text.slice(start), bytes - start);
    if (bytes > maxLineBytes) return;
    const value = text.slice(start, start + MAX_ID_LENGTH + 1);
    if (field === "event") type = value;
    if (field === "id" && value.length <= MAX_ID_LENGTH && !value.includes("\0")) id = value;
    if (field === "retry" && /^[0-9]+$/.test(value)) retry = Number(value);
  };

  return {
    *push(chunk) {
      for (const { text, bytes } of cut(chunk)) {
        if (bytes > 0) take(text, bytes);
        else {
          const event = dispatch();
          if (event !== undefined) yield event;
        }
      }
    },
    get lastEventId() {
      return dispatchedId;
    },
    get retry() {
      return retry;
    },
  };
}
