// Lets examples import this package by its name, as its users do, without a build: the compiler's paths say where the
// sources are.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const root = new URL("../../../../", import.meta.url);
const { paths } = JSON.parse(readFileSync(new URL("tsconfig.json", root), "utf8")).compilerOptions as {
  paths: Record<string, [string]>;
};

function sourceOf(specifier: string): string | undefined {
  const exact = paths[specifier]?.[0];
  if (exact !== undefined) return exact;
  const [folder, name = ""] = specifier.split(/\/(?=[^/]*$)/);
  return paths[`${folder}/*`]?.[0].replace("*", name);
}

registerHooks({
  resolve: (specifier, context, next) => {
    const source = specifier.startsWith("segmark/") ? sourceOf(specifier) : undefined;
    return next(source === undefined ? specifier : new URL(source, root).href, context);
  },
});
