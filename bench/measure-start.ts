import { setTimeout as pause } from "node:timers/promises";
import type { Engine } from "./engines.ts";
import { type Launcher, launcher } from "./launch.ts";
import type { Running } from "./process.ts";
import { familyFigures } from "./process-figures.ts";
import { median } from "./quantile.ts";
import { costRatio, type Ratio } from "./ratio.ts";

export const startNames = {
  ready: "time until ready",
  idle: "memory of a worker, idle",
  loaded: "memory of a worker, after the load",
} as const;

const SETTLE_MS = 1000;

type Start = Readonly<{ ready: number; idle: number }>;

async function startOnce(folder: string, start: (launch: Launcher) => Promise<Running>): Promise<Start> {
  await using stack = new AsyncDisposableStack();
  const began = performance.now();
  const { pid } = await start(launcher(folder, stack));
  const ready = performance.now() - began;
  await pause(SETTLE_MS);
  return { ready, idle: (await familyFigures(pid)).rss };
}

/** Measures the start of the service on each engine and of bare hapi, interleaved. */
export async function measureStart(
  engines: readonly Engine[],
  folder: string,
  rounds: number,
): Promise<Readonly<{ rows: Ratio[]; bareMemory: number }>> {
  const starts: readonly ((launch: Launcher) => Promise<Running>)[] = [
    (launch) => launch.bare("hapi"),
    ...engines.map(
      ({ url }) =>
        (launch: Launcher) =>
          launch.service(url),
    ),
  ];
  const measured: Start[][] = starts.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, start] of starts.entries()) measured[index]?.push(await startOnce(folder, start));
  const figure = (index: number, of: keyof Start): number => median((measured[index] ?? []).map((one) => one[of]));
  const row = (of: keyof Start, unit: string) => (engine: Engine, index: number) =>
    costRatio(
      { what: startNames[of], engine: engine.name, against: "bare hapi" },
      unit,
      figure(index + 1, of),
      figure(0, of),
    );
  return {
    rows: [...engines.map(row("ready", "ms")), ...engines.map(row("idle", "MB"))],
    bareMemory: figure(0, "idle"),
  };
}

/** Current memory of the service that had the most requests. */
export async function measureMemory({ name: engine, cached }: Engine, bareMemory: number): Promise<Ratio> {
  const { rss } = await familyFigures(cached.pid);
  return costRatio({ what: startNames.loaded, engine, against: "bare hapi, idle" }, "MB", rss, bareMemory);
}
