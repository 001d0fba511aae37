// @ts-check

/** @typedef {"dim" | "red" | "yellow" | "green" | "cyan" | "bold"} Style */
/** @typedef {(style: Style, text: string) => string} Paint */

/** @type {ReadonlyMap<number, readonly [name: string, style: Style]>} */
const levels = new Map([
  [10, ["TRACE", "dim"]],
  [20, ["DEBUG", "dim"]],
  [30, ["INFO ", "green"]],
  [40, ["WARN ", "yellow"]],
  [50, ["ERROR", "red"]],
  [60, ["FATAL", "red"]],
]);
/** Part of every line, and of no use to a person who watches one machine. */
const hidden = new Set(["level", "time", "pid", "hostname", "msg", "err"]);

/**
 * What could steer a terminal or change the order of its text, as an escape.
 * @param {string} text
 */
const safe = (text) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);

/** @type {(value: unknown) => value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value */
function word(value) {
  if (typeof value === "string") return /^[^\s"=]+$/.test(value) ? safe(value) : `"${safe(value)}"`;
  return safe(JSON.stringify(value) ?? "");
}

/**
 * An error and its causes: the stack if there is one, else type and message.
 * @param {Record<string, unknown>} err
 * @returns {string[]}
 */
function errorLines({ type, message, code, stack, cause }) {
  const head = `${type}: ${message}`;
  const lines = (typeof stack === "string" ? stack : head).split("\n").map((line) => safe(line));
  const [first = "", ...others] = lines;
  return [
    `${first}${typeof code === "string" ? ` (${safe(code)})` : ""}`,
    ...others,
    ...(isObject(cause) ? errorLines(cause).map((line, i) => (i === 0 ? `caused by ${line}` : line)) : []),
  ];
}

/**
 * The facts of an object, one a line, their names padded.
 * @param {Record<string, unknown>} facts
 */
function factLines(facts) {
  const width = Math.max(...Object.keys(facts).map(({ length }) => length));
  return Object.entries(facts).map(
    ([name, value]) => `${name.padEnd(width)}  ${typeof value === "string" ? safe(value) : word(value)}`,
  );
}

/**
 * A line of the log for people: time, level, message and facts, then errors and nested facts in lines of their own.
 * Shape in: `{"level":30,"time":0,"msg":"listening","address":"http://[::1]:80"}`; out: `00:00:00.000 INFO listening
 * address=http://[::1]:80`;
 *         what is no such object is left as it is
 * @param {string} line
 * @param {Paint} paint
 */
export function readableLine(line, paint) {
  /** @type {unknown} */
  let parsed;
  try {
    parsed = JSON.parse(line);
  } catch {
    return line;
  }
  if (!isObject(parsed)) return line;
  const [level, style] = levels.get(Number(parsed["level"])) ?? ["     ", "dim"];
  const at = new Date(Number(parsed["time"]));
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");
  const facts = Object.entries(parsed).filter(([name]) => !hidden.has(name));
  const words = facts
    .filter(([, value]) => !isObject(value))
    .map(([name, value]) => `${paint("dim", `${safe(name)}=`)}${word(value)}`);
  const blocks = facts.flatMap(([, value]) => (isObject(value) ? factLines(value) : []));
  const err = isObject(parsed["err"]) ? errorLines(parsed["err"]).map((one) => paint(style, one)) : [];
  const head = [
    paint("dim", `${time}.${String(at.getMilliseconds()).padStart(3, "0")}`),
    paint(style, level),
    paint("bold", safe(String(parsed["msg"] ?? ""))),
    ...words,
  ].join(" ");
  return `${[head, ...[...blocks, ...err].map((one) => `    ${one}`)].join("\n")}\n`;
}
