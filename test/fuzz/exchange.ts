import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Input } from "./input.ts";

/** Statuses in the order they came. `isOver`: the server has sent its complete response. */
export type Outcome = Readonly<{ statuses: readonly number[]; bytes: number; isAnswered: boolean }>;

/** The service answers everything it answers within this; slow bodies are cut after its own time limits. */
const PATIENCE_MS = 25_000;
/** For misbehaving clients, which disconnect after this time. */
const VISIT_MS = 400;

const statusLines = /HTTP\/1\.[01] (\d{3}) [^\r\n]*\r\n[A-Za-z-]+:/g;
const lastLine = /HTTP\/1\.1 (?!100)\d{3} /;

/**
 * Whether an answer is there as a whole: its length is known from its head, or the last chunk has come. A stream of
 * events has no end.
 */
function isWhole(text: string): boolean {
  const start = text.search(lastLine);
  const end = text.indexOf("\r\n\r\n", Math.max(start, 0));
  if (start < 0 || end < 0) return false;
  const head = text.slice(start, end).toLowerCase();
  const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? [];
  if (length !== undefined) return text.length >= end + 4 + Number(length);
  if (head.includes("\r\ncontent-type: text/event-stream")) return true;
  if (head.includes("\r\ntransfer-encoding: chunked")) return text.endsWith("0\r\n\r\n");
  return true;
}

/** Sends an input over its own connection and returns what came back. */
export async function exchange({ parts, manner, pauseMs, isOwedAnswer }: Input, port: number): Promise<Outcome> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  let text = "";
  let isDone = (): void => {};
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  socket.on("error", () => isDone()).on("close", () => isDone());
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
    if (isWhole(text)) isDone();
  });
  await Promise.race([once(socket, "connect").catch(() => undefined), done]);
  if (manner === "slowRead" || manner === "deaf") socket.pause();
  for (const part of parts) {
    const length =
      manner === "abort" || manner === "half" ? Math.floor((part.length * (pauseMs + 1)) / 32) : part.length;
    if (!socket.destroyed) socket.write(part.subarray(0, length));
    if (parts.length > 1) await pause(pauseMs);
  }
  if (manner === "abort" || manner === "leave") {
    await pause(pauseMs);
    socket.destroy();
  }
  if (manner === "end") socket.end();
  if (manner === "slowRead") {
    await pause(pauseMs * 5);
    socket.resume();
  }
  const limit = new AbortController();
  const patience = pause(isOwedAnswer ? PATIENCE_MS : VISIT_MS, undefined, { signal: limit.signal }).catch(
    () => undefined,
  );
  await Promise.race([done, patience]);
  limit.abort();
  const wasOver = isWhole(text);
  socket.destroy();
  return {
    statuses: [...text.matchAll(statusLines)].map(([, status]) => Number(status)),
    bytes: text.length,
    isAnswered: wasOver,
  };
}
