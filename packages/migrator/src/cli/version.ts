import { ownManifest } from "../node/own-manifest.ts";

/** The version of this package. */
export const packageVersion = (): string => ownManifest()?.version ?? "of an unknown version";
