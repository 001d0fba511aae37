import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtempDisposable, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathOf } from "../../../../packages/webhooks/test/documents/pages.ts";
import { freePort, untilServed } from "../../../../packages/webhooks/test/documents/run-example.ts";
import { inherited } from "../../child.ts";

const marker = "-- end of the command --";

/** What a user would have after `npm install`: this package, and its command. */
const shims = {
  npm: "exit 0",
  npx: `shift; exec "${process.execPath}" "${pathOf("packages/migrator/bin/segmark-migrate.js")}" "$@"`,
  node: `exec "${process.execPath}" "$@"`,
};

/** Output that varies between runs, and output that appears only on a slow machine. */
export const alike = (text: string): string =>
  text
    .replace(/^.* of 3600 s.*\n/gm, "")
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "RUN")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .trim();

/**
 * A shell in an empty folder, in which the commands of a page are entered one after the other. Ports of the pages
 * become free ones.
 */
export async function session(ports: readonly string[]) {
  const folder = await mkdtempDisposable(join(tmpdir(), "segmark-guide-"));
  const bin = join(folder.path, ".bin");
  await mkdir(bin);
  for (const [name, script] of Object.entries(shims))
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  await symlink(pathOf("node_modules"), join(folder.path, "node_modules"));
  const free = new Map<string, string>();
  for (const port of ports) free.set(port, String(await freePort()));
  const moved = (text: string): string => text.replace(/\b808\d\b/g, (port) => free.get(port) ?? port);

  const shell = spawn("bash", ["--norc"], {
    cwd: folder.path,
    env: {
      PATH: `${bin}:${process.env["PATH"]}`,
      NODE_OPTIONS: inherited.NODE_OPTIONS,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(shell, "close");
  let said = "";
  shell.stdout.setEncoding("utf8").on("data", (chunk) => {
    said += chunk;
  });
  shell.stdin.write("exec 2>&1\n");

  return {
    write: async (file: string, text: string): Promise<void> => {
      await mkdir(dirname(join(folder.path, file)), { recursive: true });
      await writeFile(join(folder.path, file), moved(text));
    },
    /** What the commands print, and the exit code of the last. */
    enter: async (commands: string): Promise<Readonly<{ printed: string; code: number }>> => {
      said = "";
      shell.stdin.write(`${moved(commands)}\necho "${marker} $?"\n`);
      while (!said.includes(marker))
        await Promise.race([once(shell.stdout, "data"), ended.then(() => Promise.reject(new Error(said)))]);
      const [printed = "", code] = said.split(marker);
      return { printed, code: Number(code) };
    },
    served: async (): Promise<void> => {
      for (const port of free.values()) await untilServed(`http://127.0.0.1:${port}`);
    },
    [Symbol.asyncDispose]: async () => {
      shell.stdin.end("kill $(jobs -p) 2> /dev/null; wait\n");
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
}
