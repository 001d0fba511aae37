import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { inherited, keepGroup } from "../../support/child.ts";

const script = fileURLToPath(new URL("../../../src/cli/segmark.js", import.meta.url));

export type ImportEvent = Readonly<Record<string, unknown>> & Readonly<{ event: string }>;

/** The program and the arguments of `segmark import`. */
export const commandOf = (...args: readonly string[]): [program: string, ...args: string[]] => [
  process.execPath,
  script,
  "import",
  ...args,
];

/**
 * `segmark import` as a process. `until`: resolves when a line fits; `ended`: its lines, what it complained of, and how
 * it ended.
 */
export function startImport(url: string, ...args: readonly string[]) {
  const [program, ...given] = commandOf(...args);
  const child = keepGroup(
    spawn(program, given, {
      env: { ...inherited, DATABASE_URL: url },
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
    }),
  );
  const events: ImportEvent[] = [];
  const waiting = new Set<() => void>();
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => {
    events.push(JSON.parse(line));
    for (const look of waiting) look();
  });
  const ended = Promise.all([once(child, "close"), text(child.stderr)]).then(([[code, signal], err]) => {
    for (const look of waiting) look();
    return { code, signal, err, events };
  });
  return {
    child,
    ended,
    until: (fits: (event: ImportEvent) => boolean): Promise<boolean> =>
      new Promise((resolve) => {
        const look = (): void => {
          const isFound = events.some(fits);
          if (!isFound && child.exitCode === null && child.signalCode === null) return;
          waiting.delete(look);
          resolve(isFound);
        };
        waiting.add(look);
        look();
      }),
  };
}
