import { createHash } from "node:crypto";
import type { Asked, Subject } from "./measure.ts";
import type { Planted } from "./segments.ts";

/** The processes of one engine that are asked. */
export type Servers = Readonly<{ engine: string; cached: string; uncached: string }>;

const prefixOf = (hash: string): string => hash.slice(0, 4);
const readOf = (prefix: string): Asked => ({ method: "GET", path: `/api/skipSegments/${prefix}` });

/** Every prefix under which a reader finds something, in an order that follows nothing stored. */
export function prefixesOf(segments: readonly Planted[]): string[] {
  const standing = segments.filter(
    (one) => one.category === "sponsor" && one.actionType === "skip" && one.hidden + one.shadowHidden === 0,
  );
  const prefixes = [...new Set(standing.filter(({ votes }) => votes >= 0).map((one) => prefixOf(one.videoHash)))];
  const shuffled = (text: string): string => createHash("sha256").update(text).digest("hex");
  return prefixes.toSorted((a, b) => (shuffled(a) < shuffled(b) ? -1 : 1));
}

export function readSubjects(servers: Servers, typical: string, prefixes: readonly string[]): Subject[] {
  const { engine } = servers;
  let turn = 0;
  return [
    { what: "prefix read, cached", engine, base: servers.cached, next: () => readOf(typical) },
    {
      what: "prefix read, from the database",
      engine,
      base: servers.uncached,
      next: () => readOf(prefixes[turn++ % prefixes.length] ?? ""),
    },
  ];
}

const WARM_USERS = 100;
/** Users and times of a run are its own, so that nothing is a duplicate. */
let submissions = 0;

export function submissionSubjects({ engine, cached: base }: Servers, segments: readonly Planted[]): Subject[] {
  const submission = (user: string): Asked => {
    const number = submissions++;
    const video = segments[(number * 7919) % segments.length];
    const start = 20_000 + number;
    const body = {
      videoID: video?.videoId,
      userID: user.padEnd(40, "-"),
      userAgent: "bench/v1.0",
      segments: [{ segment: [start, start + 1.5], category: "sponsor", actionType: "skip" }],
    };
    return { method: "POST", path: "/api/skipSegments", body: JSON.stringify(body) };
  };
  return [
    { what: "submission, new user", engine, base, next: () => submission(`new user ${submissions}`) },
    { what: "submission, known user", engine, base, next: () => submission(`known user ${submissions % WARM_USERS}`) },
  ];
}
