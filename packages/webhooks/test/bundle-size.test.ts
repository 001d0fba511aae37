import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { rootFolder } from "../../../test/support/documents.ts";
import type * as methods from "../src/methods.ts";
import { Webhooks } from "../src/receiver/webhooks.ts";
import { read } from "./documents/pages.ts";
import { signatureOf } from "./support/deliveries.ts";
import { logBook } from "./support/receivers.ts";

/** What a bundler makes of a program for workers and browsers. */
async function bundleOf(program: string, ...conditions: string[]): Promise<string> {
  const entry = `${rootFolder}packages/webhooks/entry.js`;
  await using bundle = await rolldown({
    input: entry,
    platform: "browser",
    resolve: { conditionNames: ["@segmark/source", "browser", "import", ...conditions, "default"] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? program : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  expect(output).toHaveLength(1);
  return output[0].code;
}

const compressed = (code: string): number => gzipSync(code, { level: 9 }).length;
const imported = async (code: string) => await import(`data:text/javascript,${encodeURIComponent(code)}`);

const receiver = 'export { createWebMiddleware, Webhooks } from "@segmark/webhooks";';
const validated = `${receiver} export { validatePayloads } from "@segmark/webhooks/validate";`;
const verifier = 'export { verify } from "@segmark/webhooks/methods";';

describe("bundled for a worker", () => {
  it.each([
    ["a receiver", receiver, /is (\d+) kB,/],
    ["a receiver that validates", validated, /, (\d+) kB with \[validation\]/],
    ["what verifies a signature", verifier, /`@segmark\/webhooks\/methods` is (\d\.\d) kB/],
  ])("%s is not larger than the page says", async (_, program, stated) => {
    const [, kilobytes] = stated.exec(read("packages/webhooks/docs/receiving.md")) ?? [];
    const size = compressed(await bundleOf(program)) / 1000;
    expect(size).toBeLessThanOrEqual(Number(kilobytes));
    expect(size).toBeGreaterThan(Number(kilobytes) * 0.9);
  });

  it("it verifies with Web Crypto", async () => {
    const code = await bundleOf(verifier);
    expect(code).not.toContain("node:crypto");
    const { verify }: typeof methods = await imported(code);
    expect(await verify("mysecret", "{}", signatureOf("{}", "mysecret"))).toBe(true);
    expect(await verify("mysecret", "{ }", signatureOf("{}", "mysecret"))).toBe(false);
  });

  it.each([
    ["none", [], 0],
    ["development", ["development"], 1],
  ])("with the condition %s, a misspelt event is told %3$i times", async (_, conditions, times) => {
    const bundled: { Webhooks: typeof Webhooks } = await imported(await bundleOf(receiver, ...conditions));
    const log = logBook();
    new bundled.Webhooks({ secret: "mysecret", log }).on("isues" as "issues", () => undefined);
    expect(log.at("warn")).toHaveLength(times);
  });
});

it("on Node, a misspelt event is told", () => {
  const log = logBook();
  new Webhooks({ secret: "mysecret", log }).on("isues" as "issues", () => undefined);
  expect(log.at("warn")).toEqual(['"isues" is not a known webhook event; did you mean "issues"?']);
});
