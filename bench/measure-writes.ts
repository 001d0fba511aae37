import type { Engine } from "./engines.ts";
import { interleave, type Rounds } from "./interleave.ts";
import { type Ratio, rateRatio } from "./ratio.ts";
import type { Writes } from "./requests.ts";
import { type Server, serverSubject } from "./subject.ts";

export const writeKinds = ["submit", "vote", "view"] as const satisfies readonly (keyof Writes)[];

const CONNECTIONS = 16;
/** A category may be locked, or a segment may have been downvoted. */
export const writesExpected: readonly number[] = [200, 403, 409];

/** One kind of write on every engine, compared with a bare route that accepts the same request. */
export async function measureWrites(
  what: keyof Writes,
  engines: readonly Engine[],
  hapi: Server,
  writes: Writes,
  rounds: Rounds,
): Promise<Ratio[]> {
  const servers = [hapi, ...engines.map(({ cached }) => cached)];
  const requests = { next: writes[what], connections: CONNECTIONS, expected: writesExpected };
  const [bare = [], ...ours] = await interleave(
    servers.map((server) => serverSubject(server, requests)),
    rounds,
  );
  return engines.map(({ name: engine }, index) =>
    rateRatio({ what, engine, against: "bare hapi" }, ours[index] ?? [], bare),
  );
}
