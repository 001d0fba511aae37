import { relative } from "node:path";

/** The modules of the framework that generated files load, as the package exports them. */
export const packagedModules = {
  handlers: "@segmark/openapi/handlers",
  send: "@segmark/openapi/send",
  validation: "@segmark/openapi/validation",
} as const;

/** The specifier of a file in a module in `folder`. */
export function specifier(folder: string, file: string): string {
  const path = relative(folder, file).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}
