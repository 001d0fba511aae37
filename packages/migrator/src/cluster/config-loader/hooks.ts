import nodeModule from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { scheme } from "../../engine/run/stack-place.ts";
import { MigratorError } from "../../protocol/errors.ts";

/** Texts by URL, which identifies them. Those of modules that were loaded stay, as they do in the cache of Node. */
const texts = new Map<string, string>();

const formats: Readonly<Record<string, string>> = {
  ts: "module-typescript",
  mts: "module-typescript",
  cts: "commonjs-typescript",
  js: "module",
  mjs: "module",
  cjs: "commonjs",
};
const formatOf = (url: string): string => formats[/\.(\w+)(?:\?|$)/.exec(url)?.[1] ?? ""] ?? "module-typescript";

/** Base for resolving the imports of a text: packages of the application, and names of its own `imports`. */
const applicationRoot = (): string => pathToFileURL(join(process.cwd(), "cluster-config")).href;

function parentOf(specifier: string): string {
  if (!/^\.{0,2}\//.test(specifier)) return applicationRoot();
  const why = "is a path, and a migration in the configuration stands in no folder";
  throw new Error(`${specifier} ${why}. Import packages, or put the code into the migration.`);
}

/** `registerHooks` is missing from older releases of Node, and its declarations lack some formats. */
type Module = Readonly<{ registerHooks?: typeof nodeModule.registerHooks }>;

let registered = false;

/** Whether this Node can load a text as a module: 22.15 and newer. */
export const canLoadTexts = (node: Module = nodeModule): boolean => typeof node.registerHooks === "function";

/** @throws MigratorError `loader_failed` on a Node without `registerHooks` */
function register(node: Module): void {
  if (node.registerHooks === undefined)
    throw new MigratorError(
      "loader_failed",
      `The config loader wants Node 22.15 or newer; this is ${process.version}. Update Node, or use the directory loader.`,
    );
  if (registered) return;
  node.registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith(scheme)) return { url: specifier, shortCircuit: true };
      if (context.parentURL?.startsWith(scheme) !== true || URL.canParse(specifier)) return next(specifier, context);
      return next(specifier, { ...context, parentURL: parentOf(specifier) });
    },
    load(url, context, next) {
      const source = texts.get(url); // undefined when another copy of this module has registered it
      return source === undefined ? next(url, context) : { source, format: formatOf(url), shortCircuit: true };
    },
  });
  registered = true;
}

/**
 * Makes a text importable.
 * @param url with the scheme, and unique for every text
 * @throws MigratorError `loader_failed` on a Node without `registerHooks`
 */
export function serveText(url: string, text: string, node: Module = nodeModule): void {
  register(node);
  texts.set(url, text);
}

/** Forgets a text that cannot be loaded: Node does not keep a module without one either. */
export const forgetText = (url: string): void => void texts.delete(url);
