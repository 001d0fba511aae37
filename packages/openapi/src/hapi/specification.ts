import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerRoute } from "@hapi/hapi";
import type { Fingerprint, Generated } from "../runtime/application.ts";
import { createRouter } from "../runtime/router.ts";
import { answerOther } from "./mount.ts";

/** A document as it is served. */
type Document = Readonly<{ bytes: Buffer; type: string; sha256: string }>;

const isJson = (file: string): boolean => /\.json$/i.test(file);

async function read(file: string): Promise<Document> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Error(`The specification ${resolve(file)} cannot be read.`, { cause });
  });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { bytes, type: isJson(file) ? "application/json" : "application/yaml", sha256 };
}

/**
 * Reads a document and the files that it refers to, by the paths where they are served: references among them lead from
 * one to the other.
 * @throws Error naming what has changed since the code was generated
 */
async function documentsOf(
  file: string,
  { sha256, parts, command }: Fingerprint,
  at: string,
): Promise<Map<string, Document>> {
  const found = new Map<string, Document>();
  const changed: string[] = [];
  for (const [path, expected] of Object.entries({ ...parts, [basename(file)]: sha256 })) {
    const document = await read(join(dirname(file), path));
    if (document.sha256 !== expected) changed.push(path);
    found.set(`/${encodeURI(path)}`, document);
  }
  if (changed.length > 0)
    throw new Error(`Since the code was generated, ${changed.join(", ")} has changed. Run: ${command}`);
  const main = found.get(`/${encodeURI(basename(file))}`);
  if (Object.keys(parts).length === 0) found.clear();
  if (main !== undefined) found.set(at, main);
  return found;
}

/**
 * Routes that serve the document of an application: at `/openapi.yaml` or `/openapi.json`, unless an operation has the
 * path. What it refers to is served beside it.
 * @param spec path or URL of the document
 * @param at another path for it
 * @throws Error when it is not the one that the code was generated from
 */
export async function specificationRoutes(
  spec: string | URL,
  { fingerprint, operations }: Pick<Generated, "fingerprint" | "operations">,
  at?: string,
): Promise<readonly ServerRoute[]> {
  if (fingerprint === undefined)
    throw new Error("The generated code does not tell which specification it was made of. Generate it again.");
  const file = spec instanceof URL ? fileURLToPath(spec) : spec;
  const documents = await documentsOf(file, fingerprint, at ?? (isJson(file) ? "/openapi.json" : "/openapi.yaml"));
  const route = createRouter(Object.values(operations).map(({ method, path }) => ({ method, path, route: path })));
  return [...documents].flatMap(([path, { bytes, type, sha256 }]): ServerRoute[] => {
    const found = route("GET", path);
    if ("route" in found || found.allow !== undefined) return [];
    return [
      { method: "GET", path, handler: (_request, h) => h.response(bytes).type(type).etag(sha256) },
      { method: "*", path, handler: (request, h) => answerOther("GET, HEAD, OPTIONS", request, h) },
    ];
  });
}
