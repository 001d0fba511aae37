import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** How a program ended, and the last lines that it printed on both streams. */
export type Ended = Readonly<{ code: number | null; lines: readonly string[] }>;

/**
 * - `freeze`  it sends no further statements to the server
 * - `kill`    it ends without another one, also when it is frozen
 */
export type Child = Readonly<{ ended: Promise<Ended>; freeze(): void; kill(): void }>;

const maxLines = 200;

/**
 * Starts a program in a process group of its own, so that Ctrl-C in a terminal does not reach it: who stops it has to
 * clean up first. It sees no other setting of this process than where programs are.
 * @param onLine called with each line that it prints
 */
export function startProgram(
  program: string,
  args: readonly string[],
  { folder, onLine }: Readonly<{ folder: string; onLine: (line: string) => void }>,
): Child {
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    env: { PATH: process.env["PATH"], HOME: folder, LC_ALL: "C" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      if (lines.length > maxLines) lines.shift();
      onLine(line);
    });
  let hasEnded = false;
  const signal = (name: NodeJS.Signals): void => {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, name);
  };
  child.once("exit", () => {
    hasEnded = true;
  });
  const ended = once(child, "close").then(([code]) => ({ code, lines })); // rejects when it cannot be started
  ended.catch(() => undefined);
  return { ended, freeze: () => signal("SIGSTOP"), kill: () => signal("SIGKILL") };
}
