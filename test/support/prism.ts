import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { keep } from "./child.ts";
import { freePort } from "./cluster/ports.ts";

const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

/** A mock that Prism makes of one of our specifications, on a free port. */
export async function startPrism(spec: string) {
  const port = String(await freePort());
  const file = fileURLToPath(new URL(`../../spec/${spec}`, import.meta.url));
  const args = [prism, "mock", "--host", "127.0.0.1", "--port", port, file];
  const child = keep(spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] }));
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Prism is listening")) resolve();
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    child.once("exit", () => reject(new Error(`Prism ended:\n${output}`)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
