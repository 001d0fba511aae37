import { describe, expect, it } from "vitest";
import { bodyContent, encodableType } from "../../../src/cli/contract/body-content.ts";

describe("a body is encoded according to its media type", () => {
  const value = { name: "Ada", tags: ["a", "b"], size: { width: 1 } };
  /** What `fetch` sends, without the multipart boundary. */
  const sent = async (type: string) => {
    const { data, mediaType } = bodyContent(type, value);
    const headers = mediaType === undefined ? {} : { "content-type": mediaType };
    const request = new Request("http://127.0.0.1/", { method: "POST", body: data, headers });
    return { type: request.headers.get("content-type"), request };
  };

  it("JSON, also with a +json type", async () => {
    const { type, request } = await sent("application/vnd.shop+json");
    expect([type, await request.json()]).toEqual(["application/vnd.shop+json", value]);
  });

  it("JSON for a media range that includes it", async () => {
    const { type, request } = await sent("*/*");
    expect([type, await request.json()]).toEqual(["application/json", value]);
  });

  it("a form, in which a list is a repeated field", async () => {
    const { type, request } = await sent("application/x-www-form-urlencoded");
    const text = await request.text();
    expect([type, text]).toEqual([
      "application/x-www-form-urlencoded",
      "name=Ada&tags=a&tags=b&size=%7B%22width%22%3A1%7D",
    ]);
  });

  it("a multipart form, with a boundary and JSON for objects", async () => {
    const { type, request } = await sent("multipart/form-data");
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const form = await request.formData();
    expect(form.getAll("tags")).toEqual(["a", "b"]);
    expect((form.get("size") as File).type).toBe("application/json");
  });

  it.each([
    ["audio/wav, audio/flac", "audio/wav"],
    ["image/*", "image/octet-stream"],
    ["text/*", undefined],
    ["*/*", undefined],
    ["application/json", undefined],
    [undefined, undefined],
  ])("a text of a multipart form whose type is %s, as a file of %s", (contentType, type) => {
    const { data } = bodyContent("multipart/form-data", value, { name: { ...(contentType && { contentType }) } });
    const part = (data as FormData).get("name");
    expect(part instanceof File ? part.type : undefined).toBe(type);
  });
});

it("of several media types the one that is easiest to encode is chosen", () => {
  expect(encodableType(["text/csv", "application/json; charset=utf-8"])).toBe("application/json; charset=utf-8");
  expect(encodableType(["image/png", "text/csv"])).toBe("text/csv");
  expect(encodableType(["image/png"])).toBeUndefined();
});
