import type { ServerResponse } from "node:http";

type Ending = Readonly<{ response: ServerResponse; body: string | Uint8Array | undefined; charset: BufferEncoding }>;

/** Bounds the memory of answers that wait, and how long the first of them does. */
const most = 16;
let waiting: Ending[] = [];
let isScheduled = false;

/** Ends the responses that wait for others. */
export function endWaiting(): void {
  const due = waiting;
  waiting = [];
  for (const { response, body, charset } of due) response.end(body, charset);
}

/**
 * Ends a response together with others of this turn of the event loop. A client or proxy on the same machine that has nothing to do sleeps, and to
 * wake it costs more than a write: the first write of a batch wakes it, and the others find it awake. With answers that take some work
 * it would fall asleep after each.
 */
export function endSoon(response: ServerResponse, body: Ending["body"], charset: BufferEncoding): void {
  waiting.push({ response, body, charset });
  if (waiting.length === most) endWaiting();
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    endWaiting();
  });
}
