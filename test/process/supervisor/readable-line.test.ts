import { describe, expect, it } from "vitest";
import { lineFormat } from "../../../src/process/supervisor/line-format.js";
import { readableLine } from "../../../src/process/supervisor/readable-line.js";

const at = new Date(2026, 0, 2, 3, 4, 5, 6).getTime();
const plain = (_style: string, text: string): string => text;
const line = (facts: object): string =>
  readableLine(`${JSON.stringify({ level: 30, time: at, pid: 1, hostname: "h", ...facts })}\n`, plain);

describe("a readable line of the log", () => {
  it.each([
    [
      "message and facts",
      { msg: "listening", address: "http://[::1]:80", ms: 7 },
      "INFO  listening address=http://[::1]:80 ms=7",
    ],
    ["quotes around words", { msg: "m", why: "it is gone", none: "" }, 'INFO  m why="it is gone" none=""'],
    ["lists", { msg: "m", applied: ["a", "b"] }, 'INFO  m applied=["a","b"]'],
    ["its level", { level: 60, msg: "m" }, "FATAL m"],
    ["nested facts below", { msg: "m", service: { docs: "a b", port: 1 } }, "INFO  m\n    docs  a b\n    port  1"],
    [
      "errors below, with their causes",
      {
        level: 50,
        msg: "m",
        err: { type: "Error", message: "no", code: "E1", cause: { type: "TypeError", message: "why" } },
      },
      "ERROR m\n    Error: no (E1)\n    caused by TypeError: why",
    ],
    [
      "their stacks",
      { msg: "m", err: { type: "Error", message: "no", stack: "Error: no\n  at a" } },
      "INFO  m\n    Error: no\n      at a",
    ],
    [
      "nothing that steers a terminal",
      { msg: "a\u001b[2J\nb", path: "\u202e\u0085", err: { type: "\u0007", message: "\r" } },
      "INFO  a\\u{1b}[2J\\u{a}b path=\\u{202e}\\u{85}\n    \\u{7}: \\u{d}",
    ],
  ])("has %s", (_what, facts, text) => {
    expect(line(facts)).toBe(`03:04:05.006 ${text}\n`);
  });

  it.each(["", "no JSON\n", "7\n", "null\n"])("leaves %j as it is", (text) => {
    expect(readableLine(text, plain)).toBe(text);
  });

  it("has the colour of its level", () => {
    const painted = readableLine('{"level":40,"time":0,"msg":"m"}', (style, text) => `<${style}>${text}</>`);
    expect(painted).toContain("<yellow>WARN </> <bold>m</>");
  });
});

describe("the format of the log", () => {
  const terminal = { isTTY: true } as NodeJS.WriteStream;
  const pipe = { isTTY: false } as NodeJS.WriteStream;

  it.each<[string | undefined, NodeJS.WriteStream, boolean]>([
    [undefined, terminal, true],
    ["", terminal, true],
    [undefined, pipe, false],
    ["json", terminal, false],
    ["pretty", pipe, true],
  ])("with LOG_FORMAT %s on %j is for people: %s", (setting, stream, isReadable) => {
    expect(lineFormat(setting, stream) !== undefined).toBe(isReadable);
  });

  it("has no colour where nobody sees it", () => {
    expect(lineFormat("pretty", process.stdout)?.('{"level":30,"time":0,"msg":"m"}\n')).toMatch(
      /^\d\d:\d\d:00\.000 INFO {2}m\n$/,
    );
  });
});
