import { dirname } from "node:path";
import ts from "typescript";
import { rootFolder } from "./documents.ts";

/**
 * Something that the compiler says. `file`: its path, undefined if it concerns the program. `line`: from 1. `text`:
 * with all its reasons.
 */
export type Complaint = Readonly<{ file: string | undefined; line: number; code: number; text: string }>;

/** The settings of this project. */
export function projectOptions(changed: ts.CompilerOptions = {}): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${rootFolder}tsconfig.json`, ts.sys.readFile);
  return { ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, rootFolder).options, ...changed };
}

/** Files of packages, which stay the same while tests run: reading them takes longer than checking a small program. */
const packages = new Map<string, ts.SourceFile>();

/** What tests write is in the cache below node_modules. */
const isOfPackage = (path: string): boolean =>
  path.includes("/node_modules/") && !path.includes("/node_modules/.cache/");

/**
 * Compiles files, without writing anything.
 * @param isChecked the files that are checked beside the given ones, such as those of a package; default: those beside
 *   and below the first
 * @param sources texts of files that exist in memory only, by path
 */
export function compile(
  files: readonly string[],
  options: ts.CompilerOptions = projectOptions(),
  {
    isChecked = (path) => path.startsWith(`${dirname(files[0] ?? "")}/`),
    sources = new Map(),
  }: { isChecked?: (path: string) => boolean; sources?: ReadonlyMap<string, string> } = {},
): readonly Complaint[] {
  const program = ts.createProgram(files, options, host(options, sources));
  const found = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  for (const file of program.getSourceFiles()) {
    if (!files.includes(file.fileName) && !isChecked(file.fileName)) continue;
    found.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
    if (options.declaration === true) found.push(...program.getDeclarationDiagnostics(file));
  }
  return found.map(({ file, start, code, messageText }) => ({
    file: file?.fileName,
    line: file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1,
    code,
    text: ts.flattenDiagnosticMessageText(messageText, "\n"),
  }));
}

function host(options: ts.CompilerOptions, sources: ReadonlyMap<string, string>): ts.CompilerHost {
  const onDisk = ts.createCompilerHost(options);
  return {
    ...onDisk,
    readFile: (path) => sources.get(path) ?? onDisk.readFile(path),
    fileExists: (path) => sources.has(path) || onDisk.fileExists(path),
    getSourceFile: (path, how, ...rest) => {
      const text = sources.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, how, true);
      if (!isOfPackage(path)) return onDisk.getSourceFile(path, how, ...rest);
      const { languageVersion, impliedNodeFormat } = typeof how === "object" ? how : { languageVersion: how };
      const key = [path, languageVersion, impliedNodeFormat, options.moduleDetection, options.module].join(" ");
      const file = packages.get(key) ?? onDisk.getSourceFile(path, how, ...rest);
      if (file !== undefined) packages.set(key, file);
      return file;
    },
  };
}
