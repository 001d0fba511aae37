import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type PrefixProxy = AsyncDisposable &
  Readonly<{
    /** Where the service is for a browser, without a slash at the end. */
    base: string;
    /** Paths asked for that are not below the prefix. */
    strays: readonly string[];
  }>;

/**
 * A proxy that shows a service below a path and takes the path away, as `location /prefix/ { proxy_pass
 * http://service/; }` does.
 */
export async function startPrefixProxy(service: string, prefix: string): Promise<PrefixProxy> {
  const strays: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? "";
    if (!url.startsWith(`${prefix}/`)) {
      strays.push(url);
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(service + url.slice(prefix.length), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}${prefix}`,
    strays,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
