import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DumpOptions, writeDumps } from "../../src/dumps/publish/write-dumps.ts";

/** An empty folder, deleted at the end. */
export function dumpFolder() {
  const path = mkdtempSync(join(tmpdir(), "segmark-dumps-"));
  return {
    path,
    names: (): string[] => readdirSync(path).sort(),
    read: (name: string): string => readFileSync(join(path, name), "utf8"),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Writes dumps as they are by default. */
export const dump = (url: string, folder: string, more: Partial<DumpOptions> = {}) =>
  writeDumps({
    url,
    folder,
    format: "csv",
    compression: "none",
    plainNames: true,
    licence: "CC BY-NC-SA 4.0",
    stop: new AbortController().signal,
    ...more,
  });

/** Rows of a file none of whose fields is quoted, by column. */
export function rowsOf(csv: string): Record<string, string>[] {
  const [head = "", ...lines] = csv.trimEnd().split("\n");
  const names = head.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((field, at): [string, string] => [names[at] ?? "", field])),
  );
}
