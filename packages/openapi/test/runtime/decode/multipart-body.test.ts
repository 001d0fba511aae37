import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fairSteps, stepsOf } from "../../../../../test/support/steps.ts";
import { Problem } from "../../../src/operation/problem.ts";
import { createDecoder } from "../../../src/runtime/decode/decode.ts";
import { type Generated, generated } from "../../codegen/support.ts";

const file = { type: "string", format: "binary" };
const document = {
  openapi: "3.1.0",
  info: { title: "Uploads", version: "1" },
  "x-max-bytes": 1_000_000,
  paths: {
    "/upload": {
      post: {
        operationId: "upload",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["avatar"],
                properties: {
                  avatar: { ...file, "x-max-bytes": 8 },
                  attachments: { type: "array", items: file, maxItems: 2 },
                  raw: { contentMediaType: "application/octet-stream" },
                  any: {},
                  age: { type: "integer" },
                  tags: { type: "array", items: { type: "string" } },
                  meta: { type: "object", required: ["a"], properties: { a: { type: "integer" } } },
                  title: { type: "string", default: "none" },
                  filled: { ...file, minLength: 1 },
                  letter: file,
                },
              },
              encoding: {
                avatar: { contentType: "image/png, image/gif" },
                attachments: { contentType: "image/*" },
                meta: { contentType: "application/json" },
                letter: { contentType: "text/*, application/pdf" },
              },
            },
            "multipart/mixed": { schema: { type: "object", properties: { note: { type: "string" } } } },
          },
        },
        responses: { "200": { description: "Fine." } },
      },
    },
  },
};

let uploads: Generated;
beforeAll(async () => {
  uploads = await generated(JSON.stringify(document));
});
afterAll(() => uploads[Symbol.asyncDispose]());

