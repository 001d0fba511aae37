import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const tsc = fileURLToPath(import.meta.resolve("typescript/bin/tsc"));
const typeRoots = [fileURLToPath(new URL("../node_modules/@types", import.meta.url))];

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Milliseconds from start to exit of a process. */
function processTime(folder: string, ...parts: readonly string[]): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, parts, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${parts.join(" ")} failed:\n${stdout}${stderr}`);
  return performance.now() - start;
}

/**
 * Interleaves all subjects over several rounds, so that other load on the machine affects all alike. The first round is
 * a warm-up.
 */
function interleaved<Name extends string>(
  runs: Readonly<Record<Name, () => number>>,
  rounds: number,
): Record<Name, number[]> {
  const names = Object.keys(runs) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const time = runs[name]();
      if (round > 0) times[name].push(time);
    }
  return times;
}

/** Milliseconds of a whole process, and those beyond an empty process in the same round: medians of the rounds. */
export type Time = Readonly<{ whole: number; beyond: number }>;

function timesOf<Name extends string>(
  names: readonly Name[],
  baseline: () => number,
  runOf: (name: Name) => () => number,
  rounds: number,
): Record<Name, Time> {
  const runs = new Map(names.map((name) => [name, runOf(name)]));
  const { "": base, ...times }: Record<string, number[]> = interleaved(
    { "": baseline, ...Object.fromEntries(runs) },
    rounds,
  );
  const timeOf = (all: readonly number[] = []): Time => ({
    whole: middle(all),
    beyond: middle(all.map((time, round) => time - (base?.[round] ?? Number.NaN))),
  });
  return Object.fromEntries(names.map((name) => [name, timeOf(times[name])])) as Record<Name, Time>;
}

/** The import time of each module. */
export async function importTimes<Name extends string>(
  folder: string,
  modules: readonly Name[],
  rounds: number,
): Promise<Record<Name, Time>> {
  const place = join(folder, "imports");
  await mkdir(place);
  await writeFile(join(place, "bare.mjs"), "");
  for (const [index, name] of modules.entries()) await writeFile(join(place, `${index}.mjs`), `import "${name}";`);
  const runOf = (name: Name) => () => processTime(place, `${modules.indexOf(name)}.mjs`);
  return timesOf(modules, () => processTime(place, "bare.mjs"), runOf, rounds);
}

/** The time of `tsc --noEmit` for a user program with each package. */
export async function compileTimes<Name extends string>(
  folder: string,
  packages: readonly Name[],
  rounds: number,
): Promise<Record<Name, Time>> {
  const user = await readFile(new URL("toolkit-user.ts", import.meta.url), "utf8");
  const place = join(folder, "types");
  await mkdir(place);
  const libraries = { target: "es2022", lib: ["es2022"], types: ["node"], typeRoots, module: "nodenext" };
  const compilerOptions = { ...libraries, noEmit: true, strict: true, skipLibCheck: true };
  const prepare = async (file: string, source: string): Promise<void> => {
    await writeFile(join(place, `${file}.mts`), source);
    await writeFile(join(place, `${file}.json`), JSON.stringify({ compilerOptions, files: [`${file}.mts`] }));
  };
  await prepare("nothing", "export {};");
  for (const [index, name] of packages.entries())
    await prepare(`user-${index}`, user.replace('"segmark/webhooks"', JSON.stringify(name)));
  const runOf = (name: Name) => () => processTime(place, tsc, "-p", `user-${packages.indexOf(name)}.json`);
  return timesOf(packages, () => processTime(place, tsc, "-p", "nothing.json"), runOf, rounds);
}
