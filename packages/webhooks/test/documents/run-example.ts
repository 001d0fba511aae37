import { spawn } from "node:child_process";
import { once } from "node:events";
import { inherited, keep } from "../../../../test/support/child.ts";
import { rootFolder } from "../../../../test/support/documents.ts";

export { freePort } from "../../../../test/support/cluster/ports.ts";

export const SECRET = "a secret of the examples";

type Environment = Readonly<Record<string, string>>;

/** A program of Node that imports the packages by their names, in an environment of its own. */
export const launch = (args: readonly string[], env: Environment = {}) =>
  launchProgram(process.execPath, ["--conditions=@segmark/source", ...args], { WEBHOOK_SECRET: SECRET, ...env });

export function launchProgram(command: string, args: readonly string[], env: Environment, cwd = rootFolder) {
  const child = keep(spawn(command, args, { cwd, env: { ...inherited, ...env }, stdio: ["ignore", "pipe", "pipe"] }));
  let stdout = "";
  let stderr = "";
  const lookers = new Set<() => void>();
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    stdout += chunk;
    for (const look of lookers) look();
  });
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    stderr += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, stdout, stderr }));
  return {
    ended,
    /** Resolves once this much was printed; rejects with the output if the program ends before. */
    prints: (length: number) =>
      new Promise<void>((resolve, reject) => {
        const look = () => stdout.length >= length && resolve();
        lookers.add(look);
        look();
        ended.then(() => reject(new Error(`it ended:\n${stdout}\n${stderr}`)));
      }),
    stop: (signal: NodeJS.Signals) => child.kill(signal),
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Resolves as soon as a server responds at this address; rejects if its program, when given, ends before. */
export async function untilServed(address: string, program?: ReturnType<typeof launch>): Promise<void> {
  let failure: Error | undefined;
  void program?.ended.then(({ stderr }) => {
    failure = new Error(`it ended:\n${stderr}`);
  });
  for (;;) {
    const served = await fetch(address).then(
      () => true,
      () => false,
    );
    if (served) return;
    if (failure !== undefined) throw failure;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
