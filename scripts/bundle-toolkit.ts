import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ChunkingContext, rolldown } from "rolldown";

type Manifest = Readonly<{ exports: Readonly<Record<string, string | Readonly<{ default?: string }>>> }>;

/** Modules that the manifest exports; they keep their paths. */
const entriesOf = ({ exports }: Manifest): string[] =>
  Object.values(exports)
    .flatMap((target) => (typeof target === "string" ? [] : (target.default ?? [])))
    .map((path) => join(path));

function isReachedFrom(entry: string, id: string, context: ChunkingContext, visited = new Set<string>()): boolean {
  if (id === resolve("dist", entry)) return true;
  visited.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !visited.has(importer) && isReachedFrom(entry, importer, context, visited));
}

/** Chunks: signing, what the proxy client shares with the rest, and the rest, so that nobody loads more than needed. */
function chunkOf(id: string, context: ChunkingContext): string | null {
  if (isReachedFrom("methods.js", id, context)) return "signing";
  if (!isReachedFrom("index.js", id, context)) return null;
  return isReachedFrom("proxy.js", id, context) ? "common" : "toolkit";
}

/**
 * Bundles the compiled modules of the toolkit, in `dist` of the working directory, into a few files. Finding and
 * reading sixty small ones took several times as long as running them. Declarations are left unchanged; generated
 * modules stay separate files.
 */
export async function bundleToolkit(): Promise<void> {
  const entries = entriesOf(JSON.parse(readFileSync("package.json", "utf8")) as Manifest);
  const input = Object.fromEntries(entries.map((file) => [file.slice("dist/".length, -".js".length), file]));
  const bundle = await rolldown({
    input,
    external: [/^node:/, /^@segmark\/database\//, /\/generated\//],
    platform: "neutral",
  });
  const groups = [{ name: chunkOf, debugName: "toolkit" }];
  const { output } = await bundle.generate({ chunkFileNames: "chunks/[name].js", codeSplitting: { groups } });
  await bundle.close();
  for (const file of globSync("dist/**/*.js")) if (!file.includes("/generated/")) rmSync(file);
  mkdirSync("dist/chunks");
  for (const file of output) if (file.type === "chunk") writeFileSync(join("dist", file.fileName), file.code);
}
