import { compileFunction } from "node:vm";
import { serveText } from "./hooks.ts";
import { nativeImport } from "./native-import.ts";
import { scheme } from "./scheme.ts";
import type { Source } from "./source.ts";

const nothing = `${scheme}nothing.mjs`;
const missing = (name: string): string => `does not provide an export named '${name}'`;

/**
 * Imports a module that wants `wanted` from the text, below one that wants from an empty module what that cannot have.
 * Modules are linked from below, and run only when all of them could be linked: nothing runs, and the complaint from above
 * says that all below it was right.
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
 * What Node would refuse about a text before it runs the first line: its syntax, its imports, what it exports. Runs nothing.
 * @returns what Node throws, undefined when there is nothing
 */
export async function linkFault(source: Source): Promise<unknown> {
  if (source.name.endsWith(".cjs")) {
    // Linking looks at the exports of CommonJS only, not at its syntax.
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
