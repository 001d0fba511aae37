import type { Socket } from "node:net";
import { STATUS_CODES } from "./node-http.ts";

/** What is wrong with what came over a connection, so that no request could be made of it. */
export type ConnectionFault = Readonly<{ status: number; code: string; text: string }>;

const malformed: ConnectionFault = {
  status: 400,
  code: "malformed_request",
  text: "This is not a request of HTTP/1.1.",
};
const faults: Readonly<Record<string, ConnectionFault>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "request_timeout", text: "The request did not arrive in time." },
  HPE_HEADER_OVERFLOW: { status: 431, code: "headers_too_large", text: "The headers of the request are too large." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "body_too_large", text: "The chunk extensions are too large." },
};

/** @returns undefined when there is nobody to tell it: the connection itself failed */
export const connectionFault = (error: NodeJS.ErrnoException): ConnectionFault | undefined =>
  faults[error.code ?? ""] ?? (error.code?.startsWith("HPE_") ? malformed : undefined);

/** The whole answer; nothing but the status line would be left of it if the headers were those of all answers. */
const answerOf = ({ status, text }: ConnectionFault): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n\r\n${text}`;

/**
 * Answers on the connection itself and closes it. Bytes that are still coming are taken for `lingerMs`, because closing a connection with
 * unread bytes resets it, and the answer would be lost.
 */
export function refuseConnection(socket: Socket, fault: ConnectionFault, lingerMs: number): void {
  socket.end(answerOf(fault));
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}
