import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { openStorage } from "../src/storage/open.ts";
import { applySchema } from "../src/storage/schema.ts";

/** What an import took. `megabytes`: the peak of its memory. */
export type Imported = Readonly<{ seconds: number; megabytes: number }>;

/** Seconds that this work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Runs a program to its end. @returns the peak of its memory in MB. @throws if it fails */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  input = "",
): Promise<number> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(input);
  createInterface(child.stdout).on("line", () => undefined);
  let peak = 0;
  const sampling = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, "utf8").then(
      (status) => {
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      },
      () => undefined,
    );
  }, 250);
  const [code] = await once(child, "close");
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return peak;
}

const segmark = fileURLToPath(new URL("../src/cli/segmark.js", import.meta.url));

/**
 * Imports public files with the command, into a database whose schema is made before.
 * @param files files, folders or addresses, as the command takes them
 */
export async function importInto(url: string, ...files: readonly string[]): Promise<Imported> {
  {
    await using storage = await openStorage({ url });
    await applySchema(storage);
  }
  let megabytes = 0;
  const seconds = await timed(async () => {
    megabytes = await run(process.execPath, [segmark, "import", ...files], { DATABASE_URL: url });
  });
  return { seconds, megabytes };
}
