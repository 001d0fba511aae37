import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = fileURLToPath(new URL(".", import.meta.url));

/** What the compiler says about a source: the number of its message, and the message with all its reasons. */
export type Complaint = Readonly<{ code: number; text: string }>;

function projectOptions(changed: ts.CompilerOptions): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  // An import that a line does not use is not what these lines are about.
  return {
    ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options,
    noUnusedLocals: false,
    noUnusedParameters: false,
    ...changed,
  };
}

/**
 * Compiles sources that exist in memory only, as if they stood in this folder, under the settings of the project.
 * All of them are one program, because reading the libraries is what takes the time.
 * @param sources texts by a name of their own
 * @param changed options that differ from those of the project
 */
export function compile(
  sources: ReadonlyMap<string, string>,
  changed: ts.CompilerOptions = {},
): ReadonlyMap<string, readonly Complaint[]> {
  const options = projectOptions(changed);
  const texts = new Map([...sources].map(([name, text]) => [`${folder}${name}.ts`, text]));
  const host = ts.createCompilerHost(options);
  const onDisk = { readFile: host.readFile, fileExists: host.fileExists, getSourceFile: host.getSourceFile };
  host.readFile = (path) => texts.get(path) ?? onDisk.readFile(path);
  host.fileExists = (path) => texts.has(path) || onDisk.fileExists(path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? onDisk.getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, text, target, true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const complaintsAbout = (name: string): readonly Complaint[] => {
    const file = program.getSourceFile(`${folder}${name}.ts`);
    if (file === undefined) throw new Error(`${name} is not part of the program`);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ code, messageText }) => ({ code, text: ts.flattenDiagnosticMessageText(messageText, "\n") }),
    );
  };
  return new Map([...sources.keys()].map((name) => [name, complaintsAbout(name)]));
}
