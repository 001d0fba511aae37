import { fileURLToPath } from "node:url";
import { createPageFiles } from "./page-files.ts";
import { isPagePath, type Pages } from "./page-routes.ts";

const built = fileURLToPath(new URL("../../../web/dist-cluster/", import.meta.url));

const documents = { "/": "cluster.html", "/icon.svg": "icon.svg", "/third-party.txt": "third-party.txt" };

/** The page for people who look after a cluster, from the folder where `npm run build:web` leaves it. */
export const clusterPage = (folder = built): Pages => ({
  files: createPageFiles(folder),
  documents,
  unbuilt: "The page is not built. `npm run build:web` in the checkout of Segmark builds it.",
});

export const isClusterPage = (path: string): boolean => isPagePath(documents, path);
