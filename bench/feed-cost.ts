import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * What the change feed costs a write: this code beside that of `--base`, a folder with an earlier version, round by
 * round in turn. `--urls`: two empty databases of a server, separated by a comma; default: SQLite files.
 * `--connections`: of the clients; views that arrive together are written together.
 */
const { values } = parseArgs({
  options: {
    base: { type: "string" },
    urls: { type: "string" },
    connections: { type: "string", default: "8" },
    rounds: { type: "string", default: "20" },
    milliseconds: { type: "string", default: "1000" },
  },
});
type Figure = Readonly<{ writes: number; cpuMs: number }>;
const worker = fileURLToPath(new URL("feed-cost-worker.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "feed-cost-"));
const urls = values.urls?.split(",") ?? ["base", "feed"].map((name) => `sqlite:${join(folder, `${name}.db`)}`);
const roots = [resolve(values.base ?? ""), fileURLToPath(new URL("..", import.meta.url))];

const subjects = await Promise.all(
  roots.map(async (root, at) => {
    const args = [
      "--conditions=@segmark/source",
      worker,
      "--root",
      root,
      "--url",
      urls[at] ?? "",
      "--connections",
      values.connections,
    ];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    await lines.next();
    return {
      measure: async (kind: string): Promise<Figure> => {
        child.stdin.write(`${kind} ${values.milliseconds}\n`);
        return JSON.parse(String((await lines.next()).value)) as Figure;
      },
      end: () => child.stdin.end("end\n"),
    };
  }),
);
const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

for (const kind of ["submit", "vote", "view"]) {
  const rates: number[] = [];
  const costs: number[] = [];
  const absolute: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const figures: Figure[] = [];
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const at of order) figures[at] = (await subjects[at]?.measure(kind)) as Figure;
    const [base, feed] = figures as [Figure, Figure];
    rates.push(feed.writes / base.writes);
    costs.push(feed.cpuMs / feed.writes / (base.cpuMs / base.writes));
    absolute.push((feed.writes * 1000) / Number(values.milliseconds));
  }
  const line = [
    `${median(absolute).toFixed(0)}/s`,
    `rate ${median(rates).toFixed(3)}`,
    `CPU per write ${median(costs).toFixed(3)}`,
  ];
  process.stdout.write(`${kind.padEnd(7)} ${line.join("  ")}\n`);
}
for (const { end } of subjects) end();
await rm(folder, { recursive: true, force: true });
