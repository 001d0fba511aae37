import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The migrator as a unit in another folder imports it. */
export const migratorUrl = new URL("../../../packages/migrator/src/index.ts", import.meta.url).href;

/** A folder with these files, gone at the end of the test. */
export async function folderOf(files: Readonly<Record<string, string>>) {
  const path = await mkdtemp(join(tmpdir(), "segmark-units-"));
  const write = async (name: string, text: string): Promise<void> => writeFile(join(path, name), text);
  for (const [name, text] of Object.entries(files)) await write(name, text);
  return { path, write, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
