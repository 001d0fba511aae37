import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** URL scheme of texts that are loaded as modules. */
export const scheme = "cluster-config:";

/** A source location. `file` is relative to the working directory if it is below it. */
export type StackPlace = Readonly<{ file: string; line: number }>;

const maxFrames = 100;
/** The code of this package, which only calls the drivers on behalf of a migration. */
const ownFolder = fileURLToPath(new URL("../..", import.meta.url));

/** A frame is `at name (file:line:column)` or `at file:line:column`; files may contain spaces and brackets. */
function frameOf(row: string): StackPlace | undefined {
  const frame = /^\s+at (?:async )?(.*)$/.exec(row.slice(0, 2000))?.[1];
  if (frame === undefined) return undefined;
  const location = frame.endsWith(")") ? frame.slice(frame.indexOf(" (") + 2, -1) : frame;
  const [, file = "", line = ""] = /^(.*):(\d{1,9}):\d{1,9}$/.exec(location) ?? [];
  const path = pathOf(file.replace(/\?.*$/s, ""));
  return path === undefined ? undefined : { file: path, line: Number(line) };
}

/** Undefined for anything that is not source code of the application. */
function pathOf(address: string): string | undefined {
  try {
    if (address.startsWith(scheme)) return decodeURIComponent(address.slice(scheme.length));
    const path = address.startsWith("file:") ? fileURLToPath(address) : address;
    return path.startsWith("/") || /^[A-Za-z]:\\/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

const isForeign = ({ file }: StackPlace): boolean => /[\\/]node_modules[\\/]/.test(file) || file.startsWith(ownFolder);

/** A path as messages show it: relative to the working directory if it is below it. */
export function shownPath(file: string): string {
  const relativePath = relative(process.cwd(), file);
  return file.startsWith("/") && !relativePath.startsWith("..") ? relativePath : file;
}

/**
 * Where a migration failed: the innermost frame in its own code, otherwise the innermost in the application.
 * @param name of the migration, as its file or section is called
 */
export function placeInStack(stack: string, name: string): StackPlace | undefined {
  const rows = stack.slice(0, 100_000).split("\n").slice(0, maxFrames);
  const frames = rows.flatMap((row) => frameOf(row) ?? []).filter((frame) => !isForeign(frame));
  const innermost = frames.find(({ file }) => basename(file) === name) ?? frames[0];
  return innermost && { ...innermost, file: shownPath(innermost.file) };
}
