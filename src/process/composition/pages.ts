import type { Request, ResponseObject, ResponseToolkit, ServerRoute } from "@hapi/hapi";
import type { PageFile, PageFiles } from "../../adapters/page-files.ts";
import { answerOther } from "../../openapi/hapi/mount.ts";
import { Problem } from "../../openapi/operation/problem.ts";
import { encodingFor } from "../../openapi/runtime/representation.ts";
import { pathOf, unknownPath } from "../../openapi/runtime/target.ts";

/** By path in lower case. */
const pages: Readonly<Record<string, string>> = {
  "/": "index.html",
  "/docs": "docs.html",
  "/icon.svg": "icon.svg",
  "/third-party.txt": "third-party.txt",
};
/** Where a page finds itself, whatever stands before its path outside of this service. */
const withoutSlash: Readonly<Record<string, string>> = { "/docs/": "../docs" };

const allow = "GET, HEAD, OPTIONS";

/**
 * The file of a path as it was sent. hapi's own has dot segments resolved and is decoded, so that several paths would
 * lead to one file.
 */
function fileOf(path: string): string | undefined {
  const name = path.toLowerCase();
  if (Object.hasOwn(pages, name)) return pages[name];
  return /^\/assets\/([\w-][\w.-]*)$/.exec(path)?.[0].slice(1);
}

/** Names of assets contain a hash of their content, so they never change; everything else is asked for each time. */
const cacheOf = (name: string): string =>
  name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";

async function find(files: PageFiles, path: string, accepted: string | undefined): Promise<[string, PageFile]> {
  const name = fileOf(path);
  const file = name === undefined ? undefined : await files.read(name, encodingFor(accepted));
  if (name !== undefined && file !== undefined) return [name, file];
  if (name?.endsWith(".html") === true && !(await files.isBuilt()))
    throw new Problem(
      "not_found",
      "The pages are not built. `npm run build:web` in the folder of the service builds them.",
    );
  throw unknownPath(path);
}

async function answer(files: PageFiles, request: Request, h: ResponseToolkit): Promise<ResponseObject> {
  const { method, url = "", headers } = request.raw.req;
  const path = pathOf(url);
  const place = Object.hasOwn(withoutSlash, path.toLowerCase()) ? withoutSlash[path.toLowerCase()] : undefined;
  if (place !== undefined) return h.response().code(308).header("location", place);
  const [name, file] = await find(files, path, headers["accept-encoding"]);
  if (method !== "GET" && method !== "HEAD") return answerOther(allow, request, h);
  request.info.acceptEncoding = "identity"; // hapi would compress plain files anew for each request
  const response = h.response(file.bytes).type(file.mediaType).header("cache-control", cacheOf(name));
  response.etag(file.tag, { weak: false, vary: false }).vary("accept-encoding"); // each encoding has a tag of its own
  if (file.encoding !== "identity") response.header("content-encoding", file.encoding);
  return response;
}

/** The pages for people: `/`, `/docs`, and what they load. Everything else stays with the operations. */
export function pageRoutes(files: PageFiles): readonly ServerRoute[] {
  return [...Object.keys(pages), "/assets/{name*}"].map((path) => ({
    method: "*",
    path,
    options: { app: { operationId: "pages" } },
    handler: (request, h) => answer(files, request, h),
  }));
}
