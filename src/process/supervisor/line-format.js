// @ts-check
import { readableLine } from "./readable-line.js";

/** @typedef {"json" | "pretty"} LogFormat */
/** @typedef {(line: string) => string} LineFormat */

/**
 * How lines of the log are written: `pretty` for people, `json` as they are, which is undefined here. Without a
 * setting, people read what goes to a terminal. There is colour where the terminal has it and neither `NO_COLOR` nor
 * `NODE_DISABLE_COLORS` is set.
 * @param {string | undefined} setting of `LOG_FORMAT`; the configuration refuses a wrong one
 * @param {NodeJS.WriteStream} stream
 * @returns {LineFormat | undefined}
 */
export function lineFormat(setting, stream = process.stdout) {
  const format = setting || (stream.isTTY ? "pretty" : "json");
  if (format !== "pretty") return undefined;
  // An import would load everything that node:util offers, also into a supervisor that writes JSON.
  const { styleText } = process.getBuiltinModule("node:util");
  return (line) => readableLine(line, (style, text) => styleText(style, text, { stream }));
}
