import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export type Ended = Readonly<{ code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }>;

/** A script of the tests as a process of its own, without the test runner between it and Node. */
export function startNode(
  script: URL,
  args: readonly string[],
): Readonly<{ child: ChildProcess; ended: Promise<Ended> }> {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr }),
  );
  return { child, ended };
}

export const runNode = (script: URL, args: readonly string[]): Promise<Ended> => startNode(script, args).ended;
