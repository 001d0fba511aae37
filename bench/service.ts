import { join } from "node:path";
import { makeData } from "./data.ts";
import { type Engine, type EngineName, startEngine } from "./engines.ts";
import { launcher, uncached } from "./launch.ts";
import { fill, makeTotals } from "./load.ts";
import { mariadbUrls } from "./mariadb.ts";
import { eventLoopName, measureEventLoop } from "./measure-event-loop.ts";
import { measureMix, mixName } from "./measure-mix.ts";
import { type Bare, measureReads, readCases } from "./measure-reads.ts";
import { measureScale, scaleCases } from "./measure-scale.ts";
import { measureStart, startNames } from "./measure-start.ts";
import { measureStatements, type Operation, type Statements } from "./measure-statements.ts";
import { measureWrites, writeKinds } from "./measure-writes.ts";
import type { Options } from "./options.ts";
import { familyFigures } from "./process-figures.ts";
import { costRatio, type Ratio } from "./ratio.ts";
import { rawReads } from "./raw-reads.ts";
import { record } from "./record.ts";
import { anyOf, prefixesOf, type Reads, readsOf, someUuids, writesOf } from "./requests.ts";
import { shapes } from "./shapes.ts";

type Found = Readonly<{ ratios: Ratio[]; statements: Statements[] }>;

const loadedMemory = "memory of a worker, after the load";
const scaled = (what: string): string => `${what}, 1m against 100k`;
const counted = (what: string): string => `statements of ${what}`;

/** Loads the data into the engines, starts the services and measures the rows that are wanted. */
export async function measureService(
  { data: name, engines: names, rows, ...rounds }: Options,
  folder: string,
  say: (text: string) => void,
): Promise<Found> {
  await using stack = new AsyncDisposableStack();
  const isWanted = (what: string): boolean => rows === undefined || rows.test(what);
  const launch = launcher(folder, stack);
  const [mariadb, mariadbSmall] = names.includes("mariadb")
    ? await mariadbUrls(stack, ["bench", "bench_small"])
    : ["", ""];
  const urlOf = (engine: EngineName, part: "bench" | "small"): string =>
    engine === "sqlite" ? `sqlite:${join(folder, `${part}.db`)}` : part === "bench" ? mariadb : mariadbSmall;

  const data = makeData(shapes[name]);
  const uuids = someUuids(data);
  const paths = readsOf(data, uuids);
  const writes = writesOf(data, uuids);
  const engines: Engine[] = [];
  for (const engine of names) {
    say(`${engine}: loading ${shapes[name].segments} segments ...`);
    engines.push(await startEngine({ name: engine, url: urlOf(engine, "bench") }, data, launch));
  }
  const [firstEngine] = engines;
  if (firstEngine === undefined) throw new Error("no engine");

  const ratios: Ratio[] = [];
  const keep = (found: readonly Ratio[]): void => {
    ratios.push(...found);
    for (const { what, engine, against, ratio } of found)
      say(`${what}, ${engine}, against ${against}: ${ratio.toFixed(2)}`);
  };

  const reads = readCases.filter(({ what }) => isWanted(what));
  const answers = join(folder, "answers.json");
  const wantedPaths = reads.flatMap((one) => paths[one.reads]);
  await record(firstEngine.uncached.base, wantedPaths, answers);
  const env = { ANSWERS_FILE: answers };
  const bare: Bare = { hapi: await launch.bare("hapi", env), http: await launch.bare("http", env) };
  const raw = ({ url }: Engine) => rawReads(url, prefixesOf(data), stack);
  for (const one of reads) keep(await measureReads(one, { engines, bare, paths, rounds, raw }));

  if (name === "1m" && scaleCases.some(({ what }) => isWanted(scaled(what)))) {
    const smallData = makeData(shapes["100k"]);
    const smallPaths = readsOf(smallData, someUuids(smallData));
    for (const engine of engines) {
      const url = urlOf(engine.name, "small");
      await fill(url, smallData);
      await makeTotals(url);
      const sides = {
        large: { server: engine.uncached, paths },
        small: { server: await launch.service(url, uncached), paths: smallPaths },
      };
      for (const one of scaleCases)
        if (isWanted(scaled(one.what))) keep([await measureScale(one, engine.name, sides, rounds)]);
    }
  }
  if (isWanted(eventLoopName)) for (const engine of engines) keep([await measureEventLoop(engine, rounds)]);
  for (const kind of writeKinds)
    if (isWanted(kind)) keep(await measureWrites(kind, engines, bare.hapi, writes, rounds));
  if (isWanted(mixName))
    for (const engine of engines) keep(await measureMix(engine, paths.popularPrefixes, writes, rounds));

  const statements: Statements[] = [];
  const server = engines.find((engine) => engine.name === "mariadb");
  if (server !== undefined) {
    const operations = operationsOf(server, paths, writes).filter(({ what }) => isWanted(counted(what)));
    statements.push(...(await measureStatements(server.url, operations, Math.min(2, rounds.seconds))));
  }

  const memory = Object.values(startNames);
  if ([...memory, loadedMemory].some(isWanted)) {
    const start = await measureStart(engines, folder, rounds.rounds);
    keep(start.rows.filter(({ what }) => isWanted(what)));
    for (const { name: engine, cached } of engines)
      if (isWanted(loadedMemory)) {
        const { rss } = await familyFigures(cached.pid);
        keep([costRatio({ what: loadedMemory, engine, against: "bare hapi, idle" }, "MB", rss, start.bareMemory)]);
      }
  }
  return { ratios, statements };
}

function operationsOf({ cached, uncached }: Engine, paths: Reads, writes: ReturnType<typeof writesOf>): Operation[] {
  const readOf = (what: string, of: { base: string }, targets: readonly string[]): Operation => ({
    what,
    base: of.base,
    next: anyOf(targets),
  });
  return [
    readOf("prefix read, uncached", uncached, paths.uniformPrefixes),
    readOf("read by video id, uncached", uncached, paths.popularVideos),
    readOf("prefix read, 100 hot prefixes", cached, paths.hotPrefixes),
    readOf("status", cached, paths.status),
    readOf("segmentInfo", cached, paths.segmentInfo),
    readOf("userInfo, public id", cached, paths.userInfoPublic),
    readOf("userInfo, local id", cached, paths.userInfoLocal),
    ...writeKinds.map((what) => ({ what, base: cached.base, next: writes[what] })),
  ];
}
