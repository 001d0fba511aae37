import type { Request, ResponseObject, ResponseToolkit, ServerRoute } from "@hapi/hapi";
import { answerOther } from "@segmark/openapi/internal/hapi/mount";
import { Problem } from "@segmark/openapi/internal/operation/problem";
import { encodingFor } from "@segmark/openapi/internal/runtime/representation";
import { pathOf, unknownPath } from "@segmark/openapi/internal/runtime/target";
import type { PageFile, PageFiles } from "./page-files.ts";

/**
 * Pages that were built, and what they load.
 * - `documents`     names of files by path in lower case, besides those in `/assets`
 * - `withoutSlash`  where a page finds itself, whatever stands before its path outside of this server
 * - `unbuilt`       what a page answers as long as it is not built
 */
export type Pages = Readonly<{
  files: PageFiles;
  documents: Readonly<Record<string, string>>;
  withoutSlash?: Readonly<Record<string, string>>;
  unbuilt: string;
}>;

const allow = "GET, HEAD, OPTIONS";

/**
 * The file of a path as it was sent. hapi's own has dot segments resolved and is decoded, so that several paths would
 * lead to one file.
 */
function fileOf({ documents }: Pages, path: string): string | undefined {
  const name = path.toLowerCase();
  if (Object.hasOwn(documents, name)) return documents[name];
  return /^\/assets\/([\w-][\w.-]*)$/.exec(path)?.[0].slice(1);
}

/** Names of assets contain a hash of their content, so they never change; everything else is asked for each time. */
const cacheOf = (name: string): string =>
  name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";

async function find(pages: Pages, path: string, accepted: string | undefined): Promise<[string, PageFile]> {
  const name = fileOf(pages, path);
  const file = name === undefined ? undefined : await pages.files.read(name, encodingFor(accepted));
  if (name !== undefined && file !== undefined) return [name, file];
  if (name?.endsWith(".html") === true) throw new Problem("not_found", pages.unbuilt);
  throw unknownPath(path);
}

async function answer(pages: Pages, request: Request, h: ResponseToolkit): Promise<ResponseObject> {
  const { method, url = "", headers } = request.raw.req;
  const path = pathOf(url);
  const { withoutSlash = {} } = pages;
  const place = Object.hasOwn(withoutSlash, path.toLowerCase()) ? withoutSlash[path.toLowerCase()] : undefined;
  if (place !== undefined) return h.response().code(308).header("location", place);
  const [name, file] = await find(pages, path, headers["accept-encoding"]);
  if (method !== "GET" && method !== "HEAD") return answerOther(allow, request, h);
  request.info.acceptEncoding = "identity"; // hapi would compress plain files anew for each request
  const response = h.response(file.bytes).type(file.mediaType).header("cache-control", cacheOf(name));
  response.etag(file.tag, { weak: false, vary: false }).vary("accept-encoding"); // each encoding has a tag of its own
  if (file.encoding !== "identity") response.header("content-encoding", file.encoding);
  return response;
}

/** The pages and what they load. Everything else stays with the operations. */
export function pageRoutes(pages: Pages): readonly ServerRoute[] {
  return [...Object.keys(pages.documents), "/assets/{name*}"].map((path) => ({
    method: "*",
    path,
    options: { app: { operationId: "pages" } },
    handler: (request, h) => answer(pages, request, h),
  }));
}

/** Whether a path is one of the pages or what they load, built or not. */
export function isPagePath(documents: Pages["documents"], path: string): boolean {
  const first = /^\/[^/]+/.exec(path)?.[0].toLowerCase() ?? path;
  return first === "/assets" || Object.hasOwn(documents, first);
}
