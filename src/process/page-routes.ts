import accept from "@hapi/accept";
import type { Request, ResponseObject, ResponseToolkit, ServerRoute } from "@hapi/hapi";
import type { PageEncoding, PageFiles } from "../adapters/page-files.ts";
import { unknownPath } from "../openapi/runtime/unknown-path.ts";

/** Nothing but this service: no scripts or styles inside of a page, no frames around it, no other origin. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const pageHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
};

const encodings: readonly PageEncoding[] = ["br", "gzip", "identity"];

function encodingsFor(header: string | undefined): readonly PageEncoding[] {
  if (header === undefined || header.length > 1024) return ["identity"];
  try {
    const preferred = accept.encodings(header);
    return encodings.filter((encoding) => preferred.includes(encoding));
  } catch {
    return ["identity"];
  }
}

/** Names of assets contain a hash of their content, so they never change; pages are asked for each time. */
const cacheOf = (name: string): string =>
  name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";

async function send(files: PageFiles, name: string, request: Request, h: ResponseToolkit): Promise<ResponseObject> {
  const file = await files.read(name, encodingsFor(request.raw.req.headers["accept-encoding"]));
  if (file === undefined) throw unknownPath(request.raw.req.url ?? "");
  const response = h.response(file.bytes).type(file.mediaType).etag(file.tag).header("cache-control", cacheOf(name));
  response.vary("accept-encoding");
  if (file.encoding !== "identity") response.header("content-encoding", file.encoding);
  for (const [header, value] of Object.entries(pageHeaders)) response.header(header, value);
  return response;
}

/** The pages for people: `/`, `/docs`, and what they load. Everything else stays with the operations. */
export function pageRoutes(files: PageFiles): readonly ServerRoute[] {
  const page = (path: string, nameOf: (request: Request) => string): ServerRoute => ({
    method: "GET",
    path,
    options: { app: { operationId: "pages" } },
    handler: (request, h) => send(files, nameOf(request), request, h),
  });
  return [
    page("/", () => "index.html"),
    page("/docs", () => "docs.html"),
    page("/icon.svg", () => "icon.svg"),
    page("/assets/{name*}", ({ params }) => `assets/${String(params["name"])}`),
  ];
}
