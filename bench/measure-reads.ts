import type { Engine } from "./engines.ts";
import { interleave, type Rounds } from "./interleave.ts";
import { type Ratio, rateRatio } from "./ratio.ts";
import { anyOf, type Reads } from "./requests.ts";
import { type Requests, type Server, type Subject, serverSubject } from "./subject.ts";

/** What is read, and whether of a service that keeps what it reads. */
export type ReadCase = Readonly<{ what: string; reads: keyof Reads; of: "cached" | "uncached" }>;

export const readCases: readonly ReadCase[] = [
  { what: "prefix read, by popularity", reads: "popularPrefixes", of: "cached" },
  { what: "prefix read, 100 hot prefixes", reads: "hotPrefixes", of: "cached" },
  { what: "prefix read, one hit", reads: "oneHit", of: "cached" },
  { what: "prefix read, uniform, uncached", reads: "uniformPrefixes", of: "uncached" },
  { what: "read by video id, by popularity", reads: "popularVideos", of: "cached" },
  { what: "status", reads: "status", of: "cached" },
  { what: "segmentInfo", reads: "segmentInfo", of: "cached" },
  { what: "userInfo, public id", reads: "userInfoPublic", of: "cached" },
  { what: "userInfo, local id", reads: "userInfoLocal", of: "cached" },
];

const CONNECTIONS = 32;
export const readsOfAny = (paths: readonly string[]): Requests => ({
  next: anyOf(paths),
  connections: CONNECTIONS,
  right: [200, 404],
});

/** Servers that give the same answers without any work. */
export type Bare = Readonly<{ hapi: Server; http: Server }>;

/** One kind of read on every engine, against bare servers and whatever else it is given. */
export async function measureReads(
  { what, reads, of }: ReadCase,
  {
    engines,
    bare,
    paths,
    rounds,
    raw,
  }: Readonly<{
    engines: readonly Engine[];
    bare: Bare;
    paths: Reads;
    rounds: Rounds;
    /** The same rows by the driver alone. */
    raw: (engine: Engine) => Subject;
  }>,
): Promise<Ratio[]> {
  const requests = readsOfAny(paths[reads]);
  const raws = of === "uncached" ? engines.map(raw) : [];
  const servers = [bare.hapi, bare.http, ...engines.map((engine) => engine[of])];
  const subjects = [...servers.map((server) => serverSubject(server, requests)), ...raws];
  const [hapi = [], http = [], ...rest] = await interleave(subjects, rounds);
  return engines.flatMap(({ name: engine }, index) => {
    const [ours = [], driver] = [rest[index], rest[engines.length + index]];
    return [
      rateRatio({ what, engine, against: "bare hapi" }, ours, hapi),
      rateRatio({ what, engine, against: "bare node:http" }, ours, http),
      ...(driver === undefined ? [] : [rateRatio({ what, engine, against: "raw driver" }, ours, driver)]),
    ];
  });
}
