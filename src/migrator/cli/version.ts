import { readFile } from "node:fs/promises";

const names: readonly unknown[] = ["segmark", "@segmark/migrator"];

const isOwn = (value: unknown): value is Readonly<{ version: string }> =>
  typeof value === "object" && value !== null && "name" in value && names.includes(value.name) && "version" in value;

/** The version of this package, from the nearest package.json above: its distance depends on whether the package was built. */
export async function packageVersion(): Promise<string> {
  for (let folder = new URL(".", import.meta.url); ; folder = new URL("..", folder)) {
    const text = await readFile(new URL("package.json", folder), "utf8").catch(() => "null");
    const value: unknown = JSON.parse(text);
    if (isOwn(value)) return value.version;
    if (folder.pathname === "/") return "of an unknown version";
  }
}
