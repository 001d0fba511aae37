import { describe, expect, it } from "vitest";
import { type FileRequest, requestedBytes } from "../../../src/use-cases/public/requested-bytes.ts";

const modifiedAt = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
const date = new Date(modifiedAt).toUTCString();
const before = new Date(modifiedAt - 1000).toUTCString();
const file = { size: 1000, tag: "dump", modifiedAt };
const asked = (headers: FileRequest["headers"], method = "GET", size = file.size) =>
  requestedBytes({ ...file, size }, { method, headers });
const part = (first: number, last: number) => ({ kind: "part", first, last });

describe("a range of bytes", () => {
  it.each([
    ["bytes=0-0", part(0, 0)],
    ["bytes=0-", part(0, 999)],
    ["bytes=10-19", part(10, 19)],
    ["Bytes = 10-19 ", part(10, 19)],
    ["bytes=990-5000", part(990, 999)],
    ["bytes=-1", part(999, 999)],
    ["bytes=-5000", part(0, 999)],
    ["bytes=1000-", { kind: "unsatisfiable" }],
    ["bytes=-0", { kind: "unsatisfiable" }],
    ["bytes=9-1", { kind: "whole" }],
    ["bytes=-", { kind: "whole" }],
    ["bytes=0-1,5-6", { kind: "whole" }],
    ["lines=0-1", { kind: "whole" }],
    ["bytes=a-b", { kind: "whole" }],
    [`bytes=${"9".repeat(400)}-`, { kind: "whole" }],
  ])("%s", (range, expected) => {
    expect(asked({ range })).toEqual(expected);
  });

  it("of an empty file is not there", () => {
    expect(asked({ range: "bytes=0-" }, "GET", 0)).toEqual({ kind: "unsatisfiable" });
    expect(asked({ range: "bytes=-5" }, "GET", 0)).toEqual({ kind: "unsatisfiable" });
  });

  it.each([
    ["the tag", '"dump"', "part"],
    ["another tag", '"other"', "whole"],
    ["a weak tag", 'W/"dump"', "whole"],
    ["the date", date, "part"],
    ["another date", before, "whole"],
    ["nonsense", "soon", "whole"],
  ])("is sent if the client has a part of this file: %s", (_name, ifRange, kind) => {
    expect(asked({ range: "bytes=5-", "if-range": ifRange }).kind).toBe(kind);
  });

  it("is for GET only", () => {
    expect(asked({ range: "bytes=5-" }, "HEAD")).toEqual({ kind: "whole" });
  });
});

describe("a file that the client has", () => {
  it.each([
    [{ "if-none-match": '"dump"' }, "unmodified"],
    [{ "if-none-match": 'W/"dump"' }, "unmodified"],
    [{ "if-none-match": '"a", "dump"' }, "unmodified"],
    [{ "if-none-match": "*" }, "unmodified"],
    [{ "if-none-match": '"other"' }, "whole"],
    [{ "if-modified-since": date }, "unmodified"],
    [{ "if-modified-since": before }, "whole"],
    [{ "if-modified-since": "soon" }, "whole"],
    [{ "if-none-match": '"other"', "if-modified-since": date }, "whole"],
    [{ "if-none-match": '"dump"', range: "bytes=0-1" }, "unmodified"],
  ])("%j: %s", (headers, kind) => {
    expect(asked(headers).kind).toBe(kind);
  });
});
