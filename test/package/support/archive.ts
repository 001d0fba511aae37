import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { rootFolder } from "../../support/documents.ts";
import { archiveName, packageNames } from "./installed.ts";
import { userFolder } from "./user-folder.ts";

const separator = "node_modules/";
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const nameOf = (path: string): string => path.slice(path.lastIndexOf(separator) + separator.length);

/** The folders of the packages that are installed in this checkout, by name. */
function installedFolders(): Map<string, string[]> {
  const { packages } = JSON.parse(readFileSync(join(rootFolder, "package-lock.json"), "utf8"));
  const paths = Object.keys(packages).filter((path) => path.includes(separator));
  return Map.groupBy(
    paths.filter((path) => existsSync(join(rootFolder, path, "package.json"))),
    nameOf,
  );
}

const isOwn = (name: string): boolean => (packageNames as readonly string[]).includes(name);

/**
 * A registry on this machine whose packages are those in the node_modules of this checkout, at their versions, and our
 * own as they were packed.
 */
export async function localRegistry(): Promise<AsyncDisposable & Readonly<{ url: string }>> {
  const folders = installedFolders();
  const manifestIn = (path: string) => manifestOf(join(rootFolder, path));
  const server = createServer(async ({ url = "" }, response) => {
    const asked = decodeURIComponent(url.slice(1));
    const archived = asked.replace(/\.tgz$/, "");
    if (archived !== asked && isOwn(archived)) {
      await pipeline(createReadStream(archiveOf(archived)), response);
      return;
    }
    if (archived !== asked && folders.get(nameOf(archived))?.includes(archived)) {
      const folder = join(rootFolder, archived);
      const args = [
        "-czf",
        "-",
        "--exclude",
        `${basename(folder)}/node_modules`,
        "-C",
        dirname(folder),
        basename(folder),
      ];
      await pipeline(spawn("tar", args, { stdio: ["ignore", "pipe", "inherit"] }).stdout, response);
      return;
    }
    const paths = isOwn(asked) ? [asked] : (folders.get(asked) ?? []);
    const manifests = paths.map((path) => {
      const tarball = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}.tgz`;
      const manifest = isOwn(path) ? manifestOf(join(userFolder, "node_modules", path)) : manifestIn(path);
      return { ...manifest, dist: { tarball } };
    });
    response.statusCode = paths.length === 0 ? 404 : 200;
    const [latest] = manifests;
    const versions = Object.fromEntries(manifests.map((manifest) => [manifest.version, manifest]));
    response.end(JSON.stringify({ name: asked, "dist-tags": { latest: latest?.version }, versions }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The archive of a package as the tests have packed it. */
export function archiveOf(name: string): string {
  const { version } = manifestOf(join(userFolder, "node_modules", name));
  return join(userFolder, archiveName(name, version));
}

/**
 * Installs the archive of a package with npm into an empty folder outside this checkout, with its dependencies and
 * nothing else. Disposing deletes the folder.
 * @param peers optional ones that the user has, too
 */
export async function installArchive(
  name: string,
  peers: readonly string[] = [],
): Promise<AsyncDisposable & Readonly<{ folder: string }>> {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(await mkdtempDisposable(join(tmpdir(), "segmark-installed-")));
  await using registry = await localRegistry();
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const options = ["--registry", registry.url, "--cache", join(folder, ".npm"), "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", ["install", ...options, archiveOf(name)], { cwd: folder });
  for (const peer of peers) {
    const place = join(folder, "node_modules", peer);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(rootFolder, "node_modules", peer), place);
  }
  const kept = stack.move();
  return { folder, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
