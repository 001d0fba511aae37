import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { inherited, keepGroup } from "./child.ts";
import { guard } from "./leaks.ts";

const command = fileURLToPath(new URL("../../src/cli/segmark.js", import.meta.url));

/**
 * The command `segmark` on a terminal of its own.
 * - `text`   what it has shown so far
 * - `type`   presses keys
 * - `ended`  resolves with its exit code
 */
export type Terminal = Readonly<{
  text: () => string;
  type: (keys: string) => void;
  ended: () => Promise<number>;
}>;

/** Needs `script` of util-linux. */
export function openTerminal(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Terminal {
  const words = [process.execPath, command, ...args].map((word) => `"${word}"`);
  const child = keepGroup(
    spawn("script", ["-qefc", `exec ${words.join(" ")}`, "/dev/null"], {
      cwd: folder,
      detached: true,
      env: { ...inherited, TERM: "xterm", ...env },
      stdio: "pipe",
    }),
  );
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    shown += chunk;
  });
  const closed = once(child, "close");
  return {
    text: () => shown.replaceAll("\r\n", "\n"),
    type: (keys) => void child.stdin.write(keys),
    ended: async () => {
      const [code] = await closed;
      guard.look("what a terminal showed", shown);
      return code;
    },
  };
}
