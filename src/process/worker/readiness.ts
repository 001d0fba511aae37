import { request } from "node:http";
import { isIPv6 } from "node:net";

/**
 * What answers at an address.
 * - `status`     undefined when nothing answered, with the reason in `text`
 * - `isSegmark`  whether the answer looks like one of this service
 */
export type Readiness = Readonly<{ url: string; status: number | undefined; text: string; isSegmark: boolean }>;

const MAX_TEXT = 300;
/** The addresses that stand for all of a machine cannot be called everywhere. */
const reachable: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Asks `/api/ready` of a service on this machine. Never rejects, and takes no longer than `timeoutMs`. */
export function askReady(
  { host, port }: Readonly<{ host: string; port: number }>,
  timeoutMs: number,
): Promise<Readiness> {
  const called = reachable[host] ?? host;
  const url = `http://${isIPv6(called) ? `[${called}]` : called}:${port}/api/ready`;
  return new Promise((resolve) => {
    const failed = (error: Error): void =>
      resolve({
        url,
        status: undefined,
        isSegmark: false,
        text: error.name === "AbortError" ? `nothing within ${timeoutMs / 1000} s` : error.message || error.name,
      });
    const signal = AbortSignal.timeout(timeoutMs);
    request(url, { agent: false, signal }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        if (text.length < MAX_TEXT) text += chunk;
      });
      response.on("error", failed);
      const isSegmark = /^[\da-f-]{36}$/.test(String(response.headers["x-request-id"]));
      response.on("end", () => resolve({ url, status: response.statusCode, text: text.slice(0, MAX_TEXT), isSegmark }));
    })
      .on("error", failed)
      .end();
  });
}
