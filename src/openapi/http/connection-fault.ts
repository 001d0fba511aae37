import type { Socket } from "node:net";
import { STATUS_CODES } from "./node-http.ts";

/** Why the bytes received on a connection are not a valid request. */
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

/** @returns undefined if there is nobody to respond to: the connection itself failed */
export const connectionFault = (error: NodeJS.ErrnoException): ConnectionFault | undefined =>
  faults[error.code ?? ""] ?? (error.code?.startsWith("HPE_") ? malformed : undefined);

/** A complete minimal response: the common headers belong to responses that hapi or the fast path writes. */
const answerOf = ({ status, text }: ConnectionFault): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n\r\n${text}`;

/**
 * Responds on the raw connection and closes it. Incoming bytes are discarded for `lingerMs`, because closing a connection with unread bytes resets
 * it, and the response would be lost.
 */
export function refuseConnection(socket: Socket, fault: ConnectionFault, lingerMs: number): void {
  socket.end(answerOf(fault));
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}
