import type { Engine } from "./engines.ts";
import { interleave, type Rounds } from "./interleave.ts";
import { type Ratio, rateRatio } from "./ratio.ts";
import { anyOf, type Reads } from "./requests.ts";
import { type Requests, type Server, type Subject, serverSubject } from "./subject.ts";

/** The kind of read, and whether the service has read caches. */
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
  expected: [200, 404],
});

/** Servers that return the same responses without any work. */
export type Bare = Readonly<{ hapi: Server; http: Server }>;

/** One kind of read on every engine, compared with bare servers and other given baselines. */
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
    /** The same rows read with the driver alone. */
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
