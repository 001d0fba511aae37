import { globSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type ChunkingContext, type InputOptions, type OutputOptions, rolldown } from "rolldown";

/** A target of a manifest: a file, or files by condition. */
type Target = string | Readonly<{ [condition: string]: Target }>;
type Manifest = Readonly<{ exports: Readonly<Record<string, Target>>; imports: Readonly<Record<string, Target>> }>;

/** The built modules of a target, without `dist/` and `.js`; they keep their paths. */
function builtOf(target: Target): string[] {
  if (typeof target !== "string") return Object.values(target).flatMap(builtOf);
  const [, name] = /^\.\/dist\/([^*]*)\.js$/.exec(target) ?? [];
  return name === undefined ? [] : [name];
}

const sourceOf = (name: string): string => join("src", `${name}.ts`);

function isReachedFrom(entry: string, id: string, context: ChunkingContext, visited = new Set<string>()): boolean {
  if (id === resolve(sourceOf(entry))) return true;
  visited.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !visited.has(importer) && isReachedFrom(entry, importer, context, visited));
}

/** Chunks: signing, what the proxy client shares with the rest, and the rest, so that nobody loads more than needed. */
function chunkOf(id: string, context: ChunkingContext): string | null {
  if (isReachedFrom("methods", id, context)) return "signing";
  if (!isReachedFrom("index", id, context)) return null;
  return isReachedFrom("proxy", id, context) ? "common" : "toolkit";
}

/** Generated modules stay separate files. */
const generated = {
  name: "generated",
  resolveId: (source: string) => {
    const [, name] = /\/generated\/([\w-]+)\.[jt]s$/.exec(source) ?? [];
    return name === undefined ? null : { id: resolve(`src/generated/${name}.js`), external: true };
  },
};

/** @param folder of the modules in `src`, as in `dist`: paths of what stays separate count from there */
async function write(
  folder: string,
  names: readonly string[],
  codeSplitting?: OutputOptions["codeSplitting"],
): Promise<void> {
  const options: InputOptions = {
    input: Object.fromEntries(names.map((name) => [name, sourceOf(join(folder, name))])),
    external: [/^node:/, /^#/, /^@segmark\/database\//],
    platform: "neutral",
    plugins: [generated],
  };
  await using bundle = await rolldown(options);
  await bundle.write({
    dir: join("dist", folder),
    sourcemap: true,
    chunkFileNames: "chunks/[name].js",
    ...(codeSplitting && { codeSplitting }),
  });
}

/**
 * Bundles the modules of the toolkit into a few files in `dist` of the working directory, where the compiler has put
 * their declarations. Finding and reading sixty small ones took several times as long as running them.
 */
export async function bundleToolkit(): Promise<void> {
  const { exports, imports } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
  for (const file of globSync("dist/**/*.js{,.map}")) if (!file.includes("/generated/")) rmSync(file);
  await write(".", Object.values(exports).flatMap(builtOf), { groups: [{ name: chunkOf, debugName: "toolkit" }] });
  // What a condition chooses is whole in itself, so that it is one file more to load.
  for (const name of new Set(Object.values(imports).flatMap(builtOf))) await write(dirname(name), [basename(name)]);
}
