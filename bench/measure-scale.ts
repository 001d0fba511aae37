import type { EngineName } from "./engines.ts";
import { interleave, type Rounds } from "./interleave.ts";
import { readsOfAny } from "./measure-reads.ts";
import { type Ratio, rateRatio } from "./ratio.ts";
import type { Reads } from "./requests.ts";
import { type Server, serverSubject } from "./subject.ts";

/** A service without read caches, and the requests for it. */
export type Side = Readonly<{ server: Server; paths: Reads }>;

export const scaleCases = [
  { what: "prefix read, uniform, uncached", reads: "uniformPrefixes" },
  { what: "read by video id, by popularity, uncached", reads: "popularVideos" },
  { what: "userInfo, public id", reads: "userInfoPublic" },
] as const;

/** The cost of a larger database: the same kind of read on a large and a small one. */
export async function measureScale(
  { what, reads }: (typeof scaleCases)[number],
  engine: EngineName,
  { large, small }: Readonly<{ large: Side; small: Side }>,
  rounds: Rounds,
): Promise<Ratio> {
  const subjects = [large, small].map(({ server, paths }) => serverSubject(server, readsOfAny(paths[reads])));
  const [ours = [], base = []] = await interleave(subjects, rounds);
  return rateRatio({ what, engine, against: "100k segments" }, ours, base);
}
