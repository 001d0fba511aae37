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
 * Logs, once for each of the two causes, that a delivery arrived for another path, which the next handler usually
 * answers with 404: a framework has removed from its URL what the middleware is mounted at, or it is meant for another
 * middleware.
 */
export function misroutedLog({ path, log }: Readonly<{ path: string; log: Log }>): (request: Request) => void {
  const logged = new Set<keyof Log>();
  const logOnce = (level: keyof Log, text: string): void => {
    if (logged.has(level)) return;
    logged.add(level);
    write(log, level, text);
  };
  return ({ method, url, headers, originalUrl }) => {
    if (logged.size === 2 || method !== "POST" || !("x-hub-signature-256" in (headers ?? {}))) return;
    const arrived = quoted(pathnameOf(url) ?? "");
    if (typeof originalUrl === "string" && pathnameOf(originalUrl) === path)
      logOnce(
        "warn",
        `The framework passes ${quoted(path)} on as ${arrived}: give that as \`path\`, or mount the middleware at the root.`,
      );
    else logOnce("info", `A delivery for ${arrived} was passed on: \`path\` is ${quoted(path)}.`);
  };
}
