import { interleave, type Rounds } from "../interleave.ts";
import { median } from "../quantile.ts";
import { type Ratio, rateRatio } from "../ratio.ts";
import { type Sample, serverSubject } from "../subject.ts";
import { type Answered, answerTo, badRequests, loadRequests } from "./exchange.ts";
import type { Framework } from "./framework.ts";
import { type Server, startServer } from "./server.ts";

/** A program to measure. */
export type Candidate = Readonly<{ framework: Framework; entry: string }>;

/** A request that every program answers with 200. */
const first = { path: "/todos?owner=ann", status: 200 } as const;
const CONNECTIONS = 10;

/** Starts each program several times, in turn. @returns medians in ms, in the order of the programs */
export async function coldStarts(candidates: readonly Candidate[], starts: number): Promise<number[]> {
  const times = candidates.map((): number[] => []);
  for (let round = 0; round < starts; round++)
    for (const [at, { entry }] of candidates.entries()) {
      await using server = await startServer(entry, first);
      times[at]?.push(server.startMs);
    }
  return times.map(median);
}

/** Units   `megabytes`: resident after all load. `rates`: by request, compared with the first program */
export type Loaded = Readonly<{ megabytes: number; rates: Readonly<Record<string, Ratio>> }>;

/** Puts load on each program, in turn, while the others are idle. The programs are compared with the first one. */
export async function loads(candidates: readonly Candidate[], rounds: Rounds): Promise<Loaded[]> {
  await using stack = new AsyncDisposableStack();
  const servers: Server[] = [];
  for (const { entry } of candidates) servers.push(stack.use(await startServer(entry, first)));
  const samples: Record<string, Sample[][]> = {};
  for (const [what, request] of Object.entries(loadRequests)) {
    const load = { next: () => request, connections: CONNECTIONS, expected: [200, 201] };
    samples[what] = await interleave(
      servers.map((server) => serverSubject(server, load)),
      rounds,
    );
  }
  return candidates.map(({ framework: { name } }, at) => ({
    megabytes: servers[at]?.megabytes() ?? Number.NaN,
    rates: Object.fromEntries(
      Object.entries(samples).map(([what, all]) => [
        what,
        rateRatio({ what, engine: name, against: candidates[0]?.framework.name ?? "" }, all[at] ?? [], all[0] ?? []),
      ]),
    ),
  }));
}

/** What a program answers to each of the bad requests. */
export async function badAnswers({ entry }: Candidate): Promise<Answered[]> {
  await using server = await startServer(entry, first);
  const answers: Answered[] = [];
  for (const request of badRequests) answers.push(await answerTo(server.base, request));
  return answers;
}
