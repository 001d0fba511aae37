import { fileURLToPath } from "node:url";
import type ts from "typescript";
import { type Complaint, compile as compileFiles, projectOptions } from "../support/compiler.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Compiles sources that exist in memory only, as if they stood in this folder, under the settings of the project.
 * All of them are one program, because reading the libraries is what takes the time; equal ones are one file of it.
 * @param sources texts by a name of their own
 * @param changed options that differ from those of the project
 */
export function compile(
  sources: ReadonlyMap<string, string>,
  changed: ts.CompilerOptions = {},
): ReadonlyMap<string, readonly Complaint[]> {
  const pathByText = new Map([...sources].map(([name, text]) => [text, `${folder}${name}.ts`]));
  const textByPath = new Map([...pathByText].map(([text, path]) => [path, text]));
  // Unused imports are not the subject of these lines.
  const options = projectOptions({ noUnusedLocals: false, noUnusedParameters: false, ...changed });
  const complaints = compileFiles([...textByPath.keys()], options, {
    sources: textByPath,
    isChecked: () => false,
  });
  const about = (path: string | undefined) => complaints.filter(({ file }) => file === undefined || file === path);
  return new Map([...sources].map(([name, text]) => [name, about(pathByText.get(text))]));
}
