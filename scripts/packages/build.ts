import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf } from "./code.ts";
import { type Contents, contents } from "./contents.ts";
import { checkDependencies, entriesOf, factsOf, type Manifest, withVersions } from "./manifest.ts";
import { placesOf, relinked, renamed } from "./pages.ts";
import { buildWhole } from "./whole.ts";

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8"));
const isText = (file: string): boolean => /\.(?:[jt]s|md|json|ya?ml)$/.test(file);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function buildPackage(folder: string, parts: Contents): void {
  const manifest = withVersions(readManifest(`packages/${folder}/package.json`), readManifest("package.json"));
  const target = join("dist/packages", folder);
  const named = (text: string): string => renamed(text, manifest, parts.names);
  const loaded = parts.loaded.flatMap((path) => globSync(`${path}*.js`, { cwd: "dist" }));
  const code = codeOf([...entriesOf(manifest), ...loaded], "dist");
  checkDependencies(manifest, code);
  for (const file of code.files) write(join(target, "dist", file), named(readFileSync(join("dist", file), "utf8")));
  const places = placesOf(parts);
  for (const [file, place] of places)
    if (!isText(file)) cpSync(file, join(target, place));
    else write(join(target, place), relinked(named(readFileSync(file, "utf8")), file, places));
  write(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  write(join(target, "dist/package.json"), factsOf(manifest));
}

/**
 * Builds the packages in `packages` from the compiled code in `dist`, and the one with everything, into
 * `dist/packages`. Errors: for what is missing in a manifest.
 */
export function buildPackages(): void {
  rmSync("dist/packages", { recursive: true, force: true });
  for (const [folder, parts] of Object.entries(contents)) buildPackage(folder, parts);
  buildWhole("dist/packages/segmark");
}
