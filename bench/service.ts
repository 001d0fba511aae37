import { join } from "node:path";
import { makeData } from "./data.ts";
import { startEngine } from "./engines.ts";
import { eventLoopName, measureEventLoop } from "./measure-event-loop.ts";
import { measureLists } from "./measure-lists.ts";
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
import { prepare, type TestBed } from "./test-bed.ts";

type Step = (testBed: TestBed) => AsyncGenerator<Ratio, void>;

/**
 * Runs the selected measurements. Writes come late: for a while after a change, processes poll for each other's
 * changes.
 */
export async function measureService(
  options: Options,
  folder: string,
  say: (text: string) => void,
): Promise<Readonly<{ ratios: Ratio[]; statements: Statements[] }>> {
  await using stack = new AsyncDisposableStack();
  const { data: name, rows } = options;
  const rounds = { rounds: options.rounds, seconds: options.seconds };
  const isSelected = (what: string): boolean => rows === undefined || rows.test(what);
  const testBed = await prepare(options, folder, stack, say);

  const file = join(folder, "answers.json");
  const cases = readCases.filter(({ what }) => isSelected(what));
  const recorded = cases.flatMap(({ reads }) => testBed.paths[reads]);
  await record(testBed.engines[0].uncached.base, recorded, file);
  const env = { ANSWERS_FILE: file };
  const bare: Bare = { hapi: await testBed.launch.bare("hapi", env), http: await testBed.launch.bare("http", env) };

  const reads: Step = async function* ({ engines, paths, data }) {
    const raw = ({ url }: { url: string }) => rawReads(url, prefixesOf(data), stack);
    for (const one of cases) yield* await measureReads(one, { engines, bare, paths, rounds, raw });
  };
  const scale: Step = async function* ({ engines, smallUrl, paths, launch }) {
    const selected = scaleCases.filter(({ what }) => isSelected(what));
    if (name !== "1m" || selected.length === 0) return;
    const data = makeData(shapes["100k"]);
    for (const engine of engines) {
      const small = await startEngine({ name: engine.name, url: smallUrl(engine.name) }, data, launch);
      const sides = {
        large: { server: engine.uncached, paths },
        small: { server: small.uncached, paths: readsOf(data, []) },
      };
      for (const one of selected) yield await measureScale(one, engine.name, sides, rounds);
    }
  };
  const eventLoop: Step = async function* ({ engines }) {
    if (isSelected(eventLoopName)) for (const engine of engines) yield await measureEventLoop(engine, rounds);
  };
  const lists: Step = async function* ({ engines, data }) {
    for (const engine of engines) yield* measureLists(engine, data, isSelected);
  };
  const writing: Step = async function* ({ engines, writes }) {
    for (const kind of writeKinds)
      if (isSelected(kind)) yield* await measureWrites(kind, engines, bare.hapi, writes, rounds);
  };
  const mix: Step = async function* ({ engines, paths, writes }) {
    if (isSelected(mixName))
      for (const engine of engines) yield* await measureMix(engine, paths.popularPrefixes, writes, rounds);
  };
  const start: Step = async function* ({ engines }) {
    if (!Object.values(startNames).some(isSelected)) return;
    const { rows, bareMemory } = await measureStart(engines, folder, rounds.rounds);
    yield* rows;
    for (const engine of engines) yield await measureMemory(engine, bareMemory);
  };

  const ratios: Ratio[] = [];
  for (const step of [reads, scale, eventLoop, lists, writing, mix, start])
    for await (const ratio of step(testBed)) {
      ratios.push(ratio);
      say(`${ratio.what}, ${ratio.engine}, against ${ratio.against}: ${ratio.ratio.toFixed(2)}`);
    }

  const server = testBed.engines.find((engine) => engine.name === "mariadb");
  const operations = server === undefined ? [] : operationsOf(server, testBed).filter(({ what }) => isSelected(what));
  const statements =
    server === undefined ? [] : await measureStatements(server.url, operations, Math.min(2, options.seconds));
  return { ratios, statements };
}
