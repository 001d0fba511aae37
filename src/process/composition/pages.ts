import { fileURLToPath } from "node:url";
import type { ServerRoute } from "@hapi/hapi";
import { createPageFiles, type PageFiles } from "@segmark/migrator/internal/server/pages/page-files";
import { isPagePath, pageRoutes } from "@segmark/migrator/internal/server/pages/page-routes";

const built = fileURLToPath(new URL("../../../web/dist/", import.meta.url));
const documents = {
  "/": "index.html",
  "/docs": "docs.html",
  "/icon.svg": "icon.svg",
  "/third-party.txt": "third-party.txt",
};
const unbuilt = "The pages are not built. `npm run build:web` in the folder of the service builds them.";

/** The files of the pages for people. */
export const servicePageFiles = (): PageFiles => createPageFiles(built);

export const arePagesBuilt = async (files = servicePageFiles()): Promise<boolean> =>
  (await files.read(documents["/"], "identity")) !== undefined;

/** The pages for people: `/`, `/docs`, and what they load. */
export const servicePageRoutes = (files: PageFiles): readonly ServerRoute[] =>
  pageRoutes({ files, documents, withoutSlash: { "/docs/": "../docs" }, unbuilt });

export const isServicePage = (path: string): boolean => isPagePath(documents, path);
