import { join } from "node:path";
import { makeData } from "./data.ts";
import { startEngine } from "./engines.ts";
import { eventLoopName, measureEventLoop } from "./measure-event-loop.ts";
import { measureMix, mixName } from "./measure-mix.ts";
import { type Bare, measureReads, readCases } from "./measure-reads.ts";
import { measureScale, scaleCases } from "./measure-scale.ts";
import { measureMemory, measureStart, startNames } from "./measure-start.ts";
import { measureStatements, operationsOf, type Statements } from "./measure-statements.ts";
import { measureWrites, writeKinds } from "./measure-writes.ts";
import type { Options } from "./options.ts";
import type { Ratio } from "./ratio.ts";
import { rawReads } from "./raw-reads.ts";
import { record } from "./record.ts";
import { prefixesOf, readsOf } from "./requests.ts";
import { shapes } from "./shapes.ts";
import { type Ground, prepare } from "./test-bed.ts";

type Step = (ground: Ground) => AsyncGenerator<Ratio, void>;

/** Runs the selected measurements. Writes come late: for a while after a change, processes poll for each other's changes. */
export async function measureService(
  options: Options,
  folder: string,
  say: (text: string) => void,
): Promise<Readonly<{ ratios: Ratio[]; statements: Statements[] }>> {
  await using stack = new AsyncDisposableStack();
  const { data: name, rows } = options;
  const rounds = { rounds: options.rounds, seconds: options.seconds };
  const isWanted = (what: string): boolean => rows === undefined || rows.test(what);
  const ground = await prepare(options, folder, stack, say);

  const file = join(folder, "answers.json");
  const cases = readCases.filter(({ what }) => isWanted(what));
  const recorded = cases.flatMap(({ reads }) => ground.paths[reads]);
  await record(ground.engines[0].uncached.base, recorded, file);
  const env = { ANSWERS_FILE: file };
  const bare: Bare = { hapi: await ground.launch.bare("hapi", env), http: await ground.launch.bare("http", env) };

  const reads: Step = async function* ({ engines, paths, data }) {
    const raw = ({ url }: { url: string }) => rawReads(url, prefixesOf(data), stack);
    for (const one of cases) yield* await measureReads(one, { engines, bare, paths, rounds, raw });
  };
  const scale: Step = async function* ({ engines, smallUrl, paths, launch }) {
    const wanted = scaleCases.filter(({ what }) => isWanted(what));
    if (name !== "1m" || wanted.length === 0) return;
    const data = makeData(shapes["100k"]);
    for (const engine of engines) {
      const small = await startEngine({ name: engine.name, url: smallUrl(engine.name) }, data, launch);
      const sides = {
        large: { server: engine.uncached, paths },
        small: { server: small.uncached, paths: readsOf(data, []) },
      };
      for (const one of wanted) yield await measureScale(one, engine.name, sides, rounds);
    }
  };
  const eventLoop: Step = async function* ({ engines }) {
    if (isWanted(eventLoopName)) for (const engine of engines) yield await measureEventLoop(engine, rounds);
  };
  const writing: Step = async function* ({ engines, writes }) {
    for (const kind of writeKinds)
      if (isWanted(kind)) yield* await measureWrites(kind, engines, bare.hapi, writes, rounds);
  };
  const mix: Step = async function* ({ engines, paths, writes }) {
    if (isWanted(mixName))
      for (const engine of engines) yield* await measureMix(engine, paths.popularPrefixes, writes, rounds);
  };
  const start: Step = async function* ({ engines }) {
    if (!Object.values(startNames).some(isWanted)) return;
    const { rows, bareMemory } = await measureStart(engines, folder, rounds.rounds);
    yield* rows;
    for (const engine of engines) yield await measureMemory(engine, bareMemory);
  };

  const ratios: Ratio[] = [];
  for (const step of [reads, scale, eventLoop, writing, mix, start])
    for await (const ratio of step(ground)) {
      ratios.push(ratio);
      say(`${ratio.what}, ${ratio.engine}, against ${ratio.against}: ${ratio.ratio.toFixed(2)}`);
    }

  const server = ground.engines.find((engine) => engine.name === "mariadb");
  const operations = server === undefined ? [] : operationsOf(server, ground).filter(({ what }) => isWanted(what));
  const statements =
    server === undefined ? [] : await measureStatements(server.url, operations, Math.min(2, options.seconds));
  return { ratios, statements };
}
