import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { graphOf } from "./support/graph.ts";
import { userFolder } from "./support/user-folder.ts";

const foreignOf = (entry: string): string[] => [...graphOf(entry).foreign].toSorted();

it.each([
  ["the fetch handler", "./openapi/fetch"],
  ["the sender", "./openapi/send"],
])("%s imports only what Workers, Deno and Bun provide", (_, entry) => {
  const ofNode = foreignOf(entry).filter((name) => name.startsWith("node:"));
  const portable = ["node:buffer", "node:crypto", "node:diagnostics_channel", "node:stream"];
  expect(ofNode.filter((name) => !portable.includes(name))).toEqual([]);
  expect(foreignOf(entry).filter((name) => name.includes("hapi"))).toEqual([]);
});

it("handlers load nothing but the framework", () => {
  expect(foreignOf("./openapi/handlers").filter((name) => !name.startsWith("@segmark/"))).toEqual([]);
});

it("the handler of node:http does not load hapi", () => {
  expect(foreignOf("./openapi/node")).not.toContain("@hapi/hapi");
});

it("a worker that serves with fetch, and sends, is bundled into at most 200 kB, without a server", async () => {
  const input = join(mkdtempSync(join(userFolder, "worker-")), "worker.js");
  writeFileSync(
    input,
    `export { createFetchHandler } from "@segmark/openapi/fetch";
     export { createSender } from "@segmark/openapi/send";
     export { notImplemented, Problem } from "@segmark/openapi/handlers";
     export * from "@segmark/openapi/validation";`,
  );
  const warnings: string[] = [];
  const onLog = (_level: string, { message }: Readonly<{ message: string }>) => void warnings.push(message);
  await using bundle = await rolldown({ input, platform: "neutral", external: [/^node:/], onLog });
  const { output } = await bundle.generate({ minify: true });
  const [{ code, moduleIds }] = output;
  expect(warnings).toEqual([]);
  expect(moduleIds.filter((id) => id.includes("/@hapi/"))).toEqual([]);
  expect(code.length).toBeLessThan(200_000);
});
