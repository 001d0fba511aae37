import { mkdtempSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { compile as compileFiles } from "../../support/compiler.ts";
import { rootFolder } from "../../support/documents.ts";
import { userFolder } from "./user-folder.ts";

/** Settings of a careful user. Declarations of packages are checked too, and there are none of Node. */
const strict = { strict: true, skipLibCheck: false, target: "es2022", lib: ["es2022", "dom"], types: [] };
/** With these, declarations of Node are there. */
export const withNode = { types: ["node"], typeRoots: [join(rootFolder, "node_modules/@types")] };

/** The three ways in which compilers find what a package exports. */
export const resolutions = [
  { module: "node16", moduleResolution: "node16" },
  { module: "nodenext", moduleResolution: "nodenext" },
  { module: "esnext", moduleResolution: "bundler" },
] as const;

/**
 * Compiles sources beside the installed package, as one program.
 * @param sources texts by file name
 * @returns what the compiler says: `file.mts: TS2345: Argument of ...`. What it says about the declarations of other
 *   packages is left out
 */
export function compile(
  sources: Readonly<Record<string, string>>,
  settings: Readonly<Record<string, unknown>> = resolutions[0],
): readonly string[] {
  const folder = mkdtempSync(join(userFolder, "types-"));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const compilerOptions = { ...strict, noEmit: settings["declaration"] !== true, ...settings };
  const config = { compilerOptions, files: Object.keys(sources) };
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  if (errors.length > 0) throw new Error(errors.map(({ messageText }) => String(messageText)).join("\n"));
  const isChecked = (path: string) =>
    ["segmark", "@segmark"].some((name) => path.startsWith(join(userFolder, "node_modules", name, "/")));
  return compileFiles(fileNames, options, { isChecked }).map(
    ({ file, code, text }) => `${file === undefined ? "" : relative(folder, file)}: TS${code}: ${text}`,
  );
}
