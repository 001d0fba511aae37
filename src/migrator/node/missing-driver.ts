import { ownManifest } from "../own-manifest.ts";

const schemes: Readonly<Record<string, string>> = { "better-sqlite3": "sqlite:", mysql2: "mysql:" };

/** What to install, if Knex failed because a driver is not there; the package of the migration manager has none. Any other error as it is. */
export function asMissingDriver(error: unknown): unknown {
  const driver = /Cannot find module '([^']+)'/.exec(String(error))?.[1] ?? "";
  const scheme = schemes[driver];
  if (scheme === undefined) return error;
  const { peerDependencies, dependencies } = ownManifest() ?? {};
  const version = peerDependencies?.[driver] ?? dependencies?.[driver];
  const wanted = version === undefined ? driver : `${driver}@${version}`;
  return new Error(`The driver of ${scheme} is missing. Run \`npm install ${wanted}\`.`, { cause: error });
}
