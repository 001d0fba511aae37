import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createKeeper } from "./keeper.ts";
import { guard } from "./leaks.ts";

export type Ended = Readonly<{ code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }>;

/**
 * `end`, which `guard.ts` calls, is the end of the file: a test that is over its time ends nothing that it has started.
 */
export const { keep, keepGroup, end: endProcesses } = createKeeper();

/**
 * All that a process inherits whose environment is the test's affair: where programs are, sources instead of built
 * packages, and what Node has compiled before.
 */
export const inherited = {
  PATH: process.env["PATH"],
  NODE_OPTIONS: process.env["NODE_OPTIONS"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
};

/** A script of the tests as a process of its own, without the test runner between it and Node. */
export function startNode(
  script: URL,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Readonly<{ child: ChildProcess; ended: Promise<Ended> }> {
  const child = keep(
    spawn(process.execPath, [fileURLToPath(script), ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...more },
    }),
  );
  const ended = Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], stdout, stderr]) => {
      guard.look("what a script wrote", stdout + stderr);
      return { code, signal, stdout, stderr };
    },
  );
  return { child, ended };
}

export const runNode = (script: URL, args: readonly string[]): Promise<Ended> => startNode(script, args).ended;
