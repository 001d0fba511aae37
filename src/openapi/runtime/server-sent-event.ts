/**
 * An event of a `text/event-stream`.
 * - `data`   text as it is, or a value that is sent as JSON
 * - `event`  its type; undefined: `message`
 * - `id`     what a client that reconnects sends as `Last-Event-ID`
 * - `retry`  ms that the client should wait before it reconnects
 * Source  WHATWG HTML, section 9.2
 */
export type ServerSentEvent = Readonly<{ data: unknown; event?: string; id?: string; retry?: number }>;

/** Line breaks would begin another field. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n\0]+/g, " ");

/** An event as it is sent. */
export function eventText({ data, event, id, retry }: ServerSentEvent): string {
  const text = typeof data === "string" ? data : (JSON.stringify(data) ?? "null");
  const lines = [
    ...(event === undefined ? [] : [`event: ${oneLine(event)}`]),
    ...(id === undefined ? [] : [`id: ${oneLine(id)}`]),
    ...(retry === undefined ? [] : [`retry: ${Math.trunc(retry)}`]),
    ...text.split(/\r\n|\r|\n/).map((line) => `data: ${line}`),
  ];
  return `${lines.join("\n")}\n\n`;
}
