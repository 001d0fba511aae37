import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DumpIndex, fileNameOf } from "../../src/dumps/publish/dump-index.ts";
import { type DumpOptions, writeDumps } from "../../src/dumps/publish/write-dumps.ts";
import { inherited, keepGroup } from "../support/child.ts";

/** An empty folder, deleted at the end. */
export function dumpFolder() {
  const path = mkdtempSync(join(tmpdir(), "segmark-dumps-"));
  return {
    path,
    names: (): string[] => readdirSync(path).sort(),
    dated: (): string[] => (existsSync(join(path, "dated")) ? readdirSync(join(path, "dated")).sort() : []),
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

const command = fileURLToPath(new URL("../../src/cli/segmark.js", import.meta.url));

/** `segmark export` in a process of its own. */
export function exporting(url: string, folder: string) {
  const child = keepGroup(
    spawn(process.execPath, [command, "export", "--output", folder], {
      env: { ...inherited, DATABASE_URL: url },
      stdio: "ignore",
      detached: true,
    }),
  );
  return { child, ended: once(child, "close") };
}

/** Whether all files of an index are there, byte for byte. */
export const wholeFiles = (
  folder: Readonly<{ read: (name: string) => string }>,
  index: DumpIndex | undefined,
): boolean =>
  index?.links.every((link) => {
    const text = folder.read(`dated/${fileNameOf(link)}`);
    return Buffer.byteLength(text) === link.size && createHash("sha256").update(text).digest("hex") === link.sha256;
  }) ?? false;
