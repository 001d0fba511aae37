import { expect, it } from "vitest";
import { startNode } from "./child.ts";

it("a process that is kept ends with the one that started it, however that one ends", async () => {
  const { child, ended } = startNode(new URL("children/leaves-one-behind.ts", import.meta.url), []);
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  child.kill("SIGKILL");
  // Both have the same pipe for what they print, which closes when the last of them is gone.
  expect(await ended).toMatchObject({ signal: "SIGKILL", stdout: "started\n" });
});
