import type { IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import { buffer } from "node:stream/consumers";

export type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer; reused: boolean }>;
export type Asked = Readonly<{
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}>;

/**
 * A client with an address of its own in the loopback network, which keeps one connection open.
 * @param localAddress such as 127.0.0.2
 */
export function httpsClient(port: number, certificate: Buffer, localAddress = "127.0.0.1") {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: certificate, localAddress });
  const send = (path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const name = "segmark.example";
      const target = { host: "127.0.0.1", port, servername: name, path, method, agent };
      const sent = request({ ...target, headers: { host: name, ...length, ...headers } });
      sent.on("error", reject).on("response", (response) => {
        const { statusCode = 0, headers: received } = response;
        const answer = { status: statusCode, headers: received, reused: sent.reusedSocket };
        buffer(response).then((content) => resolve({ ...answer, body: content }), reject);
      });
      sent.end(body);
    });
  return { send, [Symbol.dispose]: () => agent.destroy() };
}
export type HttpsClient = ReturnType<typeof httpsClient>;