const type = "multipart/form-data; boundary=b";
function decode(body: string | Uint8Array, contentType = type): Record<string, unknown> {
  const [operation, validators] = [uploads.operations["upload"], uploads.requests["upload"]];
  if (operation === undefined || validators === undefined) throw new Error("no operation");
  const headers = { "content-type": contentType };
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return createDecoder(operation, validators)({ path: {}, query: new URLSearchParams(), headers, body: bytes })
    .body as Record<string, unknown>;
}
function refusal(body: string | Uint8Array, contentType = type): string {
  try {
    return `decoded ${JSON.stringify(decode(body, contentType))}`;
  } catch (error) {
    if (error instanceof Problem) return `${error.code}: ${error.message}`;
    throw error;
  }
}
const part = (head: string, content: string, type?: string): string =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n${type === undefined ? "" : `Content-Type: ${type}\r\n`}\r\n${content}\r\n`;
const avatar = part('name="avatar"; filename="a.png"', "png", "image/png");
const whole = (...parts: readonly string[]): string => `${parts.join("")}--b--\r\n`;

describe("the parts of a multipart body become fields", () => {
  it.each<[what: string, parts: readonly string[], expected: object]>([
    ["numbers", [part('name="age"', "5")], { age: 5 }],
    ["lists", [part('name="tags"', "a"), part('name="tags"', "b")], { tags: ["a", "b"] }],
    ["a list of one", [part('name="tags"', "a")], { tags: ["a"] }],
    ["JSON with its type", [part('name="meta"', '{"a":1}', "application/json")], { meta: { a: 1 } }],
    ["JSON without a type", [part('name="meta"', '{"a":1}')], { meta: { a: 1 } }],
    ["JSON as a file", [part('name="meta"; filename="m"', '{"a":1}', "application/json")], { meta: { a: 1 } }],
    ["text in UTF-8", [part('name="title"', "ä日")], { title: "ä日" }],
    ["nothing", [part('name="title"', "")], { title: "" }],
    ["text as a file", [part('name="title"; filename="t.txt"', "t", "text/plain")], { title: "t" }],
    ["a part that the specification does not list", [part('name="other"', "1")], { other: "1" }],
    ["dashes and line ends", [part('name="title"', "--\r\n-\r\n--c\r\n--")], { title: "--\r\n-\r\n--c\r\n--" }],
    ["an escaped name", [part('name="a%22b\\"c"', "x")], { 'a"b"c': "x" }],
    ["a prototype", [part('name="__proto__"', "x"), part('name="constructor"', "x")], { constructor: "x" }],
  ])("%s", (_what, parts, expected) => {
    expect(decode(whole(avatar, ...parts))).toEqual({ title: "none", avatar: expect.any(File), ...expected });
  });

  it("a file has its name, type and bytes", async () => {
    const named = part('name="avatar"; filename="日本\\".png"', "\u0000\r\npng", "image/png");
    const { avatar } = decode(whole(named)) as { avatar: File };
    expect(avatar).toMatchObject({ name: '日本".png', type: "image/png", size: 6 });
    expect(await avatar.text()).toBe("\u0000\r\npng");
  });

  it("a file without a type is text, where encoding allows text", async () => {
    const { letter } = decode(whole(avatar, part('name="letter"', "Dear"))) as { letter: File };
    expect([letter.type, await letter.text()]).toEqual(["text/plain", "Dear"]);
  });

  it("a name within a quoted value is part of that value", async () => {
    const named = part('filename="a; name=title; \\"b.png"; name="avatar"', "png", "image/png");
    const { avatar, title } = decode(whole(named)) as { avatar: File; title?: unknown };
    expect([avatar.name, title]).toEqual(['a; name=title; "b.png', "none"]);
  });

  it("files in a list, without a type, and where anything is allowed", async () => {
    const one = part('name="attachments"; filename="1"', "1", "image/png");
    const { attachments, raw, any } = decode(
      whole(avatar, one, one, part('name="raw"', "r"), part('name="any"; filename="x"', "{}", "application/json")),
    ) as { attachments: File[]; raw: File; any: File };
    expect(await Promise.all([...attachments, raw, any].map((file) => file.text()))).toEqual(["1", "1", "r", "{}"]);
    expect(raw).toMatchObject({ name: "", type: "text/plain" });
  });

  it("other kinds of multipart bodies, with a quoted boundary, text before the first part and after the last", () => {
    const body = `before\r\n--a b\r\nContent-Disposition: attachment; name=note\r\n\r\nx\r\n--a b--\r\nafter\r\n--a b\r\n`;
    expect(decode(body, 'multipart/mixed; boundary="a b"')).toEqual({ note: "x" });
  });

  it("a body encoded by the platform's FormData", async () => {
    const form = new FormData();
    form.set("avatar", new File(["png"], "a.png", { type: "image/png" }));
    form.set("meta", new Blob(['{"a":1}'], { type: "application/json" }));
    form.set("age", "7");
    const request = new Response(form);
    const bytes = new Uint8Array(await request.arrayBuffer());
    expect(decode(bytes, String(request.headers.get("content-type")))).toMatchObject({ age: 7, meta: { a: 1 } });
  });
});

describe("faults in a multipart body are reported", () => {
  const malformed = "bad_request: The body is not a valid multipart body: ";
  it.each<[what: string, body: string, text: string]>([
    ["a missing file", whole(part('name="age"', "1")), "bad_request: No avatar provided. avatar must be a file."],
    [
      "a wrong number",
      whole(avatar, part('name="age"', "x")),
      "bad_request: No valid age. age must be a whole number.",
    ],
    [
      "a wrong field of JSON",
      whole(avatar, part('name="meta"', '{"a":"x"}')),
      "bad_request: No valid meta.a. meta.a must be a whole number.",
    ],
    ["invalid JSON", whole(avatar, part('name="meta"', "{")), "bad_request: No valid meta. meta must be JSON text."],
    [
      "a part of another type",
      whole(part('name="avatar"; filename="a"', "x", "text/html")),
      "unsupported_media_type: The part avatar must be image/png or image/gif.",
    ],
    [
      "a file without a type, which is text",
      whole(part('name="avatar"', "<script>")),
      "unsupported_media_type: The part avatar must be image/png or image/gif.",
    ],
    [
      "one of several files without a type",
      whole(avatar, part('name="attachments"', "<script>")),
      "unsupported_media_type: The part attachments must be image/*.",
    ],
    [
      "a named file without a type",
      whole(part('name="avatar"; filename="a.png"', "<script>")),
      "unsupported_media_type: The part avatar must be image/png or image/gif.",
    ],
    [
      "a part that is too large",
      whole(part('name="avatar"; filename="a"', "123456789", "image/png")),
      "body_too_large: The part avatar has more than 8 bytes.",
    ],
    [
      "an empty file",
      whole(avatar, part('name="filled"; filename="a"', "")),
      "bad_request: No valid filled. filled must be a file.",
    ],
    ["a duplicate file", whole(avatar, avatar), "bad_request: No valid avatar. avatar is given more than once."],
    ["no final boundary", avatar, `${malformed}It ends before its last boundary.`],
    ["an end within the headers", "--b\r\nContent-Disp", `${malformed}It ends before its last boundary.`],
    ["no boundary in the body", "name=a", `${malformed}It ends before its last boundary.`],
    [
      "a boundary within a part",
      whole(part('name="age"', "\r\n--bc")),
      `${malformed}Its boundary also occurs within a part.`,
    ],
    ["no headers", whole("--b\r\n\r\nx\r\n"), `${malformed}A part has no name.`],
    [
      "a duplicate header",
      whole("--b\r\nA: b\r\na: c\r\n\r\nx\r\n"),
      `${malformed}The headers of a part are malformed.`,
    ],
    ["no name", whole("--b\r\nContent-Type: text/plain\r\n\r\nx\r\n"), `${malformed}A part has no name.`],
    ["an empty name", whole(part('name=""', "x")), `${malformed}A part has no name.`],
    ["a header without a colon", whole("--b\r\nx\r\n\r\nx\r\n"), `${malformed}The headers of a part are malformed.`],
    [
      "long headers",
      whole(`--b\r\nX: ${"x".repeat(20_000)}\r\n\r\nx\r\n`),
      `${malformed}The headers of a part are too long.`,
    ],
    [
      "too many parts",
      whole(avatar, part('name="tags"', "a").repeat(1000)),
      `${malformed}It has more than 1000 parts.`,
    ],
    [
      "a name in broken percent-encoding",
      whole(part("name=\"avatar\"; filename*=UTF-8''%ff", "x")),
      `${malformed}The filename* of a part is not percent-encoded UTF-8.`,
    ],
  ])("%s", (_what, body, text) => {
    expect(refusal(body)).toBe(text);
  });

  it.each([
    "multipart/form-data",
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${"a".repeat(71)}`,
  ])("%s has no valid boundary", (contentType) => {
    expect(refusal(whole(avatar), contentType)).toBe("bad_request: The Content-Type has no valid boundary.");
  });

  it("a text that is not UTF-8", () => {
    const body = Buffer.concat([
      Buffer.from(avatar),
      Buffer.from(part('name="title"', "\xff"), "latin1"),
      Buffer.from("--b--"),
    ]);
    expect(refusal(body)).toBe("bad_request: No valid title. title is not UTF-8 text.");
  });
});

