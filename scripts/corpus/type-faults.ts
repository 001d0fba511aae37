import ts from "typescript";

const root = new URL("../..", import.meta.url).pathname;
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
const strict: ts.CompilerOptions = {
  ...options,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: false,
};

const host = ts.createCompilerHost(strict);
const { getSourceFile } = host;
const kept = new Map<string, ts.SourceFile | undefined>();
/** What all documents share, the library and the framework, is parsed once. */
host.getSourceFile = (name, ...rest) => {
  if (name.includes("/generated/")) return getSourceFile(name, ...rest);
  if (!kept.has(name)) kept.set(name, getSourceFile(name, ...rest));
  return kept.get(name);
};

/** What the compiler says about files, under the settings of this project. */
export function typeFaults(files: readonly string[]): string[] {
  const program = ts.createProgram(files, strict, host);
  return files.flatMap((name) => {
    const source = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ file, start, messageText }) => {
        const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
        return `${file?.fileName.split("/").at(-1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
      },
    );
  });
}
