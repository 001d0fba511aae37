import { Failure } from "../failure.ts";
import { manifest } from "../manifest.ts";

type Texts = Readonly<Record<string, string>>;
/** The parts of a package.json that a project needs; others are kept as they are. */
export type PackageJson = Readonly<{
  type?: string;
  main?: string;
  scripts?: Texts;
  dependencies?: Texts;
  devDependencies?: Texts;
}>;

const scripts: Texts = {
  start: "exec node src/main.ts",
  dev: "exec node --watch src/main.ts",
  generate: "segmark generate",
  check: "segmark generate --check && tsc",
  // The compiler emits no JavaScript that has declarations beside it.
  build: `tsc -p tsconfig.build.json && node -e "fs.cpSync('generated', 'dist/generated', { recursive: true, filter: (path) => !path.endsWith('.ts') })"`,
  test: "node --test",
};
/** The default test script of `npm init`. */
const placeholder = /^echo .*no test specified/;

/**
 * The package.json of a new project. What an existing one says stays, because npm makes one when it installs this
 * package into an empty folder.
 * @param specifier how the project refers to this package: a version or a path
 * @throws Failure when the existing one is for CommonJS
 */
export function packageJson(name: string, specifier: string, existing: PackageJson = {}): PackageJson {
  if (existing.type !== undefined && existing.type !== "module")
    throw new Failure(
      `package.json says "type": "${existing.type}", and the project consists of ES modules: npm pkg set type=module`,
    );
  const { name: own, peerDependencies, devDependencies } = manifest();
  const kept = Object.entries(existing.scripts ?? {}).filter(([, text]) => !placeholder.test(text));
  return {
    ...{ name, version: "0.1.0", private: true, type: "module", engines: { node: ">=22.18" } },
    ...existing,
    scripts: { ...scripts, ...Object.fromEntries(kept) },
    dependencies: { [own]: specifier, ...existing.dependencies },
    devDependencies: {
      "@types/node": devDependencies["@types/node"] ?? "*",
      "openapi-typescript": peerDependencies["openapi-typescript"] ?? "*",
      typescript: peerDependencies["typescript"] ?? "*",
      ...existing.devDependencies,
    },
  };
}
