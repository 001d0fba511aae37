import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { keepGroup } from "../support/child.ts";
import { freePort } from "../support/cluster/ports.ts";
import { rootFolder } from "../support/documents.ts";

const isServed = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

describe("npm run mock", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
    "leaves nothing behind when npm gets %s",
    async (signal) => {
      const ports = [await freePort(), await freePort()];
      const args = ["run", "mock", "--", "--openapi", String(ports[0]), "--migrator", String(ports[1])];
      const npm = keepGroup(spawn("npm", args, { cwd: rootFolder, stdio: "ignore", detached: true }));
      const ended = once(npm, "exit");
      for (const port of ports) await expect.poll(() => isServed(port)).toBe(true);
      npm.kill(signal);
      await ended;
      for (const port of ports) await expect.poll(() => isServed(port)).toBe(false);
    },
  );
});
