import { compileFunction } from "node:vm";
import { serveText } from "./hooks.ts";
import { nativeImport } from "./native-import.ts";
import { scheme } from "./scheme.ts";
import type { Source } from "./source.ts";

const nothing = `${scheme}nothing.mjs`;
const missing = (name: string): string => `does not provide an export named '${name}'`;

/**
 * Imports `wanted` from the text in a module whose own importer asks an empty module for an export that does not exist. Modules are linked
 * bottom-up, and run only when all of them are linked: so nothing runs, and an error about the missing export means that everything below it
 * was linked successfully.
 */
async function complaintOf({ url }: Source, wanted: string): Promise<unknown> {
  const query = new URLSearchParams({ wanted, url });
  const below = `${scheme}below.mjs?${query}`;
  const above = `${scheme}above.mjs?${query}`;
  serveText(nothing, "export {};");
  serveText(below, `import { ${wanted} as one } from ${JSON.stringify(url)};`);
  serveText(above, `import ${JSON.stringify(below)};\nimport { linked } from ${JSON.stringify(nothing)};`);
  const complaint: unknown = await nativeImport(above).catch((thrown: unknown) => thrown);
  return complaint instanceof SyntaxError && complaint.message.includes(missing("linked")) ? undefined : complaint;
}

const lacks = (complaint: unknown, { url }: Source, name: string): boolean =>
  complaint instanceof SyntaxError && complaint.message.includes(url) && complaint.message.includes(missing(name));

/**
 * What Node would reject about a text before it runs the first line: its syntax, its imports, its exports. Runs nothing.
 * @returns what Node throws; undefined if nothing
 */
export async function linkFault(source: Source): Promise<unknown> {
  if (source.name.endsWith(".cjs")) {
    // For CommonJS, linking only scans the exports and does not check the syntax.
    const given = ["exports", "require", "module", "__filename", "__dirname"];
    try {
      compileFunction(source.text, given, { filename: source.url });
    } catch (thrown) {
      return thrown;
    }
  }
  const complaint = await complaintOf(source, "up");
  if (!lacks(complaint, source, "up")) return complaint;
  const fallback = await complaintOf(source, "default");
  return lacks(fallback, source, "default") ? new Error("it exports no function up") : fallback;
}
