import { spawn } from "node:child_process";
import { once } from "node:events";
import { inherited, keep } from "../../../../test/support/child.ts";
import { rootFolder } from "../../../../test/support/documents.ts";

export { freePort } from "../../../../test/support/cluster/ports.ts";

export const SECRET = "a secret of the examples";

/** A program that imports the packages by their names, in an environment of its own. */
export function launch(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = keep(
    spawn(process.execPath, ["--conditions=@segmark/source", ...args], {
      cwd: rootFolder,
      env: { ...inherited, WEBHOOK_SECRET: SECRET, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
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

/** Resolves as soon as a server responds at this address. */
export async function untilServed(address: string): Promise<void> {
  for (;;) {
    const served = await fetch(address).then(
      () => true,
      () => false,
    );
    if (served) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
