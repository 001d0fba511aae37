import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventStream } from "../../../src/proxy/channel/event-stream.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The events of a stream whose bytes are split at the given places. */
function read(stream: Uint8Array, cuts: readonly number[] = [], limit = 5000) {
  const parser = eventStream(limit);
  const ends = [...new Set(cuts), stream.length].sort((a, b) => a - b);
  const events = ends.flatMap((end, i) => [...parser.push(stream.subarray(ends[i - 1] ?? 0, end))]);
  return { events, id: parser.lastEventId, retry: parser.retry };
}
const eventsOf = (text: string, limit?: number) =>
  read(bytes(text), [], limit).events.map(({ type, data }) => (type === "message" ? data : [type, data]));

describe("the event-stream format", () => {
  it.each<[string, string, unknown[]]>([
    ["a message", "data: a\n\n", ["a"]],
    ["CR", "data: a\r\rdata: b\r\r", ["a", "b"]],
    ["CRLF", "data: a\r\n\r\ndata: b\r\n\r\n", ["a", "b"]],
    ["mixed line endings", "data: a\r\ndata: b\r\rdata: c\n\r\n", ["a\nb", "c"]],
    ["several lines of data", "data: a\ndata\ndata:\ndata: b\n\n", ["a\n\n\nb"]],
    ["one space after the colon that is dropped, and more that are not", "data:a\ndata: a\ndata:  a\n\n", ["a\na\n a"]],
    ["a tab after the colon that is kept", "data:\ta\n\n", ["\ta"]],
    ["colons in the value", "data: a:b: c\n\n", ["a:b: c"]],
    ["a field without a colon", "data\n\n", [""]],
    ["data without a value, twice", "data\ndata\n\n", ["\n"]],
    ["comments", ": hello\n:\ndata: a\n:data: b\n\n", ["a"]],
    ["unknown fields and fields in another case", "Data: x\ndata : x\n data: x\nfoo: x\ndata: a\n\n", ["a"]],
    ["a type", "event: ready\ndata: {}\n\ndata: a\n\n", [["ready", "{}"], "a"]],
    ["the last type of several", "event: x\nevent: y\ndata: a\n\n", [["y", "a"]]],
    ["an empty type, which is ignored", "event: x\nevent\ndata: a\n\n", ["a"]],
    ["a type without data, which is dropped", "event: x\n\ndata: a\n\n", ["a"]],
    ["a last block without a blank line after it, which is dropped", "data: a\n\ndata: b\n", ["a"]],
    ["a last line without a line ending, which is dropped", "data: a\n\ndata: b", ["a"]],
    ["blank lines", "\n\n\ndata: a\n\n\n\n", ["a"]],
    ["a byte order mark at the start", "\uFEFFdata: a\n\n", ["a"]],
    ["a second byte order mark, which belongs to the field", "\uFEFF\uFEFFdata: a\n\ndata: b\n\n", ["b"]],
    ["a byte order mark later on, which is text", "data: \uFEFFa\n\n", ["\uFEFFa"]],
    ["NUL in data", "data: a\0b\n\n", ["a\0b"]],
    ["text outside ASCII", "data: héllo ✓ 😀\u2028x\u0085y\n\n", ["héllo ✓ 😀\u2028x\u0085y"]],
  ])("supports %s", (_what, text, events) => {
    expect(eventsOf(text)).toEqual(events);
  });

  it("replaces bytes that are not UTF-8, and nothing else", () => {
    const stream = new Uint8Array([...bytes("data: a"), 0xe2, 0x9c, 10, ...bytes("data: b"), 0xff, 10, 10]);
    expect(read(stream).events).toEqual([{ type: "message", data: "a\uFFFD\nb\uFFFD" }]);
  });

  it.each([
    ["has the id of the last message", "id: 1\ndata: a\n\nid: 2\ndata: b\n\n", "2"],
    ["keeps an id over messages without one", "id: 1\ndata: a\n\ndata: b\n\n", "1"],
    ["takes an id without data", "id: 1\n\n", "1"],
    ["does not take an id before its blank line", "id: 1\ndata: a\n\nid: 2\ndata: b\n", "1"],
    ["forgets the id when the server sends an empty one", "id: 1\ndata: a\n\nid\ndata: b\n\n", ""],
    ["ignores an id with NUL", "id: 1\n\nid: 2\0\n\n", "1"],
    ["takes an id of 1024 characters", `id: ${"9".repeat(1024)}\n\n`, "9".repeat(1024)],
    ["ignores a longer one", `id: 1\n\nid: ${"9".repeat(1025)}\n\n`, "1"],
  ])("%s", (_rule, text, id) => {
    expect(read(bytes(text)).id).toBe(id);
  });

  it("starts with the id of the previous connection", () => {
    const parser = eventStream(1000, "7");
    expect([...parser.push(bytes("data: a\n\n"))]).toHaveLength(1);
    expect(parser.lastEventId).toBe("7");
  });

  it.each([
    ["retry: 250\n", 250],
    ["retry:0\n", 0],
    ["retry: 250\nretry: 1e3\n", 250],
    ["retry: -1\n", undefined],
    ["retry: 1.5\n", undefined],
    ["retry:  5\n", undefined],
    ["retry\n", undefined],
    ["retry: ٣\n", undefined],
  ])("reads %j", (text, retry) => {
    expect(read(bytes(text)).retry).toBe(retry);
  });
});

