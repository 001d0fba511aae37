#!/usr/bin/env node
// @ts-check
// Plain JavaScript, so that any Node says which one it needs.
import { existsSync, readFileSync } from "node:fs";

/** Sources are in a checkout only. */
const isSource = existsSync(new URL("../src", import.meta.url));
const sourceOption = "--conditions=@segmark/source";

/** The command of the service, if that is installed: it has more words, and npm links only one of two of this name. */
function serviceCommand() {
  try {
    const manifest = new URL(import.meta.resolve("segmark/package.json"));
    return new URL(JSON.parse(readFileSync(manifest, "utf8")).bin.segmark, manifest);
  } catch {
    return undefined;
  }
}

const { acceptsNode, packageNode, sourceNode } = await import(`../${isSource ? "src" : "dist"}/node-version.js`);
if (acceptsNode(isSource ? sourceNode : packageNode, 1)) {
  const { argv, env, execArgv, execPath } = process;
  // Node takes the option at a start only, so that this process begins again with it.
  if (isSource && !execArgv.includes(sourceOption) && !env["NODE_OPTIONS"]?.includes(sourceOption))
    process.execve?.(execPath, [execPath, sourceOption, ...execArgv, ...argv.slice(1)]);
  const service = isSource ? undefined : serviceCommand();
  if (service !== undefined) await import(service.href);
  else {
    const { runCommand } = await import(isSource ? "../src/cli/run-command.ts" : "../dist/cli/run-command.js");
    await runCommand(argv.slice(2));
  }
}