describe("any multipart body", () => {
  it("is decoded or refused with a problem", () => {
    const pieces = fc.constantFrom(
      ...[
        "--b",
        "\r\n",
        "--",
        "-",
        "\n",
        "\r",
        ": ",
        "Content-Disposition: form-data; ",
        'name="age"',
        "name=tags",
        ";",
      ],
      ...['filename="x"', "filename*=UTF-8''x", "Content-Type: application/json", "x", "{}", "\0", avatar],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (list) => void refusal(list.join(""))),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string(), (text) => void refusal(whole(avatar), `multipart/form-data; ${text}`)));
  });

  it.each<[what: string, body: string]>([
    ["boundaries", "--b\r\n".repeat(100_000)],
    ["near-boundaries", "\r\n--a".repeat(100_000)],
    ["dashes", "-".repeat(500_000)],
    ["line ends", "\r\n".repeat(250_000)],
    ["one long part", whole(part('name="title"', "\r\n--".repeat(100_000)))],
    ["headers", `--b\r\n${"a: b\r\n".repeat(80_000)}`],
    ["a long header", `--b\r\nContent-Disposition: form-data${"; name".repeat(80_000)}`],
    ["a header of quotes", whole(`--b\r\nContent-Disposition: form-data; name="${'\\"'.repeat(7_000)}\r\n\r\n`)],
  ])("%s cost no more than reading them", (_what, body) => {
    expect(stepsOf(() => refusal(body))).toBeLessThan(fairSteps(body.length));
  });
});
