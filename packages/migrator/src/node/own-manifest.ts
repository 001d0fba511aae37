import { readFileSync } from "node:fs";

const names: readonly unknown[] = ["segmark", "@segmark/migrator"];

type Versions = Readonly<Record<string, string>>;
type Manifest = Readonly<{ version: string; dependencies?: Versions; peerDependencies?: Versions }>;

const isOwn = (value: unknown): value is Manifest =>
  typeof value === "object" && value !== null && "name" in value && names.includes(value.name) && "version" in value;

function textOf(file: URL): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "null";
  }
}

/**
 * The manifest of this package, the nearest package.json above: its distance depends on whether the package was built.
 */
export function ownManifest(): Manifest | undefined {
  for (let folder = new URL(".", import.meta.url); ; folder = new URL("..", folder)) {
    const value: unknown = JSON.parse(textOf(new URL("package.json", folder)));
    if (isOwn(value)) return value;
    if (folder.pathname === "/") return undefined;
  }
}
