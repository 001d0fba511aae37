import { dirname, relative } from "node:path";

/** The modules of the framework that generated files load, as the package exports them. */
export const packagedModules = { stub: "segmark/openapi", validation: "segmark/openapi/validation" } as const;

/** Their files in `runtime/`. */
const files = { stub: "not-implemented.ts", validation: "validation.js" } as const;

/** The specifier of a file in a module in `folder`. */
export function specifier(folder: string, file: string): string {
  const path = relative(folder, file).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

/**
 * A generated file of a checkout, where the package does not exist: it loads the files of the framework.
 * @param runtime the folder `runtime/`, relative to the working directory
 */
export function fromFiles<Output extends Readonly<{ path: string; text: string }>>(
  output: Output,
  runtime: string,
): Output {
  const text = output.text.replace(/^import \{ [\w, ]+ \} from "(.*)";$/m, (line, name: string) => {
    const key = (["stub", "validation"] as const).find((one) => packagedModules[one] === name);
    return key === undefined ? line : line.replace(name, specifier(dirname(output.path), `${runtime}/${files[key]}`));
  });
  return { ...output, text };
}
