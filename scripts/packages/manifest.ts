import type { Code } from "./code.ts";

type Texts = Readonly<Record<string, string>>;

/** The parts of a package.json that are read here. */
export type Manifest = Readonly<{
  name: string;
  version: string;
  bin?: Texts;
  exports: Readonly<Record<string, string | Texts>>;
  dependencies?: Texts;
  peerDependencies?: Texts;
  devDependencies?: Texts;
}>;

/**
 * What compiled code reads of its manifest, as far away from it as the manifest of the checkout is from the sources.
 */
export const factsOf = ({ name, version, peerDependencies, devDependencies }: Manifest): string =>
  `${JSON.stringify({ name, version, type: "module", peerDependencies, devDependencies }, undefined, 2)}\n`;

/** Compiled modules that users and shells start from, relative to `dist`. */
export function entriesOf({ exports, bin = {} }: Manifest): string[] {
  const modules = Object.values(exports).flatMap((target) => (typeof target === "string" ? [] : Object.values(target)));
  const paths = [...modules, ...Object.values(bin)].filter((path) => path.endsWith(".js"));
  return [...new Set(paths)].map((path) => path.replace("./dist/", ""));
}

/**
 * Fills in versions, all of which are in the manifest of this checkout.
 * Errors  for a version written elsewhere, and for a package that this checkout does not have
 */
export function withVersions(manifest: Manifest, own: Manifest): Manifest {
  const known: Texts = { ...own.devDependencies, ...own.dependencies };
  const filled = (given: Texts, versionOf: (name: string) => string | undefined): Texts =>
    Object.fromEntries(
      Object.entries(given).map(([name, version]) => {
        const found = versionOf(name);
        if (version !== "*" || found === undefined)
          throw new Error(
            `${manifest.name}: write "${name}": "*", and its version into the package.json of the checkout`,
          );
        return [name, found];
      }),
    );
  const { dependencies, peerDependencies, devDependencies } = manifest;
  return {
    ...manifest,
    version: own.version,
    ...(dependencies && { dependencies: filled(dependencies, (name) => known[name]) }),
    ...(peerDependencies && {
      peerDependencies: filled(
        peerDependencies,
        (name) => own.peerDependencies?.[name] ?? (known[name] && `^${known[name]}`),
      ),
    }),
    ...(devDependencies && { devDependencies: filled(devDependencies, (name) => known[name]) }),
  };
}

/**
 * Errors: for an import without a dependency. Peers are also loaded by name at run time, so an unused one is not an
 * error.
 */
export function checkDependencies(
  { name, dependencies = {}, peerDependencies = {} }: Manifest,
  { foreign }: Code,
): void {
  for (const [imported, file] of foreign)
    if (!(imported in dependencies) && !(imported in peerDependencies))
      throw new Error(`packages: ${name} has no dependency ${imported}, which ${file} imports`);
  for (const dependency of Object.keys(dependencies))
    if (!foreign.has(dependency)) throw new Error(`packages: nothing in ${name} imports its dependency ${dependency}`);
}
