import { server as hapi } from "@hapi/hapi";
import { expect, it } from "vitest";
import { toResponse } from "../../../src/openapi/hapi/reply.ts";
import { answerOf } from "../../../src/openapi/runtime/answer.ts";

/** An answer that hapi itself sends, as for an operation with callers of its own. */
async function sent(
  policy: "revalidate" | "no-store",
  headers: Readonly<Record<string, string>> = {},
  personal = false,
) {
  const server = hapi();
  const handler = (_: unknown, h: Parameters<typeof toResponse>[0]) =>
    toResponse(h, answerOf({ status: 200, body: ["é"], personal }, "application/json", policy));
  server.route({ method: "GET", path: "/", handler });
  const { statusCode, payload, headers: got } = await server.inject({ url: "/", headers });
  return {
    status: statusCode,
    body: payload,
    etag: got["etag"],
    cached: got["cache-control"],
    type: got["content-type"],
  };
}

it("has an ETag if shared caches may store it, and is not sent again to a client that has it", async () => {
  const { etag, ...first } = await sent("revalidate");
  const cached = "public, max-age=0, must-revalidate";
  expect(first).toEqual({ status: 200, body: '["é"]', cached, type: "application/json; charset=utf-8" });
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect(await sent("revalidate", { "if-none-match": String(etag) })).toMatchObject({ status: 304, body: "", etag });
});

it("has no ETag if it must not be stored, or only by its caller", async () => {
  expect(await sent("no-store")).toMatchObject({ etag: undefined, cached: "no-store" });
  expect(await sent("revalidate", {}, true)).toMatchObject({ etag: undefined, cached: "private, no-store" });
});