describe("the size of a message", () => {
  it.each<[string, string, unknown[]]>([
    ["is counted without the field's name", "data: 12345678\n\n", ["12345678"]],
    ["is counted in bytes", "data: é234567\n\ndata: é2345678\n\n", ["é234567", undefined]],
    ["counts line ends between lines", "data: 123\ndata: 4567\n\ndata: 1234\ndata: 5678\n\n", ["123\n4567", undefined]],
    ["counts empty lines", `${"data\n".repeat(9)}\n${"data\n".repeat(10)}\n`, ["\n".repeat(8), undefined]],
    ["that is too large does not affect the next", `data: ${"x".repeat(5000)}\n\ndata: a\n\n`, [undefined, "a"]],
    ["is not reset by a short line", `data: ${"x".repeat(50)}\ndata: a\n\n`, [undefined]],
    ["does not truncate other fields", "event: 123456789\ndata: a\n\n", ["a"]],
    ["does not limit comments", `:${"x".repeat(5000)}\ndata: a\n\n`, ["a"]],
  ])("%s", (_rule, text, events) => {
    expect(eventsOf(text, 8)).toEqual(events);
  });

  it("keeps the type and the id of a message that is skipped", () => {
    const { events, id } = read(bytes(`event: x\nid: 5\ndata: ${"x".repeat(50)}\n\n`), [], 8);
    expect([events, id]).toEqual([[{ type: "x", data: undefined }], "5"]);
  });
});

describe("chunks", () => {
  const piece = fc.constantFrom(
    ...["data: ", "data", "event: ready", "id: 1", "retry: 9", ":", " ", "x", "é", "😀", "\uFEFF", "\0"],
    ...["\n", "\r", "\r\n", "\n\n", "\r\r", "\r\n\r\n"],
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

  it("may be split anywhere", () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(200)), (stream, cuts) => {
        const whole = bytes(stream);
        const within = cuts.filter((cut) => cut < whole.length);
        expect(read(whole, within, 6)).toEqual(read(whole, [], 6));
      }),
      { numRuns: 2000 },
    );
  });

  it("may be single bytes", () => {
    fc.assert(
      fc.property(text, (stream) => {
        const whole = bytes(stream);
        expect(read(whole, [...whole.keys()])).toEqual(read(whole));
      }),
      { numRuns: 1000 },
    );
  });

  it("produce the same events as a straightforward implementation of the rules", () => {
    fc.assert(
      fc.property(text, (stream) => {
        expect(read(bytes(stream)).events).toEqual(plainly(stream));
      }),
      { numRuns: 3000 },
    );
  });

  it("are not read beyond the requested event", () => {
    const [first] = eventStream(1000).push(bytes("data: a\n\ndata: b\n\n"));
    expect(first).toEqual({ type: "message", data: "a" });
  });
});

/** The rules of the standard applied in order to a whole text. */
function plainly(text: string) {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const events: { type: string; data: string }[] = [];
  let [type, data] = ["", ""];
  for (const line of lines.slice(0, -1)) {
    if (line === "") {
      if (data !== "") events.push({ type: type || "message", data: data.slice(0, -1) });
      [type, data] = ["", ""];
    } else if (!line.startsWith(":")) {
      const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/su.exec(line) ?? [];
      if (field === "data") data += `${value}\n`;
      if (field === "event") type = value;
    }
  }
  return events;
}
