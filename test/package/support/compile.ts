import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { rootFolder } from "../../support/documents.ts";
import { userFolder } from "./user-folder.ts";

const run = promisify(execFile);
const tsc = join(rootFolder, "node_modules/typescript/bin/tsc");

/** Settings of a careful user. Declarations of packages are checked too, and there are none of Node. */
const strict = { strict: true, skipLibCheck: false, target: "es2022", lib: ["es2022", "dom"], types: [] };
/** With these, declarations of Node are there. */
export const withNode = { types: ["node"], typeRoots: [join(rootFolder, "node_modules/@types")] };

/** The three ways in which compilers find what a package exports. */
export const resolutions = [
  { module: "node16", moduleResolution: "node16" },
  { module: "nodenext", moduleResolution: "nodenext" },
  { module: "esnext", moduleResolution: "bundler" },
] as const;

/**
 * Compiles sources beside the installed package, as one program.
 * @param sources texts by file name
 * @returns what the compiler says, without the explanations: `file.mts: TS2345: Argument of ...`. What it says about the declarations of
 *   other packages is left out
 */
export async function compile(
  sources: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>> = resolutions[0],
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(userFolder, "types-"));
  const compilerOptions = { ...strict, noEmit: options["declaration"] !== true, ...options };
  const config = { compilerOptions, files: Object.keys(sources) };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  const { stdout } = await run(process.execPath, [tsc, "--pretty", "false"], { cwd: folder }).catch((error) => error);
  return String(stdout)
    .split("\n")
    .filter((line) => /^(?!\.\.\/|\s|$)|^\.\.\/node_modules\/segmark\//.test(line))
    .map((line) => line.replace(/^(\S*?)\(\d+,\d+\): error (.*)$/, "$1: $2"));
}
