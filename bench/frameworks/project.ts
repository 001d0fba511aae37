import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const generator = join(root, "scripts/codegen.ts");

/**
 * A program as it is written.
 * - `files`      by their name in the project: where they are, relative to this folder
 * - `entry`      what Node starts
 * - `generates`  the specification from which this project generates code
 * - `build`      commands that turn what is written into what runs: scripts of its packages, and their arguments
 */
export type Program = Readonly<{
  files: Readonly<Record<string, string>>;
  entry: string;
  generates?: string;
  build?: readonly (readonly string[])[];
}>;

/** A program in a folder of its own, ready to start. Disposing removes it. */
export type Project = Disposable & Readonly<{ folder: string; entry: string }>;

/**
 * Copies a program into a temporary folder and builds it there, as its user would.
 * @param link puts `node_modules` into the folder
 */
export function openProject({ files, entry, generates, build = [] }: Program, link: (folder: string) => void): Project {
  const folder = mkdtempSync(join(tmpdir(), "segmark-frameworks-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [name, source] of Object.entries(files))
      cpSync(join(import.meta.dirname, source), join(folder, name), { recursive: true });
    link(folder);
    mkdirSync(join(folder, "generated")); // tsoa does not create it
    if (generates !== undefined) generate(folder, generates);
    for (const command of build) runNode(folder, command);
    return { folder, entry: join(folder, entry), [Symbol.dispose]: remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Links the packages of an installation. */
export const linkInstalled =
  (installation: string) =>
  (folder: string): void =>
    symlinkSync(join(installation, "node_modules"), join(folder, "node_modules"));

/** Links the sources of the framework instead of an installation of it. */
export function linkSources(folder: string): void {
  const own = join(folder, "node_modules/@segmark/openapi");
  mkdirSync(own, { recursive: true });
  const exports = {
    ".": "./src/index.ts",
    "./handlers": "./src/handlers.ts",
    "./validation": "./src/runtime/validation.js",
  };
  writeFileSync(join(own, "package.json"), JSON.stringify({ type: "module", exports }));
  symlinkSync(join(root, "packages/openapi/src"), join(own, "src"));
}

const generate = (folder: string, specification: string): void =>
  runNode(folder, ["--conditions=@segmark/source", generator, "--spec", specification, "--out", "generated"]);

const runNode = (cwd: string, command: readonly string[]): void =>
  void execFileSync(process.execPath, command, { cwd, stdio: ["ignore", "ignore", "inherit"] });
