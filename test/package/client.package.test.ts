import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { graphOf } from "./support/graph.ts";
import { claimed, runScript } from "./support/runtimes.ts";

const root = new URL("../../", import.meta.url);
const shown = /<!-- (\S+) -->\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```\n/g;
const examples = [...readFileSync(new URL("docs/service/client.md", root), "utf8").matchAll(shown)];

it("imports nothing of Node, and two packages", () => {
  expect([...graphOf("./client").foreign].toSorted()).toEqual([
    "@noble/hashes/sha2.js",
    "@noble/hashes/utils.js",
    "openapi-fetch",
  ]);
});

describe.each(claimed)("on $name", (runtime) => {
  it("docs/service/client.md shows files that print what it says", async () => {
    expect(examples).toHaveLength(2);
    for (const [, file = "", code] of examples) expect(readFileSync(new URL(file, root), "utf8")).toBe(code);
    const source = `
      import { createServer } from "segmark";
      import { writeFileSync } from "node:fs";
      const segmark = await createServer({ DATABASE_URL: "sqlite::memory:", PORT: "0", LOG_LEVEL: "silent" });
      await segmark.server.start();
      process.env.SEGMARK_URL = segmark.server.info.uri;
      for (const [index, code] of ${JSON.stringify(examples.map(([, , code]) => code))}.entries()) {
        const file = new URL("example-" + index + ".mjs", import.meta.url);
        writeFileSync(file, code);
        await import(file);
      }
      await segmark.stop();`;
    expect(await runScript(source, runtime)).toBe(
      examples
        .map(([, , , output = ""]) => output)
        .join("")
        .trim(),
    );
  });
});
