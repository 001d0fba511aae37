import { type ChildProcess, spawn } from "node:child_process";
import { inherited, keep } from "../../../../../test/support/child.ts";

/** Resolves with the first line that says where it listens; rejects with its output when it exits before that. */
async function listening(child: ChildProcess): Promise<void> {
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout?.on("data", (chunk) => {
    said += chunk;
    if (said.includes('"listening"')) resolve();
  });
  child.once("close", () => reject(new Error(said)));
  return promise;
}

/** A server of migrations as a process of its own, which listens. */
export async function startProgram(
  [program, ...args]: readonly [program: string, ...args: string[]],
  { cwd, env }: Readonly<{ cwd?: string; env: Readonly<Record<string, string | undefined>> }>,
): Promise<ChildProcess> {
  const child = keep(
    spawn(process.execPath, [program, ...args], {
      ...(cwd && { cwd }),
      env: { ...inherited, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  await listening(child);
  return child;
}
