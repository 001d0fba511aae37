import { compileFunction } from "node:vm";
import { scheme } from "../../engine/run/stack-place.ts";
import { serveText } from "./hooks.ts";
import { nativeImport } from "./native-import.ts";
import type { Source } from "./source.ts";

const nothing = `${scheme}nothing.mjs`;
const missing = (name: string): string => `does not provide an export named '${name}'`;

/**
 * Imports `wanted` from the text in a module whose own importer asks an empty module for an export that does not exist.
 * Modules are linked bottom-up, and run only when all of them are linked: so nothing runs, and an error about the
 * missing export means that everything below it was linked successfully.
 */
async function importErrorOf({ url }: Source, wanted: string): Promise<unknown> {
  const query = new URLSearchParams({ wanted, url });
  const below = `${scheme}below.mjs?${query}`;
  const above = `${scheme}above.mjs?${query}`;
  serveText(nothing, "export {};");
  serveText(below, `import { ${wanted} as one } from ${JSON.stringify(url)};`);
  serveText(above, `import ${JSON.stringify(below)};\nimport { linked } from ${JSON.stringify(nothing)};`);
  const importError: unknown = await nativeImport(above).catch((thrown: unknown) => thrown);
  return importError instanceof SyntaxError && importError.message.includes(missing("linked"))
    ? undefined
    : importError;
}

const lacks = (importError: unknown, { url }: Source, name: string): boolean =>
  importError instanceof SyntaxError &&
  importError.message.includes(url) &&
  importError.message.includes(missing(name));

/**
 * What Node would reject about a text before it runs the first line: its syntax, its imports, its exports. Runs
 * nothing.
 * @returns what Node throws; undefined if nothing
 */
export async function linkFault(source: Source): Promise<unknown> {
  if (source.name.endsWith(".cjs")) {
    // For CommonJS, linking only scans the exports and does not check the syntax.
    const cjsParameters = ["exports", "require", "module", "__filename", "__dirname"];
    try {
      compileFunction(source.text, cjsParameters, { filename: source.url });
    } catch (thrown) {
      return thrown;
    }
  }
  const importError = await importErrorOf(source, "up");
  if (!lacks(importError, source, "up")) return importError;
  const fallback = await importErrorOf(source, "default");
  return lacks(fallback, source, "default") ? new Error("it exports no function up") : fallback;
}
