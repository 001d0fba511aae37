import { connect } from "node:net";
import { percentile } from "./quantile.ts";
import type { RequestSpec } from "./requests.ts";

/**
 * Units   `perSecond`: answers; `p50`, `p99`: ms, with all connections busy. `statuses`: number of answers by status
 */
export type Answers = Readonly<{
  answers: number;
  perSecond: number;
  p50: number;
  p99: number;
  statuses: ReadonlyMap<number, number>;
}>;

const headEnd = "\r\n\r\n";

function bytesOf({ method, path, body, headers = {} }: RequestSpec): Buffer {
  const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${others.join("")}`;
  if (method === "GET") return Buffer.from(`${head}\r\n`);
  const text = body ?? "";
  const type = body === undefined ? "" : "content-type: application/json\r\n";
  return Buffer.from(`${head}${type}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

/** Units   `length`: bytes of head and body, infinite if the body comes in chunks */
type Head = Readonly<{ status: number; length: number }>;

/** Parses the first chunk of a response, which must contain the whole head. */
function readHead(chunk: Buffer): Head {
  const end = chunk.indexOf(headEnd);
  const head = chunk.toString("latin1", 0, end + 2);
  const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? [];
  const isChunked = /\r\ntransfer-encoding: chunked\r\n/i.test(head);
  if (end < 0 || (length === undefined && !isChunked))
    throw new Error(`want an answer that tells its length:\n${head}`);
  const status = Number(head.slice(9, 12));
  return { status, length: isChunked ? Number.POSITIVE_INFINITY : end + headEnd.length + Number(length) };
}

/** The end of a body in chunks, without trailers. JSON cannot contain it. */
const lastChunk = "\r\n0\r\n\r\n";

/** One connection in a closed loop: sends the next request as soon as it has a response, until `end`. */
function runConnection(
  port: number,
  next: () => Buffer,
  end: number,
  onAnswer: (status: number, ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, noDelay: true });
    let sent = 0;
    let status = 0;
    let remaining = 0;
    let tail = "";
    const send = (): void => {
      sent = performance.now();
      if (sent < end) socket.write(next());
      else {
        resolve();
        socket.destroy();
      }
    };
    socket.once("connect", send).once("error", reject);
    socket.once("close", () => reject(new Error("the connection was closed")));
    socket.on("data", (chunk) => {
      try {
        if (remaining === 0) ({ status, length: remaining } = readHead(chunk));
      } catch (error) {
        reject(error);
        socket.destroy();
        return;
      }
      remaining -= chunk.length;
      if (remaining === Number.POSITIVE_INFINITY) {
        tail = (tail + chunk.toString("latin1", Math.max(0, chunk.length - lastChunk.length))).slice(-lastChunk.length);
        if (tail === lastChunk) remaining = 0;
      }
      if (remaining > 0) return;
      onAnswer(status, performance.now() - sent);
      send();
    });
  });
}

/**
 * Closed-loop load over a number of connections. Parses no more of a response than necessary, because it shares the CPU
 * with the process it measures.
 * @param base one address, or several, over which the connections are spread
 * @param next the next request, each time it is called
 */
export async function ask(
  base: string | readonly string[],
  next: () => RequestSpec,
  seconds: number,
  connections: number,
): Promise<Answers> {
  const encoded = new WeakMap<RequestSpec, Buffer>(); // reads are repeated
  const nextBytes = (): Buffer => {
    const request = next();
    const cached = encoded.get(request);
    if (cached !== undefined) return cached;
    const bytes = bytesOf(request);
    encoded.set(request, bytes);
    return bytes;
  };
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const onAnswer = (status: number, ms: number): void => {
    latencies.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const start = performance.now();
  const end = start + seconds * 1000;
  const ports = [base].flat().map((address) => Number(new URL(address).port));
  const portOf = (connection: number): number => ports[connection % ports.length] ?? Number.NaN;
  await Promise.all(Array.from({ length: connections }, (_, n) => runConnection(portOf(n), nextBytes, end, onAnswer)));
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    answers: latencies.length,
    perSecond: latencies.length / elapsed,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    statuses,
  };
}
