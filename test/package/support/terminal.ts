import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { keepGroup } from "../../support/child.ts";

/** A command whose output is read while it runs. */
export type Running = Readonly<{
  /** Resolves with the next output that matches. Rejects when the command ends without it. */
  prints: (pattern: RegExp) => Promise<string>;
  /** What was printed so far, or since `prints` found something. */
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** As Ctrl-C does. */
  interrupt: () => Promise<void>;
}>;

/** A pattern for output in which `…` stands for parts that vary between runs or are omitted. */
export const outputPattern = (shown: string): RegExp =>
  new RegExp(
    shown
      .trim()
      .split("…")
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
      .join("[^]*?"),
  );

/** Starts a shell command line in a folder. */
export function startShell(line: string, cwd: string, env: Readonly<Record<string, string | undefined>>): Running {
  const child: ChildProcess = keepGroup(
    spawn("sh", ["-c", line], { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] }),
  );
  let text = "";
  let isOver = false;
  const changed = new Set<() => void>();
  const tell = (): void => {
    for (const look of changed) look();
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk.replaceAll("\r", "");
      tell();
    });
  const ended = once(child, "close").then(([code]) => {
    isOver = true;
    tell();
    return code as number | null;
  });
  const prints = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(text);
        if (found === null && !isOver) return;
        changed.delete(look);
        if (found === null) {
          reject(new Error(`${line}\nended without ${pattern}, but with\n${text}`));
          return;
        }
        text = text.slice(found.index + found[0].length);
        resolve(found[0]);
      };
      changed.add(look);
      look();
    });
  const interrupt = async (): Promise<void> => {
    if (!isOver) process.kill(-(child.pid ?? 0), "SIGINT");
    await ended;
  };
  return { prints, output: () => text, ended, interrupt };
}
