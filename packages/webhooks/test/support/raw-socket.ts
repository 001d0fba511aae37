import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** One connection, byte by byte. */
export type RawSocket = Readonly<{
  write: (data: string | Uint8Array) => void;
  /** Sends without looking at what comes back. Rejects when the other side does not take it all. */
  sent: (data: Uint8Array) => Promise<void>;
  /** The next complete response (without a Content-Length it has no body). Rejects when the connection ends before. */
  answer: () => Promise<RawAnswer>;
  /** When the other side has closed. */
  closed: Promise<void>;
  /** Breaks the connection as a dying sender does. */
  abort: () => void;
}> &
  AsyncDisposable;

export type RawAnswer = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>;

/** Takes one response from the front of what has arrived; `undefined` while it is incomplete. */
function cut(bytes: Buffer, method: string): Readonly<{ answer: RawAnswer; rest: Buffer }> | undefined {
  const head = bytes.indexOf("\r\n\r\n");
  if (head < 0) return undefined;
  const [first = "", ...lines] = bytes.subarray(0, head).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const length = method === "HEAD" ? 0 : Number(headers["content-length"] ?? 0);
  const end = head + 4 + length;
  if (bytes.length < end) return undefined;
  const body = bytes.subarray(head + 4, end).toString("utf8");
  return { answer: { status: Number(first.split(" ")[1]), headers, body }, rest: bytes.subarray(end) };
}

export async function rawSocket(port: number): Promise<RawSocket> {
  const socket: Socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let arrived: Buffer = Buffer.alloc(0);
  let method = "";
  let look = (): void => {};
  socket.on("data", (chunk) => {
    arrived = Buffer.concat([arrived, chunk]);
    look();
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return {
    write: (data) => {
      if (typeof data === "string" && method === "") method = data.split(" ")[0] ?? "";
      socket.write(data);
    },
    sent: (data) => {
      socket.pause();
      return new Promise((resolve, reject) => {
        socket.write(data, (error) => {
          socket.resume();
          if (error) reject(error);
          else resolve();
        });
      });
    },
    answer: () =>
      new Promise((resolve, reject) => {
        look = () => {
          const found = cut(arrived, method);
          if (found === undefined) return;
          arrived = found.rest;
          look = () => {};
          resolve(found.answer);
        };
        void closed.then(() => reject(new Error(`The connection closed after ${JSON.stringify(arrived.toString())}.`)));
        look();
      }),
    closed,
    abort: () => socket.resetAndDestroy(),
    [Symbol.asyncDispose]: async () => {
      socket.destroy();
      await closed;
    },
  };
}

/** The head of a request, up to its body. */
export const head = (method: string, path: string, headers: Readonly<Record<string, string>>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ].join("\r\n");
