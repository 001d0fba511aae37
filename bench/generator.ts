import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { outputsOf } from "@segmark/openapi/internal/codegen/outputs";
import { normalize } from "@segmark/openapi/internal/document/normalize";
import { load } from "@segmark/openapi/internal/document/read/load";
import { Unsupported } from "@segmark/openapi/internal/document/tree/refusals";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs the work; returns its duration in seconds, and its result. */
async function timed<T>(work: () => T | Promise<T>): Promise<{ seconds: string; result: T }> {
  const start = performance.now();
  const result = await work();
  return { seconds: ((performance.now() - start) / 1000).toFixed(2), result };
}

function typeFaults(files: readonly string[]): number {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const program = ts.createProgram(files, { ...options, types: [], skipLibCheck: false });
  return ts.getPreEmitDiagnostics(program).length;
}

/**
 * Runs the generator twice on one document, type-checks the output, loads the validators, and prints the duration of
 * each step.
 */
async function measure(spec: string): Promise<void> {
  const text = readFileSync(spec, "utf8");
  const read = await timed(() => normalize(load(text, basename(spec)), basename(spec)));
  const cache = `${root}node_modules/.cache/segmark-bench`;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${cache}/`);
  try {
    const emitted = await timed(() => outputsOf(read.result, folder, "node bench/generator.ts"));
    for (const output of emitted.result) writeFileSync(output.path, output.text);
    writeFileSync(`${folder}/package.json`, '{"type":"module"}');
    const again = await outputsOf(
      normalize(load(text, basename(spec)), basename(spec)),
      folder,
      "node bench/generator.ts",
    );
    const checked = await timed(() =>
      typeFaults(emitted.result.map(({ path }) => path).filter((path) => path.endsWith(".ts"))),
    );
    const loaded = await timed(() => import(`${folder}/validators.js`));
    console.log(
      `document    ${basename(spec)}, ${text.length} characters, ${read.result.operations.length} operations`,
    );
    console.log(`read        ${read.seconds} s`);
    console.log(
      `generate    ${emitted.seconds} s, ${again.every((output, index) => output.text === emitted.result[index]?.text) ? "repeatable" : "NOT REPEATABLE"}`,
    );
    for (const { path } of emitted.result) console.log(`            ${basename(path)} ${statSync(path).size} bytes`);
    console.log(`type check  ${checked.seconds} s, ${checked.result} faults`);
    console.log(`load        ${loaded.seconds} s for all validators`);
    process.exitCode = checked.result === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [spec] = process.argv.slice(2);
if (spec === undefined) {
  console.error("Usage: node bench/generator.ts FILE");
  process.exitCode = 2;
} else {
  await measure(spec).catch((error: unknown) => {
    if (!(error instanceof Unsupported)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
