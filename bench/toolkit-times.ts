import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const tsc = fileURLToPath(import.meta.resolve("typescript/bin/tsc"));
const typeRoots = [fileURLToPath(new URL("../node_modules/@types", import.meta.url))];

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Milliseconds from the start of a process to its end. */
function processTime(folder: string, ...parts: readonly string[]): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, parts, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${parts.join(" ")} failed:\n${stdout}${stderr}`);
  return performance.now() - start;
}

/** Runs everything in turn, several times over, so that whatever else the machine does falls on all alike. The first round warms up. */
function inTurns<Name extends string>(
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

/** Milliseconds that importing a module adds to a process, the median of the rounds. */
export async function importTimes<Name extends string>(
  folder: string,
  modules: readonly Name[],
  rounds: number,
): Promise<Record<Name, number>> {
  const place = join(folder, "imports");
  await mkdir(place);
  await writeFile(join(place, "bare.mjs"), "");
  for (const [index, name] of modules.entries()) await writeFile(join(place, `${index}.mjs`), `import "${name}";`);
  const runs = Object.fromEntries(modules.map((name, index) => [name, () => processTime(place, `${index}.mjs`)]));
  const { bare, ...times } = inTurns({ bare: () => processTime(place, "bare.mjs"), ...runs }, rounds);
  const beyond = (all: readonly number[] = []): number => middle(all.map((time, i) => time - (bare[i] ?? Number.NaN)));
  return Object.fromEntries(modules.map((name) => [name, beyond((times as Record<string, number[]>)[name])])) as Record<
    Name,
    number
  >;
}

/** Milliseconds that `tsc --noEmit` takes for the program of a user with each package, and for an empty one: the median of the rounds. */
export async function compileTimes<Name extends string>(
  folder: string,
  packages: readonly Name[],
  rounds: number,
): Promise<Record<Name | "nothing", number>> {
  const user = await readFile(new URL("toolkit-user.ts", import.meta.url), "utf8");
  const place = join(folder, "types");
  await mkdir(place);
  const prepare = async (file: string, source: string): Promise<() => number> => {
    const options = {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      target: "es2022",
      lib: ["es2022"],
      types: ["node"],
    };
    const compilerOptions = { ...options, typeRoots, module: "nodenext" };
    await writeFile(join(place, `${file}.mts`), source);
    await writeFile(join(place, `${file}.json`), JSON.stringify({ compilerOptions, files: [`${file}.mts`] }));
    return () => processTime(place, tsc, "-p", `${file}.json`);
  };
  const runs: Record<string, () => number> = { nothing: await prepare("nothing", "export {};") };
  for (const [index, name] of packages.entries())
    runs[name] = await prepare(`user-${index}`, user.replace('"segmark/webhooks"', JSON.stringify(name)));
  const times = inTurns(runs, rounds);
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, middle(all)])) as Record<
    Name | "nothing",
    number
  >;
}
