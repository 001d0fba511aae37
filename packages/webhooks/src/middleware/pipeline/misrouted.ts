import { type Log, write } from "../../observability/log.ts";
import { pathnameOf } from "./path.ts";

type Request = Readonly<{
  method?: string | undefined;
  url?: string | undefined;
  headers?: object;
  originalUrl?: unknown;
}>;

/** Paths come from outside and may contain anything. */
const quoted = (path: string): string => JSON.stringify(path.slice(0, 100));

/**
 * Tells once of a delivery for another path, which the next handler usually answers with 404. It may be meant for
 * another middleware, unless a framework has removed from its URL what this one is mounted at.
 */
export function strayedDeliveries({ path, log }: Readonly<{ path: string; log: Log }>): (request: Request) => void {
  let isTold = false;
  return ({ method, url, headers, originalUrl }) => {
    if (isTold || method !== "POST" || !("x-hub-signature-256" in (headers ?? {}))) return;
    isTold = true;
    const arrived = quoted(pathnameOf(url) ?? "");
    const isCut = typeof originalUrl === "string" && pathnameOf(originalUrl) === path;
    if (isCut)
      write(
        log,
        "warn",
        `The framework passes ${quoted(path)} on as ${arrived}: give that as \`path\`, or mount the middleware at the root.`,
      );
    else write(log, "info", `A delivery for ${arrived} was passed on: \`path\` is ${quoted(path)}.`);
  };
}
