import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { shellQuote } from "../../codegen/shell-quote.ts";
import { messageOf } from "../../error-message.ts";
import { makeFolder } from "../../make-folder.ts";
import { Failure } from "../failure.ts";
import { projectFiles } from "./files.ts";
import { ownSpecifier } from "./own-package.ts";
import { type PackageJson, packageJson } from "./package-json.ts";

/**
 * Creates a project in a folder and installs its dependencies.
 * @throws Failure naming the files that exist already, or why there can be no such folder; then nothing was written
 */
export async function runInit(folder: string, { install }: Readonly<{ install: boolean }>): Promise<void> {
  const name = packageName(basename(resolve(folder)));
  const files = projectFiles(name);
  const existing = Object.keys(files).filter((path) => existsSync(join(folder, path)));
  if (existing.length > 0)
    throw new Failure(`Nothing was written, because these exist in ${folder}: ${existing.join(", ")}`);
  const manifest = packageJson(name, ownSpecifier(folder), existingManifest(join(folder, "package.json")));
  const texts = { "package.json": `${JSON.stringify(manifest, null, 2)}\n`, ...files };
  makeProject(folder);
  for (const [path, text] of Object.entries(texts)) {
    makeFolder(dirname(join(folder, path)));
    writeFileSync(join(folder, path), text);
  }
  process.stdout.write(
    `${Object.keys(texts)
      .map((path) => `wrote ${join(folder, path)}\n`)
      .join("")}`,
  );
  if (install) await npmInstall(folder);
  const enter = resolve(folder) === process.cwd() ? [] : [`cd ${shellQuote(notAnOption(folder))}`];
  const steps = [...enter, ...(install ? [] : ["npm install"]), "npx segmark generate", "npm start"];
  process.stdout.write(`\nNext:\n${steps.map((step) => `  ${step}\n`).join("")}`);
}

function makeProject(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new Failure(`Nothing was written: ${messageOf(cause)}`, { cause });
  }
}

function existingManifest(path: string): PackageJson | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const manifest = JSON.parse(readFileSync(path, "utf8")) as PackageJson;
    const { type, ...rest } = manifest;
    // The default of `npm init`: the module does not exist yet.
    const isUnused = type === "commonjs" && !existsSync(join(dirname(path), manifest.main ?? "index.js"));
    return isUnused ? rest : manifest;
  } catch (cause) {
    throw new Failure(`${path} is not JSON.`, { cause });
  }
}

/** A path that is not parsed as an option. */
const notAnOption = (path: string): string => (path.startsWith("-") ? `./${path}` : path);

/** Converts the name of a folder to a valid package name. */
const packageName = (folder: string): string =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, "-")
    .replaceAll(/^[._-]+|-+$/g, "") || "service";

async function npmInstall(folder: string): Promise<void> {
  const isWindows = process.platform === "win32"; // where npm is a script that only a shell starts
  const child = spawn("npm", ["install", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
    shell: isWindows,
  });
  const [code] = await once(child, "exit");
  if (code !== 0)
    throw new Failure(`npm install ended with ${code}. The project is there; install again in ${folder}.`);
}
