import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { bundleOfSource } from "../src/process/supervisor/worker-script.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The drivers, packages of `--check` alone, and drivers that Knex would load, which are not installed. */
const external = [
  /^node:/,
  /^(better-sqlite3|mysql2)(\/|$)/,
  /^(@seriousme\/openapi-schema-validator|openapi-backend)(\/|$)/,
  /^(mariadb|mysql|oracledb|pg|pg-native|pg-query-stream|sqlite3|tedious)(\/|$)/,
];

/** The folder of the package that a module belongs to; undefined for those of this one. */
const packageOf = (id: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];

/** A module finds its neighbours (threads, specifications, pages) where it was, and not where its code is now. */
const keepPlaces = (folder: string): Plugin => ({
  name: "keep-places",
  transform: (code, id) => {
    if (packageOf(id) !== undefined || !code.includes("import.meta.url")) return null;
    const place = JSON.stringify(relative(folder, id).replaceAll(sep, "/"));
    return code.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`);
  },
});

/** What licences of the packages in the bundle ask for: their text, beside the code. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Readonly<
    Record<string, string>
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  return `## ${name} ${version} (${license})\n${text}`;
}

/**
 * Bundles a worker of the service and the packages that it needs into a few files, since finding and reading a thousand
 * modules takes as long as everything else at start, and a third of the memory afterwards. See ADR 45.
 * @param entry  the program of a worker
 * @param folder emptied before; gets `main.mjs`, what it loads later, and licences
 * @returns the paths of all modules in it
 */
export async function bundleProgram(entry: string, folder: string): Promise<string[]> {
  const bundle = await rolldown({
    input: { main: entry },
    external,
    platform: "node",
    cwd: root,
    resolve: { conditionNames: ["@segmark/source", "import", "node", "default"] },
    transform: { target: "node22.14" }, // the lowest Node of the package knows no `using`
    plugins: [keepPlaces(folder)],
  });
  const { output } = await bundle.generate({ entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" });
  await bundle.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  const modules = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))].filter((id) => existsSync(id)).sort();
  const packages = [...new Set(modules.flatMap((id) => packageOf(id) ?? []))];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code);
  writeFileSync(join(folder, "third-party.txt"), packages.map(noticeOf).join("\n"));
  return modules;
}

/** The size and the time of the last change of each file that the bundle was made of. @param modules absolute paths */
function stampsOf(modules: readonly string[]): Record<string, readonly [size: number, changed: number]> {
  const own = modules.filter((id) => packageOf(id) === undefined);
  const files = [...own, fileURLToPath(import.meta.url), join(root, "package-lock.json")];
  return Object.fromEntries(
    files.map((file) => {
      const { size, mtimeMs } = statSync(file);
      return [relative(root, file).replaceAll(sep, "/"), [size, mtimeMs]];
    }),
  );
}

/** Bundles the program of this checkout, with `sources.json`, by which `isCurrent` sees whether it still is that. */
export async function bundleCheckout(folder = bundleOfSource): Promise<void> {
  const modules = await bundleProgram(join(root, "src/process/main.ts"), folder);
  writeFileSync(join(folder, "sources.json"), JSON.stringify(stampsOf(modules)));
}
