import { expect, it } from "vitest";
import { startNode } from "./child.ts";

it("a kept process ends with its parent, however the parent ends", async () => {
  const { child, ended } = startNode(new URL("children/leaves-one-behind.ts", import.meta.url), []);
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  child.kill("SIGKILL");
  // Both share a pipe for output, which closes when the last of them has ended.
  expect(await ended).toMatchObject({ signal: "SIGKILL", stdout: "started\n" });
});
