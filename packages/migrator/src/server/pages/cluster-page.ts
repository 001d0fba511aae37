import { fileURLToPath } from "node:url";
import { createPageFiles } from "./page-files.ts";
import { isPagePath, type Pages } from "./page-routes.ts";

const documents = { "/": "cluster.html", "/icon.svg": "icon.svg", "/third-party.txt": "third-party.txt" };

/** The page for people who look after a cluster. @param folder where `npm run build:web` leaves it */
export const clusterPage = (folder: URL): Pages => ({
  files: createPageFiles(fileURLToPath(folder)),
  documents,
  unbuilt: "The page is not built. `npm run build:web` in the checkout of Segmark builds it.",
});

export const isClusterPage = (path: string): boolean => isPagePath(documents, path);
