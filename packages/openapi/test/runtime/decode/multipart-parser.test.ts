import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Problem } from "../../../src/operation/problem.ts";
import { multipartParser } from "../../../src/runtime/decode/multipart-parser.ts";

/** What a parser reports about chunks: parts with their bytes as text, and the problem that ended it. */
function parsed(chunks: readonly Uint8Array[], boundary: string): unknown {
  const parts: { name: string; text: string; isClosed: boolean }[] = [];
  const parser = multipartParser(`multipart/form-data; boundary="${boundary}"`, {
    open: ({ name }) => void parts.push({ name, text: "", isClosed: false }),
    bytes: (bytes) => {
      const part = parts.at(-1);
      if (part !== undefined) part.text += Buffer.from(bytes).toString("latin1");
    },
    close: () => {
      const part = parts.at(-1);
      if (part !== undefined) part.isClosed = true;
    },
  });
  try {
    for (const chunk of chunks) parser.write(chunk);
    parser.end();
    return parts;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

const cut = (bytes: Uint8Array, at: readonly number[]): Uint8Array[] => {
  const ends = [0, ...at.map((n) => n % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
};

const content = fc.array(fc.constantFrom("\r\n", "--", "-", "\r", "\n", "b", "\r\n--", "\r\n--b", "x", "--\r\n", "é"), {
  maxLength: 12,
});
const boundaries = fc.constantFrom("b", "-", "--", "b-", "b--", "----WebKitFormBoundaryx");

describe("a multipart body in chunks", () => {
  it("is parsed like the whole body, wherever it is split", () => {
    fc.assert(
      fc.property(
        fc.array(content, { maxLength: 4 }),
        boundaries,
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.boolean(),
        (contents, boundary, at, hasEnd) => {
          const parts = contents.map(
            (pieces, index) =>
              `--${boundary}\r\nContent-Disposition: form-data; name="p${index}"\r\nX-Other: y\r\n\r\n${pieces.join("")}\r\n`,
          );
          const bytes = Buffer.from(`${parts.join("")}${hasEnd ? `--${boundary}--\r\n` : ""}`);
          expect(parsed(cut(bytes, at), boundary)).toEqual(parsed([bytes], boundary));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("has the same parts as in the platform's parser", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(content, fc.boolean()), { minLength: 1, maxLength: 4 }), async (contents) => {
        const form = new FormData();
        for (const [index, [pieces, isFile]] of contents.entries())
          form.append(
            `p${index}"`,
            isFile ? new Blob([pieces.join("")]) : pieces.join("").replaceAll(/\r\n?|\n/g, "\r\n"),
          );
        const body = new Response(form);
        const bytes = new Uint8Array(await body.clone().arrayBuffer());
        const [, boundary = ""] = String(body.headers.get("content-type")).split("boundary=");
        const read = await body.formData();
        const expected = await Promise.all(
          [...read].map(async ([name, value]) => {
            const text = typeof value === "string" ? Buffer.from(value) : Buffer.from(await value.arrayBuffer());
            return { name, text: text.toString("latin1"), isClosed: true };
          }),
        );
        expect(parsed([bytes], boundary)).toEqual(expected);
      }),
    );
  });

  it.each([
    "multipart/form-data; xboundary=a; boundary=b",
    'multipart/form-data; note="; boundary=a"; boundary=b',
    'multipart/form-data; note="x\\"; boundary=a"; boundary="b"',
    "multipart/form-data;BOUNDARY=b;charset=utf-8",
    "multipart/form-data ; boundary=b ;",
  ])("has the boundary that is a parameter of its own: %s", (contentType) => {
    const body = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n';
    const names: string[] = [];
    const parser = multipartParser(contentType, {
      open: ({ name }) => void names.push(name),
      bytes: () => undefined,
      close: () => undefined,
    });
    parser.write(Buffer.from(body));
    parser.end();
    expect(names).toEqual(["a"]);
  });

  it("is parsed byte by byte", () => {
    const body = `--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain\r\n\r\n--b-\r\n-\r\n--b--\r\n`;
    const bytes = Buffer.from(body);
    expect(parsed(cut(bytes, [...bytes.keys()]), "b")).toEqual([{ name: "a", text: "--b-\r\n-", isClosed: true }]);
  });
});
