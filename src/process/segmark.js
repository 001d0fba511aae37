#!/usr/bin/env node
// @ts-check
// The operator's entry point: a supervisor, and the workers that it keeps alive. `migrate` only applies the schema, `--check` only checks that
// specifications and code are consistent.
import { existsSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";
import { compileCacheFolder, packageRoot } from "./compile-cache.js";
import { handedSocket } from "./listen-socket.js";
import { nodeFault, packageNode, sourceNode } from "./node-version.js";
import { supervise } from "./supervisor.js";
import { createLog } from "./supervisor-log.js";
import { workerOptions } from "./worker-options.js";

const source = new URL("./main.ts", import.meta.url);
const isSource = existsSync(source);
const main = isSource ? source : new URL("./main.js", import.meta.url);
const compiled = compileCacheFolder(packageRoot(isSource), process.env);
const fault = nodeFault(isSource ? sourceNode : packageNode);

/**
 * Reads an integer from the environment. Invalid values are rejected by the workers, so here the fallback is good enough.
 * @type {(name: string, fallback: number, most: number) => number}
 */
const whole = (name, fallback, most) => {
  const number = Number(process.env[name] || fallback);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : fallback;
};

if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else if (process.argv[2] === "migrate" || process.argv[2] === "--check") {
  if (compiled !== undefined) module.enableCompileCache(compiled);
  await import(main.href);
} else
  supervise({
    script: fileURLToPath(main),
    socket: handedSocket(process.env, process.pid),
    workers: whole("WORKERS", 1, 64),
    env: { NODE_OPTIONS: workerOptions(process.env), ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) },
    stopTimeoutMs: whole("STOP_TIMEOUT_SECONDS", 30, 3600) * 1000,
    log: createLog(process.env["LOG_LEVEL"] || "info"),
  });
