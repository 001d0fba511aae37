// Builds web/dist, the pages, and compresses them once, so that the service does not have to. Part of `prepare`; without Vite it does nothing.
// `--sizes` prints what each page weighs.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { pageSizes } from "./pages/sizes.ts";

const folder = fileURLToPath(new URL("../web/", import.meta.url));
const target = join(folder, "dist");

/** What is compressed already is left alone, as is what fits into one packet. */
const compressible = /\.(html|js|css|svg|json|map)$/;
const minBytes = 1024;

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

const vite = await import("vite").catch((error: unknown) => {
  // `npm ci --omit=dev` has no Vite; a package has the pages in it.
  if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return undefined;
  throw error;
});
if (vite === undefined) console.log("The pages are not built: Vite is not installed.");
else {
  await vite.build({ configFile: join(folder, "vite.config.ts"), logLevel: "warn" });
  const names = await readdir(target, { recursive: true });
  const served = names.filter((name) => compressible.test(name) && !name.startsWith("."));
  await Promise.all(served.map((name) => compress(join(target, name))));
  if (process.argv.includes("--sizes")) {
    const { firstLoad, pages } = await pageSizes(target);
    console.log(`first load with the home page: ${firstLoad} bytes with gzip`);
    console.table(pages);
  }
}
