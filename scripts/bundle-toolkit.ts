import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type ChunkingContext, rolldown } from "rolldown";

const toolkit = "dist/src/webhooks";
const inToolkit = (file: string): boolean => file.startsWith(`${toolkit}/`);

type Manifest = Readonly<{ exports: Readonly<Record<string, string | Readonly<{ default: string }>>> }>;

/**
 * Modules of the toolkit that are imported from outside: by users of the package, and by its other parts. They keep
 * their paths.
 */
function entriesOf({ exports }: Manifest): string[] {
  const published = Object.values(exports).flatMap((target) => (typeof target === "string" ? [] : target.default));
  const others = globSync("dist/**/*.js").filter((file) => !inToolkit(file));
  const imported = others.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/g)].map(([, specifier = ""]) =>
      join(dirname(file), specifier),
    ),
  );
  return [...new Set([...published.map((file) => join(file)), ...imported])].filter(inToolkit);
}

function isReachedFrom(entry: string, id: string, context: ChunkingContext, visited = new Set<string>()): boolean {
  if (id === resolve(toolkit, entry)) return true;
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
 * Bundles the compiled modules of the toolkit into a few files. Finding and reading sixty small ones took several times
 * as long as running them. Declarations are left unchanged; generated modules stay separate files.
 */
export async function bundleToolkit(): Promise<void> {
  const entries = entriesOf(JSON.parse(readFileSync("package.json", "utf8")) as Manifest);
  const input = Object.fromEntries(entries.map((file) => [file.slice(toolkit.length + 1, -".js".length), file]));
  const bundle = await rolldown({ input, external: [/^node:/, /\/generated\//], platform: "neutral" });
  const groups = [{ name: chunkOf, debugName: "toolkit" }];
  const { output } = await bundle.generate({ chunkFileNames: "chunks/[name].js", codeSplitting: { groups } });
  await bundle.close();
  for (const file of globSync(`${toolkit}/**/*.js`)) rmSync(file);
  mkdirSync(join(toolkit, "chunks"));
  for (const file of output) if (file.type === "chunk") writeFileSync(join(toolkit, file.fileName), file.code);
}
