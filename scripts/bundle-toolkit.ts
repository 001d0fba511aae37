import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type ChunkingContext, rolldown } from "rolldown";

const toolkit = "dist/src/webhooks";
const inToolkit = (file: string): boolean => file.startsWith(`${toolkit}/`);

type Manifest = Readonly<{ exports: Readonly<Record<string, string | Readonly<{ default: string }>>> }>;

/** Files of the toolkit that somebody else imports: users of the package, and its other parts. They stay where they are. */
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

function isReachedFrom(entry: string, id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (id === resolve(toolkit, entry)) return true;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isReachedFrom(entry, importer, context, seen));
}

/** What signs, what the proxy client shares with the rest, and the rest: so that none loads what it does not need. */
function chunkOf(id: string, context: ChunkingContext): string | null {
  if (isReachedFrom("methods.js", id, context)) return "signing";
  if (!isReachedFrom("index.js", id, context)) return null;
  return isReachedFrom("proxy.js", id, context) ? "common" : "toolkit";
}

/**
 * Puts the compiled modules of the toolkit into a few files. They are many small ones, and finding and reading sixty files took a program several
 * times as long as running them. Declarations stay as they are; generated modules stay files of their own.
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
