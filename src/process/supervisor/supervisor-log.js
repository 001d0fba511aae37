// @ts-check
import module from "node:module";
import { hostname } from "node:os";
import { createOutput, droppedText } from "./standard-output.js";

const levels = { fatal: 60, error: 50, warn: 40, info: 30 };

/**
 * Writes lines in the format of the workers' log, without the memory footprint of pino.
 * @typedef {(facts: object, message: string) => void} Write
 * @typedef {Readonly<Record<keyof typeof levels, Write>>} Log
 * @param {Readonly<Record<string, string | undefined>>} env `LOG_LEVEL` and `LOG_FORMAT`; the workers reject invalid
 *   ones
 * @returns {Log}
 */
export function createLog({ LOG_LEVEL: level = "", LOG_FORMAT: format }) {
  const all = { ...levels, debug: 20, trace: 10, silent: Number.POSITIVE_INFINITY };
  const minLevel = Object.entries(all).find(([name]) => name === level)?.[1] ?? levels.info;
  const common = { pid: process.pid, hostname: hostname() };
  const output = createOutput((lines) => at(levels.warn)({ lines }, droppedText));
  process.on("exit", output.end);
  /**
   * Both the stream of standard output and the format take memory, which a supervisor that has nothing to say never
   * needs.
   * @param {string} line
   */
  const write = (line) => {
    /** @type {typeof import("./line-format.js")} */
    const { lineFormat } = module.createRequire(import.meta.url)("./line-format.js");
    output.add(lineFormat(format)?.(line) ?? line, false);
    output.flush();
  };
  /** @type {(level: number) => Write} */
  const at = (level) => (facts, msg) => {
    if (level < minLevel) return;
    write(`${JSON.stringify({ level, time: Date.now(), ...common, ...facts, msg })}\n`);
  };
  return { fatal: at(levels.fatal), error: at(levels.error), warn: at(levels.warn), info: at(levels.info) };
}
