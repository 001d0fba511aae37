import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { keep } from "../child.ts";

const script = fileURLToPath(new URL("../../../scripts/cluster.ts", import.meta.url));

/**
 * `npm run cluster` as a process.
 * - `says`  resolves with the first match in a line from now on
 * - `stop`  SIGINT; resolves with the exit code
 */
export function startDemonstration(...args: readonly string[]) {
  const command = ["--conditions=@segmark/source", script, ...args];
  const child = keep(spawn(process.execPath, command, { stdio: ["pipe", "pipe", "inherit"] }));
  const ended = once(child, "close");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const says = async (wanted: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const { value, done } = await lines.next();
      const match = done ? null : wanted.exec(value);
      if (done) throw new Error(`it ended and never said ${wanted}`);
      if (match !== null) return match;
    }
  };
  const enter = (line: string): void => void child.stdin.write(`${line}\n`);
  const stop = async (): Promise<number | null> => {
    child.kill("SIGINT");
    const [code] = await ended;
    return code;
  };
  return { says, enter, stop };
}
