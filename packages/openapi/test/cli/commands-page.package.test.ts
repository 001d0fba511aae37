import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { blocksOf } from "../../../../test/support/documents.ts";
import { type Result, type World, world } from "./support.ts";

const blocks = blocksOf("packages/openapi/docs/commands.md");

/** The words of a shell command line; quotes keep words together. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

/** The line that shows that a long-running command has started. */
const goesOn = (args: readonly string[]): string | undefined =>
  args[0] === "mock" ? "Prism is listening on" : args.includes("--watch") ? "Waiting for a change" : undefined;

/** Starts a long-running command, and stops it once it has printed a line that contains a text. */
async function startAndStop(here: World, folder: string, args: readonly string[], sign: string): Promise<Result> {
  const started = here.startIn(folder, ...args);
  await started.line(sign);
  started.process.kill("SIGTERM");
  return started.ended;
}

async function shop() {
  const server = createServer((request, response) => {
    if (request.method === "DELETE") response.writeHead(204).end();
    else response.writeHead(200, { "content-type": "application/json" }).end('{"number":7,"state":"open"}');
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, [Symbol.asyncDispose]: async () => void (await new Promise((resolve) => server.close(resolve))) };
}

it("every command of packages/openapi/docs/commands.md works, in the order of the page", async () => {
  await using here = world();
  await using service = await shop();
  const executed = new Set<string>();
  for (const { language, name, text } of blocks) {
    if (language !== "sh") {
      here.write(name, text);
      continue;
    }
    for (const line of text.trim().split("\n")) {
      const [program, command, ...rest] = words(line);
      if (program === "npm") continue; // installs the package
      if (program === "node") {
        expect((await here.run(command ?? "")).out).toBe("true false\n");
        continue;
      }
      expect([program, command]).toEqual(["npx", "segmark"]);
      executed.add(rest[0] ?? "");
      // Other servers on this machine are not contacted.
      const args = rest.map((arg) => arg.replace("http://127.0.0.1:4010", service.url).replace(/^4011$/, "0"));
      if (args[0] === "mock" && !args.includes("--port")) args.push("--port", "0");
      const sign = goesOn(args);
      const result = sign === undefined ? here.segmarkIn(name, ...args) : startAndStop(here, name, args, sign);
      expect([line, await result]).toMatchObject([line, { status: 0 }]);
    }
  }
  const commands = readdirSync(new URL("../../src/cli/commands", import.meta.url)).map((file) => basename(file, ".ts"));
  const shown = commands.filter((name) => name !== "completion"); // on the page of the service
  expect([...executed].sort()).toEqual(["--help", ...shown].sort());
});
