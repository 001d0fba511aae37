import { join } from "node:path";
import { type Data, makeData } from "./data.ts";
import { type Engine, type EngineName, startEngine } from "./engines.ts";
import { type Launcher, launcher } from "./launch.ts";
import { mariadbUrls } from "./mariadb.ts";
import type { Options } from "./options.ts";
import { type Reads, readsOf, someUuids, type Writes, writesOf } from "./requests.ts";
import { shapes } from "./shapes.ts";

/** The test bed: data, loaded engines with their services, and requests. */
export type TestBed = Readonly<{
  data: Data;
  engines: readonly [Engine, ...Engine[]];
  /** A second, initially empty database next to the measured one. */
  smallUrl: (engine: EngineName) => string;
  paths: Reads;
  writes: Writes;
  launch: Launcher;
}>;

type Urls = Readonly<Record<"large" | "small", string>>;

async function addresses(engine: EngineName, folder: string, stack: AsyncDisposableStack): Promise<Urls> {
  if (engine === "sqlite")
    return { large: `sqlite:${join(folder, "large.db")}`, small: `sqlite:${join(folder, "small.db")}` };
  const [large, small] = await mariadbUrls(stack, ["bench", "bench_small"]);
  return { large, small };
}

export async function prepare(
  { data: name, engines: names }: Pick<Options, "data" | "engines">,
  folder: string,
  stack: AsyncDisposableStack,
  say: (text: string) => void,
): Promise<TestBed> {
  const launch = launcher(folder, stack);
  const data = makeData(shapes[name]);
  const uuids = someUuids(data);
  const small = new Map<EngineName, string>();
  const engines: Engine[] = [];
  for (const engine of names) {
    const began = performance.now();
    const urls = await addresses(engine, folder, stack);
    engines.push(await startEngine({ name: engine, url: urls.large }, data, launch));
    small.set(engine, urls.small);
    const seconds = (performance.now() - began) / 1000;
    say(`${engine}: ${data.shape.segments} segments loaded, totals and reputations made in ${seconds.toFixed(0)} s`);
  }
  const [first, ...others] = engines;
  if (first === undefined) throw new Error("no engine");
  const smallUrl = (engine: EngineName): string => small.get(engine) ?? "";
  return {
    data,
    engines: [first, ...others],
    smallUrl,
    paths: readsOf(data, uuids),
    writes: writesOf(data, uuids),
    launch,
  };
}
